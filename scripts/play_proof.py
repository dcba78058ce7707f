#!/usr/bin/env python3
"""Lets Black play from a certificate against a White who searches, from the empty board, and judges the games.

Usage: play_proof.py [--certificate FILE] [--bin FOLDER] [--games N] [--nodes N] [--seed N] [--log FILE]

Each game begins with other moves of White that the certificate claims to answer: his second move, where it
is proved whole any fourth move, else a fourth move that is proved, after the third move of the claim. From
then on White is the engine without proofs, who may look at so many positions for each move, and Black the
engine that follows the installed proofs and may look at one. The judge is that of soak_brain.py, who shares
no code with the programs. Each game is one line in the log. Exits 1 unless Black has won them all.
"""
import argparse
import json
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from soak_brain import BLACK, EMPTY, RULES, WHITE, Board, Fault, Program, begin

ROOT = Path(__file__).resolve().parent.parent
GIVEN = 4  # stones that may be given
TURN = 600_000  # milliseconds for a move: the bound is that of positions


def points_of(text: str, size: int) -> list[tuple[int, int]]:
    """The points of "h8i9", x from the left and y from above."""
    return [(ord(column) - ord("a"), size - int(row)) for column, row in re.findall(r"([a-z])(\d+)", text)]


def beginnings(claims: list[str], size: int) -> list[list[tuple[int, int]]]:
    """What of each game is given, up to White's fourth move; None in the place of a third move that Black chooses."""
    centre = (size // 2, size // 2)
    given = []
    for claim in claims:
        points = points_of(claim, size)
        if len(points) == 4 and points[0] == centre:
            given.append(points)
        if len(points) == 2 and points[0] == centre:
            free = [(x, y) for x in range(size) for y in range(size) if (x, y) not in points]
            given += [[*points, None, point] for point in free]
    return given


class Player:
    """A brain that is told every stone as it comes."""

    def __init__(self, program: Path, size: int, rule: str, settings: str) -> None:
        self.program, self.is_asked = Program([str(program)]), False
        begin(self.program, size, TURN, rule)
        self.program.say(f"INFO max_memory 0\n{settings}")  # no bound: with little memory no proofs are read

    def move(self, moves: list[tuple[int, int]]) -> tuple[tuple[int, int], float]:
        mine = len(moves) % 2
        if self.is_asked:
            question = "TURN {},{}\n".format(*moves[-1])
        else:
            fields = ["{},{},{}".format(*point, 1 if i % 2 == mine else 2) for i, point in enumerate(moves)]
            question = "\n".join(["BOARD", *fields, "DONE", ""])
        self.is_asked = True
        answer, took = self.program.ask(question)
        found = re.fullmatch(r"(\d+),(\d+)", answer)
        if not found:
            raise Fault(f"answer {answer!r}")
        return (int(found[1]), int(found[2])), took


def next_move(given: list, moves: list, players: dict[str, Player], slowest: list[float]) -> tuple[int, int]:
    if len(moves) < len(given) and given[len(moves)] is not None and given[len(moves)] not in moves:
        return given[len(moves)]
    side = BLACK if len(moves) % 2 == 0 else WHITE
    # Who is asked for one move in the middle of what is given hears the whole position again.
    if len(moves) < GIVEN:
        players[side].is_asked = False
    point, took = players[side].move(moves)
    if side == BLACK:
        slowest[0] = max(slowest[0], took)
    if len(moves) < GIVEN:
        players[side].is_asked = False
    return point


def play(number: int, given: list, options: argparse.Namespace, kind: dict) -> dict:
    """A game, as it stands in the log."""
    size, rule = kind["size"], kind["rule"]
    board, moves, slowest, log = Board(size, rule), [], [0.0], {"game": number}
    brain = options.bin / "pbrain-tianyuan"
    players = {}
    try:
        players[BLACK] = Player(brain, size, rule, "INFO max_node 1\n")
        players[WHITE] = Player(brain, size, rule, f"INFO proofs 0\nINFO max_node {options.nodes}\n")
        while "end" not in log:
            point = next_move(given, moves, players, slowest)
            if board.at(*point) != EMPTY:
                raise Fault(f"illegal move {point}")
            side = BLACK if len(moves) % 2 == 0 else WHITE
            board.stones[point] = side
            moves.append(point)
            if board.is_won(*point):
                log["end"] = "black" if side == BLACK else "white"
            elif len(moves) == size * size:
                log["end"] = "draw"
    except Fault as fault:
        log["end"] = f"fault: {fault}"
    finally:
        for player in players.values():
            player.program.close()
    text = "".join(f"{chr(ord('a') + x)}{size - y}" for x, y in moves)
    return log | {"moves": len(moves), "slowest": round(slowest[0], 1), "line": text}


def sum_up(games: list[dict], choices: int) -> int:
    lost = [game for game in games if game["end"] != "black"]
    for game in lost:
        print(f"NOT WON  game {game['game']}, {game['end']}: {game['line']}")
    lengths = sorted(game["moves"] for game in games)
    print(f"{len(games)} games from {choices} proved beginnings: Black won {len(games) - len(lost)}; stones "
          f"{lengths[0]} to {lengths[-1]}, in the middle {lengths[len(lengths) // 2]}; Black's slowest answer "
          f"{max(game['slowest'] for game in games):.0f} ms")
    return 1 if lost else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--certificate", type=Path, default=ROOT / "data/proofs/freestyle-15.proof")
    parser.add_argument("--bin", type=Path, default=ROOT / "build/release/bin")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path)
    options = parser.parse_args()
    told = subprocess.run([options.bin / "tianyuan-cli", "proof", "check", "--sample", "1", "--json", options.certificate],
                          check=True, capture_output=True, text=True)
    kind = json.loads(told.stdout)
    dice = random.Random(options.seed)
    choices = beginnings(kind["claims"], kind["size"])
    if not choices or kind["rule"] not in RULES:
        sys.exit("nothing in this certificate begins with Black in the centre")
    given = [dice.sample(choices, len(choices))[:options.games - done]
             for done in range(0, options.games, len(choices))]
    games = []
    with ThreadPoolExecutor(options.jobs) as threads:
        jobs = [threads.submit(play, i, each, options, kind) for i, each in enumerate(sum(given, []))]
        for job in jobs:
            games.append(job.result())
            if options.log:
                options.log.parent.mkdir(parents=True, exist_ok=True)
                with options.log.open("a" if len(games) > 1 else "w") as file:
                    file.write(json.dumps(games[-1]) + "\n")
    return sum_up(games, len(choices))


if __name__ == "__main__":
    sys.exit(main())
