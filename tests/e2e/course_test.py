#!/usr/bin/env python3
"""The course at the terminal: python3 course_test.py PROGRAM."""
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


class Course(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.library = Path(temporary.name) / "games.db"

    def course(self, *arguments, typed="", language="en"):
        return subprocess.run([PROGRAM, "--lang", language, "course", "--library", self.library, *arguments],
                              input=typed, capture_output=True, text=True, encoding="utf-8", env=PLACE, timeout=patience(60))

    def lessons(self):
        return json.loads(self.course("--json").stdout)

    def test_the_first_lesson_is_taken_and_kept(self):
        answer = self.course(typed="e5\n\nb5\n\ne5\n\ne6\n\nf5\nquit\n")
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertIn("Task 1 of 5: Five in a row", answer.stdout)
        self.assertEqual(answer.stdout.count("Right."), 5)
        first, second = self.lessons()[:2]
        self.assertEqual((first["id"], first["tasks_done"], first["done"]), ("five", 5, True))
        self.assertEqual((second["id"], second["tasks_done"], second["done"]), ("board", 0, False))
        # The next time the next lesson is there.
        self.assertIn("The board and its names", self.course(typed="quit\n").stdout)

    def test_a_lesson_goes_on_where_it_was_left(self):
        self.course("five", typed="e5\n\nb5\n")
        self.assertEqual(self.lessons()[0]["tasks_done"], 2)
        self.assertIn("Task 3 of 5", self.course("five").stdout)

    def test_a_wrong_answer_is_refuted_and_a_hint_helps(self):
        answer = self.course("stop-three", typed="b5\nhint\nhint\nc5\n")
        self.assertIn("Not yet.", answer.stdout)
        self.assertIn("White plays G5: an open four", answer.stdout)
        self.assertIn("Look around C5.", answer.stdout)
        self.assertIn("Play C5.", answer.stdout)
        self.assertIn("Right.", answer.stdout)

    def test_sentences_are_chosen_by_number(self):
        answer = self.course("not-forbidden", typed="2\n9\n1\n")
        self.assertIn("Not yet.", answer.stdout)
        self.assertIn("There is no answer 9.", answer.stdout)
        self.assertIn("One open three is allowed.", answer.stdout)

    def test_what_is_not_understood_is_told(self):
        answer = self.course("five", typed="xyz\nz99\n")
        self.assertEqual(answer.stdout.count("Type a point such as h8"), 3)
        answer = self.course("nothing")
        self.assertEqual(answer.returncode, 1)
        self.assertIn('There is no lesson "nothing"', answer.stderr)
        self.assertEqual(self.course("0").returncode, 1)

    def test_the_list_is_there_in_both_languages(self):
        self.assertIn("Five in a row", self.course("--list").stdout)
        self.assertIn("五子连成一线", self.course("--list", language="zh").stdout)
        self.assertEqual(len(self.lessons()), 22)
        self.assertIn("对了。", self.course("5", typed="h4\n", language="zh").stdout)

    def test_without_a_library_the_lesson_can_be_taken(self):
        self.library = "/dev/null/games.db"
        answer = self.course("five", typed="e5\n")
        self.assertEqual(answer.returncode, 0)
        self.assertIn("Right.", answer.stdout)
        self.assertIn("/dev/null", answer.stderr)


if __name__ == "__main__":
    unittest.main()
