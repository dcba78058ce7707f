#!/usr/bin/env python3
"""Ends everything that writes by force, at random moments, and looks whether anything was lost.

Usage: soak_kill.py BIN_FOLDER [--times N] [--seed N] [PART...]

Each part is killed N times with signal 9 (200 by default):

  store      the library, move by move (store_test, which does a hundred at a time)
  terminal   games at the terminal: every move that was shown is there, and the game goes on
  import     many games that are imported: those that are there are whole, and importing again adds the rest
  match      the log of a match: every game that was told is in it, and with --resume it ends as if nothing had happened
  selfplay   the file of selfplay: with --resume it becomes the same bytes
  engines    the list of engines: every engine that was added is there
  window     the window: every stone and every setting that it had written is there again

Exits 1 if anything was lost, or could not be opened again.
"""
import argparse
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path


class Loss(Exception):
    pass


class Part:
    """One thing that writes, in a folder of its own."""

    def __init__(self, bin_folder: Path, folder: Path, dice: random.Random) -> None:
        self.bin, self.folder, self.dice = bin_folder, folder, dice
        self.environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(folder),
                            "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder),
                            "XDG_RUNTIME_DIR": str(folder)}

    def start(self, *words, program: str = "tianyuan-cli") -> subprocess.Popen:
        return subprocess.Popen([str(self.bin / program), *map(str, words)], stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=self.environment, bufsize=0)

    def run(self, *words, typed: str = "") -> str:
        """What a command prints; it must end well."""
        done = subprocess.run([str(self.bin / "tianyuan-cli"), *map(str, words)], input=typed, text=True,
                              capture_output=True, env=self.environment, timeout=600)
        if done.returncode != 0:
            raise Loss(f"{words[0]} {words[1]} ends with {done.returncode}: {done.stderr.strip()}")
        return done.stdout

    @staticmethod
    def kill(process: subprocess.Popen) -> str:
        """What it had still said before."""
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read()
        process.wait()
        process.stdin.close()
        process.stdout.close()
        return rest.decode(errors="replace")

    def kill_after(self, process: subprocess.Popen, seconds: float) -> tuple[str, bool]:
        """What it said, and whether it was killed before its end."""
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            return self.kill(process), True
        rest = process.stdout.read().decode(errors="replace")
        process.stdin.close()
        process.stdout.close()
        return rest, False

    def time_of(self, action) -> float:
        start = time.monotonic()
        action()
        return time.monotonic() - start


