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

from patience import patience

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
        output, errors = process.communicate(timeout=patience(240))
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
        output, errors = process.communicate(timeout=patience(60))
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
                (("scoremap",), 2, "at least two players"),
                (("scoremap", "nobody"), 2, "nobody"),
                (("scoremap", "guard:memory=5"), 2, "memory"),
                (("scoremap", "tianyuan:nodes=0"), 2, "nodes"),
                (("scoremap", "tianyuan:time=soon"), 2, "soon"),
                (("scoremap", "guard", "--each", "speed=3"), 2, "speed"),
                (("scoremap", "cmd:/no/such/program"), 1, "/no/such/program"),
                (("scoremap", "guard", "--sprt", "5,0"), 2, "5,0"),
                (("scoremap", "guard", "--draw", "never"), 2, "never"),
                (("scoremap", "guard", "--resign", "score=x"), 2, "score=x"),
                (("scoremap", "guard", "value", "--sprt", "0,5"), 2, "two"),
                (("scoremap", "guard", "--openings", missing), 1, "nothing.txt"),
                (("scoremap", "guard", "--games", "0"), 2, "--games"),
                (("scoremap", "guard", "--time", "soon"), 2, "soon"),
                (("scoremap", "guard", "--gomocup", "bridge"), 2, "bridge"),
                (("scoremap", "guard", "--out", self.folder / "x.psq"), 2, "one game"),
                (("scoremap", "guard", "--out", self.folder / "x.pgn"), 2, "neither an SGF file"),
                (("scoremap", "guard", "--out", self.folder / "x.sgf", "--format", "psq"), 2, "PSQ"),
                (("scoremap", "guard", "--out", "/no/such/folder/x.sgf"), 1, "/no/such"),
                (("scoremap", "guard", "--json", "/no/such/folder/x.json"), 1, "/no/such"),
                (("scoremap", "guard", "--html", self.folder), 1, str(self.folder)),
                (("scoremap", "guard", "--transcripts", "/proc/x"), 1, "/proc/x"),
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

    def test_two_games_are_not_certain(self):
        _, output, _ = self.run_cli("match", "scoremap", "guard", "--games", 2, "--depth", 1)
        self.assertRegex(output, r"\+/- inf, LOS: \d\d\.\d %")
        self.assertNotIn("LOS: 100", output)

    def test_games_go_where_and_as_they_are_asked(self):
        folder, sgf = self.folder / "each", self.folder / "all.sgf"
        options = ("match", "scoremap", "guard", "--games", 2, "--depth", 1)
        _, _, errors = self.run_cli(*options, "--out", f"{folder}/", "--format", "psq")
        self.assertEqual(sorted(path.name for path in folder.iterdir()), ["game-000001.psq", "game-000002.psq"])
        self.assertTrue((folder / "game-000001.psq").read_text(encoding="utf-8").startswith("Piskvorky "))
        self.assertIn(f"2 games are in the folder {folder}/, a file each.", errors)
        _, _, errors = self.run_cli(*options, "--out", sgf)
        self.assertIn(f"2 games are in {sgf}.", errors)

    def test_every_player_has_its_own_limits(self):
        results = self.results("tianyuan:nodes=1000,name=small", "tianyuan:nodes=2000,memory=8", "--games", 2)
        self.assertEqual([player["name"] for player in results["players"]],
                         ["small", "tianyuan:nodes=2000,memory=8"])
        self.assertEqual(results["contest"]["own"], {"0": {"nodes": 1000, "time": "none"},
                                                     "1": {"nodes": 2000, "time": "none"}})
        log = self.folder / "t"
        code, _, errors = self.run_cli("match", f"cmd:{ENGINE} one:time=20s/move,info.x=3", f"cmd:{ENGINE} two", "--each",
                                       "memory=100,time=30s/move", "--games", 2, "--transcripts", log)
        self.assertEqual(code, 0, errors)
        one = (log / "game-000001-good_engine_one_time_20s_move_info.x_3.txt").read_text(encoding="utf-8")
        two = (log / "game-000001-good_engine_two.txt").read_text(encoding="utf-8")
        for line in ("INFO timeout_turn 20000", "INFO x 3", "INFO max_memory 104857600"):
            self.assertIn(line, one)
        self.assertIn("INFO timeout_turn 30000", two)
        self.assertNotIn("INFO x", two)

    def test_a_failing_game_leaves_its_transcript_behind(self):
        script = self.folder / "pbrain-bad"
        script.write_text("#!/bin/sh\necho oops >&2\nread line\necho OK\nread line\nexit 3\n", encoding="utf-8")
        script.chmod(0o755)
        process = subprocess.run([PROGRAM, "match", f"cmd:{script}", "guard", "--games", "2", "--time", "10s/move"],
                                 capture_output=True, text=True, env=self.environment, cwd=self.folder, timeout=patience(120))
        self.assertEqual(process.returncode, 1, "it cannot play at all, which is seen before the first game")
        script.write_text("#!/bin/sh\necho oops >&2\nwhile read line; do case $line in START*|RESTART*) echo OK;; "
                          "ABOUT*) echo 'name=\"x\"';; TURN*|BOARD*|BEGIN*) exit 3;; END*) exit 0;; esac; done\n",
                          encoding="utf-8")
        process = subprocess.run([PROGRAM, "match", f"cmd:{script}", "guard", "--games", "2", "--time", "10s/move"],
                                 capture_output=True, text=True, env=self.environment, cwd=self.folder, timeout=patience(120))
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertIn("Losses of pbrain-bad by faults: 2 crash", process.stdout)
        folders = list(self.folder.glob("match-failures-*"))
        self.assertEqual(len(folders), 1)
        self.assertIn(folders[0].name, process.stderr)
        text = (folders[0] / "game-000001-pbrain-bad.txt").read_text(encoding="utf-8")
        self.assertIn("! oops", text)
        self.assertIn("# exited with code 3", text)

    def test_what_else_an_engine_prints_is_a_remark(self):
        script = self.folder / "pbrain-chatty"
        script.write_text("#!/bin/sh\n" f"exec {ENGINE} chatty | sed -u 's/^\\([0-9]*,[0-9]*\\)$/ERROR what is this\\n\\1/'\n",
                          encoding="utf-8")
        script.chmod(0o755)
        out = self.folder / "all.sgf"
        results = self.results(f"cmd:{script}", "guard", "--games", 2, "--time", "20s/move", "--out", out)
        self.assertEqual([game["cause"] in ("crash", "illegal-move") for game in results["games"]], [False, False])
        self.assertEqual(results["games"][0]["remarks"], [["ERROR what is this"], []])
        self.assertEqual(results["players"][0]["remarks"], 2)
        self.assertIn("pbrain-chatty: ERROR what is this", out.read_text(encoding="utf-8"))
        _, output, _ = self.run_cli("match", f"cmd:{script}", "guard", "--games", 2, "--time", "20s/move")
        self.assertIn('Remarks of pbrain-chatty: 2, first "ERROR what is this"', output)

    def test_adjudicated_games_are_told_apart(self):
        results = self.results("tianyuan:nodes=2000", "guard", "--games", 4, "--prove-wins", 20000)
        causes = [game["cause"] for game in results["games"]]
        self.assertIn("adjudicated-proof", causes)
        self.assertEqual(results["contest"]["prove-wins"], 20000)
        pair = results["pairs"][0]
        self.assertEqual(sum(pair["adjudicated"].values()), causes.count("adjudicated-proof"))
        _, output, _ = self.run_cli("match", "tianyuan:nodes=2000", "guard", "--games", 4, "--prove-wins", 20000)
        self.assertRegex(output, r"adjudicated: \d - 0 - 0")

    def test_a_program_is_called_by_its_name_whatever_its_time(self):
        results = self.results(f"cmd:{ENGINE}:time=20s/move,info.x=3", "guard", "--games", 2)
        self.assertEqual(results["players"][0]["name"], f"{Path(ENGINE).name}:time=20s/move,info.x=3")

    def test_gomocup_is_one_option(self):
        code, output, errors = self.run_cli("match", "scoremap", "guard", "--gomocup", "fastgame", "--games", 2, "--openings",
                                            "random:4", "--json", self.folder / "x.json")
        self.assertEqual(code, 0, errors)
        self.assertIn("Time for turn: 5 s,   Time for match: 120 s", output)
        self.assertRegex(output, r"Player +1 +2 +Total +Ratio +Points")
        self.assertRegex(output, r"wins: \d=\d\+\d,   losses: \d=\d\+\d")
        contest = json.loads((self.folder / "x.json").read_text(encoding="utf-8"))["contest"]
        self.assertEqual((contest["rule"], contest["size"], contest["time"]), ("freestyle", 20, "2m,5s/move"))

    def test_every_key_of_the_results_is_documented(self):
        results = self.results("tianyuan:nodes=500", "guard", "--games", 4, "--sprt", "0,5", "--prove-wins", 5000,
                               "--draw", "score=0", "--resign", "score=99999", "--max-moves", 50)
        manual = Path(__file__).parents[2].joinpath("docs", "match.md").read_text(encoding="utf-8")

        def keys(value):
            if isinstance(value, dict):
                for key, inner in value.items():
                    yield key
                    yield from keys(inner)
            elif isinstance(value, list):
                for inner in value:
                    yield from keys(inner)

        missing = {key for key in keys(results) if f"`{key}`" not in manual and not key.isdigit()}
        self.assertEqual(missing, set())

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
