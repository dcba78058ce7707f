#!/usr/bin/env python3
"""Types at tianyuan-cli as a person or a script would, and reads what comes back.

Usage: cli_test.py PATH_TO_TIANYUAN_CLI PROJECT_ROOT [unittest options]
"""
import json
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from patience import patience

PROGRAM = sys.argv.pop(1)
ROOT = Path(sys.argv.pop(1))
# A home that cannot be: games are kept only where a test says so.
ENGLISH = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "xterm-256color", "XDG_DATA_HOME": "/dev/null/data"}


def run(*arguments, typed=""):
    return subprocess.run([PROGRAM, *arguments], input=typed, capture_output=True, text=True,
                          encoding="utf-8", env=ENGLISH, timeout=patience(60))


def play(*arguments, typed):
    return run("play", *arguments, typed=typed)


def at_a_terminal(arguments, typed):
    """What is shown when the program runs at a terminal where `typed` is typed."""
    main, other = pty.openpty()
    process = subprocess.Popen([PROGRAM, *arguments], stdin=other, stdout=other, stderr=other, env=ENGLISH,
                               close_fds=True)
    os.close(other)
    os.write(main, typed.encode())
    shown = b""
    try:
        while select.select([main], [], [], 60)[0] and (chunk := os.read(main, 4096)):
            shown += chunk
    except OSError:  # the other side was closed
        pass
    process.kill()
    process.wait()
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
                          ["completion", "tcsh"], ["games"], ["convert", "a.sgf"], ["convert", "a.sgf", "b.xyz"],
                          ["play", "--time", "soon"], ["play", "--think", "x"], ["play", "--opening", "rif", "--size", "16"],
                          ["play", "--depth"], ["analyse", "h8", "--depth", "2.5"], ["analyse", "h8", "--lines", "0"],
                          ["analyse", "h8", "--time", "2 moons"], ["analyse", "h8", "--time", "0ms"],
                          ["solve", "--vcf", "--win", "h8"], ["match", "guard"], ["match", "guard", "value", "--time", "x"],
                          ["match", "guard", "value", "--resume"], ["games", "export", "x.sgf", "--to", "nonsense"]):
            answer = run(*arguments)
            self.assertEqual(answer.returncode, 2, arguments)
            self.assertTrue(answer.stderr.strip(), arguments)
            self.assertEqual(answer.stdout, "", arguments)
            chinese = run("--lang", "zh", *arguments) if "xx" not in arguments else None
            if chinese and arguments:
                self.assertRegex(chinese.stderr.splitlines()[0], "[\u4e00-\u9fff]", arguments)

    def test_a_complaint_names_the_option_once_and_ends(self):
        for arguments in (["match", "guard", "value", "--games", "x"], ["completion", "tcsh"],
                          ["play", "--rule", "chess"], ["match", "guard", "value", "--time", "x"]):
            complaint = run(*arguments).stderr.splitlines()[0]
            option = arguments[-2] if arguments[-2].startswith("--") else "SHELL"
            self.assertEqual(complaint.count(option), 1, complaint)
            self.assertRegex(complaint, r"\.$")

    def test_help_has_no_syntax_of_a_library_and_fits_eighty_columns(self):
        for language in ("en", "zh"):
            text = run("--lang", language, "--help-all").stdout
            self.assertNotRegex(text, r"\b(UINT|INT|FLOAT|TEXT\b.*\{|BOOLEAN)\b|\[[\d.]+ - |:\{| in \[")
            for line in text.splitlines():
                width = sum(2 if "\u2e80" <= sign <= "\uffe6" else 1 for sign in line)
                self.assertLessEqual(width, 80, line)

    def test_help_says_of_each_option_what_is_so_there(self):
        text = run("--lang", "en", "--help-all").stdout
        self.assertTrue(text.isascii())  # the library counts bytes, and would set such lines apart
        standard_input = "with - this is so anyway"
        self.assertIn(standard_input, run("forbid", "--help").stdout)
        for command in ("list", "find", "export"):
            self.assertNotIn(standard_input, run("games", command, "--help").stdout)

    def test_help_of_all_commands_has_those_of_commands_too(self):
        headings = run("--help-all").stdout.splitlines()
        for command in ("play", "games", "games find", "engines add", "puzzles make", "proof check"):
            self.assertIn(command, headings)

    def test_the_man_page_names_every_command_and_option(self):
        page = (ROOT / "docs/man/tianyuan-cli.1").read_text(encoding="utf-8").replace("\\-", "-")
        help_text = run("--help-all").stdout
        for option in set(re.findall(r"--[a-z-]+", help_text)):
            self.assertIn(option, page)
        for command in re.findall(r"^([a-z]+)$", help_text, re.M):
            self.assertRegex(page, rf"(?m)^\.SS {command}")

    def test_the_examples_of_the_man_page_print_what_they_print(self):
        page = (ROOT / "docs/man/tianyuan-cli.1").read_text(encoding="utf-8").replace("\\-", "-")
        examples = re.findall(r"(?s)\.RS\n\$ tianyuan-cli ([^\n]*)\n(.*?)\.RE", page)
        self.assertGreaterEqual(len(examples), 2)
        for arguments, printed in examples:
            self.assertEqual(run(*arguments.split()).stdout, printed, arguments)

    def test_the_man_page_names_the_options_of_each_command(self):
        page = (ROOT / "docs/man/tianyuan-cli.1").read_text(encoding="utf-8").replace("\\-", "-")
        sections = dict(re.findall(r"(?ms)^\.SS (\w+)[^\n]*\n(.*?)(?=^\.S[SH] )", page))
        shared = {"--help", "--lang", "--version", "--help-all"}
        for command, words in (("engines", ["engines", "add"]), ("games", ["games", "find"]), ("games", ["games", "export"]),
                               ("games", ["games", "import"]), ("play", ["play"]), ("solve", ["solve"]), ("map", ["map"]),
                               ("analyse", ["analyse"]), ("review", ["review"]), ("convert", ["convert"]), ("show", ["show"])):
            for option in set(re.findall(r"(?m)^  (?:-\w,)?(--[a-z-]+)", run(*words, "--help").stdout)) - shared:
                self.assertIn(option, sections[command], words)

    def test_output_that_finds_no_room_is_a_failure(self):
        for words, said in (("show", "h8"), "could not be written"), (("--help",), "could not be written"), (
                ("--lang", "zh", "players"), "未能全部写出"), (("completion", "bash"), "could not be written"):
            with open("/dev/full", "w") as full:
                answer = subprocess.run([PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, text=True, encoding="utf-8",
                                        env=ENGLISH, timeout=patience(60))
            self.assertEqual((answer.returncode, answer.stderr.count("\n")), (1, 1), words)
            self.assertIn(said, answer.stderr)

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


class Solve(unittest.TestCase):
    FOUR_THREE = "h11e9h10h7f9g6g9j5i9"

    def test_the_tree_tells_what_to_play(self):
        answer = run("solve", "--side", "black", self.FOUR_THREE)
        self.assertEqual(answer.returncode, 0)
        self.assertIn("Black wins by fours and threes: five after 5 stones", answer.stdout)
        self.assertIn("\nh9 j9 ", answer.stdout)
        self.assertTrue(answer.stdout.endswith(" five\n"))

    def test_json_is_a_tree_that_ends_in_fives(self):
        data = json.loads(run("solve", "--vcf", "--json", "--side", "black", self.FOUR_THREE).stdout)
        self.assertEqual((data["verdict"], data["kind"], data["plies"]), ("won", "vcf", 5))
        self.assertEqual(data["line"][0], "h9")
        attacks = data["proof"]
        self.assertEqual(attacks[-1]["move"], "h9")
        for attack in attacks:
            if "otherwise" not in attack:
                self.assertEqual(attack["plies"], 1)
                continue
            following = [attack["otherwise"], *(answer["next"] for answer in attack["answers"])]
            self.assertEqual(attack["plies"], 2 + max(attacks[i]["plies"] for i in following))

    def test_no_win_is_told_from_none_found(self):
        self.assertIn("has no win by fours alone", run("solve", "--vcf", "h8").stdout)
        data = json.loads(run("solve", "--json", "--nodes", "1", "--win", self.FOUR_THREE).stdout)
        self.assertEqual(data["verdict"], "unknown")
        self.assertIn("没有以连续冲四取胜", run("--lang", "zh", "solve", "--vcf", "h8").stdout)

    def test_a_proof_can_be_walked_through(self):
        def walk(typed, *arguments, language="en"):
            return run("--lang", language, "proof", "walk", "--ascii", *arguments, typed="\n".join(typed) + "\n")
        answer = walk(["", "?", "back", "back"], "h8o1")
        self.assertEqual(answer.returncode, 0)
        self.assertRegex(answer.stdout, r"Black wins in at most \d+ more moves: [A-O]\d+ \(the 1 on the board\)")
        self.assertIn("each reply of White has an answer of its own", answer.stdout)
        self.assertIn("This position is not in the proof", answer.stdout)
        self.assertIn("Proved after: ", answer.stdout)
        # To the end: whatever the longest resistance is, Black makes five.
        end = walk([""] * 60 + ["quit"], "h8o1").stdout
        self.assertIn("If White passes: ", end)
        self.assertIn("Outside the shaded zone of ", end)
        self.assertIn("Five. The game is over.", end)
        # Leaving the proof, and what is no move.
        left = walk(["a15", "h8", "z99", "replies"], "h8o1").stdout
        self.assertIn("Here you left the proved win: A15 was played", left)
        self.assertIn("There is a stone on h8", left)
        self.assertIn("off the board", left)
        self.assertIn("黑方至多再下", walk([""], "h8o1", language="zh").stdout)
        self.assertIn("No proof is installed", walk([], "--rule", "standard").stderr)
        self.assertIn("no certificate", walk([], "--certificate", str(ROOT / "README.md")).stderr)

    def test_a_sample_of_a_certificate_can_be_checked(self):
        file = str(ROOT / "data/proofs/freestyle-15.proof")
        answer = run("proof", "check", "--sample", "20000", file)
        self.assertEqual(answer.returncode, 0)
        self.assertRegex(answer.stdout, r"^A sample: \d+ of \d+ claims checked whole, 2\d{4} positions")
        data = json.loads(run("proof", "check", "--sample", "20000", "--json", file).stdout)
        self.assertLess(data["checked"], len(data["claims"]))

    def test_what_cannot_be_solved_is_refused(self):
        five = "h8a1i8a2j8a3k8a4l8"
        for arguments, reason in ((["h8h8"], "used twice"), ([five], "game is over"), (["z99"], "off the board")):
            answer = run("solve", *arguments)
            self.assertEqual(answer.returncode, 1)
            self.assertIn(reason, answer.stderr)
        self.assertEqual(run("solve", "--vcf", "--win", "h8").returncode, 2)

    def test_the_exit_code_tells_the_verdict(self):
        self.assertEqual(run("solve", "--side", "black", self.FOUR_THREE).returncode, 0)
        self.assertEqual(run("solve", "--vcf", "h8").returncode, 3)
        self.assertEqual(run("solve", "--nodes", "1", "--win", self.FOUR_THREE).returncode, 4)

    def solve_lines(self, text, *options):
        return run("solve", *options, "-", typed=text)

    def test_many_positions_come_from_standard_input(self):
        won = self.FOUR_THREE + "a1"
        answer = self.solve_lines(f"# two of them\n{won}\n\n  {won}a2a3  \n", "--json")
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertEqual([json.loads(line)["position"] for line in answer.stdout.splitlines()], [won, won + "a2a3"])
        text = self.solve_lines(f"{won}\nh8\n", "--vcf")
        self.assertIn(f"{won}  Black wins by fours alone", text.stdout)
        self.assertEqual(text.returncode, 3)

    def test_the_worst_of_many_positions_tells_the_exit_code(self):
        won = self.FOUR_THREE + "a1"
        self.assertEqual(self.solve_lines(f"{won}\nh8\n", "--vcf").returncode, 3)
        self.assertEqual(self.solve_lines(f"h8\n{won}\n", "--win", "--nodes", "1").returncode, 4)
        bad = self.solve_lines(f"h8h8\n{won}\n", "--vcf")
        self.assertEqual(bad.returncode, 1)
        self.assertIn("h8h8: ", bad.stderr)
        self.assertIn("Black wins", bad.stdout)

    def test_time_ends_what_stones_do_not(self):
        answer = run("solve", "--json", "--win", "--time", "0.2", "h8a1i9a15")
        self.assertEqual(json.loads(answer.stdout)["verdict"], "unknown")
        self.assertEqual(answer.returncode, 4)


class Analyse(unittest.TestCase):
    def test_the_only_move_is_worth_a_line_too(self):
        answer = run("analyse", "--depth", "3", "h8a1i8a3j8a5k8")
        self.assertRegex(answer.stdout, r"(?m)^ +\d+\.1 +-M")
        self.assertRegex(answer.stdout, r"Best move: (g8|l8)")
        self.assertIn("only one move to consider", run("analyse", "--time", "0.1", "").stdout)

    def test_time_may_have_a_unit(self):
        for time in ("0.1", "0.1s", "100ms", "0.001m"):
            answer = run("analyse", "--time", time, "h8")
            self.assertEqual(answer.returncode, 0, time + answer.stderr)


class Review(unittest.TestCase):
    # White leaves an open three alone with the sixth move.
    LOST = "h8a1i8a3g8o15f8a5e8"

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_it_says_where_the_proof_was_left(self):
        answer = run("review", "--nodes", "0", "h8o1a15b1")
        self.assertRegex(answer.stdout, r"Move 3 \(a15\) left the proved win: the proof plays [a-o]\d+ and wins in at most \d+ moves")
        self.assertNotIn("left the proved win", run("review", "--nodes", "0", "h8o1g9").stdout)

    def test_whoever_lost_is_told_where_and_why(self):
        answer = run("review", "--nodes", "500", self.LOST)
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertIn("White could hold the game until move 6: O15 lost it.", answer.stdout)
        self.assertIn("White overlooked an open three.", answer.stdout)
        self.assertRegex(answer.stdout, r"Accuracy: Black \d+%, White \d+%\.")
        self.assertIn("White 6, O15, is the losing move", answer.stdout)
        self.assertRegex(answer.stdout, r"Black's stone at (F8|J8) makes an open four, which nothing stops\.")
        self.assertRegex(answer.stdout, r"(?m)^   1\. Black (F8|J8): open four$")
        self.assertRegex(answer.stdout, r"(?m)^   3\. Black \w\d+: five$")
        self.assertIn("白 6 O15 是败着", run("--lang", "zh", "review", "--nodes", "0", self.LOST).stdout)

    def test_json_has_the_line_and_what_would_have_held(self):
        data = json.loads(run("review", "--json", "--nodes", "0", self.LOST).stdout)
        self.assertEqual((data["loser"], data["turning_point"]), ("white", 6))
        self.assertEqual(data["accuracy"], {"black": None, "white": None})
        [finding] = data["findings"]
        self.assertEqual((finding["kind"], finding["overlooked"], finding["move"]), ("losing-move", "open-four", "o15"))
        self.assertEqual(finding["win"]["plies"], 3)
        self.assertEqual([step["makes"] for step in finding["win"]["line"]], ["open-four", "nothing", "five"])
        self.assertLessEqual({"f8", "j8"}, {each["move"] for each in finding["held"]})

    def test_what_was_found_is_kept_in_the_file_and_not_looked_for_again(self):
        file = self.folder / "game.sgf"
        self.assertEqual(run("review", "--nodes", "0", "--out", str(file), self.LOST).returncode, 0)
        self.assertIn("TYLB[losing-move|6|w|o15|", file.read_text())
        again = run("review", "--stones", "1", "--nodes", "0", str(file))
        self.assertIn("there is no win by fours and threes left", again.stdout)
        anew = run("review", "--stones", "1", "--nodes", "0", "--again", str(file))
        self.assertIn("within 1 stone placed in thought", anew.stdout)
        self.assertIn("is there already", run("review", "--out", str(file), str(file)).stderr)

    def test_a_game_of_the_library_keeps_it_too(self):
        library, file = str(self.folder / "games.db"), self.folder / "game.sgf"
        file.write_text("(;GM[4]SZ[15];B[hh];W[ao];B[ih];W[am];B[gh];W[oa];B[fh];W[ak];B[eh])")
        self.assertEqual(run("games", "--library", library, "import", str(file)).returncode, 0)
        self.assertIn("O15, is the losing move", run("review", "--library", library, "--nodes", "0", "1").stdout)
        self.assertIn("O15, is the losing move",
                      run("review", "--library", library, "--nodes", "0", "--stones", "1", "1").stdout)

    def test_what_cannot_be_looked_back_on_is_refused(self):
        for what, reason in ((str(self.folder / "none.sgf"), "cannot be read"), ("", "")):
            answer = run("review", what)
            self.assertEqual(answer.returncode, 1)
            self.assertIn(reason, answer.stderr)
            self.assertNotEqual(answer.stderr, "")
        file = self.folder / "empty.sgf"
        file.write_text("(;GM[4]SZ[15])")
        self.assertIn("no moves", run("review", str(file)).stderr)
        self.assertIn("has 1 game only", run("review", "--game", "2", str(file)).stderr)


class Teacher(unittest.TestCase):
    MOVES = "a1\nh8\na3\ni8\na5\ng8\no15\n"

    def test_a_move_that_loses_is_spoken_of_and_can_be_explained(self):
        answer = play("--teacher", "proved", "--ascii", typed=self.MOVES + "why\nundo\nf8\nteacher\nquit\n")
        self.assertIn("O15 loses by force.", answer.stdout)
        self.assertIn("makes an open four", answer.stdout)
        self.assertRegex(answer.stdout, r"1\. White (F8|J8): open four")
        self.assertIn("Nothing urgent", answer.stdout)

    def test_he_comes_without_being_told_how_strict_he_is_to_be(self):
        for strictness in ([], ["mistakes"]):
            answer = play("--ascii", "--teacher", *strictness, "--size", "15", typed=self.MOVES + "quit\n")
            self.assertIn("O15 loses by force.", answer.stdout)
        self.assertEqual(play("--teacher", "nice", typed="quit\n").returncode, 2)

    def test_without_one_nobody_says_a_word(self):
        answer = play("--ascii", typed=self.MOVES + "teacher\nquit\n")
        self.assertNotIn("loses by force", answer.stdout)
        self.assertIn("no teacher at this table", answer.stdout)


class Map(unittest.TestCase):
    def test_scores_every_point_and_names_the_best(self):
        answer = run("map", "--size", "9", "--player", "guard", "d5a1e5a2c5")
        self.assertIn("  5    0  100    X    X    X  100    0    0    0\n", answer.stdout)
        self.assertIn("It would play b5.", answer.stdout)
        opinion = json.loads(run("map", "--json", "--size", "9", "--player", "guard", "d5a1e5a2c5").stdout)
        self.assertEqual((opinion["best"], opinion["points"]["f5"], opinion["points"]["i9"]), ("b5", 100, 0))

    def test_says_what_is_wrong(self):
        for arguments, code, words in ((["h8h8"], 1, "twice"), (["h8", "--player", "nobody"], 2, "nobody")):
            answer = run("map", *arguments)
            self.assertEqual(answer.returncode, code)
            self.assertIn(words, answer.stderr)


class Play(unittest.TestCase):
    def test_a_whole_game(self):
        answer = play(typed="h8\na1\ni8\na2\nj8\na3\nk8\na4\nl8\nquit\n")
        self.assertEqual(answer.returncode, 0)
        self.assertIn("Black wins by five in a row.", answer.stdout)

    def test_mistakes_are_answered_and_nothing_is_lost(self):
        answer = play(typed="h8\nh8\nzz\nh99\nundoo\nmoves\nquit\n")
        for words in ("There is a stone on H8 already", '"zz" is not a point', "h99 is off the board",
                      "Did you mean undo?"):
            self.assertIn(words, answer.stdout)
        self.assertRegex(answer.stdout, r"(?m)^h8$")

    def test_undo_redo_new_pass_resign_draw(self):
        answer = play(typed="undo\nh8\ni9\nundo\nundo\nredo\nmoves\nnew\nmoves\npass\nresign\nundo\ndraw\ndraw\nquit\n")
        self.assertIn("There is nothing to take back.", answer.stdout)
        self.assertIn("No moves yet.", answer.stdout)
        self.assertIn("Black wins by resignation.", answer.stdout)
        self.assertIn("A draw by agreement.", answer.stdout)

    def test_a_draw_is_the_computers_to_take(self):
        answer = play("--white", "guard", typed="h8\ndraw\ndraw\ndecline\nmoves\nquit\n")
        self.assertIn("is thinking about your draw offer", answer.stdout)
        self.assertIn("would rather play on", answer.stdout)
        self.assertIn("You can offer a draw again in 5 moves.", answer.stdout)
        self.assertIn("Nobody has offered a draw.", answer.stdout)
        self.assertNotIn("A draw by agreement.", answer.stdout)

    def test_looking_back(self):
        answer = play(typed="back\nh8\ni9\nj10\nback 2\nk11\nback\nforward\nforward\nstart\nend\nresign\nback\nquit\n")
        self.assertIn("This is the start of the game.", answer.stdout)
        self.assertIn("Looking back: move 1 of 3. forward goes on, end returns.", answer.stdout)
        self.assertIn("You were looking back.", answer.stdout)
        self.assertIn("This is the last move.", answer.stdout)
        self.assertIn("Looking back: move 0 of 3.", answer.stdout)
        self.assertIn("Looking back: move 2 of 3.", answer.stdout)
        self.assertEqual(answer.stdout.count("wins by resignation."), 1)

    def test_what_can_be_done_at_the_end_can_be_done(self):
        people = play(typed="h8\nresign\nundo\nmoves\nquit\n").stdout
        self.assertIn("undo takes back", people)
        computer = play("--white", "Sprout", typed="h8\nresign\nh9\nundo\nquit\n").stdout
        self.assertNotIn("undo takes back", computer)
        self.assertNotIn("Take a move back", computer)
        self.assertIn("back looks back at this one", computer)
        self.assertIn("nothing is taken back", computer)

    def test_answers_are_not_called_mistakes(self):
        answer = play(typed="keep\nquit\n").stdout
        self.assertIn('Nothing is asked now that "keep" would answer.', answer)
        self.assertNotIn("Did you mean keep?", answer)
        answer = play("--opening", "swap", typed="h8\nh9\ni9\nten\nquit\n").stdout
        self.assertIn('"ten" is no answer here', answer)
        self.assertNotIn("offer-ten", answer)

    def test_a_file_without_a_format_is_not_sent_to_another_command(self):
        answer = play(typed="h8\nsave game.xyz\nquit\n").stdout
        self.assertIn("End it with .sgf", answer)
        self.assertNotIn("--to", answer)

    def test_what_is_not_saved_is_not_called_kept(self):
        answer = play(typed="h8\nquit\n")
        self.assertIn("is not saved", answer.stderr)
        self.assertNotIn("is kept", answer.stdout)

    def test_the_end_of_input_ends_the_game_well(self):
        answer = play(typed="h8")
        self.assertEqual(answer.returncode, 0)
        self.assertIn("Goodbye.", answer.stdout)

    def test_fouls_are_refused_or_lose(self):
        moves = "\n".join(re.findall(r"[a-z]\d+", Forbid.DOUBLE_THREE)) + "\nh8\nquit\n"
        self.assertIn("H8 is forbidden for Black: double three", play("--rule", "renju", typed=moves).stdout)
        self.assertIn("White wins by a foul of Black.", play("--rule", "renju", "--fouls", "lose", typed=moves).stdout)

    def test_an_opening_is_led_step_by_step(self):
        answer = play("--opening", "swap2", "--black", "me:Ann", "--white", "me:Ben",
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
        answer = play("--lang", "zh", typed="h8\nh8\n悔棋\nh8\n认输\n退出\n")
        for words in ("天元", "已有棋子", "获胜：对方认输", "再见"):
            self.assertIn(words, answer.stdout)

    def test_asks_for_what_matters_at_a_terminal(self):
        shown = at_a_terminal(["play"], "18\n3\n99\n9\n7\n\nh8\ne5\nquit\n")
        for words in ("Whom do you play?", "Which rule?", "How many lines", "is not a board size", "How shall the game begin?",
                      "Time for each side", "The first stone goes on the centre", "\x1b[48;5;179"):
            self.assertIn(words, shown)

    def test_offers_to_go_on_with_an_unfinished_game(self):
        with tempfile.TemporaryDirectory() as folder:
            library = ["--library", folder + "/games.db"]
            play(*library, "--rule", "caro", typed="h8\nquit\n")
            shown = at_a_terminal(["play", *library], "y\nmoves\nquit\n")
            self.assertIn("Unfinished: Black – White, 1 move, 20", shown)
            self.assertIn("1. Black: h8", shown)
            self.assertIn("caro", shown)

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
        self.assertEqual(answer.returncode, 2)
        self.assertIn("odd number of lines", answer.stderr)


class Computers(unittest.TestCase):
    def test_a_game_against_a_computer(self):
        answer = play("--white", "scoremap", typed="h8\na1\nmoves\nundo\nmoves\nquit\n")
        self.assertEqual(answer.returncode, 0)
        moves = re.findall(r"(?m)^((?:[a-o]\d+)+)$", answer.stdout)
        self.assertEqual([len(re.findall(r"[a-o]\d+", line)) for line in moves], [4, 2])

    def test_the_computer_begins_in_the_centre(self):
        answer = play("--black", "shapes:depth=1", typed="moves\nundo\nquit\n")
        self.assertRegex(answer.stdout, r"(?m)^h8$")
        self.assertIn("Only the computer has played so far", answer.stdout)

    def test_every_player_of_the_roster_answers(self):
        for player in ("guard", "scoremap", "value:depth=1", "shapes:depth=1", "gametree:depth=1"):
            answer = play("--white", player, "--rule", "renju", typed="h8\nmoves\nquit\n")
            self.assertRegex(answer.stdout, r"(?m)^h8[a-o]\d+$", player)

    def test_hint_and_map(self):
        answer = play("--white", "guard", typed="h8\nhint\nhint\nhint\nmap\nquit\n")
        self.assertRegex(answer.stdout, r"(?s)Look at the .*Ask once more.*Try [A-O]\d+")
        self.assertIn("What Guard thinks of each point:", answer.stdout)

    def test_map_and_hint_help_or_say_why_not(self):
        against_a_level = play("--white", "Sprout", typed="map\nh8\nmap\nback\nmap\nresign\nmap\nhint\nback\nmap\nquit\n")
        self.assertEqual(against_a_level.stdout.count("What Score Map thinks of each point:"), 4)
        self.assertIn("The game is over. Look back with back", against_a_level.stdout)
        in_an_opening = play("--opening", "swap2", typed="map\nhint\nquit\n")
        self.assertEqual(in_an_opening.stdout.count("The opening comes first."), 2)

    def test_opponents_by_name(self):
        for name in ("Sprout", "sprout", "嫩芽", "level:1", "Sprout,seed=3", "Sprout:seed=3"):
            answer = play("--white", name, "--size", "9", typed="e5\nmoves\nquit\n")
            self.assertRegex(answer.stdout, r"(?m)^e5[a-i]\d$", name)
        self.assertIn("Snow Ridge (White)", play("--white", "snow-ridge", "--opening", "swap2", typed="").stdout
                      + play("--black", "me:A", "--white", "Snow Ridge", typed="h8\nresign\n").stdout)
        answer = play("--white", "Sprot", typed="")
        self.assertEqual(answer.returncode, 2)
        self.assertIn("Sprout", answer.stderr)
        self.assertIn("What Guard thinks", run("map", "h8", "--player", "守卫").stdout)
        listed = [line.split()[0] for line in run("players").stdout.splitlines() if not line.startswith(" ")]
        self.assertEqual(listed[:3], ["level:1", "level:2", "level:3"])

    def test_an_engine_that_cannot_go_on_says_why_and_is_replaced(self):
        answer = play("--white", "cmd:/bin/false", typed="h8\ncontinue\nmoves\nquit\n")
        self.assertIn("by forfeit", answer.stdout)
        self.assertRegex(answer.stdout, "The engine (ended|stopped|has ended|was gone|closed)")
        self.assertIn("continue goes on against Tianyuan instead.", answer.stdout)
        self.assertRegex(answer.stdout, r"(?m)^h8[a-o]\d+$")
        answer = play("--white", "cmd:/no/such/engine", typed="h8\nquit\n")
        self.assertIn("/no/such/engine", answer.stdout + answer.stderr)

    def test_the_computers_choices_in_an_opening_are_told(self):
        answer = play("--opening", "swap2", "--white", "level:1", typed="h8\nh9\ni9\nquit\n")
        self.assertRegex(answer.stdout, r"Sprout (chooses|swaps|does not swap|adds)")
        self.assertNotRegex(answer.stdout, r"Sprout \(\w+\): keep White, swap")

    def test_a_player_that_does_not_exist_is_refused(self):
        answer = play("--white", "scoremop", typed="")
        self.assertEqual(answer.returncode, 2)
        self.assertIn("scoremap", answer.stderr)

    def test_a_demonstration_ends_well(self):
        answer = run("play", "--demo", "--size", "9")
        self.assertEqual(answer.returncode, 0)
        self.assertRegex(answer.stdout, "wins by five in a row|A draw")
        self.assertIn("To play yourself", answer.stdout)


class InAFolder(unittest.TestCase):
    """Each test has a folder and a library of its own."""

    def setUp(self):
        self.kept = tempfile.TemporaryDirectory()
        self.folder = Path(self.kept.name)
        self.library = ["--library", str(self.folder / "games.db")]

    def tearDown(self):
        self.kept.cleanup()

    def path(self, name):
        return str(self.folder / name)

    def play(self, typed, *arguments):
        return play(*self.library, *arguments, typed=typed)

    def games(self, *arguments):
        return run("games", *self.library, *arguments)

    def listed(self, *arguments):
        return json.loads(self.games("list", "--json", *arguments).stdout)


class Problems(InAFolder):
    def bench(self, text, *arguments):
        file = self.folder / "problems.txt"
        file.write_text(text, encoding="utf-8")
        return run("bench", "--file", str(file), *arguments)

    def test_solved_problems_are_counted(self):
        problem = f"freestyle 15 white no-vcf 0 exhaustive {Solve.FOUR_THREE}\n"
        answer = self.bench("# one\n" + problem, "--json")
        every = json.loads(answer.stdout)[-1]
        self.assertEqual((every["count"], every["solved"]), (1, 1))
        self.assertIn("freestyle no-vcf", self.bench(problem).stdout)

    def test_a_bad_line_is_named(self):
        answer = self.bench("\nfreestyle 15 white\n")
        self.assertEqual(answer.returncode, 1)
        self.assertIn("Line 2 of the problems", answer.stderr)


class Resume(InAFolder):
    def test_an_unfinished_game_goes_on(self):
        left = self.play("h8\nh9\nundo\ni9\nquit\n", "--rule", "renju", "--black", "me:Ann")
        self.assertIn("play --resume goes on with it", left.stdout)
        again = self.play("moves\nquit\n", "--resume")
        self.assertRegex(again.stdout, r"(?m)^h8i9$")
        self.assertIn("Ann (Black) >", again.stdout)
        self.assertIn("Rule: renju", again.stdout)

    def test_the_computer_goes_on_too(self):
        self.play("h8\nquit\n", "--white", "scoremap")
        again = self.play("a1\nmoves\nquit\n", "--resume")
        self.assertRegex(again.stdout, r"(?m)^h8[a-o]\d+a1[a-o]\d+$")

    def test_a_killed_game_is_there_up_to_the_last_move_shown(self):
        with subprocess.Popen([PROGRAM, "play", *self.library], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENGLISH,
                              text=True, encoding="utf-8") as process:
            for move in ("h8", "i9", "j10"):
                process.stdin.write(move + "\nmoves\n")
            process.stdin.flush()
            while "h8i9j10" not in process.stdout.readline():
                pass
            process.kill()
        self.assertEqual([game["moves"] for game in self.listed()], [3])
        self.assertRegex(self.play("moves\nquit\n", "--resume").stdout, r"(?m)^h8i9j10$")

    def test_a_finished_game_is_in_the_library_and_not_resumed(self):
        self.play("h8\nresign\nquit\n")
        self.assertEqual([game["winner"] for game in self.listed()], ["black"])
        self.assertIn("No game was left unfinished", self.play("quit\n", "--resume").stdout)

    def test_a_library_that_cannot_be_is_said_once_and_the_game_goes_on(self):
        answer = run("play", "--library", "/dev/null/games.db", typed="h8\nh9\nmoves\nquit\n")
        self.assertEqual(answer.returncode, 0)
        self.assertRegex(answer.stdout, r"(?m)^h8h9$")
        self.assertEqual(answer.stderr.count("The game goes on, but is not saved."), 1)

    def test_save_and_load(self):
        file = self.path("my game.sgf")
        answer = self.play(f"h8\nh9\nsave {file}\nsave {file}\nsave! {file}\nsave\nnew\nload {file}\nmoves\n"
                           f"load {file}.not\nquit\n")
        self.assertIn("is there already and was left as it is", answer.stdout)
        self.assertEqual(answer.stdout.count("Saved as"), 2)
        self.assertIn("save needs the name of a file", answer.stdout)
        self.assertRegex(answer.stdout, r"(?m)^h8h9$")
        self.assertIn("cannot be read", answer.stdout)


class Convert(InAFolder):
    def setUp(self):
        super().setUp()
        (self.folder / "game.sgf").write_text("(;GM[4]SZ[15]RU[renju]PB[Ann]PW[Ben];B[hh]C[first];W[hg](;B[ig])(;B[gi]))")

    def test_to_every_format_and_back(self):
        for extension in ("psq", "lib", "pos", "rec", "sav", "txt"):
            there = run("convert", self.path("game.sgf"), self.path("there." + extension),
                        *(["--to", "position-code"] if extension == "txt" else []))
            self.assertEqual(there.returncode, 0, there.stderr)
            back = run("convert", self.path("there." + extension), self.path(f"back-{extension}.sgf"))
            self.assertEqual(back.returncode, 0, back.stderr)
            # .rec is for boards of 20 lines and counts from the top.
            first = "h13" if extension == "rec" else "h8"
            self.assertIn("1.● " + first, run("show", self.path(f"back-{extension}.sgf")).stdout)

    def test_says_what_is_left_out(self):
        answer = run("convert", self.path("game.sgf"), self.path("game.psq"))
        for lost in ("rule", "variations", "comments"):
            self.assertIn(lost, answer.stderr)

    def test_never_replaces_a_file_unless_told_to(self):
        (self.folder / "there.psq").write_text("precious")
        answer = run("convert", self.path("game.sgf"), self.path("there.psq"))
        self.assertEqual(answer.returncode, 1)
        self.assertEqual((self.folder / "there.psq").read_text(), "precious")
        self.assertEqual(run("convert", "--force", self.path("game.sgf"), self.path("there.psq")).returncode, 0)

    def test_many_files_at_once(self):
        (self.folder / "in").mkdir()
        for i in range(5):
            (self.folder / "in" / f"{i}.txt").write_text("h8h9i9")
        (self.folder / "in" / "bad.txt").write_text("no game at all")
        answer = run("convert", self.path("in"), self.path("out"), "--to", "psq")
        self.assertEqual(answer.returncode, 1)
        self.assertIn("bad.txt", answer.stderr)
        self.assertIn("5 files converted, 1 not.", answer.stderr)
        self.assertEqual(len(list((self.folder / "out").iterdir())), 5)

    def test_a_pipe(self):
        answer = run("convert", "-", "-", "--to", "position-code", typed=(self.folder / "game.sgf").read_text())
        self.assertEqual(answer.stdout.strip(), "h8h9i9")

    def test_bad_input_says_where_and_why(self):
        for content in ("(;GM[4]SZ[15];B[zz];W[hh])", "(;GM[4]SZ[99])", "(;GM[4", ""):
            (self.folder / "bad.sgf").write_text(content)
            answer = run("convert", self.path("bad.sgf"), self.path("out.psq"))
            self.assertEqual(answer.returncode, 1, content)
            self.assertTrue(answer.stderr.strip())
            self.assertFalse((self.folder / "out.psq").exists())

    def test_show_prints_header_tree_and_comments(self):
        shown = run("show", self.path("game.sgf")).stdout
        for words in ("Black: Ann", "White: Ben", "Rule: renju", "first", "3.● i9", "    3.● g7"):
            self.assertIn(words, shown)

    def test_show_takes_anything_that_can_be_pasted(self):
        share = run("convert", self.path("game.sgf"), "-", "--to", "share").stdout.strip()
        for what in (share, "https://gomocalc.com/#/h8h9i9", "(;GM[4]SZ[15];B[hh];W[hg];B[ig])"):
            self.assertIn("3.● i9", run("show", what).stdout, what)
        self.assertEqual(run("show", "no such thing").returncode, 1)


class Games(InAFolder):
    GAME = "(;GM[4]SZ[15]RU[renju]PB[{}]PW[{}]DT[{}]RE[{}];B[hh];W[hg];B[{}])"

    def setUp(self):
        super().setUp()
        (self.folder / "in").mkdir()
        for i, game in enumerate((("Ann", "Ben", "2024-05-01", "B+", "ig"), ("Ben", "王伟", "2025-06-02", "W+R", "gg"),
                                  ("Cid", "Ann", "2026-07-03", "Draw", "jj"))):
            (self.folder / "in" / f"{i}.sgf").write_text(self.GAME.format(*game), encoding="utf-8")
        answer = self.games("import", self.path("in"))
        self.assertIn("3 games added, 0 were there already", answer.stdout)

    def test_importing_again_adds_nothing(self):
        self.assertIn("0 games added, 3 were there already", self.games("import", self.path("in")).stdout)
        self.assertEqual(len(self.listed()), 3)

    def test_finds_by_player_date_result_and_rule(self):
        self.assertEqual(len(self.listed("--player", "ann")), 2)
        self.assertEqual(len(self.listed("--text", "王")), 1)
        self.assertEqual(len(self.listed("--from-date", "2025", "--to-date", "2025-12")), 1)
        self.assertEqual(len(self.listed("--result", "draw")), 1)
        self.assertEqual(len(self.listed("--result", "white")), 1)
        self.assertEqual(len(self.listed("--rule", "standard")), 0)

    def test_finds_a_position_under_symmetries(self):
        found = json.loads(self.games("find", "--json", "--position", "h8i8").stdout)
        self.assertEqual(found["total"]["games"], 3)
        found = json.loads(self.games("find", "--json", "--position", "h8h9i9").stdout)
        self.assertEqual(found["total"]["games"], 2, "i9 and g9 are mirror images")
        self.assertEqual(self.games("find", "--position", "h8h8").returncode, 1)

    def test_shows_exports_and_deletes(self):
        first = self.listed("--player", "Cid")[0]["id"]
        self.assertIn("3.● j6", self.games("show", str(first)).stdout)
        self.assertEqual(self.games("export", self.path("all.sgf")).returncode, 0)
        self.assertIn("Game 3 of 3", run("show", self.path("all.sgf")).stdout)
        self.assertEqual(self.games("delete", str(first)).returncode, 0)
        self.assertEqual(len(self.listed()), 2)
        for command in ("show", "delete"):
            answer = self.games(command, str(first))
            self.assertEqual(answer.returncode, 1)
            self.assertIn("no game with the number", answer.stderr)

    def test_a_file_that_is_no_library_is_left_as_it_is(self):
        other = self.folder / "other.db"
        other.write_text("something else")
        answer = run("games", "--library", str(other), "list")
        self.assertEqual(answer.returncode, 1)
        self.assertIn("is not a game library", answer.stderr)
        self.assertEqual(other.read_text(), "something else")

    def test_a_mistyped_library_is_told_and_not_made(self):
        for arguments in (["list"], ["find"], ["show", "1"], ["delete", "1"], ["export", self.path("x.sgf")]):
            answer = run("games", "--library", self.path("no/such/folder/games.db"), *arguments)
            self.assertEqual(answer.returncode, 1, arguments)
            self.assertIn("There is no game library", answer.stderr)
        self.assertFalse((self.folder / "no").exists())


class Puzzles(InAFolder):
    """Puzzles at the terminal: what is asked is told by the list, so the test knows the answers."""

    def listed(self, *arguments):
        return json.loads(run("puzzles", "list", "--json", "--most", "100000", *arguments).stdout)

    def solve(self, mode, typed, *arguments, language="en"):
        return run("--lang", language, "puzzles", mode, *self.library, "--ascii", *arguments, typed=typed)

    def defence(self):
        """One that a single move solves, with how it is asked for, its answer and a wrong one."""
        kind = ["--theme", "defence", "--rule", "freestyle", "--step", "2"]
        seed = [*kind, "--seed", "7"]
        told = run("puzzles", "next", "--library", str(self.folder / "other"), "--ascii", *seed, typed="solution\nquit\n")
        right = re.search(r"The solution is (\w+)\.", told.stdout).group(1).lower()
        # Of all that it may be: neither a stone nor an answer.
        texts = [each["text"] for each in self.listed(*kind) if right in re.findall(r"[a-o]\d+", each["text"].split()[7])]
        taken = {point for text in texts for point in re.findall(r"[a-o]\d+", text)}
        wrong = next(f"{letter}1" for letter in "abcdefghijklmno" if f"{letter}1" not in taken)
        return seed, right, wrong

    def test_every_kind_is_there(self):
        every = self.listed()
        self.assertEqual(len({each["name"] for each in every}), len(every))
        for rule in ("freestyle", "standard", "renju"):
            for theme in ("fours", "threes", "defence"):
                self.assertTrue(self.listed("--rule", rule, "--theme", theme), (rule, theme))
        for theme in ("foul-trap", "clean-win", "find-foul"):
            self.assertTrue(self.listed("--rule", "renju", "--theme", theme), theme)
        self.assertIn(f"{len(every)} puzzles.", run("puzzles", "list", "--most", "1").stdout)

    def test_a_right_answer_solves_and_is_kept(self):
        seed, right, wrong = self.defence()
        answer = self.solve("next", f"{right}\nquit\n", *seed)
        self.assertIn("has no win by fours and threes any more", answer.stdout)
        self.assertIn("1 of 1 puzzle solved", answer.stdout)
        self.assertIn("Nothing is due", self.solve("due", "").stdout)

    def test_a_wrong_answer_is_refuted_and_comes_back(self):
        seed, right, wrong = self.defence()
        answer = self.solve("next", f"{wrong}\n{right}\nquit\n", *seed)
        self.assertIn("wins.", answer.stdout)
        self.assertIn("It goes on", answer.stdout)
        self.assertIn("0 of 1 puzzle solved", answer.stdout)
        self.assertIn("to move: stop", self.solve("due", f"{right}\nquit\n").stdout)
        self.assertIn("Nothing is due", self.solve("due", "").stdout)

    def test_hints_come_in_three_steps_and_the_solution_is_shown(self):
        seed, right, wrong = self.defence()
        answer = self.solve("next", "hint\nhint\nhint\nsolution\nquit\n", *seed)
        self.assertIn("Look at the", answer.stdout)
        self.assertIn("its first four", answer.stdout)
        self.assertIn(f"Play {right.upper()}", answer.stdout)
        self.assertIn("The solution is", answer.stdout)

    def test_a_streak_ends_with_a_wrong_answer(self):
        seed, right, wrong = self.defence()
        answer = self.solve("streak", f"{wrong}\n", *seed)
        self.assertIn("0 puzzles solved. Your best is 0.", answer.stdout)
        self.assertIn("no hints", self.solve("streak", "hint\nquit\n", *seed).stdout)

    def test_the_clock_tells_what_is_left(self):
        self.assertRegex(self.solve("clock", "quit\n").stdout, r"1(80|79|78|77) seconds left")

    def test_the_day_has_one_puzzle(self):
        first = self.solve("day", "quit\n").stdout
        self.assertEqual(first, self.solve("day", "quit\n").stdout)

    def test_a_mistake_of_a_game_comes_back(self):
        # White leaves an open three alone, though it could be stopped, and a four could be made first.
        moves = "h8 c3 i8 d3 b3 e3 j8 a1 k8 f3 g3 a2 l8 quit".replace(" ", "\n") + "\n"
        played = run("play", "--black", "me", "--white", "me", "--ascii", *self.library, typed=moves)
        self.assertIn("Black wins", played.stdout)
        self.assertIn("Nothing is due", self.solve("due", "").stdout, "nobody has looked back yet")
        review = run("review", "1", "--ascii", *self.library)
        self.assertIn("A1, is the losing move", review.stdout)
        self.assertIn("G8 or K8 would have held", review.stdout)
        chinese = self.solve("due", "a1\nquit\n", language="zh").stdout
        self.assertIn("找一手守得住的棋。\n对局中你走了 A1。", chinese)
        self.assertIn("走 A1，黑方就赢了。", chinese)
        run("puzzles", "due", *self.library, typed="solution\nquit\n")
        answer = self.solve("due", "")
        self.assertIn("Nothing is due", answer.stdout, "it was asked for just now")

    def test_a_four_does_not_answer_what_is_to_be_held(self):
        moves = "h8 c3 i8 d3 b3 e3 j8 a1 k8 f3 g3 a2 l8 quit".replace(" ", "\n") + "\n"
        run("play", "--black", "me", "--white", "me", "--ascii", *self.library, typed=moves)
        run("review", "1", "--ascii", *self.library)
        answer = self.solve("due", "f3\no15\nk8\n\n")
        self.assertIn("Black answers at G3, and the threat still stands.", answer.stdout)
        self.assertIn("After O15, Black wins.", answer.stdout)
        self.assertIn("K8 holds: Black has no win", answer.stdout)
        self.assertIn("From game 1 of the library.", answer.stdout)
        self.assertIn("What was not solved at once comes back soon.", answer.stdout)

    def test_from_a_solved_one_one_plays_on_or_studies(self):
        seed, right, wrong = self.defence()
        answer = self.solve("next", f"play\nstudy\n{right}\nplay\nquit\n", *seed)
        self.assertEqual(answer.stdout.count("First solve it"), 2)
        self.assertIn("type a point such as h8", answer.stdout.lower())
        mover = re.search(r"(Black|White) to move: stop", answer.stdout).group(1)
        self.assertIn(f"\n{mover} > quit", answer.stdout)
        # The position is the puzzle's, and both sides are the person's own.
        answer = self.solve("next", "solution\nstudy\na1\no1\nundo\nquit\n", *seed)
        mover = re.search(r"(Black|White) to move: stop", answer.stdout).group(1)
        other = {"Black": "White", "White": "Black"}[mover]
        self.assertIn(f"1. {mover}: a1\n", answer.stdout)
        self.assertIn(f"2. {other}: o1\n", answer.stdout)

    def test_the_caption_is_for_a_person(self):
        seed = ["--theme", "find-foul", "--step", "2"]
        self.assertIn("\nRenju · step 2 of 10\nWhich point is forbidden to Black?\n", self.solve("next", "quit\n", *seed).stdout)
        self.assertIn("\n连珠 · 第 2 级，共 10 级\n", self.solve("next", "quit\n", *seed, language="zh").stdout)

    def test_nonsense_is_told_in_both_languages(self):
        self.assertIn("Type help", self.solve("next", "zz\nz99\nquit\n").stdout)
        self.assertIn("输入 help", self.solve("next", "zz\nquit\n", language="zh").stdout)
        self.assertIn("hint", self.solve("next", "help\nquit\n").stdout)
        self.assertEqual(self.solve("next", "", "--step", "11").returncode, 2)

    def test_without_a_command_the_next_one_is_asked(self):
        answer = subprocess.run([PROGRAM, "puzzles"], input="quit\n", capture_output=True, text=True, encoding="utf-8",
                                env={**ENGLISH, "XDG_DATA_HOME": str(self.folder)}, timeout=patience(60))
        self.assertEqual(answer.returncode, 0)
        self.assertRegex(answer.stdout, r"\n\w+ · step \d+ of 10\n")
        self.assertNotIn("solved", answer.stdout)  # nothing was tried
        for command in ("puzzles", "games", "proof"):
            answer = run(command, "nonsense")
            self.assertEqual(answer.returncode, 2)
            self.assertIn('what to do with "nonsense"', answer.stderr, command)

    def test_more_are_made_and_checked(self):
        file = self.path("more.txt")
        made = run("puzzles", "make", file, "--each", "2", "--games", "4", "--seed", "5")
        self.assertEqual(made.returncode, 0, made.stderr)
        first = Path(file).read_text()
        self.assertEqual(run("puzzles", "make", file, "--each", "2", "--games", "4", "--seed", "5").returncode, 0)
        self.assertEqual(Path(file).read_text(), first, "it went on where it had ended")
        self.assertEqual(run("puzzles", "check", file).returncode, 0)
        Path(file).write_text("freestyle 15 black fours 3 2 700 a1 h8i8j8/c3d13m12\n")
        answer = run("puzzles", "check", file)
        self.assertEqual(answer.returncode, 1)
        self.assertIn("1 wrong", answer.stdout)

    def test_the_levels_try_them(self):
        file = self.path("few.txt")
        Path(file).write_text("freestyle 15 black fours 3 2 700 g8k8 h8i8j8/c3d13m12\n")
        answer = run("puzzles", "levels", file)
        self.assertRegex(answer.stdout, r"(?m)^ +1 +1( +100%){9} +1-9$")
        self.assertIn("In 0 of 10 steps", answer.stdout)
        self.assertEqual(answer.returncode, 1, "one puzzle tells no levels apart")


class Completion(unittest.TestCase):
    def test_bash_completes_commands_options_and_values(self):
        def complete(*words):
            script = (f"tianyuan-cli() {{ '{PROGRAM}' \"$@\"; }}; source <('{PROGRAM}' completion bash); COMP_WORDS=(tianyuan-cli {' '.join(words)} ''); "
                      f"COMP_CWORD={len(words) + 1}; _tianyuan_cli; echo \"${{COMPREPLY[@]}}\"")
            return subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=ENGLISH).stdout.split()
        self.assertIn("forbid", complete())
        self.assertIn("--opening", complete("play"))
        self.assertIn("renju", complete("play", "--rule"))
        self.assertIn("zsh", complete("completion"))
        self.assertIn("export", complete("games"))
        self.assertIn("--position", complete("games", "--library", "x", "find"))
        self.assertNotIn("--position", complete("show"))
        for words in (("play", "--white"), ("match",), ("ladder",), ("map", "--player")):
            self.assertIn("Snow-Ridge", complete(*words))
        self.assertNotIn("Sprout", complete("games", "list", "--player"))

    @unittest.skipUnless(shutil.which("fish"), "fish is not installed")
    def test_fish_completes_commands_within_commands(self):
        def complete(line):
            script = f"'{PROGRAM}' completion fish | source; complete -C 'tianyuan-cli {line}'"
            answer = subprocess.run(["fish", "-N", "-c", script], capture_output=True, text=True, env=ENGLISH)
            return [each.split("\t")[0] for each in answer.stdout.splitlines()]
        self.assertIn("forbid", complete(""))
        self.assertIn("export", complete("games "))
        self.assertIn("--help", complete("games list --"))
        self.assertIn("--position", complete("games find --"))
        self.assertNotIn("--position", complete("show --"))
        self.assertIn("renju", complete("games find --rule "))

    @unittest.skipUnless(shutil.which("zsh"), "zsh is not installed")
    def test_zsh_understands_its_script(self):
        script = f"autoload -U compinit; compinit -u -D; '{PROGRAM}' completion zsh > \"$1\" && source \"$1\" && which _tianyuan_cli_games_find"
        with tempfile.NamedTemporaryFile() as file:
            answer = subprocess.run(["zsh", "-f", "-c", script, "zsh", file.name], capture_output=True, text=True, env=ENGLISH)
        self.assertEqual((answer.returncode, answer.stderr), (0, ""))
        self.assertIn("--position", answer.stdout)

    def test_every_shell_has_a_script(self):
        for shell in ("bash", "zsh", "fish"):
            self.assertIn("forbid", run("completion", shell).stdout)


if __name__ == "__main__":
    unittest.main()
