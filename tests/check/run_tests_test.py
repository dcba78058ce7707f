#!/usr/bin/env python3
"""What scripts/run_tests.py says of tests that pass, fail, crash, hang, leave, and are late.

Usage: run_tests_test.py PROJECT_ROOT PATH_TO_SAMPLES [PATH_TO_A_RUNNER_OF_QML_TESTS]
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()
SAMPLES = pathlib.Path(sys.argv.pop(1)).resolve()
QML_RUNNER = sys.argv.pop(1) if len(sys.argv) > 1 else None
RUN_CASES = ROOT / "scripts/run_cases.py"


class RunTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.tests = ""

    def add(self, name, command, labels=""):
        words = " ".join(f'"{each}"' for each in command)
        self.tests += f'add_test({name} {words})\nset_tests_properties({name} PROPERTIES LABELS "{labels}")\n'

    def add_script(self, name, script, labels=""):
        self.add(name, ["/bin/sh", "-c", script.replace("$", "\\$")], labels)

    def add_cases(self, name, cases, labels="cases"):
        filter_ = ":".join(f"Samples.{each}" for each in cases.split())
        self.add(name, [sys.executable, RUN_CASES, "gtest", name, SAMPLES, f"--gtest_filter={filter_}"], labels)

    def run_tests(self, *pattern, **environment):
        """The last line, everything that was said, and the exit code."""
        (self.folder / "CTestTestfile.cmake").write_text(self.tests, encoding="utf-8")
        # The whole of this may itself be run with a choice of cases.
        inherited = {key: value for key, value in os.environ.items() if not key.startswith(("TIANYUAN_", "GTEST_"))}
        answer = subprocess.run([sys.executable, ROOT / "scripts/run_tests.py", self.folder, *pattern],
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", timeout=300,
                                env={**inherited, "TIANYUAN_SAMPLE_NOTE": str(self.folder / "note"), **environment})
        return answer.stdout.splitlines()[-1], answer.stdout, answer.returncode

    def test_every_case_counts_by_itself(self):
        self.add_cases("some", "Passes Fails IsSkipped")
        self.add_script("whole", "exit 0")
        last, said, code = self.run_tests()
        self.assertEqual((last, code), ("2 passed, 1 failed, 1 skipped", 1))
        self.assertIn("FAILED  some/Samples.Fails: failed", said)
        self.assertIn("one is not two", said)

    def test_all_is_well_only_if_nothing_failed(self):
        self.add_cases("some", "Passes IsSkipped")
        self.assertEqual(self.run_tests()[::2], ("1 passed, 0 failed, 1 skipped", 0))

    def test_rows_are_cases(self):
        self.add("rows", [sys.executable, RUN_CASES, "gtest", "rows", SAMPLES, "--gtest_filter=*Rows*"], "cases")
        last, said, _ = self.run_tests()
        self.assertEqual(last, "1 passed, 1 failed, 0 skipped")
        self.assertIn("FAILED  rows/Some/Rows.AreEven/1: failed", said)

    def test_a_crash_is_a_failure_and_the_other_cases_still_run(self):
        self.add_cases("some", "Crashes Fails IsSkipped Passes")
        last, said, _ = self.run_tests()
        self.assertEqual(last, "1 passed, 2 failed, 1 skipped")
        self.assertIn("FAILED  some/Samples.Crashes: crashed", said)

    def test_leaving_with_a_friendly_exit_code_is_a_failure(self):
        self.add_cases("some", "LeavesInTheMiddle Passes")
        last, said, _ = self.run_tests()
        self.assertEqual(last, "1 passed, 1 failed, 0 skipped")
        self.assertIn("FAILED  some/Samples.LeavesInTheMiddle: crashed", said)

    def test_what_hangs_is_ended(self):
        self.add_cases("some", "Hangs Passes")
        last, said, _ = self.run_tests(TIANYUAN_PATIENCE="0.005")
        self.assertEqual(last, "1 passed, 1 failed, 0 skipped")
        self.assertIn("FAILED  some/Samples.Hangs: hung", said)

    def test_a_bad_end_is_one_more_failure(self):
        self.add_cases("some", "EndsBadly Passes")
        last, said, _ = self.run_tests()
        self.assertEqual(last, "2 passed, 1 failed, 0 skipped")
        self.assertIn("FAILED  some/(outside of every case): crashed", said)

    def test_a_program_that_is_not_there_is_a_failure(self):
        self.add("gone", [sys.executable, RUN_CASES, "gtest", "gone", "/no/such/program"], "cases")
        self.add("lost", ["/no/such/program"])
        self.assertEqual(self.run_tests()[::2], ("0 passed, 2 failed, 0 skipped", 1))

    def test_a_test_that_says_nothing_of_its_cases_is_a_failure(self):
        self.add_script("silent", "exit 0", "cases")
        self.assertEqual(self.run_tests()[::2], ("0 passed, 1 failed, 0 skipped", 1))

    @unittest.skipUnless(QML_RUNNER, "the window is not built")
    def test_the_window_has_cases_and_rows_too(self):
        samples = ROOT / "tests/check/tst_samples.qml"
        self.add("window", [sys.executable, RUN_CASES, "qttest", "window", QML_RUNNER, "-input", samples], "cases")
        last, said, _ = self.run_tests(QT_QPA_PLATFORM="offscreen")
        self.assertEqual(last, "2 passed, 2 failed, 1 skipped")
        for name in ("test_fails", "test_hasRows(odd)"):
            self.assertIn(f"FAILED  window/Samples.{name}: failed", said)
        self.assertIn("one is not two", said)
        self.assertEqual(self.run_tests("test_passes", QT_QPA_PLATFORM="offscreen")[0], "1 passed, 0 failed, 0 skipped")

    def test_what_fails_is_not_tried_again(self):
        self.add_cases("some", "IsLateOnce")
        self.add_script("whole", "echo x >> $TIANYUAN_SAMPLE_NOTE.count; exit 1")
        last, said, _ = self.run_tests()
        self.assertEqual(last, "0 passed, 2 failed, 0 skipped")
        self.assertNotIn("ran again", said)
        self.assertEqual((self.folder / "note.count").read_text(), "x\n")

    def test_what_depends_on_time_gets_one_second_chance_and_that_is_told(self):
        self.add_cases("some", "IsLateOnce Passes", "cases;timing")
        self.add_script("whole", "[ -e $TIANYUAN_SAMPLE_NOTE.whole ] || { touch $TIANYUAN_SAMPLE_NOTE.whole; exit 1; }", "timing")
        last, said, code = self.run_tests()
        self.assertEqual((last, code), ("3 passed, 0 failed, 0 skipped", 0))
        for name in ("some/Samples.IsLateOnce", "whole"):
            self.assertIn(f"ran again, as it depends on time: {name}: passed the second time", said)
        self.assertNotIn("time: some/Samples.Passes", said)

    def test_what_fails_twice_has_failed(self):
        self.add_cases("some", "Fails", "cases;timing")
        last, said, _ = self.run_tests()
        self.assertEqual(last, "0 passed, 1 failed, 0 skipped")
        self.assertIn("some/Samples.Fails: failed the second time", said)

    def test_a_crash_gets_no_second_chance(self):
        self.add_cases("some", "Crashes", "cases;timing")
        last, said, _ = self.run_tests()
        self.assertEqual(last, "0 passed, 1 failed, 0 skipped")
        self.assertNotIn("ran again", said)

    def test_a_pattern_chooses_cases_and_whole_tests(self):
        self.add_cases("some", "Passes Fails IsSkipped")
        self.add_script("whole", "exit 0")
        self.add_script("other", "exit 1")
        self.assertEqual(self.run_tests("some/Samples.P|who")[0], "2 passed, 0 failed, 0 skipped")
        self.assertEqual(self.run_tests("^some/")[0], "1 passed, 1 failed, 1 skipped")
        last, _, code = self.run_tests("nothing of this name")
        self.assertEqual((last, code), ("run_tests: no test has such a name.", 1))


if __name__ == "__main__":
    unittest.main()
