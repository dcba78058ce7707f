#!/usr/bin/env python3
"""Lets a Gomocup brain play thousands of games against itself under a judge of its own.

Usage: soak_brain.py PROGRAM [--games N] [--at-once N] [--log FILE]

Games go in turn through all rules, 15 and 20 lines and 10 to 100 ms a move, each from four stones near
the middle. The judge shares no code with the brain: it looks for occupied points, points off the board,
renju fouls and fives by itself, and for programs that end, say nonsense or are silent for half a minute.
Beside each game a program that only sleeps is asked now and then, so that one sees which lateness is the
machine's. As many games are played at once as there are processors, so that all are busy. Each game is one
line in the log; started again with the same log, it plays those that are missing. At the end, and after
Ctrl-C, what stands in the log is summed up. Exits 1 if there was any fault.
"""
import argparse
import collections
import functools
import json
import multiprocessing
import os
import random
import re
import select
import signal
import subprocess
import sys
import time

RULES = {"freestyle": 0, "standard": 1, "renju": 4, "caro": 9}
SIZES = [15, 20]
TURNS = [10, 20, 50, 100]  # milliseconds
SHARES = [0.5, 0.9, 0.99, 0.999, 1.0]
WAYS = [(1, 0), (0, 1), (1, 1), (1, -1)]
SILENCE = 30  # seconds
BLACK, WHITE, EMPTY, OUTSIDE = "x", "o", ".", "#"
SLEEPER = "import sys, time\nfor line in sys.stdin:\n    time.sleep(float(line) / 1000)\n    print(0, flush=True)\n"


class Fault(Exception):
    pass


class Board:
    def __init__(self, size: int, rule: str) -> None:
        self.size, self.rule, self.stones = size, rule, {}

    def at(self, x: int, y: int) -> str:
        inside = 0 <= x < self.size and 0 <= y < self.size
        return self.stones.get((x, y), EMPTY) if inside else OUTSIDE

    def windows(self, x: int, y: int, way: tuple[int, int], length: int):
        """Every stretch of the line through a point with the point in it, and what lies beyond its ends."""
        dx, dy = way
        for back in range(length):
            points = [(x + (i - back) * dx, y + (i - back) * dy) for i in range(-1, length + 1)]
            yield points, "".join(self.at(*point) for point in points)

    def run(self, x: int, y: int, way: tuple[int, int]) -> tuple[int, str]:
        """How many stones like the one at a point stand in a row, and what stands at the two ends."""
        mine, ends, count = self.at(x, y), "", 1
        for sign in (1, -1):
            i = 1
            while self.at(x + sign * i * way[0], y + sign * i * way[1]) == mine:
                i += 1
            count += i - 1
            ends += self.at(x + sign * i * way[0], y + sign * i * way[1])
        return count, ends

    def is_won(self, x: int, y: int) -> bool:
        side = self.at(x, y)
        exact = self.rule in ("standard", "caro") or (self.rule == "renju" and side == BLACK)
        for way in WAYS:
            count, ends = self.run(x, y, way)
            if count < 5 or (exact and count > 5):
                continue
            closed = self.rule == "caro" and set(ends) == {WHITE if side == BLACK else BLACK}
            if not closed:
                return True
        return False

    def foul(self, x: int, y: int) -> str:
        """Why Black may not place a stone on this empty point in renju; empty: he may."""
        self.stones[x, y] = BLACK
        try:
            counts = [self.run(x, y, way)[0] for way in WAYS]
            if 5 in counts:
                return ""
            if max(counts) > 5:
                return "overline"
            if sum(self.fours(x, y, way) for way in WAYS) > 1:
                return "double four"
            return "double three" if sum(self.has_three(x, y, way) for way in WAYS) > 1 else ""
        finally:
            del self.stones[x, y]

    def fours(self, x: int, y: int, way: tuple[int, int]) -> int:
        found = {}
        for points, text in self.windows(x, y, way, 5):
            if text[1:6].count(BLACK) == 4 and EMPTY in text[1:6] and BLACK not in (text[0], text[6]):
                gap = text.index(EMPTY, 1)
                found[points[gap]] = frozenset(point for point in points[1:6] if point != points[gap])
        return len(set(found.values()))  # an open four is one four with two gaps

    def has_three(self, x: int, y: int, way: tuple[int, int]) -> bool:
        """Could one more stone make it an open four, and may that stone be placed?"""
        for points, text in self.windows(x, y, way, 4):
            inside = text[1:5]
            if inside.count(BLACK) != 3 or EMPTY not in inside or (text[0], text[5]) != (EMPTY, EMPTY):
                continue
            beyond = [(2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1]),
                      (2 * points[5][0] - points[4][0], 2 * points[5][1] - points[4][1])]
            if BLACK in (self.at(*beyond[0]), self.at(*beyond[1])):
                continue
            gap = points[1 + inside.index(EMPTY)]
            if self.fours(x, y, way) == 0 and not self.makes_five(*gap) and not self.foul(*gap):
                return True
        return False

    def makes_five(self, x: int, y: int) -> bool:
        self.stones[x, y] = BLACK
        five = any(self.run(x, y, way)[0] == 5 for way in WAYS)
        del self.stones[x, y]
        return five


