#!/usr/bin/env python3
"""Starts ./play with and without a display. Nothing is installed or built: it is tried in a folder of its own, with the
real terminal game and a window that only says that it was opened.

Usage: play_test.py PROJECT_ROOT PATH_TO_TIANYUAN_CLI [unittest options]
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from patience import patience

ROOT = pathlib.Path(sys.argv.pop(1))
TERMINAL = pathlib.Path(sys.argv.pop(1)).resolve()

ENGLISH = "There is no display to open a window on, so the game starts in the terminal.\n"
CHINESE = "这里没有显示器可用，改在终端里下棋。\n"


def script(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n" + text + "\n")
    path.chmod(0o755)


class Play(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        shutil.copy(ROOT / "play", self.folder)
        for step in ("setup", "build"):
            script(self.folder / f"scripts/{step}.sh", f'echo "{step} $*" >> steps')
        script(self.folder / "build/release/bin/tianyuan", 'echo "a window: $*"')
        (self.folder / "build/release/bin/tianyuan-cli").symlink_to(TERMINAL)

    def play(self, *arguments, **environment):
        return subprocess.run([self.folder / "play", *arguments], stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, encoding="utf-8", timeout=patience(300),
                              env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder), **environment})

    def test_without_a_display_it_says_so_and_plays_in_the_terminal(self):
        for environment, sentence in (({}, ENGLISH), ({"LANG": "zh_CN.UTF-8"}, CHINESE),
                                      ({"LC_ALL": "C.UTF-8", "LANG": "zh_CN.UTF-8"}, ENGLISH)):
            answer = self.play("--demo", "--size", "5", **environment)
            self.assertEqual((answer.returncode, answer.stderr), (0, sentence))
            self.assertIn("A B C", answer.stdout)

    def test_where_nobody_can_type_two_computers_play(self):
        answer = self.play()
        self.assertEqual((answer.returncode, answer.stderr), (0, ENGLISH))
        self.assertIn("A B C D E F G H", answer.stdout)

    def test_options_reach_the_terminal_game(self):
        self.assertIn("--demo", self.play("--terminal", "--help").stdout)

    def test_with_a_display_the_window_opens_and_nothing_is_said(self):
        for display in ({"DISPLAY": ":7"}, {"WAYLAND_DISPLAY": "wayland-0"}):
            answer = self.play("game.sgf", **display)
            self.assertEqual((answer.stdout, answer.stderr), ("a window: game.sgf\n", ""))

    def test_who_asks_for_the_terminal_is_told_nothing(self):
        answer = self.play("--terminal", "--demo", "--size", "5", DISPLAY=":7")
        self.assertEqual((answer.returncode, answer.stderr), (0, ""))

    def test_only_what_playing_needs_is_installed_and_built(self):
        self.play("--terminal", "--demo", "--size", "5")
        self.assertEqual((self.folder / "steps").read_text(), "setup play\nbuild --programs release programs\n")


class Build(unittest.TestCase):
    """scripts/build.sh with a cmake that only writes down how it was called."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "scripts").mkdir()
        shutil.copy(ROOT / "scripts/build.sh", self.folder / "scripts")
        script(self.folder / "bin/cmake", 'echo "$*" >> calls; mkdir -p build/release; touch build/release/build.ninja')

    def build(self, *arguments):
        """What cmake was told."""
        (self.folder / "calls").unlink(missing_ok=True)
        subprocess.run([self.folder / "scripts/build.sh", *arguments], check=True, capture_output=True, timeout=patience(60),
                       env={"PATH": f"{self.folder}/bin:/usr/bin:/bin"})
        return (self.folder / "calls").read_text().splitlines()

    PROGRAMS = ["--build --preset release --target programs"]
    ALL = ["--build --preset release"]
    WITHOUT_TESTS = ["--preset release -DTIANYUAN_COMPLETE=ON -DTIANYUAN_TESTS=OFF -DTIANYUAN_BENCHMARKS=OFF"]
    WITH_TESTS = ["--preset release -DTIANYUAN_COMPLETE=ON -U TIANYUAN_TESTS -U TIANYUAN_BENCHMARKS"]

    def test_tests_come_when_they_are_wanted_and_stay(self):
        play, check = ("--programs", "release", "programs"), ("release",)
        self.assertEqual(self.build(*play), self.WITHOUT_TESTS + self.PROGRAMS)
        self.assertEqual(self.build(*play), self.PROGRAMS)
        self.assertEqual(self.build(*check), self.WITH_TESTS + self.ALL)
        self.assertEqual(self.build(*check), self.ALL)
        self.assertEqual(self.build(*play), self.PROGRAMS)
        self.assertEqual(self.build(*check), self.ALL)

    def test_who_begins_with_the_tests_has_them(self):
        self.assertEqual(self.build("release"), self.WITH_TESTS + self.ALL)
        self.assertEqual(self.build("--programs", "release", "programs"), self.PROGRAMS)


if __name__ == "__main__":
    unittest.main()
