#!/usr/bin/env python3
"""Progress at the terminal: python3 progress_test.py PROGRAM."""
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from patience import patience

PROGRAM = os.path.abspath(sys.argv.pop(1))
PLACE = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "dumb", "XDG_DATA_HOME": "/dev/null/data"}


class Progress(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.library = Path(temporary.name) / "games.db"

    def run_cli(self, *arguments, typed="", language="en"):
        return subprocess.run([PROGRAM, "--lang", language, *arguments, "--library", self.library], input=typed,
                              capture_output=True, text=True, encoding="utf-8", env=PLACE, timeout=patience(60))

    def progress(self, *arguments, **options):
        answer = self.run_cli("progress", *arguments, **options)
        self.assertEqual(answer.returncode, 0, answer.stderr)
        return answer.stdout

    def lose(self):
        answer = self.run_cli("play", "--white", "guard", typed="h8\nresign\nquit\n")
        self.assertEqual(answer.returncode, 0, answer.stderr)

    def test_without_games_it_says_so(self):
        shown = self.progress()
        self.assertIn("No finished game", shown)
        self.assertIn("An even game: Sprout (level:1)", shown)
        self.assertIn("还没有", self.progress(language="zh"))

    def test_a_game_that_was_lost_is_counted(self):
        self.lose()
        shown = self.progress()
        self.assertRegex(shown, r"Rating \d+ ± \d+, from 1 game\n")
        self.assertRegex(shown, r"0 : 1 +Guard")
        self.assertRegex(shown, r"0 : 1 +Black")
        data = json.loads(self.progress("--json"))
        self.assertEqual(len(data["games"]), 1)
        self.assertEqual(data["games"][0]["opponent"], "guard")
        self.assertLess(data["rating"][0]["rating"], 1200)
        self.assertEqual(len(self.progress("--csv").splitlines()), 2)

    def test_forgetting_keeps_the_games(self):
        self.lose()
        self.run_cli("course", "five", typed="e5\n")
        self.assertIn("Deleted.", self.progress("--forget"))
        # What is kept counts seconds: a game of this very second counts still or no more.
        self.assertLessEqual(len(json.loads(self.progress("--json"))["games"]), 1)
        self.assertEqual(json.loads(self.run_cli("course", "--json").stdout)[0]["tasks_done"], 0)
        self.assertEqual(len(json.loads(self.run_cli("games", "list", "--json").stdout)), 1)

    def test_json_and_csv_exclude_each_other(self):
        self.assertEqual(self.run_cli("progress", "--json", "--csv").returncode, 2)


if __name__ == "__main__":
    unittest.main()