class Program:
    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.rest = b""

    def say(self, text: str) -> None:
        try:
            self.process.stdin.write(text.encode())
        except BrokenPipeError:
            raise Fault("the program has ended") from None

    def hear(self) -> str:
        """The next line that is not a remark."""
        end = time.monotonic() + SILENCE
        while True:
            while b"\n" not in self.rest:
                left = end - time.monotonic()
                if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                    raise Fault("no answer")
                piece = os.read(self.process.stdout.fileno(), 65536)
                if not piece:
                    raise Fault("the program has ended")
                self.rest += piece
            line, self.rest = self.rest.split(b"\n", 1)
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


def kind_of(number: int) -> tuple[str, int, int]:
    rules = list(RULES)
    return (rules[number % 4], SIZES[number // 4 % 2], TURNS[number // 8 % len(TURNS)])


def begin(player: Program, size: int, turn: int, rule: str) -> None:
    answer, _ = player.ask(f"START {size}\n")
    if answer != "OK":
        raise Fault(f"START: {answer}")
    player.say(f"INFO timeout_turn {turn}\nINFO timeout_match 0\nINFO rule {RULES[rule]}\nINFO max_memory 80000000\n")
    player.ask("ABOUT\n")  # what was said before is done


def first_stones(dice: random.Random, board: Board) -> list[tuple[int, int]]:
    middle = board.size // 2
    near = [(x, y) for x in range(middle - 3, middle + 3) for y in range(middle - 3, middle + 3)]
    return dice.sample(near, 4)


def play(number: int, players: list[Program], sleeper: Program) -> dict:
    """A game, as it stands in the log."""
    rule, size, turn = kind_of(number)
    board = Board(size, rule)
    moves, late, slept = first_stones(random.Random(number), board), [], []
    for i, point in enumerate(moves):
        board.stones[point] = BLACK if i % 2 == 0 else WHITE
    log = {"game": number, "rule": rule, "size": size, "turn": turn, "late": late, "slept": slept}
    asked = set()
    try:
        for player in players:
            begin(player, size, turn, rule)
        while "end" not in log:
            who = len(moves) % 2
            side = BLACK if who == 0 else WHITE
            if who in asked:
                question = "TURN {},{}\n".format(*moves[-1])
            else:
                fields = ["{},{},{}".format(*point, 1 if i % 2 == who else 2) for i, point in enumerate(moves)]
                question = "\n".join(["BOARD", *fields, "DONE", ""])
            asked.add(who)
            answer, took = players[who].ask(question)
            late.append(round(took - turn, 1))
            found = re.fullmatch(r"(\d+),(\d+)", answer)
            if not found:
                raise Fault(f"answer {answer!r}")
            point = int(found[1]), int(found[2])
            if board.at(*point) != EMPTY:
                raise Fault(f"illegal move {answer}")
            foul = board.foul(*point) if rule == "renju" and side == BLACK else ""
            moves.append(point)
            if foul:
                raise Fault(f"{foul} at {answer}")
            board.stones[point] = side
            if board.is_won(*point):
                log["end"] = side
            elif len(moves) == size * size:
                log["end"] = "draw"
            if len(moves) % 8 == 0:
                slept.append(round(sleeper.ask(f"{turn}\n")[1] - turn, 1))
    except Fault as fault:
        log["fault"] = f"{fault}, after " + " ".join("{},{}".format(*point) for point in moves)
    log["moves"] = len(moves)
    return log


def shares(name: str, times: list[float]) -> str:
    times = sorted(times)
    figures = "".join(f"{times[min(len(times) - 1, int(share * len(times)))]:9.1f}" for share in SHARES)
    return f"{name:16}{len(times):9}{figures}"


def sum_up(games: list[dict]) -> int:
    faults = [game for game in games if "fault" in game]
    for game in faults:
        print(f"FAULT  game {game['game']}, {game['rule']}, {game['size']} lines, {game['turn']} ms: {game['fault']}")
    ends = collections.Counter(game.get("end", "fault") for game in games)
    print(f"{len(games)} games, {sum(game['moves'] for game in games)} moves; Black won {ends[BLACK]}, White "
          f"{ends[WHITE]}, drawn {ends['draw']}, faults {len(faults)}")
    print("milliseconds beyond the time of a move" + "".join(f"{share:9.1%}" for share in SHARES)[3:])
    for turn in TURNS:
        some = [game for game in games if game["turn"] == turn]
        if any(game["late"] for game in some) and any(game["slept"] for game in some):
            print(shares(f"brain, {turn} ms", [time for game in some for time in game["late"]]))
            print(shares(f"sleeper, {turn} ms", [time for game in some for time in game["slept"]]))
    return 1 if faults else 0


def play_in_a_row(program: str, numbers: list[int]) -> list[dict]:
    """Games with the same brains, so that one with others behind it is seen too; new ones after a fault."""
    games, players, sleeper = [], [], Program([sys.executable, "-c", SLEEPER])
    try:
        for number in numbers:
            if not players or "fault" in games[-1]:
                for player in players:
                    player.close()
                players = [Program([program]), Program([program])]
            games.append(play(number, players, sleeper))
    finally:
        for each in [*players, sleeper]:
            each.close()
    return games


def games_so_far(log: str) -> list[dict]:
    """What stands in the log, from which a line that was cut off is removed."""
    if not os.path.exists(log):
        return []
    with open(log, "rb+") as file:
        whole = file.read().rpartition(b"\n")[0].splitlines(keepends=True)
        file.truncate(sum(map(len, whole)) + bool(whole))
    return [json.loads(line) for line in whole]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--log", default="build/soak/brain.jsonl")
    options = parser.parse_intermixed_args()
    os.makedirs(os.path.dirname(os.path.abspath(options.log)), exist_ok=True)
    games = games_so_far(options.log)
    missing = sorted(set(range(options.games)) - {game["game"] for game in games})
    rows = [missing[i : i + 10] for i in range(0, len(missing), 10)]
    # A process for each, so that no judge keeps another one waiting.
    pool = multiprocessing.Pool(options.at_once, lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    try:
        with open(options.log, "a") as file:
            for played in pool.imap_unordered(functools.partial(play_in_a_row, options.program), rows):
                games += played
                file.writelines(json.dumps(game) + "\n" for game in played)
                file.flush()
    except KeyboardInterrupt:
        print()
    finally:
        pool.terminate()
    return sum_up(games)


if __name__ == "__main__":
    sys.exit(main())
