#!/usr/bin/env python3
"""Plays at tianyuan-cli as a person at a terminal, key by key, and looks at the screen.

Usage: terminal_test.py PATH_TO_TIANYUAN_CLI [unittest options]
"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unicodedata
import unittest

from patience import patience

PROGRAM = sys.argv.pop(1)
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "xterm-256color", "NO_COLOR": "1",
               "XDG_DATA_HOME": "/dev/null/data", "XDG_CONFIG_HOME": "/dev/null/config", "HOME": "/nonexistent"}
UP, LEFT, CONTROL_A, CONTROL_C, CONTROL_D = "\x1b[A", "\x1b[D", "\x01", "\x03", "\x04"
PATIENCE = patience(30)  # seconds


class Screen:
    """What a terminal shows after what was written to it, as far as this program writes."""
    SEQUENCE = re.compile(r"\x1b(?:\[([?0-9;]*)([A-Za-z@])|[=>()][0B]?)")

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.usual, self.other = self.empty(), None
        self.row = self.column = 0
        self.rest = ""

    def empty(self):
        return [[" "] * self.columns for _ in range(self.rows)]

    @property
    def cells(self):
        return self.usual if self.other is None else self.other

    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.cells).rstrip()

    def write(self, text):
        text, self.rest = self.rest + text, ""
        position = 0
        while position < len(text):
            if text[position] != "\x1b":
                self.put(text[position])
                position += 1
            elif match := self.SEQUENCE.match(text, position):
                self.obey(match[1] or "", match[2] or "")
                position = match.end()
            else:
                self.rest = text[position:]
                return

    def put(self, sign):
        if sign == "\n":
            self.new_line()
        elif sign == "\r":
            self.column = 0
        elif sign == "\b":
            self.column = max(0, self.column - 1)
        elif sign >= " ":
            width = 2 if unicodedata.east_asian_width(sign) in "WF" else 1
            if self.column + width > self.columns:
                self.column = 0
                self.new_line()
            self.cells[self.row][self.column:self.column + width] = [sign] + [""] * (width - 1)
            self.column += width

    def new_line(self):
        if self.row + 1 < self.rows:
            self.row += 1
        else:
            self.cells.pop(0)
            self.cells.append([" "] * self.columns)

    def obey(self, argument, command):
        numbers = [int(part) for part in argument.split(";") if part.isdigit()]
        count = numbers[0] if numbers else 1
        if argument == "?1049":
            self.other = self.empty() if command == "h" else None
        elif command == "H":
            self.row, self.column = (numbers[0] - 1, numbers[1] - 1) if len(numbers) == 2 else (0, 0)
        elif command == "G":
            self.column = count - 1
        elif command in "ABCD":
            self.row += {"A": -count, "B": count}.get(command, 0)
            self.column += {"C": count, "D": -count}.get(command, 0)
        elif command == "K":
            self.cells[self.row][self.column:] = [" "] * (self.columns - self.column)
        elif command == "J":
            self.cells[self.row][self.column:] = [" "] * (self.columns - self.column)
            for row in range(self.row + 1, self.rows):
                self.cells[row] = [" "] * self.columns
        elif command == "P":
            row = self.cells[self.row]
            del row[self.column:self.column + count]
            row += [" "] * count
        elif command == "@":
            row = self.cells[self.row]
            row[self.column:self.column] = [" "] * count
            del row[self.columns:]


class Terminal:
    """The program at a terminal."""

    def __init__(self, *arguments, rows=24, columns=80, **environment):
        self.main, other = pty.openpty()
        self.resize(rows, columns)
        self.screen = Screen(rows, columns)
        self.written = ""
        self.settings = termios.tcgetattr(self.main)  # before the program has any of its own
        self.process = subprocess.Popen([PROGRAM, *arguments], stdin=other, stdout=other, stderr=other, close_fds=True,
                                        env={**ENVIRONMENT, **environment}, start_new_session=True,
                                        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        self.ended = False
        os.close(other)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.main)

    def resize(self, rows, columns):
        fcntl.ioctl(self.main, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        if self.ended or not select.select([self.main], [], [], seconds)[0]:
            return False
        try:
            chunk = os.read(self.main, 65536)
        except OSError:  # the other side was closed
            chunk = b""
        self.ended = not chunk
        text = chunk.decode(errors="replace")
        self.written += text
        self.screen.write(text)
        return not self.ended

    def wait_for(self, pattern):
        """Until something can be seen on the screen."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.screen.text(), re.M) and time.monotonic() < end and not self.ended:
            self.read(1)
        if not re.search(pattern, self.screen.text(), re.M):
            raise AssertionError(f"{pattern!r} is not to be seen:\n{self.screen.text()}")

    def type(self, text, then):
        os.write(self.main, text.encode())
        self.wait_for(then)

    def end(self):
        while self.read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)


