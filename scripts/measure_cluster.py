#!/usr/bin/env python3
"""Games per second of tianyuan-cluster by the number of ranks that play.

Usage: measure_cluster.py TIANYUAN_CLUSTER [--ranks 1 2 3 4] [--games N] [--sleep MS]

The players sleep for their moves, so that the processors do not matter and only what handing out costs is seen: with no
overhead twice as many ranks play twice as many games.
"""
import argparse
import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

ENGINE = """#!/usr/bin/env python3
import sys, time
size, taken = 15, set()
def say(text): print(text, flush=True)
def move():
    time.sleep({sleep} / 1000)
    index = len(taken) * 83 % (size * size)
    while (index % size, index // size) in taken: index = (index + 1) % (size * size)
    taken.add((index % size, index // size))
    say("%d,%d" % (index % size, index // size))
def point(text): taken.add(tuple(int(n) for n in text.split(",")[:2]))
for line in sys.stdin:
    words = line.split()
    if not words: continue
    if words[0] in ("START", "RESTART"): taken.clear(); say("OK")
    elif words[0] == "ABOUT": say('name="sleeper"')
    elif words[0] == "BEGIN": move()
    elif words[0] == "TURN": point(words[1]); move()
    elif words[0] == "BOARD":
        taken.clear()
        for inner in sys.stdin:
            if inner.strip() == "DONE": break
            point(inner)
        move()
    elif words[0] == "END": break
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--ranks", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--games", type=int, default=24, help="for each rank that plays")
    parser.add_argument("--sleep", type=float, default=20, help="milliseconds a move")
    options = parser.parse_args()
    environment = dict(os.environ, OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1")
    program = str(Path(options.program).resolve())
    first = None
    print("ranks that play   games/s   of the first's rate, each")
    with tempfile.TemporaryDirectory() as folder:
        engine = Path(folder) / "pbrain-sleeper"
        engine.write_text(ENGINE.replace("{sleep}", str(options.sleep)), encoding="utf-8")
        engine.chmod(0o755)
        for ranks in options.ranks:
            log = Path(folder) / f"log-{ranks}.jsonl"
            process = subprocess.Popen(
                ["mpirun", "--oversubscribe", "-n", str(ranks + 1), "--enable-recovery", program, "match", f"cmd:{engine} a",
                 f"cmd:{engine} b", "--games", str(options.games * ranks + 2 * ranks), "--time", "60s/move", "--max-moves",
                 "30", "--log", str(log)],
                env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            # Without the start: from the moment at which every rank has played some.
            def played():
                return log.read_bytes().count(b"\n") - 1 if log.exists() else 0
            while played() < 2 * ranks and process.poll() is None:
                time.sleep(0.002)
            begin, before = time.monotonic(), played()
            goal = options.games * ranks
            while played() < goal and process.poll() is None:
                time.sleep(0.002)
            rate = (played() - before) / (time.monotonic() - begin)
            process.wait()
            first = first or rate / ranks
            print(f"{ranks:15}   {rate:7.2f}   {rate / ranks / first:.2f}", flush=True)


if __name__ == "__main__":
    main()
