#!/usr/bin/env python3
"""What .ci/run says when its two parts pass, fail, do not build, or cannot be tried.

Usage: ci_test.py PROJECT_ROOT
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from stand_ins import write_scripts

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()


class ContinuousIntegration(unittest.TestCase):
    def run_ci(self, check, web):
        """The last line and the exit code, where the parts are these scripts."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            write_scripts(folder, {"check": check, "scripts/check_web.sh": web})
            (folder / ".ci").mkdir()
            shutil.copy(ROOT / ".ci/run", folder / ".ci")
            answer = subprocess.run([folder / ".ci/run"], cwd="/", stdout=subprocess.PIPE, text=True, check=False)
            return answer.stdout.splitlines()[-1], answer.returncode

    def test_counts_both(self):
        self.assertEqual(self.run_ci("echo 7 passed, 0 failed, 1 skipped", "echo 3 passed, 0 failed, 2 skipped"),
                         ("10 passed, 0 failed, 3 skipped", 0))

    def test_either_may_fail(self):
        well, badly = "echo 5 passed, 0 failed, 0 skipped", "echo 4 passed, 1 failed, 0 skipped; exit 1"
        self.assertEqual(self.run_ci(well, badly), ("9 passed, 1 failed, 0 skipped", 1))
        self.assertEqual(self.run_ci(badly, well), ("9 passed, 1 failed, 0 skipped", 1))

    def test_what_does_not_build_is_a_failure(self):
        well, badly = "echo 5 passed, 0 failed, 0 skipped", "echo no such header; exit 2"
        self.assertEqual(self.run_ci(well, badly), ("5 passed, 1 failed, 0 skipped", 1))
        self.assertEqual(self.run_ci(badly, well), ("5 passed, 1 failed, 0 skipped", 1))

    def test_a_bad_end_after_good_tests_is_a_failure(self):
        self.assertEqual(self.run_ci("echo 5 passed, 0 failed, 0 skipped; exit 1", "true"), ("5 passed, 1 failed, 0 skipped", 1))

    def test_only_packages_of_the_page_that_cannot_be_reached_are_skipped(self):
        well = "echo 5 passed, 0 failed, 0 skipped"
        self.assertEqual(self.run_ci(well, "exit 77"), ("5 passed, 0 failed, 1 skipped", 0))
        self.assertEqual(self.run_ci("exit 77", well), ("5 passed, 1 failed, 0 skipped", 1))


if __name__ == "__main__":
    unittest.main()
