#!/usr/bin/env python3
"""Plays matches with tianyuan-cluster under a real mpirun: the same games as on one machine, also when processes die.

Usage: cluster_test.py TIANYUAN_CLUSTER TIANYUAN_CLI GOOD_ENGINE BAD_ENGINE [unittest options]
"""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from patience import patience

CLUSTER, CLI, GOOD, BAD = (os.path.abspath(sys.argv.pop(1)) for _ in range(4))
# Players limited by nodes or by nothing: each game depends on its number alone.
PLAYERS = ("tianyuan:nodes=1500,memory=1", "scoremap", "shapes:depth=1", "--size", 11)
OPTIONS = (*PLAYERS, "--games", 8)


def processes_with(text):
    """The processes whose command line has the text, but for this one's."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            words = (path / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue
        if any(text in word for word in words) and int(path.name) != os.getpid():
            found.append(int(path.name))
    return found


def program_of(number):
    try:
        return os.readlink(f"/proc/{number}/exe")
    except OSError:
        return ""


class Cluster(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.log = self.folder / "log.jsonl"
        self.environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": folder.name,
                            "XDG_CONFIG_HOME": folder.name, "OMPI_ALLOW_RUN_AS_ROOT": "1",
                            "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_rmaps_base_oversubscribe": "1",
                            "OMPI_MCA_btl_vader_single_copy_mechanism": "none", "TMPDIR": folder.name}

    def start(self, *arguments, ranks=4, recover=True):
        command = ["mpirun", "--oversubscribe", "-n", str(ranks), *(["--enable-recovery"] if recover else []), CLUSTER,
                   *map(str, arguments)]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
                                env=self.environment, cwd=self.folder, start_new_session=True)

    def run_cluster(self, *arguments, **options):
        process = self.start(*arguments, **options)
        output, errors = process.communicate(timeout=patience(240))
        return process.returncode, output, errors

    def games(self, path):
        games = json.loads(path.read_text(encoding="utf-8"))["games"]
        for game in games:
            game.pop("ms", None)
        return games

    def expected(self, *options):
        path = self.folder / "here.json"
        done = subprocess.run([CLI, "match", *map(str, options), "--json", path], env=self.environment,
                              capture_output=True, text=True, timeout=patience(240))
        self.assertEqual(done.returncode, 0, done.stderr)
        return self.games(path)

    def wait_for_games(self, process, count):
        while not self.log.exists() or self.log.read_bytes().count(b"\n") < count + 1:
            self.assertIsNone(process.poll(), "it ended too early")
            time.sleep(0.01)

    def workers_of(self, process):
        """The ranks but the first, by their environment."""
        found = {}
        for path in Path("/proc").glob("[0-9]*"):
            try:
                environment = (path / "environ").read_bytes().decode(errors="replace").split("\0")
                program = os.readlink(path / "exe")
            except OSError:
                continue
            values = dict(word.split("=", 1) for word in environment if "=" in word)
            # The guardian of a rank has a session of its own.
            if program == os.path.realpath(CLUSTER) and values.get("HOME") == str(self.folder) and \
                    os.getsid(int(path.name)) != int(path.name):
                found[int(values["OMPI_COMM_WORLD_RANK"])] = int(path.name)
        return found

    def test_the_same_games_on_one_core_on_two_and_on_four_ranks(self):
        here = self.expected(*OPTIONS)
        self.assertEqual(self.expected(*OPTIONS, "--concurrency", 2), here)
        path = self.folder / "there.json"
        code, output, errors = self.run_cluster("match", *OPTIONS, "--json", path)
        self.assertEqual(code, 0, errors)
        self.assertEqual(self.games(path), here)
        self.assertIn("Games: 24", output)

    def test_a_worker_that_is_killed_loses_only_its_games(self):
        here = self.expected(*PLAYERS, "--games", 30)
        path = self.folder / "there.json"
        process = self.start("match", *PLAYERS, "--games", 30, "--log", self.log, "--json", path, "--silence", 2)
        self.wait_for_games(process, 5)
        os.kill(self.workers_of(process)[2], signal.SIGKILL)
        _, errors = process.communicate(timeout=patience(240))
        self.assertTrue(path.exists(), errors)
        self.assertEqual(self.games(path), here)
        self.assertEqual(process.returncode, 0, errors)
        numbers = [json.loads(line)["game"] for line in self.log.read_text(encoding="utf-8").splitlines()[1:]]
        self.assertEqual(sorted(numbers), [game["game"] for game in here], "none lost, none twice")

    def test_everything_killed_goes_on_where_it_was(self):
        here = self.expected(*OPTIONS)
        path = self.folder / "there.json"
        process = self.start("match", *OPTIONS, "--log", self.log)
        self.wait_for_games(process, 3)
        for worker in self.workers_of(process).values():
            os.kill(worker, signal.SIGKILL)
        process.kill()
        process.communicate(timeout=patience(60))
        code, _, errors = self.run_cluster("match", *OPTIONS, "--log", self.log, "--resume", "--json", path)
        self.assertEqual(code, 0, errors)
        self.assertEqual(self.games(path), here)

    def test_a_test_that_is_decided_stops_all(self):
        code, output, errors = self.run_cluster("match", "scoremap", "guard", "--games", 10_000, "--depth", 1, "--sprt",
                                                "0,100")
        self.assertEqual(code, 0, errors)
        self.assertIn("was accepted", output)

    def test_a_ladder_and_self_play(self):
        code, output, errors = self.run_cluster("ladder", "scoremap", "guard", "value:depth=1", "--games", 2, "--depth", 1,
                                                "--swiss", 2)
        self.assertEqual(code, 0, errors)
        self.assertIn("Rank Name", output)
        there, here = self.folder / "there.games", self.folder / "here.games"
        options = ("--games", 6, "--nodes", 500, "--threads", 1)
        code, _, errors = self.run_cluster("selfplay", there, *options)
        self.assertEqual(code, 0, errors)
        subprocess.run([CLI, "selfplay", here, *map(str, options)], env=self.environment, check=True, timeout=patience(240),
                       capture_output=True)
        self.assertEqual(len(there.read_bytes()), len(here.read_bytes()))

    def test_another_program_elsewhere_is_refused(self):
        # What a worker finds under the path differs from what the first process finds.
        engine = self.folder / "pbrain-x"
        engine.write_text(f"#!/bin/sh\nexec {GOOD} x\n", encoding="utf-8")
        engine.chmod(0o755)
        other = self.folder / "other"
        other.mkdir()
        (other / "pbrain-x").write_text(f"#!/bin/sh\n# older\nexec {GOOD} x\n", encoding="utf-8")
        (other / "pbrain-x").chmod(0o755)
        wrapper = self.folder / "rank.sh"
        wrapper.write_text(f'#!/bin/sh\n[ "$OMPI_COMM_WORLD_RANK" = 0 ] || cd other\nexec {CLUSTER} "$@"\n', encoding="utf-8")
        wrapper.chmod(0o755)
        done = subprocess.run(["mpirun", "--oversubscribe", "-n", "3", wrapper, "match", "cmd:./pbrain-x", "guard", "--games",
                               "2"], env=self.environment, cwd=self.folder, capture_output=True, text=True, timeout=patience(120))
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("has another ./pbrain-x", done.stderr)

    def test_no_process_is_left(self):
        for fault in ("deaf", "daemon"):
            mark = f"{self.folder.name}-{fault}"
            process = self.start("match", f"cmd:{BAD} {fault} {mark}", "guard", "--games", 2, "--time", "300ms/move", ranks=3)
            process.communicate(timeout=patience(240))
            self.assertEqual(processes_with(mark), [], fault)
        # And none if its process is killed without a word.
        mark = f"{self.folder.name}-killed"
        process = self.start("match", f"cmd:{BAD} deaf {mark}", "guard", "--games", 1000, "--time", "2s/move",
                             "--log", self.log, "--silence", 2, ranks=2)
        def engines():
            return [each for each in processes_with(mark) if os.path.realpath(BAD) == program_of(each)]
        while not engines():
            self.assertIsNone(process.poll())
            time.sleep(0.01)
        os.kill(self.workers_of(process)[1], signal.SIGKILL)
        process.communicate(timeout=patience(60))
        deadline = time.monotonic() + 5
        while processes_with(mark) and time.monotonic() < deadline:
            time.sleep(0.05)
        self.assertEqual(processes_with(mark), [])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[1:]])
