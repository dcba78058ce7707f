#!/usr/bin/env python3
"""Types at tianyuan-cli as a person or a script would, and reads what comes back.

Usage: cli_test.py PATH_TO_TIANYUAN_CLI PROJECT_ROOT [unittest options]
"""
import json
import os
import pty
import re
import subprocess
import sys
import unittest
from pathlib import Path

PROGRAM = sys.argv.pop(1)
ROOT = Path(sys.argv.pop(1))
ENGLISH = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "xterm-256color"}


def run(*arguments, typed="", environment=None):
    return subprocess.run([PROGRAM, *arguments], input=typed, capture_output=True, text=True,
                          encoding="utf-8", env={**ENGLISH, **(environment or {})}, timeout=60)


def play(*arguments, typed, **rest):
    return run("play", *arguments, typed=typed, **rest)


def at_a_terminal(arguments, typed):
    """What is shown when the program runs at a terminal where `typed` is typed."""
    main, other = pty.openpty()
    process = subprocess.Popen([PROGRAM, *arguments], stdin=other, stdout=other, stderr=other, env=ENGLISH,
                               close_fds=True)
    os.close(other)
    os.write(main, typed.encode())
    shown = b""
    try:
        while chunk := os.read(main, 4096):
            shown += chunk
    except OSError:  # the other side was closed
        pass
    process.wait(60)
    os.close(main)
    return shown.decode()


class Help(unittest.TestCase):
    def test_every_command_has_help_in_both_languages(self):
        commands = re.findall(r"^  (\w+) ", run("--help").stdout.split("Commands:")[1], re.M)
        self.assertGreaterEqual(len(commands), 4)
        for command in commands:
            for language, heading in (("en", "Usage:"), ("zh", "用法:")):
                answer = run("--lang", language, command, "--help")
                self.assertEqual(answer.returncode, 0)
                self.assertIn(heading, answer.stdout)

    def test_version(self):
        answer = run("--version")
        self.assertEqual(answer.returncode, 0)
        self.assertRegex(answer.stdout, r"^tianyuan-cli \d+\.\d+\.\d+\n$")

    def test_wrong_use_ends_with_2_and_a_sentence(self):
        for arguments in ([], ["nonsense"], ["show"], ["show", "h8", "--size", "4"], ["show", "h8", "--size", "x"],
                          ["play", "--rule", "chess"], ["forbid", "--nonsense", "h8"], ["--lang", "xx", "show", "h8"],
                          ["completion", "tcsh"]):
            answer = run(*arguments)
            self.assertEqual(answer.returncode, 2, arguments)
            self.assertTrue(answer.stderr.strip(), arguments)
            self.assertEqual(answer.stdout, "", arguments)

    def test_the_man_page_names_every_command_and_option(self):
        page = (ROOT / "docs/man/tianyuan-cli.1").read_text(encoding="utf-8").replace("\\-", "-")
        help_text = run("--help-all").stdout
        for option in set(re.findall(r"--[a-z-]+", help_text)):
            self.assertIn(option, page)
        for command in re.findall(r"^([a-z]+)$", help_text, re.M):
            self.assertRegex(page, rf"(?m)^\.SS {command}")

    def test_the_language_follows_the_locale(self):
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            answer = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, encoding="utf-8",
                                    env={"PATH": ENGLISH["PATH"], variable: "zh_CN.UTF-8"})
            self.assertIn("用法", answer.stdout)


class Show(unittest.TestCase):
    def test_draws_the_board_in_plain_text(self):
        answer = run("show", "--ascii", "--size", "5", "c3b4")
        self.assertEqual(answer.returncode, 0)
        board = answer.stdout.splitlines()
        self.assertEqual(board[1].rstrip(), "  4  .[O]. . .")
        self.assertEqual(board[2].rstrip(), "  3  . . X . .")
        self.assertEqual(board[5].rstrip(), "     A B C D E")

    def test_rings_the_five_that_won(self):
        answer = run("show", "--ascii", "a1a5b1b5c1c5d1d5e1")
        self.assertIn("[X X X X X]", answer.stdout)
        self.assertIn("Black has won.", answer.stdout)

    def test_names_the_opening(self):
        self.assertIn("Kagetsu", run("show", "h8h9i9").stdout)
        self.assertIn("花月", run("--lang", "zh", "show", "h8h9i9").stdout)

    def test_a_bad_position_ends_with_1_and_says_why(self):
        for position, why in (("h8h8", "used twice"), ("h16", "off the board"), ("?!", "not a point")):
            answer = run("show", position)
            self.assertEqual(answer.returncode, 1)
            self.assertIn(why, answer.stderr)


