#!/usr/bin/env python3
"""What scripts/setup.sh installs: what is missing, and what only some systems have where they have it.

Usage: setup_test.py PROJECT_ROOT
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from stand_ins import write_scripts

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()


class SettingUp(unittest.TestCase):
    def installs(self, packages, *, installed=(), known):
        """What is installed for a list with these packages; apt knows of others once it has looked them up."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for file, names in {"installed": installed, "known": (), "all": known}.items():
                (folder / file).write_text("".join(f"{each}\n" for each in names), encoding="utf-8")
            write_scripts(folder, {
                "bin/id": "echo 0",
                "bin/dpkg-query": f'for name; do :; done; grep -qx "$name" {folder}/installed && printf installed',
                "bin/apt-cache": f'grep -qx "$2" {folder}/known',
                "bin/apt-get": f'[ "$1" != update ] || cp {folder}/all {folder}/known\n[ "$1" != install ] || echo "$@" > {folder}/said',
            })
            (folder / "scripts/packages").mkdir(parents=True)
            (folder / "scripts/packages/it.txt").write_text("# A list.\n" + "\n".join(packages) + "\n", encoding="utf-8")
            shutil.copy(ROOT / "scripts/setup.sh", folder / "scripts")
            subprocess.run([folder / "scripts/setup.sh", "it"], env={**os.environ, "PATH": f"{folder}/bin:/usr/bin:/bin"},
                           stdout=subprocess.DEVNULL, check=True)
            said = folder / "said"
            words = said.read_text(encoding="utf-8").split() if said.exists() else []
            return [word for word in words if word in known]

    def test_only_what_is_missing(self):
        self.assertEqual(self.installs(["one", "two"], installed=["one"], known=["one", "two"]), ["two"])
        self.assertEqual(self.installs(["one"], installed=["one"], known=["one"]), [])

    def test_what_only_some_systems_have_where_they_have_it(self):
        self.assertEqual(self.installs(["one", "two?"], known=["one", "two"]), ["one", "two"])
        self.assertEqual(self.installs(["one", "two?"], installed=["two"], known=["one", "two"]), ["one"])
        self.assertEqual(self.installs(["one", "two?"], known=["one"]), ["one"])

    def test_what_only_some_systems_have_is_no_reason_to_begin(self):
        self.assertEqual(self.installs(["one", "two?"], installed=["one"], known=["one", "two"]), [])


if __name__ == "__main__":
    unittest.main()
