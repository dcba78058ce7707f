#!/usr/bin/env python3
"""Throws random lines at a Gomocup brain: it must neither crash nor hang.

Usage: throw_lines.py PROGRAM [--lines N] [--seed S]

Half of the lines are nearly sensible commands, the other half bytes of any kind. Every answer is
read; the program must answer to the end, keep within its memory, and end at END. Prints how many
lines went each way; exits 1 if the program crashed, hung or ended early.
"""
import argparse
import random
import subprocess
import sys
import threading

KEYWORDS = ["START", "RECTSTART", "RESTART", "BEGIN", "TURN", "BOARD", "DONE", "TAKEBACK", "PLAY", "INFO",
            "SWAP2BOARD", "ABOUT", "STOP", "YXSTOP", "YXBOARD", "YXNBEST", "YXBALANCEONE", "YXBALANCETWO",
            "YXBLOCK", "YXBLOCKUNDO", "YXBLOCKRESET", "YXSHOWFORBID", "YXSHOWINFO", "YXHASHCLEAR",
            "YXSHOWHASHUSAGE", "yxsoosorvstep1", "MESSAGE"]
KEYS = ["timeout_match", "time_left", "rule", "max_depth", "max_node", "thread_num", "hash_size",
        "strength", "show_detail", "pondering", "caution_factor", "max_memory", "folder", "game_type"]
VALUES = ["0", "1", "2", "3", "4", "8", "9", "-1", "5", "100", "83886080", "99999999999999999999", "x", ""]
LAST = "THE-LAST-LINE"


def point(dice: random.Random) -> str:
    return f"{dice.randint(-2, 22)},{dice.randint(-2, 22)}"


def sensible(dice: random.Random) -> str:
    kind = dice.random()
    if kind < 0.25:
        return f"TURN {dice.randint(0, 14)},{dice.randint(0, 14)}"
    if kind < 0.40:
        return f"INFO {dice.choice(KEYS)} {dice.choice(VALUES)}"
    if kind < 0.60:
        return f"{point(dice)},{dice.randint(0, 4)}"
    if kind < 0.65:
        return f"START {dice.choice([5, 6, 15, 19, 20, 22, 23])}"
    if kind < 0.70:
        return "DONE"
    arguments = [dice.choice([point(dice), str(dice.randint(-5, 40)), "x"]) for _ in range(dice.randrange(3))]
    return " ".join([dice.choice(KEYWORDS), *arguments])


def line_of(dice: random.Random) -> bytes:
    if dice.random() < 0.5:
        text = sensible(dice)
        if dice.random() < 0.02:  # threads and tables cost time, not courage
            text += " " * dice.randrange(2000)
        return text.encode()
    return bytes(dice.randrange(256) for _ in range(dice.randrange(24))).replace(b"\n", b"").replace(b"\r", b"")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="+")
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    dice = random.Random(options.seed)
    process = subprocess.Popen(options.program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    heard = {"lines": 0, "last": False}

    def listen() -> None:
        for line in process.stdout:
            heard["lines"] += 1
            heard["last"] = heard["last"] or line.rstrip() == f"UNKNOWN {LAST}".encode()

    listener = threading.Thread(target=listen)
    listener.start()
    sent = 0
    try:
        # One millisecond a move; and now and then again, for the random lines may have changed it.
        while sent < options.lines:
            process.stdin.write(b"INFO max_depth 3\nINFO timeout_turn 1\nINFO hash_size 1024\nINFO thread_num 1\n")
            for _ in range(min(1000, options.lines - sent)):
                process.stdin.write(line_of(dice) + b"\n")
                sent += 1
        process.stdin.write(f"DONE\n{LAST}\nEND\n".encode())
        process.stdin.close()
    except OSError as fault:
        print(f"after {sent} lines it takes no more: {fault}")
    code = process.wait()
    listener.join()
    print(f"{sent} lines sent, {heard['lines']} came back, ended with {code}")
    return 0 if code == 0 and heard["last"] else 1


if __name__ == "__main__":
    sys.exit(main())
