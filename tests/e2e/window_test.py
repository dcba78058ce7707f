#!/usr/bin/env python3
"""Starts the desktop game as a person or a menu would, where that needs no window.

Usage: window_test.py PATH_TO_TIANYUAN [unittest options]
"""
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1)


def run(*arguments, **environment):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, encoding="utf-8", timeout=60,
                          env={"LC_ALL": "C.UTF-8", **environment})


class CommandLine(unittest.TestCase):
    def test_help_and_version_need_no_display(self):
        for option in ("-h", "--help"):
            answer = run(option)
            self.assertEqual((answer.returncode, answer.stderr), (0, ""))
            self.assertIn("Usage: tianyuan", answer.stdout)
        self.assertRegex(run("--version").stdout, r"^tianyuan \d+\.\d+\.\d+\n$")

    def test_help_speaks_both_languages(self):
        self.assertIn("用法", run("--lang", "zh", "--help").stdout)
        self.assertIn("用法", run("--lang=zh", "--help").stdout)
        self.assertIn("用法", run("--help", LC_ALL="zh_CN.UTF-8").stdout)
        self.assertIn("Usage", run("--lang", "en", "--help", LC_ALL="zh_CN.UTF-8").stdout)

    def test_what_is_not_understood_is_told_and_starts_nothing(self):
        for arguments in (["--frob"], ["one.sgf", "two.sgf"], ["--lang", "xx"], ["--lang"]):
            answer = run("-platform", "offscreen", *arguments)
            self.assertEqual(answer.returncode, 2, arguments)
            self.assertIn("tianyuan: ", answer.stderr)

    def test_without_a_display_it_says_so_and_ends(self):
        for display in ({}, {"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "nowhere-1"}):
            answer = run(**display)
            self.assertEqual(answer.returncode, 1, display)
            self.assertEqual(answer.stderr, "tianyuan: There is no display to open a window on. "
                                            "\"tianyuan-cli play\" plays in the terminal.\n")
        self.assertIn("显示器", run("--lang", "zh").stderr)


if __name__ == "__main__":
    unittest.main()
