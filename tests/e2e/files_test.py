#!/usr/bin/env python3
"""Files as other people write them, through the program: python3 files_test.py PROGRAM."""
import json
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

from patience import patience

PROGRAM = os.path.abspath(sys.argv.pop(1))
ENGLISH = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "xterm-256color", "XDG_DATA_HOME": "/dev/null/data"}


def run(*arguments, typed=None, cwd=None, timeout=patience(60)):
    return subprocess.run([PROGRAM, *map(str, arguments)], input=typed, capture_output=True, text=True, cwd=cwd,
                          encoding="utf-8", errors="surrogateescape", env=ENGLISH, timeout=timeout)


class InAFolder(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def games(self, *arguments):
        return run("games", "--library", self.folder / "games.db", *arguments)


class Library(InAFolder):
    GAME = "(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[B+];B[hh];W[hg];B[ig])"
    ANNOTATED = "(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[B+];B[hh]C[the centre](;W[hg];B[ig])(;W[aa];B[bb]))"

    def test_an_annotated_copy_of_a_game_is_not_lost(self):
        plain, annotated = self.file("plain.sgf", self.GAME), self.file("annotated.sgf", self.ANNOTATED)
        for first, second in ((plain, annotated), (annotated, plain)):
            self.games("import", first)
            answer = self.games("import", second)
            self.assertIn("0 games added, 1 was there already", answer.stdout)
            self.assertEqual("have more in them now: 1" in answer.stdout, second == annotated)
            shown = self.games("show", 1).stdout
            self.assertIn("the centre", shown)
            self.assertIn("2.○ a15", shown)
            (self.folder / "games.db").unlink()

    def test_every_position_of_a_large_tree_is_found(self):
        letters = "abcdefghijklmno"
        deep = "".join(f"(;W[{x}a];B[{y}b]" + "".join(f"(;W[{z}c];B[{z}d])" for z in letters) + ")"
                       for x in letters for y in letters for _ in range(3))
        self.games("import", self.file("large.sgf", f"(;GM[4]SZ[15];B[hh](;W[ii]){deep})"))
        found = self.games("find", "--position", "h8o15o14o13o12")
        self.assertIn("This position: 0 games", found.stdout)
        self.assertIn("only in a variation: 1", found.stdout)
        self.assertIn("after move 5", found.stdout)
        found = json.loads(self.games("find", "--json", "--position", "h8o15o14o13o12").stdout)
        self.assertEqual((found["onlyInVariations"], found["notLookedThrough"]), (1, 0))


class Damaged(InAFolder):
    SGF = "(;GM[4]SZ[15];B[hh](;W[hg];B[hh])(;W[ig];B[ii]))"

    def test_what_is_sound_is_read_and_the_rest_is_told(self):
        path = self.file("game.sgf", self.SGF)
        shown = run("show", path)
        self.assertIn("2.○ i9", shown.stdout)
        self.assertIn("in 1 place.", shown.stderr)
        self.assertIn("Line 1, column 30", shown.stderr)
        self.assertEqual(shown.returncode, 1)
        converted = run("convert", path, self.folder / "out.sgf")
        self.assertIn("in 1 place.", converted.stderr)
        self.assertIn(";W[ig]", (self.folder / "out.sgf").read_text())
        imported = self.games("import", path)
        self.assertIn("1 game added", imported.stdout)
        self.assertIn("in 1 place.", imported.stderr)

    def test_many_faults_are_counted_and_the_first_of_them_told(self):
        many = self.file("many.sgf", "(;GM[4]SZ[15];B[hh]" + "(;W[hh])" * 500 + ")")
        told = run("show", many).stderr
        self.assertIn("in 500 places", told)
        self.assertEqual(len(told.splitlines()), 12)
        self.assertIn("in 490 more places", told)

    def test_a_library_with_bad_moves_is_read_without_them(self):
        library = b"\xffRenLib\xff\x03\x04" + b"\xff" * 10 + bytes(
            [0, 0, 0x78, 0, 0x79, 0x80, 0x78, 0x40, 0x69, 0x40])
        shown = run("show", self.file("a.lib", library))
        self.assertIn("2.○ i9", shown.stdout)
        self.assertIn("in 1 place.", shown.stderr)


class Encodings(InAFolder):
    def test_a_guess_is_called_so_and_can_be_overridden(self):
        path = self.file("old.sgf", "(;GM[4]SZ[15]PB[".encode() + "王".encode("gb18030") + b"];B[hh])")
        shown = run("show", path)
        self.assertIn("which is a guess", shown.stderr)
        self.assertIn("--encoding", shown.stderr)
        told = run("show", path, "--encoding", "GB18030")
        self.assertIn("王", told.stdout)
        self.assertEqual((told.returncode, told.stderr), (0, ""))
        for name, encoding in (("陳大文", "cp950"), ("김철수", "cp949"), ("张伟", "gb18030")):
            path = self.file("name.sgf", "(;GM[4]SZ[15]PB[".encode() + name.encode(encoding) + b"];B[hh])")
            self.assertIn(name, run("show", path).stdout)


class Large(InAFolder):
    @unittest.skipIf(b"__asan_init" in Path(PROGRAM).read_bytes(), "a sanitizer takes memory of its own")
    @unittest.skipIf("TIANYUAN_PATIENCE" in os.environ, "a sanitizer needs memory of its own")
    def test_a_large_library_is_not_held_several_times(self):
        nodes = bytearray(b"\xffRenLib\xff\x03\x04" + b"\xff" * 10 + bytes([0, 0, 0x78, 0]))
        points = [y * 16 + x + 1 for y in range(15) for x in range(15) if (x, y) != (7, 7)]
        for i, first in enumerate(points):
            nodes += bytes([first, 0x88 if i + 1 < len(points) else 0x08]) + b"a\0"
            others = [point for point in points if point != first] * 5
            for j, second in enumerate(others):
                nodes += bytes([second, 0xC8 if j + 1 < len(others) else 0x48]) + b"a\0"
        process = subprocess.Popen([PROGRAM, "show", self.file("a.lib", bytes(nodes))], stdout=subprocess.DEVNULL,
                                   env=ENGLISH)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status
        self.assertEqual(status, 0)
        self.assertLess(usage.ru_maxrss, 150_000, "kilobytes for a quarter of a million nodes with a text each")


class Archives(InAFolder):
    ENGINE = """#!/usr/bin/env python3
import sys
print("Small engine, printed by itself", flush=True)
stones, inside = set(), False
def move():
    free = next((x, y) for y in range(22) for x in range(22) if (x, y) not in stones)
    stones.add(free)
    print("ERROR Unknown command: TIME_LEFT", flush=True)
    print("%d,%d" % free, flush=True)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if inside and word != "DONE":
        stones.add(tuple(map(int, word.split(",")[:2])))
    elif word in ("START", "RESTART"):
        stones.clear()
        print("OK", flush=True)
    elif word == "ABOUT":
        print('name="Small", version="1"', flush=True)
    elif word == "BOARD":
        inside = True
        stones.clear()
    elif word in ("BEGIN", "TURN", "DONE"):
        inside = False
        if rest:
            stones.add(tuple(map(int, rest.split(","))))
        move()
    elif word == "END":
        break
    elif word != "INFO":
        print("UNKNOWN", flush=True)
"""

    def test_an_engine_in_an_archive_is_unpacked_and_examined_whatever_else_it_prints(self):
        archive = self.folder / "Small64.zip"
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
            file.writestr("Small/readme.txt", "hello " * 1000)
            file.writestr("Small/pbrain-small", self.ENGINE)
        home = {**ENGLISH, "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}
        answer = subprocess.run([PROGRAM, "engines", "add", archive], capture_output=True, text=True, env=home, timeout=patience(300))
        self.assertEqual(answer.returncode, 0, answer.stdout + answer.stderr)
        self.assertIn("prints lines that are no answer", answer.stdout)
        self.assertTrue((self.folder / "data/tianyuan/engines/Small64/Small/pbrain-small").exists())
        for words in (["engines"], ["engines", "list"]):
            listed = subprocess.run([PROGRAM, *words], capture_output=True, text=True, env=home, timeout=patience(60))
            self.assertIn("data/tianyuan/engines/Small64", listed.stdout)

    def test_an_archive_without_an_engine_leaves_nothing_behind(self):
        archive = self.folder / "a.zip"
        with zipfile.ZipFile(archive, "w") as file:
            file.writestr("pbrain-a.exe", "MZ")
        home = {**ENGLISH, "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}
        answer = subprocess.run([PROGRAM, "engines", "add", archive], capture_output=True, text=True, env=home, timeout=patience(60))
        self.assertEqual(answer.returncode, 1)
        self.assertIn("for Windows only", answer.stderr)
        self.assertFalse(any((self.folder / "data").rglob("*.exe")))


class Paths(InAFolder):
    TWO = "(;GM[4]SZ[15];B[hh];W[hg])(;GM[4]SZ[15];B[gg];W[ii])"

    def test_several_games_go_to_standard_output_line_by_line(self):
        path = self.file("two.sgf", self.TWO)
        answer = run("convert", path, "-", "--to", "position-code", cwd=self.folder)
        self.assertEqual(answer.stdout, "h8h9\ng9i7\n")
        answer = run("convert", path, path, "-", "--to", "sgf", cwd=self.folder)
        self.assertEqual(answer.stdout.count("(;FF[4]"), 4)
        answer = run("convert", path, "-", "--to", "psq", cwd=self.folder)
        self.assertEqual((answer.returncode, answer.stdout), (1, ""))
        self.assertTrue(answer.stderr)
        self.assertEqual([each.name for each in self.folder.iterdir()], ["two.sgf"])

    def test_what_never_ends_is_not_read(self):
        os.mkfifo(self.folder / "pipe")
        for path in (self.folder / "pipe", "/dev/zero"):
            answer = run("show", path, timeout=patience(20))
            self.assertIn("is not a file that can be read", answer.stderr)
            self.assertEqual(answer.returncode, 1)
        with open("/dev/zero", "rb") as zero:
            answer = subprocess.run([PROGRAM, "show", "-"], stdin=zero, capture_output=True, env=ENGLISH, timeout=patience(20))
        self.assertEqual(answer.returncode, 1)

    def test_a_missing_file_is_called_so(self):
        for command in ("show", "solve", "forbid"):
            self.assertIn("There is no file none.sgf", run(command, "none.sgf", cwd=self.folder).stderr)
        self.file("game.sgf", self.TWO)
        self.assertIn("game.sgf is a file", run("solve", "game.sgf", cwd=self.folder).stderr)

    def test_a_process_that_writes_can_be_read(self):
        script = f"'{PROGRAM}' show <(printf '(;GM[4]SZ[15];B[hh];W[hg])')"
        answer = subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=ENGLISH, timeout=patience(60))
        self.assertIn("2.○ h9", answer.stdout)

    def test_nothing_commands_the_terminal(self):
        evil = "\x1b[31m\u202egnp.\u2066\x9b2J"
        game = f"(;GM[4]SZ[15]PB[{evil}]GC[{evil}]EV[{evil}];B[hh]N[{evil}]C[{evil}]LB[aa:{evil}])"
        path = self.file(f"{evil}.sgf", game)
        self.file(f"bad{evil}.sgf", "nothing")
        answers = [run("show", path), run("convert", path, self.folder / "x" / "y.sgf"),
                   self.games("import", self.folder), self.games("list"), self.games("show", 1),
                   run("show", self.folder / f"bad{evil}.sgf"), run("show", self.folder / f"none{evil}.sgf"),
                   run("convert", self.folder / f"bad{evil}.sgf", "-", "--to", "sgf"), run(evil), run("show", "h8", evil)]
        for answer in answers:
            for text in (answer.stdout, answer.stderr):
                for sign in "\x1b\u202e\u2066\x9b":
                    self.assertNotIn(sign, text, answer.args)


if __name__ == "__main__":
    unittest.main()
