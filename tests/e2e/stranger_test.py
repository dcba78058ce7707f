#!/usr/bin/env python3
"""Engines and files are strangers: nothing that they say reaches a terminal, a page or a file as more than text.

Usage: stranger_test.py PATH_TO_TIANYUAN_CLI [unittest options]
"""
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = sys.argv.pop(1)
ESCAPE = "\x1b[31mRED\x1b]0;title\x07\x1b[2J\x9b31m\x7f\x08"
MARKUP = "<script>alert(1)</script><img src=x onerror=alert(2)>"

# What such an engine says beside its moves; {} are its moves, and what becomes of the game.
ENGINE = r'''#!{python}
import sys
BAD = {bad!r}
END = {end!r}
def say(text):
    sys.stdout.buffer.write((text if isinstance(text, bytes) else text.encode()) + b"\n")
    sys.stdout.flush()
def talk():
    for line in (BAD, b"\xff\xfe\xc3(" + BAD.encode(), "x" * 60000, "depth 3-5 ev 12 n 300 tm 10 pv " + BAD):
        say(b"MESSAGE " + line if isinstance(line, bytes) else "MESSAGE " + line)
    say("DEBUG " + BAD)
    sys.stderr.write(BAD * 100 + "\n")
    sys.stderr.flush()
stones, size, moves = set(), 15, 0
def move():
    global moves
    moves += 1
    if END and moves > 3:
        return say(END)
    talk()
    free = [(x, y) for x in range(0, size, 2) for y in range(0, size, 3) if (x, y) not in stones]
    stones.add(free[0])
    say("%d,%d" % free[0])
for line in sys.stdin:
    words = line.split()
    if not words: continue
    if words[0] in ("START", "RESTART"):
        size, stones = int(words[1]) if len(words) > 1 else size, set()
        say("OK")
    elif words[0] == "ABOUT": say('name="%s", version="%s", author="%s", country="x"' % ((BAD.replace('"', ""),) * 3))
    elif words[0] == "BEGIN": move()
    elif words[0] == "TURN":
        stones.add(tuple(map(int, words[1].split(","))))
        move()
    elif words[0] == "BOARD":
        for line in sys.stdin:
            if line.strip() == "DONE": break
            stones.add(tuple(map(int, line.split(",")[:2])))
        move()
    elif words[0] == "END": break
    elif words[0] != "INFO": say("UNKNOWN " + BAD)
'''
ENDS = {"plays on": "", "gives up": "ERROR " + ESCAPE + MARKUP, "talks nonsense": ESCAPE + MARKUP + "7,7"}


class Strangers(unittest.TestCase):
    def setUp(self):
        self.place = tempfile.TemporaryDirectory()
        self.addCleanup(self.place.cleanup)
        self.folder = Path(self.place.name)
        self.environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "xterm-256color", "HOME": str(self.folder),
                            "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}

    def engine(self, end="plays on", name="pbrain-stranger"):
        file = self.folder / name
        file.write_text(ENGINE.format(python=sys.executable, bad=ESCAPE + MARKUP + '"\'', end=ENDS[end]), encoding="utf-8")
        file.chmod(0o755)
        return file

    def run_cli(self, *arguments, typed=b"", data=False):
        """`data`: what it prints is a file, in which texts may be written from right to left."""
        done = subprocess.run([PROGRAM, *map(str, arguments)], input=typed, capture_output=True, env=self.environment,
                              cwd=self.folder, timeout=300)
        output = done.stdout + done.stderr
        self.check(re.sub(b"\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]", b"", output) if data else output, arguments)
        return done.stdout.decode()

    def check(self, output, what):
        """It is text, and nothing in it moves a cursor, paints, or rings."""
        text = output.decode("utf-8")
        self.assertIsNone(re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", text), what)
        self.assertLess(max(map(len, text.split("\n"))), 20_000, what)

    def at_a_terminal(self, arguments, *steps):
        """What is shown when each text is typed after the sign that the one before it waited for was seen."""
        main, other = pty.openpty()
        process = subprocess.Popen([PROGRAM, *map(str, arguments)], stdin=other, stdout=other, stderr=other,
                                   env=self.environment, close_fds=True)
        os.close(other)
        shown = b""
        for typed, sign in steps:
            os.write(main, typed.encode())
            while not re.search(sign, shown):
                self.assertTrue(select.select([main], [], [], 60)[0], shown[-300:])
                shown += os.read(main, 4096)
        process.kill()
        process.wait()
        os.close(main)
        return shown

    def test_the_doctor_shows_what_an_engine_says_as_text(self):
        self.assertIn("RED", self.run_cli("engines", "check", self.engine()))
        self.run_cli("engines", "add", self.engine(), "--no-check", "--name", "stranger")
        self.run_cli("engines", "list")
        self.run_cli("players")

    def test_a_game_at_the_terminal(self):
        for end in ENDS:
            engine = f"cmd:{self.engine(end)}"
            self.run_cli("play", "--white", engine, typed=b"h8\nh9\nh10\nh12\ni1\nquit\n")
            shown = self.at_a_terminal(("play", "--ascii", "--white", engine), ("h8\n", b"White: a15"),
                                       ("h9\n", b"White: a12"), ("h10\n", b"White: a9"),
                                       ("h12\n", b"White: a6|forfeit"), ("quit\n", b"Goodbye"))
            for bad in (b"\x1b[31mRED", b"\x1b]0;title", b"\xc2\x9b"):
                self.assertNotIn(bad, shown, end)
            self.run_cli("map", "h8h9", "--player", engine)

    def test_a_match_and_all_that_it_writes(self):
        for number, end in enumerate(ENDS):
            out = self.folder / f"out{number}"
            out.mkdir()
            engine = self.engine(end, f"pbrain-{MARKUP.replace('/', '_')}")
            self.run_cli("match", f'cmd:"{engine}"', "guard", "--games", 2, "-v", "--html", out / "a.html", "--json",
                         out / "a.json", "--log", out / "a.log", "--out", out / "a.sgf", "--transcripts", out / "said")
            files = [file for file in out.rglob("*") if file.is_file()]
            self.assertGreaterEqual(len(files), 6)
            for file in files:
                self.check(b"\n".join(file.read_bytes().split(b"\n")[:200]), file.name)
            page = (out / "a.html").read_text(encoding="utf-8")
            self.assertNotIn("<script>alert", page)
            self.assertNotIn("<img src=x", page)
            self.assertIn("pbrain-", page)

    def test_games_from_elsewhere(self):
        bad = (ESCAPE + MARKUP + "\u202eabc").replace("]", "\\]")
        file = self.folder / "bad.sgf"
        file.write_text(f"(;GM[4]SZ[15]PB[{bad}]PW[{bad}]EV[{bad}]GN[{bad}]C[{bad}];B[hh]C[{bad}]LB[aa:{bad}];W[ii])", encoding="utf-8")
        self.run_cli("show", file.read_text(encoding="utf-8"))
        for arguments in (("games", "import", file), ("games", "list"), ("games", "show", 1), ("review", file),
                          ("convert", file, "out.psq")):
            self.run_cli(*arguments)
        self.run_cli("convert", file, "-", "--to", "sgf", data=True)
        self.assertIn("RED", self.run_cli("games", "list"))


if __name__ == "__main__":
    unittest.main()