class Store(Part):
    def go(self, times: int) -> int:
        environment = dict(os.environ, TMPDIR=str(self.folder))
        for _ in range((times + 99) // 100):
            done = subprocess.run([str(self.bin / "store_test"), "--gtest_filter=Kill.*"], env=environment,
                                  capture_output=True, text=True)
            if done.returncode != 0:
                raise Loss(done.stdout)
        return (times + 99) // 100 * 100


class Terminal(Part):
    def go(self, times: int) -> int:
        for _ in range(times):
            points = self.dice.sample([f"{column}{row}" for column in "abcdefghijklmnopqrstuv" for row in range(1, 23)], 24)
            shown = self.play(points)
            there = re.findall(r"(?m)^(?:[a-v]\d+)+$", self.run("play", "--resume", typed="moves\nquit\n")) if shown else [""]
            if not there or not there[0].startswith("".join(shown)):
                raise Loss(f"shown {shown}, there is {there}")
            if shown:
                self.run("play", "--resume", typed="resign\nresign\nquit\n")
        return times

    def play(self, points: list[str]) -> list[str]:
        """The moves that it had shown before it was killed."""
        process = self.start("play", "--size", 22)
        process.stdin.write("".join(f"{point}\nmoves\n" for point in points).encode())
        wanted, text = self.dice.randrange(len(points)), b""
        while text.count(b"\n") < 12 * wanted and (piece := process.stdout.read(512)):
            text += piece
        time.sleep(self.dice.random() * 0.02)
        text += self.kill(process).encode()
        lines = re.findall(r"(?m)^(?:[a-v]\d+)+$", text.decode(errors="replace").rpartition("\n")[0])
        return re.findall(r"[a-v]\d+", max(lines, key=len)) if lines else []


class Import(Part):
    GAMES = 10_000

    def go(self, times: int) -> int:
        file = self.folder / "many.sgf"
        with file.open("w") as out:
            for number in range(self.GAMES):
                points = self.dice.sample([a + b for a in "abcdefghijklmno" for b in "abcdefghijklmno"], 20)
                moves = "".join(f";{'BW'[i % 2]}[{point}]" for i, point in enumerate(points))
                out.write(f"(;GM[4]SZ[15]PB[Player {number}]PW[Other]{moves})\n")
        library = self.folder / "tianyuan/games.db"
        whole = self.time_of(lambda: self.run("games", "import", file))
        killed = 0
        while killed < times:
            for each in library.parent.glob("games.db*"):
                each.unlink()
            for _ in range(5):
                told, was_killed = self.kill_after(self.start("games", "import", file), self.dice.random() * whole)
                killed += was_killed
                there = self.check()
                if "games added" in told and there != self.GAMES:
                    raise Loss(f"all games were told to be added, {there} are there")
            self.run("games", "import", file)
            if self.check() != self.GAMES:
                raise Loss(f"{self.check()} games instead of {self.GAMES}")
        return killed

    def check(self) -> int:
        games = json.loads(self.run("games", "list", "--json", "--most", 2 * self.GAMES))
        if any(game["moves"] != 20 for game in games):
            raise Loss("a game is not whole")
        return len(games)


class Match(Part):
    def go(self, times: int) -> int:
        words = ("match", "guard", "scoremap", "shapes:depth=2", "--games", 40, "--depth", 2, "-v", "--concurrency", 2)
        result = self.folder / "result.json"
        whole = self.time_of(lambda: self.run(*words, "--json", result))
        expected, killed, log = self.games_of(result), 0, self.folder / "match.jsonl"
        while killed < times:
            log.unlink(missing_ok=True)
            again = True
            while again:
                resume = ["--resume"] if log.exists() else []
                told, again = self.kill_after(self.start(*words, "--log", log, "--json", result, *resume),
                                              self.dice.random() * whole / 2 + 0.02)
                killed += again
                ends = len(re.findall(r"(?m)^Finished game .*\n", told))
                kept = log.read_bytes().count(b"\n") - 1 if log.exists() else 0
                if ends > kept:
                    raise Loss(f"{ends} games were told, {kept} are in the log")
            if self.games_of(result) != expected:
                raise Loss("it did not end like the match that was left alone")
        return killed

    @staticmethod
    def games_of(result: Path) -> list[dict]:
        """Without the times, which differ from run to run."""
        games = json.loads(result.read_text())["games"]
        return [{key: value for key, value in game.items() if key != "ms"} for game in games]


class Selfplay(Part):
    def go(self, times: int) -> int:
        words = ("--games", 60, "--nodes", 500, "--threads", 1)
        expected, file = self.folder / "expected.games", self.folder / "killed.games"
        whole = self.time_of(lambda: self.run("selfplay", expected, *words))
        killed = 0
        while killed < times:
            file.unlink(missing_ok=True)
            again = True
            while again:
                resume = ["--resume"] if file.exists() else []
                _, again = self.kill_after(self.start("selfplay", file, *words, *resume),
                                           self.dice.random() * whole / 2 + 0.02)
                killed += again
            if file.read_bytes() != expected.read_bytes():
                raise Loss("other games than those of a run that was left alone")
        return killed


class Engines(Part):
    def go(self, times: int) -> int:
        engine, names, killed, number = self.bin / "pbrain-tianyuan", set(), 0, 0
        words = ("engines", "add", engine, "--no-check", "--name")
        whole = self.time_of(lambda: self.run(*words, "first"))
        names.add("first")
        while killed < times:
            number += 1
            name = f"engine{number}"
            process = self.start(*words, name)
            _, was_killed = self.kill_after(process, self.dice.random() * whole * 1.3)
            killed += was_killed
            if process.returncode == 0:
                names.add(name)
            there = {line.split()[0] for line in self.run("engines", "list").splitlines()}
            if not names <= there or not there <= names | {name}:
                raise Loss(f"added: {sorted(names)}, there: {sorted(there)}")
            names = there
            if len(names) > 20:
                for each in sorted(names - {"first"}):
                    self.run("engines", "remove", each)
                names = {"first"}
        return killed


class Window(Part):
    def go(self, times: int) -> int:
        self.environment |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
        said: dict[str, str] = {}
        for _ in range(times):
            process = self.start(self.folder, self.dice.randrange(1 << 30), program="window_writer")
            there = dict(line.split(" ", 1) for line in self.until(process, "ready").splitlines())
            if not there.get("moves", "").startswith(said.get("moves", "")):
                raise Loss(f"the moves were {said['moves']}, there are {there.get('moves')}")
            for what in {"theme", "numbers"} & said.keys():
                allowed = {said[what], said.get(f"next-{what}", said[what])}
                if there.get(what) not in allowed:
                    raise Loss(f"{what} was one of {allowed}, there is {there.get(what)}")
            text = self.until(process, *[""] * self.dice.randrange(40))
            time.sleep(self.dice.random() * 0.02)
            text += self.kill(process)
            there.pop("moves", None)  # of the game before
            said = there | dict(line.split(" ", 1) for line in text.rpartition("\n")[0].splitlines())
        return times

    @staticmethod
    def until(process: subprocess.Popen, *ends: str) -> str:
        """The lines before one that is this; or as many lines as there are empty ends."""
        text = ""
        for end in ends:
            while line := process.stdout.readline().decode():
                if line.strip() == end and end:
                    return text
                text += line
                if not end:
                    break
            else:
                raise Loss("the window has ended by itself")
        return text


PARTS = {"store": Store, "terminal": Terminal, "import": Import, "match": Match, "selfplay": Selfplay, "engines": Engines,
         "window": Window}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bin", type=Path)
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_intermixed_args()
    failed = 0
    for name in options.parts or PARTS:
        if name not in PARTS:
            parser.error(f'there is no part "{name}". There are: {", ".join(PARTS)}')
        with tempfile.TemporaryDirectory() as folder:
            part = PARTS[name](options.bin.resolve(), Path(folder), random.Random(options.seed))
            try:
                print(f"{name:10} killed {part.go(options.times)} times, nothing lost", flush=True)
            except Loss as loss:
                print(f"{name:10} LOST: {loss}", flush=True)
                failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
