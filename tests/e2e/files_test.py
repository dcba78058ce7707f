#!/usr/bin/env python3
"""Files as other people write them, through the program: python3 files_test.py PROGRAM."""
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = sys.argv.pop(1)
ENGLISH = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "xterm-256color", "XDG_DATA_HOME": "/dev/null/data"}


def run(*arguments, typed=None, cwd=None, timeout=60):
    return subprocess.run([PROGRAM, *map(str, arguments)], input=typed, capture_output=True, text=True, cwd=cwd,
                          encoding="utf-8", errors="surrogateescape", env=ENGLISH, timeout=timeout)


class InAFolder(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def games(self, *arguments):
        return run("games", "--library", self.folder / "games.db", *arguments)


class Library(InAFolder):
    GAME = "(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[B+];B[hh];W[hg];B[ig])"
    ANNOTATED = "(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[B+];B[hh]C[the centre](;W[hg];B[ig])(;W[aa];B[bb]))"

    def test_an_annotated_copy_of_a_game_is_not_lost(self):
        plain, annotated = self.file("plain.sgf", self.GAME), self.file("annotated.sgf", self.ANNOTATED)
        for first, second in ((plain, annotated), (annotated, plain)):
            self.games("import", first)
            answer = self.games("import", second)
            self.assertIn("0 games added, 1 were there already", answer.stdout)
            self.assertEqual("have more in them now: 1" in answer.stdout, second == annotated)
            shown = self.games("show", 1).stdout
            self.assertIn("the centre", shown)
            self.assertIn("2.○ a15", shown)
            (self.folder / "games.db").unlink()

    def test_every_position_of_a_large_tree_is_found(self):
        letters = "abcdefghijklmno"
        deep = "".join(f"(;W[{x}a];B[{y}b]" + "".join(f"(;W[{z}c];B[{z}d])" for z in letters) + ")"
                       for x in letters for y in letters for _ in range(3))
        self.games("import", self.file("large.sgf", f"(;GM[4]SZ[15];B[hh](;W[ii]){deep})"))
        found = self.games("find", "--position", "h8o15o14o13o12")
        self.assertIn("This position: 0 games", found.stdout)
        self.assertIn("only in a variation: 1", found.stdout)
        self.assertIn("after move 5", found.stdout)
        found = json.loads(self.games("find", "--json", "--position", "h8o15o14o13o12").stdout)
        self.assertEqual((found["onlyInVariations"], found["notLookedThrough"]), (1, 0))


if __name__ == "__main__":
    unittest.main()
