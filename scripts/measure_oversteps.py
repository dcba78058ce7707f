#!/usr/bin/env python3
"""Measures how late a Gomocup brain answers, beside a program that only sleeps.

Usage: measure_oversteps.py PROGRAM [--turn MS] [--games N] [--at-once N] [--size N] [--rule CODE]

The brain plays against itself; after each of its moves a program that only sleeps for the time of a
move is asked too, by the same way and under the same load. Printed is how far beyond the time of a
move the answers came, in milliseconds; less than zero is early. Exits 1 if the brain is more than
20 ms later than the sleeper anywhere in the table, or if something else than a move came.
"""
import argparse
import concurrent.futures
import random
import re
import subprocess
import sys
import threading
import time

ALLOWED = 20  # milliseconds beyond the sleeper
SHARES = [0.5, 0.9, 0.99, 0.999, 1.0]
SLEEPER = """
import sys, time
for line in sys.stdin:
    time.sleep(float(line) / 1000)
    print(0, flush=True)
"""


class Program:
    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.reader = self.process.stdout

    def say(self, text: str) -> None:
        self.process.stdin.write(text.encode())

    def hear(self) -> str:
        """The next line that is not a remark."""
        while True:
            line = b""
            while not line.endswith(b"\n"):
                byte = self.reader.read(1)
                if not byte:
                    raise RuntimeError("the program has ended")
                line += byte
            text = line.decode(errors="replace").strip()
            if not re.match(r"MESSAGE|DEBUG|INFO", text):
                return text

    def ask(self, text: str) -> tuple[str, float]:
        """The answer and how many milliseconds it took."""
        start = time.perf_counter()
        self.say(text)
        answer = self.hear()
        return answer, (time.perf_counter() - start) * 1000

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def opening(dice: random.Random, size: int) -> list[str]:
    near = range(size // 2 - 3, size // 2 + 3)
    return [f"{x},{y}" for x, y in dice.sample([(x, y) for x in near for y in near], 4)]


def play(number: int, options: argparse.Namespace, brain: list[float], sleeper: list[float],
         lock: threading.Lock) -> None:
    """A game; adds the times of all its moves to the lists."""
    dice = random.Random(number)
    stones = opening(dice, options.size)
    players = [Program([options.program]), Program([options.program])]
    other = Program([sys.executable, "-c", SLEEPER])
    try:
        for player in players:
            player.say(f"START {options.size}\n")
            player.hear()
            player.say(f"INFO timeout_turn {options.turn}\nINFO rule {options.rule}\nINFO max_memory 80000000\n")
            player.ask("ABOUT\n")  # what was said before is done
        other.ask("0\n")
        while len(stones) < options.size * options.size:
            own = len(stones) % 2
            lines = [f"{stone},{1 if i % 2 == own else 2}" for i, stone in enumerate(stones)]
            first = len(stones) < 6
            question = "BOARD\n" + "\n".join(lines) + "\nDONE\n" if first else f"TURN {stones[-1]}\n"
            answer, took = players[own].ask(question)
            if answer.startswith("ERROR the game is over") or answer.startswith("ERROR there is no legal"):
                break
            if not re.fullmatch(r"\d+,\d+", answer) or answer in stones:
                raise RuntimeError(f"it said {answer!r}")
            stones.append(answer)
            slept = other.ask(f"{options.turn}\n")[1]
            with lock:
                brain.append(took - options.turn)
                sleeper.append(slept - options.turn)
    finally:
        for program in [*players, other]:
            program.close()


def at(share: float, sorted_values: list[float]) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--turn", type=int, default=50, help="milliseconds a move")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--at-once", type=int, default=2)
    parser.add_argument("--size", type=int, default=15)
    parser.add_argument("--rule", type=int, default=0, help="as INFO rule takes it")
    options = parser.parse_args()

    brain: list[float] = []
    sleeper: list[float] = []
    lock = threading.Lock()
    with concurrent.futures.ThreadPoolExecutor(options.at_once) as pool:
        games = [pool.submit(play, number, options, brain, sleeper, lock) for number in range(options.games)]
        for game in games:
            try:
                game.result()
            except RuntimeError as fault:
                print(f"FAILED: {fault}")
                return 1
    brain.sort()
    sleeper.sort()
    print(f"{len(brain)} moves of {options.turn} ms in {options.games} games, {options.at_once} at once")
    print("ms beyond the time     brain   sleeper   difference")
    worst = -float("inf")
    for share in SHARES:
        ours, theirs = at(share, brain), at(share, sleeper)
        worst = max(worst, ours - theirs)
        name = "the latest" if share == 1 else f"{share * 100:g} % within"
        print(f"{name:<18} {ours:9.1f} {theirs:9.1f} {ours - theirs:+12.1f}")
    late = sum(value > 0 for value in brain)
    print(f"later than the time: brain {late}, sleeper {sum(value > 0 for value in sleeper)}")
    return 0 if worst <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