ROW_8 = r"^  8 "


class Painting(unittest.TestCase):
    def test_the_board_stays_where_it_is(self):
        with Terminal("play", "--rule", "freestyle", "--ascii") as terminal:
            terminal.wait_for(r"^Black >$")
            for move in ("h8", "i9", "j10"):
                terminal.type(move + "\r", rf"\d\. (Black|White): {move}$")
                self.assertEqual(len(re.findall(ROW_8, terminal.screen.text(), re.M)), 1)
                self.assertTrue(terminal.screen.text().startswith(" 15"), terminal.screen.text())
            terminal.type("quit\r", "Goodbye")
            self.assertEqual(terminal.end(), 0)
            self.assertIsNone(terminal.screen.other, "the usual screen is back")
            self.assertIn("3. Black: j10", terminal.screen.text())
            self.assertEqual(termios.tcgetattr(terminal.main)[3], terminal.settings[3], "and its modes are")

    def test_a_low_window_gets_one_board_a_turn(self):
        with Terminal("play", "--rule", "freestyle", "--ascii", rows=12) as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.type("h8\r", r"^White >$")
            self.assertNotIn("\x1b[?1049h", terminal.written)
            self.assertEqual(len(re.findall(r"(?m)^  8 ", terminal.written)), 2)

    def test_a_terminal_that_cannot_is_written_to_line_by_line(self):
        with Terminal("play", "--rule", "freestyle", TERM="dumb") as terminal:
            terminal.wait_for("^Black >$")
            terminal.type("h8\n", "^White >$")
            self.assertNotIn("\x1b", terminal.written)

    def test_another_size_of_the_window_is_painted_anew(self):
        with Terminal("play", "--rule", "freestyle", "--ascii", rows=40) as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.screen = Screen(30, 60)
            terminal.resize(30, 60)
            terminal.wait_for(r"^Black >$")
            self.assertEqual(len(re.findall(ROW_8, terminal.screen.text(), re.M)), 1)

    def test_what_is_long_takes_the_place_of_the_board(self):
        with Terminal("play", "--rule", "freestyle", "--ascii", "--size", "9") as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.type("help\r", "Enter shows the board again")
            self.assertNotRegex(terminal.screen.text(), r"(?m)^  8 ")
            terminal.type("\r", ROW_8)
            terminal.type("map\r", r"(?s)Score Map thinks of each point.*Enter shows the board again")

    def test_thinking_is_said_once(self):
        with Terminal("play", "--white", "tianyuan", "--think", "1s", "--rule", "freestyle") as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.type("h8\r", r"^2\. White")
            self.assertEqual(terminal.written.count("is thinking"), 1)

    def test_words_are_not_broken_at_the_edge(self):
        for columns in (80, 50, 40):
            with Terminal("play", "--rule", "renju", "--ascii", columns=columns, rows=40) as terminal:
                terminal.wait_for(r"^Black >$")
                for line in terminal.screen.text().splitlines():
                    self.assertLessEqual(len(line), columns)
                words = " ".join(terminal.screen.text().split())
                self.assertIn("Black must not make a double three, a double four or six in a row", words)


class Editing(unittest.TestCase):
    def test_cursor_keys_and_earlier_lines(self):
        with Terminal("play", "--rule", "freestyle", "--ascii") as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.type("8" + LEFT + "h", r"^Black > h8$")
            terminal.type("\r", r"^White >$")
            terminal.type("9" + CONTROL_A + "i", r"^White > i9$")
            terminal.type("\r", r"^Black >$")
            terminal.type(UP + UP, r"^Black > h8$")
            terminal.type("\r", "There is a stone on H8 already")

    def test_chinese_is_typed_and_deleted_by_the_character(self):
        with Terminal("--lang", "zh", "play", "--rule", "freestyle", "--ascii") as terminal:
            terminal.wait_for(r"^黑方 >$")
            terminal.type("h8\r", r"^白方 >$")
            terminal.type("悔棋子\x7f", r"^白方 > 悔棋$")
            terminal.type("\r", r"^黑方 >$")

    def test_what_is_typed_stays_while_the_computer_moves(self):
        with Terminal("play", "--white", "scoremap", "--pause", "1s", "--rule", "freestyle", "--ascii") as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.type("h8\r", r"is thinking")
            terminal.type("mov", r"> mov$")
            terminal.wait_for(r"^Black > mov$")
            terminal.type("es\r", r"^h8[a-o]\d+$")

    def test_control_c_takes_back_what_was_typed_and_then_leaves(self):
        with Terminal("play", "--rule", "freestyle") as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.type("abc", r"^Black > abc$")
            terminal.type(CONTROL_C, r"^Black >$")
            terminal.type(CONTROL_C, "Goodbye")
            self.assertEqual(terminal.end(), 0)
            self.assertEqual(termios.tcgetattr(terminal.main)[3], terminal.settings[3])

    def test_control_d_and_a_hang_up_leave(self):
        with Terminal("play", "--rule", "freestyle") as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.type(CONTROL_D, "Goodbye")
            self.assertEqual(terminal.end(), 0)
        with Terminal("play", "--rule", "freestyle") as terminal:
            terminal.wait_for(r"^Black >$")
            terminal.process.send_signal(signal.SIGTERM)
            self.assertEqual(terminal.end(), 0)
            self.assertEqual(termios.tcgetattr(terminal.main)[3], terminal.settings[3])

    def test_escape_alone_holds_nothing_up(self):
        with Terminal("play", "--rule", "freestyle", "--time", "2s") as terminal:
            terminal.type("\x1b", "White wins on time")


