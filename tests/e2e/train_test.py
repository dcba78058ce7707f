#!/usr/bin/env python3
"""Lets tianyuan-cli play itself and learn from the games.

Usage: train_test.py PATH_TO_TIANYUAN_CLI [unittest options]
"""
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = sys.argv.pop(1)
ENGLISH = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}


class Train(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.games = Path(folder.name) / "games"
        self.weights = Path(folder.name) / "weights.txt"

    def run_program(self, *arguments):
        return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, env=ENGLISH, timeout=240)

    def selfplay(self, *arguments):
        return self.run_program("selfplay", self.games, "--nodes", 500, *arguments)

    def test_games_go_on_where_they_were_left_and_weights_come_of_them(self):
        self.assertEqual(self.selfplay("--games", 10).stdout, f"10 games in {self.games}.\n")
        again = self.selfplay("--games", 10)
        self.assertEqual(again.returncode, 1)
        self.assertIn("has games in it already", again.stderr)
        other = self.selfplay("--games", 10, "--resume", "--rule", "renju")
        self.assertIn("made in another way", other.stderr)
        whole = self.games.read_bytes()
        self.games.write_bytes(whole[:-20])
        self.assertEqual(self.selfplay("--games", 40, "--resume").stdout, f"40 games in {self.games}.\n")

        learnt = self.run_program("tune", self.games, "--out", self.weights, "--epochs", 2)
        self.assertEqual(learnt.returncode, 0, learnt.stderr)
        self.assertRegex(learnt.stdout, r"Value: loss \d+\.\d+ before, \d+\.\d+ after\.")
        self.assertTrue(self.weights.read_text().startswith("tianyuan-weights 3 freestyle\n# Made by"))
        more = self.run_program("tune", self.games, "--out", self.weights, "--epochs", 1, "--start", self.weights)
        self.assertEqual(more.returncode, 0, more.stderr)

        value = self.weights.read_text()
        moves = self.run_program("tune-moves", self.games, "--start", self.weights, "--out", self.weights,
                                 "--held-out", 0.2, "--epochs", 1)
        self.assertEqual(moves.returncode, 0, moves.stderr)
        self.assertRegex(moves.stdout, r"^40 games, \d+ of them held out; \d+ choices to learn from\.\nMoves: loss ")
        text = self.weights.read_text()
        self.assertIn("# Made by tianyuan-cli tune ", text, "how the rest was made is still said")
        self.assertIn("\nmove-network both\nalways ", text)
        self.assertIn(value[value.index("\nmoves both\n"):], text, "the rest stays as it was")

    def test_what_cannot_be_learnt_from_is_told(self):
        self.games.write_text("hello\n")
        answer = self.run_program("tune", self.games, "--out", self.weights)
        self.assertEqual((answer.returncode, answer.stderr),
                         (1, f"tianyuan-cli: {self.games} is no file of games that selfplay has made.\n"))
        self.assertFalse(self.weights.exists())

    def test_ctrl_c_keeps_the_games_that_are_over(self):
        process = subprocess.Popen([PROGRAM, "selfplay", self.games, "--nodes", "500", "--games", "100000"],
                                   stdout=subprocess.PIPE, text=True, env=ENGLISH)
        while not self.games.exists() or self.games.stat().st_size < 1000:
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        games = int(re.match(r"Stopped: (\d+) games", output).group(1))
        more = self.selfplay("--games", games, "--resume")
        self.assertEqual(more.returncode, 0, more.stderr)


if __name__ == "__main__":
    unittest.main()
