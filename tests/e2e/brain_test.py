#!/usr/bin/env python3
"""Talks to a Gomocup brain and checks what it says.

Usage: brain_test.py PROGRAM [ARGUMENT...]

Plays every dialogue in brain/*.txt, each with a fresh program, and then what cannot be written as a
dialogue: half lines, giant lines, closed pipes, random bytes. In a dialogue "> " stands before what
is sent and "< " before what must come: a text, a /regular expression/ or MOVE, a point of the board.
Remarks (MESSAGE, INFO, DEBUG) that are not asked for may come at any time. Every program must end by
itself and quietly at END.
"""
import os
import queue
import random
import re
import subprocess
import sys
import threading
from pathlib import Path

from patience import patience

PATIENCE = patience(60)  # seconds; only a program that hangs needs so many
REMARK = re.compile(r"(MESSAGE|INFO|DEBUG)\b")
PROGRAM: list[str] = []


class Fault(Exception):
    pass


class Brain:
    """A running program."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.lines: queue.Queue = queue.Queue()
        self.size = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8", "replace").rstrip("\r\n"))
        self.lines.put(None)

    def send(self, data: bytes) -> None:
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def say(self, line: str) -> None:
        start = re.fullmatch(r"\s*(?:RECT)?START\s+(\d+)(?:,\d+)?", line, re.I)
        if start and 5 <= int(start.group(1)) <= 22:
            self.size = int(start.group(1))
        self.send(line.encode() + b"\r\n")

    def hear(self):
        """The next line; None at the end."""
        try:
            return self.lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise Fault("nothing came") from None

    def expect(self, wanted: str) -> None:
        while True:
            line = self.hear()
            if line is None:
                raise Fault(f"it ended instead of saying {wanted}")
            if self._is(line, wanted):
                return
            if not REMARK.match(line):
                raise Fault(f"it said {line!r} instead of {wanted}")

    def _is(self, line: str, wanted: str) -> bool:
        if wanted == "MOVE":
            match = re.fullmatch(r"(\d+),(\d+)", line)
            return bool(match) and all(int(part) < self.size for part in match.groups())
        if wanted.startswith("/"):
            return bool(re.fullmatch(wanted[1:-1], line))
        return line == wanted

    def end(self) -> None:
        """Ends it, or finds it ended, with nothing more said."""
        try:
            self.say("END")
        except OSError:
            pass
        self.must_end()

    def must_end(self) -> None:
        while (line := self.hear()) is not None:
            if not REMARK.match(line):
                raise Fault(f"at the end it said {line!r}")
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Fault("it does not end") from None
        if code != 0:
            raise Fault(f"it ended with {code}")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            try:
                pipe.close()
            except OSError:
                pass


def play(dialogue: Path, brain: Brain) -> None:
    for number, line in enumerate(dialogue.read_text(encoding="utf-8").splitlines(), 1):
        try:
            if line.startswith(">"):
                brain.say(line[2:])
            elif line.startswith("<"):
                brain.expect(line[2:])
            elif line and not line.startswith("#"):
                raise Fault("a dialogue has only lines with >, < and #")
        except (Fault, OSError) as fault:
            raise Fault(f"line {number}: {fault}") from None
    brain.end()


def thinking(brain: Brain) -> None:
    for line in ("START 15", "INFO timeout_turn 1000000", "BOARD", "7,7,2", "DONE"):
        brain.say(line)
    brain.expect("OK")


# What cannot be written as a dialogue

def end_while_thinking_is_quiet(brain: Brain) -> None:
    thinking(brain)
    brain.end()


def end_while_pondering_is_quiet(brain: Brain) -> None:
    for line in ("START 15", "INFO timeout_turn 50", "INFO pondering 1", "BEGIN"):
        brain.say(line)
    brain.expect("OK")
    brain.expect("MOVE")
    brain.end()


def input_that_ends_while_thinking_brings_the_answer(brain: Brain) -> None:
    thinking(brain)
    brain.process.stdin.close()
    brain.expect("MOVE")
    brain.must_end()


def input_that_ends_at_once_is_no_fault(brain: Brain) -> None:
    brain.process.stdin.close()
    brain.must_end()


def output_that_nobody_reads_is_no_fault(brain: Brain) -> None:
    brain.end()
    reading, writing = os.pipe()
    os.close(reading)
    deaf = subprocess.Popen(PROGRAM, stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        deaf.communicate(b"ABOUT\nSTART 15\nINFO timeout_turn 20\nBEGIN\nTURN 0,0\nABOUT\n", PATIENCE)
    except subprocess.TimeoutExpired:
        deaf.kill()
        raise Fault("it does not end") from None
    if deaf.returncode != 0:
        raise Fault(f"it ended with {deaf.returncode}")


def lines_come_byte_by_byte(brain: Brain) -> None:
    for byte in b"START 15\r\nINFO timeout_turn 30\nBEGIN\r\n":
        brain.send(bytes([byte]))
    brain.size = 15
    brain.expect("OK")
    brain.expect("MOVE")
    brain.end()


def lines_end_with_a_carriage_return_alone(brain: Brain) -> None:
    brain.send(b"START 15\rABOUT\r")
    brain.expect("OK")
    brain.expect("/name=.*/")
    brain.end()


def half_a_line_at_the_end_still_counts(brain: Brain) -> None:
    brain.send(b"ABOUT")
    brain.process.stdin.close()
    brain.expect("/name=.*/")
    brain.must_end()


def a_giant_line_is_refused_and_the_next_one_taken(brain: Brain) -> None:
    brain.send(b"TURN " + b"7" * 5_000_000 + b"\nABOUT\n")
    brain.expect("/ERROR .*too long.*/")
    brain.expect("/name=.*/")
    brain.send(b"x" * 100_000 + b"\r\n")
    brain.expect("/ERROR .*too long.*/")
    brain.end()


def zero_bytes_and_high_bytes_are_unknown(brain: Brain) -> None:
    brain.send(b"\x00\x01\x1a\xff\xfe\nABOUT\n")
    brain.expect("/UNKNOWN .*/")
    brain.expect("/name=.*/")
    brain.end()


def many_questions_at_once_get_an_answer_each(brain: Brain) -> None:
    brain.size = 15
    moves = "".join(f"TURN {i % 15},{i // 15}\n" for i in range(0, 60, 3))
    brain.send(b"START 15\nINFO timeout_turn 100000\n" + moves.encode() + b"RESTART\n")
    brain.expect("OK")
    answers = 0
    while (line := brain.hear()) != "OK":
        answers += bool(re.match(r"\d+,\d+$|ERROR", line))
    if answers != 20:
        raise Fault(f"{answers} answers to 20 questions")
    brain.end()


def random_lines_do_no_harm(brain: Brain) -> None:
    dice = random.Random(1)
    keywords = ["START", "BEGIN", "TURN", "BOARD", "DONE", "YXBOARD", "RESTART", "TAKEBACK", "PLAY",
                "INFO", "SWAP2BOARD", "YXNBEST", "YXBLOCK", "YXBLOCKUNDO", "YXSHOWFORBID", "ABOUT",
                "STOP", "YXBALANCEONE", "YXBALANCETWO", "YXHASHCLEAR", "7,7,1", "8,8,2"]
    brain.send(b"START 15\nINFO timeout_turn 1\n")
    for _ in range(3000):
        words = [dice.choice(keywords)]
        for _ in range(dice.randrange(3)):
            words.append(dice.choice(["15", "7,7", "rule", "3,4,1", "-1,-1", "99", "x", ",", "5"]))
        brain.send(" ".join(words).encode() + b"\n")
    brain.send(b"DONE\nSTOP\nTHE-LAST\n")
    while (line := brain.hear()) != "UNKNOWN THE-LAST":
        if line is None:
            raise Fault("it ended")
    brain.end()


def somebody_who_starts_it_by_hand_is_told_what_it_is(brain: Brain) -> None:
    for option, beginning in (("--help", "Usage: pbrain-tianyuan"), ("-h", "Usage: pbrain-tianyuan"),
                              ("--version", "pbrain-tianyuan ")):
        answer = subprocess.run([*PROGRAM, option], stdin=subprocess.PIPE, capture_output=True, text=True, timeout=PATIENCE)
        if answer.returncode != 0 or not answer.stdout.startswith(beginning):
            raise Fault(f"{option} is answered with {answer.returncode}: {answer.stdout!r}")
    brain.end()


SPECIALS = [somebody_who_starts_it_by_hand_is_told_what_it_is,
            end_while_thinking_is_quiet, end_while_pondering_is_quiet,
            input_that_ends_while_thinking_brings_the_answer, input_that_ends_at_once_is_no_fault,
            output_that_nobody_reads_is_no_fault, lines_come_byte_by_byte,
            lines_end_with_a_carriage_return_alone, half_a_line_at_the_end_still_counts,
            a_giant_line_is_refused_and_the_next_one_taken, zero_bytes_and_high_bytes_are_unknown,
            many_questions_at_once_get_an_answer_each, random_lines_do_no_harm]


def passes(name: str, test) -> bool:
    brain = Brain()
    try:
        test(brain)
    except (Fault, OSError) as fault:
        print(f"FAILED {name}: {fault}")
        return False
    finally:
        brain.close()
    print(f"ok     {name}")
    return True


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    PROGRAM.extend(sys.argv[1:])
    dialogues = sorted((Path(__file__).parent / "brain").glob("*.txt"))
    results = [passes(f"dialogue {path.stem}", lambda brain, path=path: play(path, brain))
               for path in dialogues]
    results += [passes(test.__name__.replace("_", " "), test) for test in SPECIALS]
    print(f"{sum(results)} of {len(results)} passed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