class Asking(unittest.TestCase):
    def test_levels_come_first_and_a_low_one_is_proposed(self):
        with Terminal("play", rows=40) as terminal:
            terminal.wait_for(r"Enter for Kite:$")
            text = terminal.screen.text()
            self.assertRegex(text, r"(?m)^  1  .*Sprout")
            self.assertRegex(text, r"(?m)^ 10  .*Tianyuan")
            self.assertRegex(text, r"(?m)^ 11  Perfect")
            self.assertRegex(text, r"(?m)^ 12  Guard")
            terminal.type("Nobody\r", '"Nobody" is not in the list')
            terminal.type("snow ridge\r", "Which colour do you take")
            for default in ("freestyle", "15", "free", "no limit"):
                terminal.type("\r", f"Enter for {default}:$")
            terminal.type("\r", "^Black >$")
            terminal.type("h8\r", r"Snow Ridge \(White\)|2\. White")

    def test_chinese_names(self):
        with Terminal("--lang", "zh", "play", rows=40) as terminal:
            terminal.wait_for("Enter 为纸鸢：")
            terminal.type("嫩芽\r", "你执什么颜色")
            terminal.type("\r", "Enter 为自由：$")
            for rule in ("自由", "标准", "连珠", "卡罗"):
                self.assertRegex(terminal.screen.text(), rf"(?m)^ +\d  {rule}")

    def test_the_unfinished_game_can_be_chosen(self):
        with tempfile.TemporaryDirectory() as folder:
            library = ["--library", folder + "/games.db"]
            for moves, white in (("h8\nquit\n", "me:Ben"), ("g7\nh9\nquit\n", "me:Cid"), ("a1\nquit\n", "me:Dan")):
                subprocess.run([PROGRAM, "play", *library, "--white", white], input=moves.encode(), env=ENVIRONMENT,
                               stdout=subprocess.DEVNULL, timeout=PATIENCE, check=True)
            with Terminal("play", *library, rows=40) as terminal:
                terminal.wait_for("Enter for 1:$")
                number = re.search(r"(?m)^ +(\d)  .*Cid.*2 moves", terminal.screen.text())[1]
                terminal.type(number + "\r", "^Black >$")
                terminal.type("moves\r", "^g7h9$")
            with Terminal("play", "--resume", *library, rows=40) as terminal:
                terminal.wait_for("Which one do you go on with")
                terminal.type("\r", r"2\. White: h9|1\. Black: a1")
            with Terminal("play", *library, rows=40) as terminal:
                terminal.wait_for("Which one do you go on with")
                terminal.type("a new game\r", "Whom do you play")
            chosen = subprocess.run([PROGRAM, "play", *library, "--resume", "1"], input=b"moves\nquit\n", env=ENVIRONMENT,
                                    capture_output=True, timeout=PATIENCE)
            self.assertIn(b"\nh8\n", chosen.stdout.replace(b"Ben (White) > moves", b""))


class Demonstration(unittest.TestCase):
    def test_two_computers_are_watched_on_one_board(self):
        with Terminal("play", "--demo", "--size", "7", "--ascii", rows=30) as terminal:
            terminal.end()
            self.assertEqual(len(re.findall(r"(?m)^  7 ", terminal.screen.text())), 1)
            self.assertRegex(terminal.screen.text(), "wins by five|A draw")


if __name__ == "__main__":
    unittest.main()
