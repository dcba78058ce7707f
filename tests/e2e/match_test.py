#!/usr/bin/env python3
"""Plays matches with tianyuan-cli: results, files, stopping and going on.

Usage: match_test.py PATH_TO_TIANYUAN_CLI PATH_TO_GOOD_ENGINE [unittest options]
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = sys.argv.pop(1)
ENGINE = sys.argv.pop(1)


class Match(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        # No engines of whoever runs the tests.
        self.environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": folder.name,
                            "XDG_CONFIG_HOME": folder.name}

    def start(self, *arguments):
        return subprocess.Popen([PROGRAM, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                text=True, encoding="utf-8", env=self.environment)

    def run_cli(self, *arguments):
        process = self.start(*arguments)
        output, errors = process.communicate(timeout=240)
        return process.returncode, output, errors

    def results(self, *arguments):
        """The results of a match as JSON, without what differs from run to run."""
        path = self.folder / "results.json"
        code, _, errors = self.run_cli("match", *arguments, "--json", path)
        self.assertEqual(code, 0, errors)
        results = json.loads(path.read_text(encoding="utf-8"))
        for game in results["games"]:
            game.pop("ms", None)
        for player in results["players"]:
            player.pop("ms")
            player.pop("longest-ms")
        return results

    def test_the_summary_has_the_lines_that_engine_authors_know(self):
        code, output, errors = self.run_cli("match", "scoremap", "guard", "--games", 10, "--depth", 1)
        self.assertEqual(code, 0, errors)
        self.assertRegex(output, r"Score of scoremap vs guard: \d+ - \d+ - \d+  \[[01]\.\d{3}\] 10\n")
        self.assertRegex(output, r"Elo difference: \S+ \+/- \S+, LOS: [\d.]+ %, DrawRatio: [\d.]+ %\n")
        self.assertRegex(output, r"Ptnml\(0-2\): \[(\d+, ){4}\d+\], pairs: 5\n")

    def test_every_game_is_written_down(self):
        sgf, folder, page = self.folder / "all.sgf", self.folder / "each", self.folder / "page.html"
        for out in (sgf, folder):
            code, _, errors = self.run_cli("match", "scoremap", "guard", "shapes:depth=1", "--games", 2, "--rule", "renju",
                                           "--out", out, "--html", page)
            self.assertEqual(code, 0, errors)
        self.assertEqual(sgf.read_text(encoding="utf-8").count("(;FF[4]"), 6)
        self.assertEqual(len(list(folder.glob("*.sgf"))), 6)
        self.assertIn("RU[renju", sgf.read_text(encoding="utf-8"))
        self.assertIn("prefers-color-scheme", page.read_text(encoding="utf-8"))

    def test_the_same_seed_gives_the_same_games_at_any_concurrency(self):
        options = ("scoremap", "guard", "value:depth=1", "--games", 4, "--size", 11, "--depth", 1)
        one = self.results(*options)
        two = self.results(*options, "--concurrency", 3)
        other = self.results(*options, "--seed", 2)
        self.assertEqual(one["games"], two["games"])
        self.assertNotEqual(one["games"], other["games"])

    def test_a_killed_match_goes_on_where_it_was(self):
        log = self.folder / "log.jsonl"
        options = ("scoremap", "guard", "value:depth=2", "--games", 20, "--depth", 2)
        whole = self.results(*options)
        process = self.start("match", *options, "--log", log)
        while not log.exists() or log.read_bytes().count(b"\n") < 6:
            self.assertIsNone(process.poll(), "it ended before it could be killed")
        process.kill()
        process.communicate()
        self.assertLess(log.read_bytes().count(b"\n"), 61)
        with log.open("ab") as file:
            file.write(b'{"game":59,"mo')  # as a kill in the middle of a line would leave it
        resumed = self.results(*options, "--log", log, "--resume")
        self.assertEqual(resumed, whole)
        self.assertEqual(log.read_bytes().count(b"\n"), 61)

    def test_an_interrupted_match_keeps_what_is_over(self):
        log = self.folder / "log.jsonl"
        process = self.start("match", "scoremap", "value:depth=3", "--games", 100_000, "--depth", 3, "--log", log,
                             "--concurrency", 2)
        while not log.exists() or log.read_bytes().count(b"\n") < 3:
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        self.assertIn("--resume goes on", errors)
        games = int(re.search(r"Score of .*\] (\d+)\n", output).group(1))
        self.assertEqual(games, log.read_bytes().count(b"\n") - 1)

    def test_a_test_ends_when_it_is_decided(self):
        results = self.results("scoremap", "guard", "--games", 10_000, "--depth", 1, "--sprt", "0,100")
        self.assertIn(results["sprt"]["verdict"], ("H0", "H1"))
        self.assertLess(len(results["games"]), 1_000)

    def test_openings_come_from_a_file(self):
        book = self.folder / "book.txt"
        book.write_text("# two\nh8h9i9g7\n0,0, 1,1, 2,0\n", encoding="utf-8")
        results = self.results("scoremap", "guard", "--games", 8, "--depth", 1, "--openings", book)
        self.assertEqual([game["given"] for game in results["games"]], [4, 4, 3, 3, 4, 4, 3, 3])
        book.write_text("h8\nh8h8\n", encoding="utf-8")
        code, _, errors = self.run_cli("match", "scoremap", "guard", "--openings", book)
        self.assertEqual(code, 1)
        self.assertIn("Line 2 of the openings uses h8 twice.", errors)

    def test_protocols_are_played_out(self):
        results = self.results("scoremap", "guard", "--games", 4, "--depth", 1, "--opening", "swap2")
        for game in results["games"]:
            self.assertEqual(len(game["steps"].split()), 4)

    def test_swap2_is_played_by_engines_themselves(self):
        # The first seat places three stones in a corner; what the second does is its own taste.
        for taste, steps in (("take-white", "a15 b14 c15 keep"), ("take-black", "a15 b14 c15 swap"),
                             ("two-more", "a15 b14 c15 two-more o1 a1 keep")):
            results = self.results(f"cmd:{ENGINE} one", f"cmd:{ENGINE} two {taste}", "--games", 2, "--opening", "swap2",
                                   "--time", "20s/move")
            games = results["games"]
            self.assertEqual([player["name"] for player in results["players"]],
                             ["good_engine one", f"good_engine two {taste}"])
            self.assertEqual(games[0]["steps"], steps)
            self.assertEqual(games[1]["steps"], "a15 b14 c15 keep", "the other is asked, and takes White")
            self.assertEqual([game["cause"] for game in games], ["five", "five"])
            # Who holds Black after the opening: 0 the one who placed the stones.
            self.assertEqual(games[0]["black"], 0 if "keep" in steps else 1)

    def test_what_makes_no_sense_is_said(self):
        missing = self.folder / "nothing.txt"
        for arguments, code, words in (
                (("scoremap",), 1, "at least two players"),
                (("scoremap", "nobody"), 1, "nobody"),
                (("scoremap", "cmd:/no/such/program"), 1, "/no/such/program"),
                (("scoremap", "guard", "--sprt", "5,0"), 1, "5,0"),
                (("scoremap", "guard", "value", "--sprt", "0,5"), 1, "two"),
                (("scoremap", "guard", "--openings", missing), 1, "nothing.txt"),
                (("scoremap", "guard", "--games", "0"), 2, "--games"),
                (("scoremap", "guard", "--time", "soon"), 1, "soon"),
                (("scoremap", "guard", "--resume"), 2, "--log")):
            answer, output, errors = self.run_cli("match", *arguments)
            self.assertEqual(answer, code, arguments)
            self.assertIn(words, errors)
            self.assertEqual(output, "")

    def test_a_log_is_not_overwritten_nor_mixed(self):
        log = self.folder / "log.jsonl"
        options = ("match", "scoremap", "guard", "--games", 2, "--depth", 1, "--log", log)
        self.assertEqual(self.run_cli(*options)[0], 0)
        code, _, errors = self.run_cli(*options)
        self.assertEqual(code, 1)
        self.assertIn("--resume", errors)
        code, _, errors = self.run_cli(*options, "--resume", "--rule", "renju")
        self.assertEqual(code, 1)
        self.assertIn("rule", errors)

    def test_a_ladder_rates_everyone(self):
        table, plot = self.folder / "table.md", self.folder / "plot.svg"
        code, output, errors = self.run_cli("ladder", "scoremap", "guard", "value:depth=1", "--games", 4, "--depth", 1,
                                            "--anchor", "guard", "--level", 1000, "--markdown", table, "--svg", plot)
        self.assertEqual(code, 0, errors)
        self.assertRegex(output, r"(?m)^ +\d guard +1000 +0 +8 ")
        self.assertEqual(table.read_text(encoding="utf-8").count("\n| "), 5)
        self.assertTrue(plot.read_text(encoding="utf-8").startswith("<svg"))
        code, output, errors = self.run_cli("ladder", "scoremap", "guard", "value:depth=1", "--games", 2, "--depth", 1,
                                            "--swiss", 3)
        self.assertEqual(code, 0, errors)
        self.assertEqual(len(re.findall(r"(?m)^ +\d .* 4 ", output)), 3, output)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[1:]])
