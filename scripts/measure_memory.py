#!/usr/bin/env python3
"""Measures how much memory a Gomocup brain takes, and whether it keeps to max_memory.

Usage: measure_memory.py PROGRAM [--memory MB...] [--seconds N] [--threads N]

For each bound (83 and 350 megabytes if none is told) a fresh program plays a move by every rule, so
that all its tables are made, and then thinks without a limit for so many seconds. Prints the most
that was ever resident; exits 1 if that is more than the bound. Needs Linux.
"""
import argparse
import subprocess
import sys
import time
from pathlib import Path

RULES = [0, 1, 4, 8, 9]


def resident(process: subprocess.Popen) -> float:
    """The most megabytes that were resident so far."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("the system does not say how much memory a program takes")


def most_used(program: str, megabytes: int, seconds: float, threads: int) -> float:
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def say(*lines: str) -> None:
        process.stdin.write("".join(line + "\n" for line in lines))
        process.stdin.flush()

    def hear_move() -> None:
        while line := process.stdout.readline():
            if line[0].isdigit():
                return
            if line.startswith("ERROR"):
                raise RuntimeError(line.strip())
        raise RuntimeError("the program has ended")

    say("START 20", f"INFO max_memory {megabytes << 20}", f"INFO thread_num {threads}", "INFO timeout_turn 50")
    for rule in RULES:
        say("RESTART", f"INFO rule {rule}", "BOARD", "9,9,2", "8,8,1", "10,8,2", "DONE")
        hear_move()
    say("RESTART", "INFO timeout_turn 2000000", "INFO timeout_match 100000000", "BOARD", "9,9,2", "DONE")
    time.sleep(seconds)
    say("STOP")
    hear_move()
    most = resident(process)
    say("END")
    process.wait()
    return most


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--memory", type=int, nargs="+", default=[83, 350], metavar="MB")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    kept = True
    for bound in options.memory:
        most = most_used(options.program, bound, options.seconds, options.threads)
        kept = kept and most <= bound
        print(f"max_memory {bound} MB, {options.threads} threads: at most {most:.1f} MB resident")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
