#!/usr/bin/env python3
"""Looks what becomes of games when the computer fails: full disks, lost folders, clocks that jump, sleep.

Usage: soak_faults.py BIN_FOLDER [PATTERN]

A disk is full here when a file may grow no longer, and a clock goes wrong by a small library between the
program and the system, which needs a C compiler. What needs permissions is done as another user where
this is the superuser. Exits 1 if anything went wrong.
"""
import argparse
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
/* Once the file CLOCK_MARK is there, it is an hour earlier. */
#include <stdlib.h>
int clock_gettime(clockid_t id, struct timespec* time) {
    long done = syscall(SYS_clock_gettime, id, time);
    const char* mark = getenv("CLOCK_MARK");
    if (id == CLOCK_REALTIME && mark && access(mark, F_OK) == 0) time->tv_sec -= 3600;
    return (int)done;
}
time_t time(time_t* out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}
"""
NOBODY = 65534
PATIENCE = 120  # seconds


class Faults:
    def __init__(self, bin_folder: Path, folder: Path) -> None:
        self.bin, self.folder = bin_folder, folder
        self.environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(folder / "home"),
                            "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
        self.data = folder / "data"
        self.many = folder / "many.sgf"
        self.many.write_text("".join(f"(;GM[4]SZ[15]PB[P{i}]PW[O];B[hh];W[{chr(97 + i % 7)}{chr(97 + i // 7 % 15)}])\n"
                                     for i in range(2_000)))
        os.chmod(folder, 0o755)
        for each in ("home", "data", "config", "work"):
            (folder / each).mkdir()
            if os.getuid() == 0:
                os.chown(folder / each, NOBODY, NOBODY)

    def start(self, *words, room: int | None = None, **more) -> subprocess.Popen:
        """`room`: bytes that a file may have."""
        def prepare() -> None:
            if room is not None:
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
            if os.getuid() == 0:
                os.setgid(NOBODY)
                os.setuid(NOBODY)
        program = more.pop("program", "tianyuan-cli")
        environment = self.environment | more.pop("environment", {})
        return subprocess.Popen([str(self.bin / program), *map(str, words)], stdin=subprocess.PIPE, text=True,
                                stdout=more.pop("stdout", subprocess.PIPE), stderr=subprocess.PIPE, env=environment,
                                preexec_fn=prepare, cwd=self.folder / "work", bufsize=1, **more)

    def run(self, *words, code: int = 0, typed: str = "", **more) -> tuple[str, str]:
        """What it prints and what it complains of; it must end with this code."""
        process = self.start(*words, **more)
        output, errors = process.communicate(typed, timeout=PATIENCE)
        assert process.returncode == code, f"{words} ends with {process.returncode}: {errors}"
        return output or "", errors

    def games(self) -> list[dict]:
        return json.loads(self.run("games", "list", "--json", "--most", 10_000)[0])

    def moves_left(self) -> str:
        found = re.findall(r"(?m)^(?:[a-v]\d+)+$", self.run("play", "--resume", typed="moves\nquit\n")[0])
        return found[0] if found else ""

    def play_around(self, what_happens, later=lambda: None) -> str:
        """A game in the middle of which something happens, and something else later; what was printed."""
        process = self.start("play")
        self.say(process, "h8\ni9\nmoves\n", "h8i9")
        what_happens()
        self.say(process, "j10\nmoves\n", "h8i9j10")
        later()
        output, errors = process.communicate("k11\nmoves\nquit\n", timeout=PATIENCE)
        assert process.returncode == 0, errors
        assert "h8i9j10k11" in output, output
        return output + errors

    @staticmethod
    def say(process: subprocess.Popen, text: str, until: str) -> None:
        process.stdin.write(text)
        process.stdin.flush()
        while (line := process.stdout.readline()).strip() != until:
            assert line, "the program has ended"

    def play_words(self, log: str) -> tuple:
        return ("match", "guard", "scoremap", "--games", 8, "--log", log)

    # What can happen. Each begins with empty folders.

    def full_disk_import(self) -> None:
        _, errors = self.run("games", "import", self.many, room=200_000, code=1)
        assert "full" in errors, errors
        assert len(self.games()) in (0, 2_000)
        self.run("games", "import", self.many)
        assert len(self.games()) == 2_000

    def full_disk_game(self) -> None:
        self.run("play", typed="a1\nresign\nresign\nquit\n")
        output, errors = self.run("play", typed="h8\ni9\nj10\nmoves\nquit\n", room=4_096)
        assert "h8i9j10" in output, output
        assert (output + errors).count("The game goes on, but is not saved") == 1, output + errors
        assert len(self.games()) == 1

    def full_disk_match(self) -> None:
        _, errors = self.run(*self.play_words("log"), room=3_000, code=1)
        assert "cannot be written" in errors, errors
        self.run(*self.play_words("log"), "--resume")
        assert (self.folder / "work/log").read_bytes().count(b"\n") == 9

    def full_disk_selfplay(self) -> None:
        words = ("--games", 20, "--nodes", 500, "--threads", 1)
        self.run("selfplay", "whole", *words)
        size = (self.folder / "work/whole").stat().st_size
        self.run("selfplay", "part", *words, room=size // 2, code=1)
        self.run("selfplay", "part", *words, "--resume")
        assert (self.folder / "work/part").read_bytes() == (self.folder / "work/whole").read_bytes()

    def full_disk_engines(self) -> None:
        words = ("engines", "add", self.bin / "pbrain-tianyuan", "--no-check", "--name")
        self.run(*words, "first")
        self.run(*words, "second", room=10, code=1)
        assert [line.split()[0] for line in self.run("engines", "list")[0].splitlines()] == ["first"]

    def full_disk_output(self) -> None:
        for words in (("show", "h8"), ("players",), ("convert", self.many, "-", "--to", "sgf")):
            with open("/dev/full", "w") as full:
                self.run(*words, stdout=full, code=1)

    def read_only(self) -> None:
        self.run("play", typed="h8\nresign\nresign\nquit\n")
        for place in (self.data / "tianyuan", self.folder / "config"):
            os.chmod(place, 0o555)
        os.chmod(self.data / "tianyuan/games.db", 0o444)
        output, errors = self.run("play", typed="h8\ni9\nmoves\nquit\n")
        assert "h8i9" in output and (output + errors).count("but is not saved") == 1, output + errors
        assert len(self.games()) == 1
        self.run("engines", "add", self.bin / "pbrain-tianyuan", "--no-check", "--name", "x", code=1)

    def permission_lost(self) -> None:
        home = self.data / "tianyuan"
        self.play_around(lambda: os.chmod(home, 0), lambda: os.chmod(home, 0o755))
        assert self.moves_left() == "h8i9j10k11", self.moves_left()

    def folder_removed(self) -> None:
        self.play_around(lambda: shutil.rmtree(self.data / "tianyuan"))
        assert self.moves_left() == "h8i9j10k11", self.moves_left()

    def folder_moved(self) -> None:
        self.play_around(lambda: (self.data / "tianyuan").rename(self.data / "elsewhere"))
        assert self.moves_left() == "h8i9j10k11", self.moves_left()

    def file_removed(self) -> None:
        self.play_around(lambda: (self.data / "tianyuan/games.db").unlink())
        assert self.moves_left() == "h8i9j10k11", self.moves_left()

    def clock(self) -> dict:
        source, library = self.folder / "clock.c", self.folder / "clock.so"
        source.write_text(CLOCK)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        return {"LD_PRELOAD": str(library), "CLOCK_MARK": str(self.folder / "earlier")}

    def clock_back_in_a_game(self) -> None:
        environment = self.clock()
        process = self.start("play", "--white", "guard", "--time", "5m", environment=environment)
        process.stdin.write("h8\n")
        process.stdin.flush()
        time.sleep(0.5)
        (self.folder / "earlier").touch()
        output, errors = process.communicate("a1\na2\nmoves\nquit\n", timeout=PATIENCE)
        assert process.returncode == 0 and "on time" not in output, output + errors
        assert self.moves_left().startswith("h8"), self.moves_left()

    def clock_back_in_a_match(self) -> None:
        environment = self.clock()
        brain = f"cmd:{self.bin / 'pbrain-tianyuan'}"
        process = self.start("match", brain, "guard", "--games", 4, "--time", "30ms/move", "--margin", 5_000,
                             "--log", "log", environment=environment)
        while not (self.folder / "work/log").exists() or (self.folder / "work/log").read_bytes().count(b"\n") < 2:
            assert process.poll() is None, process.stderr.read()
            time.sleep(0.01)
        (self.folder / "earlier").touch()
        output, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "faults" not in output, output + errors

    def asleep_while_the_brain_thinks(self) -> None:
        process = self.start(program="pbrain-tianyuan")
        self.say(process, "START 15\nINFO timeout_turn 500\nINFO timeout_match 0\n", "OK")
        for question in ("BEGIN\n", "TURN 0,0\n", "TURN 14,14\n"):
            process.stdin.write(question)
            process.stdin.flush()
            time.sleep(0.1)
            process.send_signal(signal.SIGSTOP)
            time.sleep(1.5)
            process.send_signal(signal.SIGCONT)
            line = "MESSAGE"
            while line.startswith(("MESSAGE", "DEBUG")):
                line = process.stdout.readline()
            assert re.fullmatch(r"\d+,\d+\n", line), line
        process.communicate("END\n", timeout=PATIENCE)
        assert process.returncode == 0

    def asleep_in_a_game(self) -> None:
        def sleep() -> None:
            process.send_signal(signal.SIGSTOP)
            time.sleep(2)
            process.send_signal(signal.SIGCONT)

        process = self.start("play", "--white", "level:10", "--time", "5m")
        process.stdin.write("h8\n")
        process.stdin.flush()
        time.sleep(0.3)
        sleep()  # while it thinks
        output, errors = process.communicate("a1\nmoves\nquit\n", timeout=PATIENCE)
        assert process.returncode == 0 and "on time" not in output, output + errors
        moves = self.moves_left()
        assert moves.startswith("h8") and "a1" in moves, moves

    def asleep_in_the_window(self) -> None:
        screen = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
        words = (self.folder / "work", 1)
        process = self.start(*words, program="window_writer", environment=screen)
        said = ""
        for line in process.stdout:
            if not line.startswith("moves"):
                continue
            said = line
            if said.count("play") == 3:
                process.send_signal(signal.SIGSTOP)
                time.sleep(2)
                process.send_signal(signal.SIGCONT)
            if said.count("play") == 6:
                break
        process.kill()
        process.communicate()
        again = self.start(*words, program="window_writer", environment=screen)
        there = again.stdout.readline()
        again.kill()
        again.communicate()
        assert said.count("play") == 6 and there.startswith(said.rstrip("\n")), f"{said}{there}"

    def asleep_in_a_match(self) -> None:
        brain = f"cmd:{self.bin / 'pbrain-tianyuan'}"
        process = self.start("match", brain, "guard", "--games", 4, "--time", "100ms/move", "--margin", 5_000, "--log", "log")
        for _ in range(3):
            time.sleep(0.4)
            process.send_signal(signal.SIGSTOP)
            time.sleep(1)
            process.send_signal(signal.SIGCONT)
        output, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "faults" not in output, output + errors
        assert (self.folder / "work/log").read_bytes().count(b"\n") == 5

    def an_engine_that_sleeps(self) -> None:
        sleeper = self.folder / "work/pbrain-sleeper"
        sleeper.write_text(f"#!/bin/sh\n(sleep 1; kill -STOP $$) &\nexec {self.bin / 'pbrain-tianyuan'}\n")
        sleeper.chmod(0o755)
        output, _ = self.run("match", f"cmd:{sleeper}", "guard", "--games", 2, "--time", "50ms/move")
        assert "ended by" in output, output


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bin", type=Path)
    parser.add_argument("pattern", nargs="?", default="")
    options = parser.parse_args()
    helpers = {"start", "run", "games", "moves_left", "play_around", "say", "play_words", "clock"}
    failed = 0
    for name, check in vars(Faults).items():
        if name.startswith("_") or name in helpers or not re.search(options.pattern, name):
            continue
        folder = Path(tempfile.mkdtemp())
        try:
            check(Faults(options.bin.resolve(), folder))
            print(f"ok      {name.replace('_', ' ')}", flush=True)
        except (AssertionError, OSError, subprocess.TimeoutExpired) as fault:
            print(f"FAILED  {name.replace('_', ' ')}: {fault}", flush=True)
            failed = 1
        finally:
            for place in folder.rglob("*"):
                if place.is_dir():
                    place.chmod(0o755)
            shutil.rmtree(folder)
    return failed


if __name__ == "__main__":
    sys.exit(main())
