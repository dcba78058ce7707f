#!/usr/bin/env python3
"""Does scripts/check_layers.py find an include that points upward, and a page that says what is not so?

Usage: layers_test.py PROJECT_ROOT
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()
PAGE = "docs/architecture.md"


class Layers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.root = pathlib.Path(cls.folder.name)
        for file in [*ROOT.glob("src/**/*"), *ROOT.glob("apps/**/*"), ROOT / PAGE]:
            if file.suffix in (".h", ".cpp", ".md") and "node_modules" not in file.parts:
                copy = cls.root / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)

    def faults(self, file=PAGE, old="", new=""):
        """What it complains about where a file of the project says something else."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        self.assertIn(old, text)
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        answer = subprocess.run([ROOT / "scripts/check_layers.py", self.root], stdout=subprocess.PIPE, text=True, check=False)
        path.write_text(text, encoding="utf-8")
        self.assertEqual(answer.returncode, 0 if answer.stdout == "layers: ok\n" else 1)
        return answer.stdout.splitlines()

    def test_the_project_is_as_it_says(self):
        self.assertEqual(self.faults(), ["layers: ok"])

    def test_an_include_that_points_upward(self):
        self.assertEqual(self.faults("src/core/board.h", "#pragma once\n", '#pragma once\n#include "game/game.h"\n'),
                         ["src/core/board.h:2: src/core may not include game/game.h"])
        self.assertEqual(self.faults("apps/desktop/board/board_item.h", "#pragma once\n",
                                     '#pragma once\n#include "desktop/table/table_host.h"\n'),
                         ["apps/desktop/board/board_item.h:2: apps/desktop/board may not include desktop/table/table_host.h"])

    def test_a_library_of_others_where_it_does_not_belong(self):
        self.assertEqual(self.faults("src/game/game.h", "#pragma once\n", "#pragma once\n#include <nlohmann/json.hpp>\n"),
                         ["src/game/game.h:2: <nlohmann/json.hpp> belongs only in src/match, src/progress, src/roster, "
                          "apps/cli, apps/cluster, apps/web"])

    def test_a_row_of_the_page_that_allows_something_else(self):
        self.assertEqual(self.faults(PAGE, "(a player on a thread of its own) | core, opening, ", "(a player on a thread of its own) | core, "),
                         [f"{PAGE}: src/game may include something else than the page says: opening"])
        self.assertEqual(self.faults(PAGE, "all libraries but bots, brain", "all libraries but bots"),
                         [f"{PAGE}: apps/cli may include something else than the page says: brain"])
        self.assertEqual(self.faults(PAGE, "a thumbnail | board |", "a thumbnail | board, table |"),
                         [f"{PAGE}: apps/desktop/items may include something else than the page says: table"])

    def test_rows_that_are_missing_or_too_many(self):
        self.assertEqual(self.faults(PAGE, "| `proof` |", "| `proofs` |"),
                         [f"{PAGE}: nothing about src/proof", f"{PAGE}: there is no src/proofs"])


if __name__ == "__main__":
    unittest.main()
