#!/usr/bin/env python3
"""Runs the tests of a build folder, and ends with how many passed, failed and were skipped.

    scripts/run_tests.py BUILD_FOLDER [PATTERN] [--jobs N]     by default two more than there are cores

PATTERN is a regular expression for names as they stand in the results: NAME of a test, or
NAME/Suite.Case where a test has cases (scripts/run_cases.py). What fails has failed. Only a test that
has the label `timing`, because it waits for something that a busy machine can delay, gets a second
chance, alone and if it did not crash; the end of the output names it. A test that should have run and
left no verdict has failed. Exits with 0 only if nothing failed.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

WELL = ("passed", "skipped")


class Test:
    """A test as ctest knows it: one process, with cases or as a whole."""

    def __init__(self, description):
        self.name = description["name"]
        properties = {each["name"]: each["value"] for each in description.get("properties", [])}
        self.has_cases = "cases" in properties.get("LABELS", [])
        self.depends_on_time = "timing" in properties.get("LABELS", [])
        # python run_cases.py KIND NAME PROGRAM
        self.program = Path(description["command"][4]) if self.has_cases and len(description.get("command", [])) > 4 else None


class Runner:
    def __init__(self, folder, jobs):
        self.folder = folder
        self.jobs = jobs

    def tests(self):
        listing = subprocess.run(["ctest", "--test-dir", self.folder, "--show-only=json-v1"],
                                 check=True, capture_output=True, text=True)
        return [Test(each) for each in json.loads(listing.stdout)["tests"]]

    def run(self, tests, pattern, round_, jobs):
        """How each case went: {test name: {case name: verdict}}."""
        results = self.folder / "results" / round_
        results.mkdir(parents=True)
        junit = results / "ctest.xml"
        names = "|".join(re.escape(each.name).replace("\\-", "-") for each in tests)
        subprocess.run(["ctest", "--test-dir", self.folder, "--progress", "--output-on-failure", "-j", str(jobs),
                        "-R", f"^({names})$", "--output-junit", junit],
                       env={**os.environ, "TIANYUAN_CASES": pattern, "TIANYUAN_RESULTS": str(results)}, check=False)
        told = verdicts_of_ctest(junit) if junit.exists() else {}
        return {each.name: cases_of(each, told.get(each.name), results) for each in tests}


def verdicts_of_ctest(junit):
    told = {"run": "passed", "fail": "failed"}
    return {each.get("name"): told.get(each.get("status"), "did not run")
            for each in ElementTree.parse(junit).iter("testcase")}


def cases_of(test, told, results):
    """What the test says of its cases, if that agrees with what ctest says of the test."""
    if not test.has_cases:
        return {test.name: told or "did not run"}
    file = results / f"{test.name}.json"
    if told is None or not file.exists():
        return {test.name: "did not run"}
    cases = {each["name"]: each["verdict"] for each in json.loads(file.read_text(encoding="utf-8"))}
    if (told == "passed") != all(each in WELL for each in cases.values()):
        cases[f"{test.name}/(the process)"] = told if told != "passed" else "failed"
    return cases


def chosen(tests, pattern):
    """Tests that match, or may have cases that do. Whoever asks for some need not have built all."""
    maybe = [each for each in tests if each.has_cases or re.search(pattern, each.name)]
    absent = [each for each in maybe if pattern and each.program and not each.program.exists()]
    if absent:
        print("not built, so not asked for their cases:", ", ".join(sorted({each.program.name for each in absent})))
    return [each for each in maybe if each not in absent]


def second_chance(runner, tests, results):
    """Runs what depends on time and failed once more, and tells so."""
    late = {each.name: [case for case, verdict in results[each.name].items() if verdict in ("failed", "hung")]
            for each in tests if each.depends_on_time}
    late = {name: cases for name, cases in late.items() if cases}
    if not late:
        return []
    # A row of a case cannot be run alone.
    cases = {re.escape(case.split("(")[0]) for name in late for case in late[name]}
    again = runner.run([each for each in tests if each.name in late], f"^({'|'.join(sorted(cases))})($|\\()", "second", 1)
    notes = []
    for name, found in again.items():
        results[name].update(found)
        notes += [f"ran again, as it depends on time: {case}: {found.get(case, 'did not run')} the second time"
                  for case in late[name]]
    return notes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=lambda text: Path(text).resolve())
    parser.add_argument("pattern", nargs="?", default="")
    # Many of them wait for a clock most of the time.
    parser.add_argument("--jobs", type=int, default=(os.cpu_count() or 1) + 2)
    arguments = parser.parse_args()

    shutil.rmtree(arguments.folder / "results", ignore_errors=True)
    runner = Runner(arguments.folder, arguments.jobs)
    tests = chosen(runner.tests(), arguments.pattern)
    if not tests:
        print("run_tests: there are no such tests.", file=sys.stderr)
        return 1
    results = runner.run(tests, arguments.pattern, "first", arguments.jobs)
    notes = second_chance(runner, tests, results)

    verdicts = {case: verdict for cases in results.values() for case, verdict in cases.items()}
    sys.stdout.reconfigure(line_buffering=True)  # in the order in which it was said, complaints included
    print()
    for case, verdict in verdicts.items():
        if verdict not in WELL:
            print(f"FAILED  {case}: {verdict}")
    for note in notes:
        print(note)
    if not verdicts:
        print("run_tests: no test has such a name.", file=sys.stderr)
        return 1
    passed, skipped = (list(verdicts.values()).count(each) for each in WELL)
    failed = len(verdicts) - passed - skipped
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