class Forbid(unittest.TestCase):
    DOUBLE_THREE = "g8a1i8a3h9c1h7c3"

    def test_json_for_one_position(self):
        answer = run("forbid", "--json", self.DOUBLE_THREE)
        self.assertEqual(json.loads(answer.stdout),
                         {"position": self.DOUBLE_THREE, "forbidden": [{"point": "h8", "foul": "double-three"}]})

    def test_one_object_a_line_from_standard_input(self):
        four_four = "e8a1f8a2g8a3h9c1h10c3h11c5"
        six = "e8a1f8a3g8c1i8c3j8c5"
        answer = run("forbid", "-", typed=f"{self.DOUBLE_THREE}\r\n\n{four_four}\n{six}")
        lines = [json.loads(line) for line in answer.stdout.splitlines()]
        self.assertEqual([line["position"] for line in lines], [self.DOUBLE_THREE, "", four_four, six])
        self.assertEqual(lines[0]["forbidden"], [{"point": "h8", "foul": "double-three"}])
        self.assertEqual(lines[1]["forbidden"], [])
        self.assertIn({"point": "h8", "foul": "double-four"}, lines[2]["forbidden"])
        self.assertIn({"point": "h8", "foul": "overline"}, lines[3]["forbidden"])
        self.assertEqual(answer.returncode, 0)

    def test_a_bad_line_gets_an_error_and_the_rest_goes_on(self):
        answer = run("forbid", "-", typed=f"x\n{self.DOUBLE_THREE}\n")
        lines = [json.loads(line) for line in answer.stdout.splitlines()]
        self.assertIn("error", lines[0])
        self.assertEqual(len(lines[1]["forbidden"]), 1)
        self.assertEqual(answer.returncode, 1)

    def test_answers_before_the_input_ends(self):
        with subprocess.Popen([PROGRAM, "forbid", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              env=ENGLISH) as process:
            for _ in range(3):
                process.stdin.write(f"{self.DOUBLE_THREE}\n".encode())
                process.stdin.flush()
                self.assertEqual(len(json.loads(process.stdout.readline())["forbidden"]), 1)
            process.stdin.close()

    def test_whoever_is_to_move_and_whatever_was_played_before(self):
        self.assertIn("h8", run("forbid", self.DOUBLE_THREE + "o15").stdout)
        five_first = "a1c1a2c3a3c5a4c7a5" + "c9" + "g8d14i8f14h9h14h7j14"
        self.assertIn("h8", run("forbid", five_first).stdout)

    def test_nothing_is_forbidden_under_other_rules(self):
        answer = run("forbid", "--rule", "standard", "--json", self.DOUBLE_THREE)
        self.assertEqual(json.loads(answer.stdout)["forbidden"], [])

    def test_reasons_in_words_and_as_data(self):
        text = run("forbid", self.DOUBLE_THREE).stdout
        self.assertIn("three: g8 h8 i8", text)
        data = json.loads(run("forbid", "--json", "--reasons", self.DOUBLE_THREE).stdout)
        self.assertEqual(len(data["forbidden"][0]["threes"]), 2)
        self.assertEqual(data["forbidden"][0]["threes"][0]["completions"][0]["foul"], "none")


class Play(unittest.TestCase):
    def test_a_whole_game(self):
        answer = play(typed="h8\na1\ni8\na2\nj8\na3\nk8\na4\nl8\nquit\n")
        self.assertEqual(answer.returncode, 0)
        self.assertIn("Black wins by five in a row.", answer.stdout)

    def test_mistakes_are_answered_and_nothing_is_lost(self):
        answer = play(typed="h8\nh8\nzz\nh99\nundoo\nmoves\nquit\n")
        for words in ("There is a stone on h8 already", '"zz" is not a point', "h99 is off the board",
                      "Did you mean undo?"):
            self.assertIn(words, answer.stdout)
        self.assertRegex(answer.stdout, r"(?m)^h8$")

    def test_undo_redo_new_pass_resign_draw(self):
        answer = play(typed="undo\nh8\ni9\nundo\nundo\nredo\nmoves\nnew\nmoves\npass\nresign\nundo\ndraw\ndraw\nquit\n")
        self.assertIn("There is nothing to take back.", answer.stdout)
        self.assertIn("No moves yet.", answer.stdout)
        self.assertIn("Black wins by resignation.", answer.stdout)
        self.assertIn("A draw by agreement.", answer.stdout)

    def test_the_end_of_input_ends_the_game_well(self):
        answer = play(typed="h8")
        self.assertEqual(answer.returncode, 0)
        self.assertIn("Goodbye.", answer.stdout)

    def test_fouls_are_refused_or_lose(self):
        moves = "\n".join(re.findall(r"[a-z]\d+", Forbid.DOUBLE_THREE)) + "\nh8\nquit\n"
        self.assertIn("forbidden to Black: a double three", play("--rule", "renju", typed=moves).stdout)
        self.assertIn("White wins by a foul of Black.", play("--rule", "renju", "--fouls", "lose", typed=moves).stdout)

    def test_an_opening_is_led_step_by_step(self):
        answer = play("--opening", "swap2", "--black", "Ann", "--white", "Ben",
                      typed="a1\nb2\nc3\nd4\ntwo\nd4\ne5\nswap\nf6\nquit\n")
        self.assertIn("Ben (White): keep White, swap to Black, or two", answer.stdout)
        self.assertIn("the opening asks for a decision first", answer.stdout)
        self.assertIn("Ann (Black): keep your colour or swap?", answer.stdout)
        self.assertIn("Ann (White) >", answer.stdout)

    def test_fifth_moves_are_offered_and_picked(self):
        answer = play("--rule", "renju", "--opening", "soosorv-8",
                      typed="h8\nh9\nj10\nkeep\na15\n2\nkeep\ng7\ng6\n2\nmoves\nquit\n")
        self.assertRegex(answer.stdout, r"(?m)^h8h9j10a15g6$")

    def test_time_runs_out_while_nobody_types(self):
        with subprocess.Popen([PROGRAM, "play", "--time", "50ms/move"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              env=ENGLISH, text=True, encoding="utf-8") as process:
            shown = ""
            while "White wins on time." not in shown:
                line = process.stdout.readline()
                self.assertTrue(line, "the program must not end by itself")
                shown += line
            process.stdin.write("quit\n")
            process.stdin.close()
            self.assertEqual(process.wait(60), 0)

    def test_chinese(self):
        answer = play("--lang", "zh", typed="h8\nh8\n悔棋\n认输\n退出\n")
        for words in ("天元", "已有棋子", "获胜：对方认输", "再见"):
            self.assertIn(words, answer.stdout)

    def test_asks_for_what_matters_at_a_terminal(self):
        shown = at_a_terminal(["play"], "3\n99\n9\n7\n\nh8\ne5\nquit\n")
        for words in ("Which rule?", "How many lines", "is not a board size", "How shall the game begin?",
                      "Time for each side", "The first stone goes on the centre", "\x1b[48;5;179"):
            self.assertIn(words, shown)

    def test_does_not_ask_when_told(self):
        shown = at_a_terminal(["play", "--rule", "renju"], "quit\n")
        self.assertNotIn("Which rule?", shown)

    def test_no_colour_where_none_is_wanted(self):
        environment = {**ENGLISH, "NO_COLOR": "1"}
        answer = subprocess.run(["script", "-qec", f"{PROGRAM} show h8", "/dev/null"], capture_output=True,
                                env=environment, stdin=subprocess.DEVNULL)
        self.assertNotIn(b"\x1b[48", answer.stdout)

    def test_a_protocol_that_does_not_fit_the_board_is_refused(self):
        answer = play("--opening", "rif", "--size", "16", typed="")
        self.assertEqual(answer.returncode, 1)
        self.assertIn("odd number of lines", answer.stderr)


class Completion(unittest.TestCase):
    def test_bash_completes_commands_options_and_values(self):
        def complete(*words):
            script = (f"source <('{PROGRAM}' completion bash); COMP_WORDS=(tianyuan-cli {' '.join(words)} ''); "
                      f"COMP_CWORD={len(words) + 1}; _tianyuan_cli; echo \"${{COMPREPLY[@]}}\"")
            return subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=ENGLISH).stdout.split()
        self.assertIn("forbid", complete())
        self.assertIn("--opening", complete("play"))
        self.assertIn("renju", complete("play", "--rule"))
        self.assertIn("zsh", complete("completion"))

    def test_every_shell_has_a_script(self):
        for shell in ("bash", "zsh", "fish"):
            self.assertIn("forbid", run("completion", shell).stdout)


if __name__ == "__main__":
    unittest.main()
