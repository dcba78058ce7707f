#!/usr/bin/env python3
"""Runs one test program and tells of each case in it how it went.

    scripts/run_cases.py gtest NAME PROGRAM [--gtest_filter=...]
    scripts/run_cases.py qttest NAME PROGRAM -input FILE.qml

Which cases should run is asked first, of the program or of the file, and each of them has to end
with a verdict of its own. If the program dies or hangs, the case that was running has failed and the
others run in another process. If it ends badly after the last case (as where a sanitizer finds a
leak), that is one more failure. Only what failed cases said is shown.

Variables say more; scripts/run_tests.py sets them:
    TIANYUAN_CASES      run only cases whose full name, NAME/Suite.Case, matches this expression
    TIANYUAN_RESULTS    a folder; the verdicts go to NAME.json there
    TIANYUAN_PATIENCE   how many times longer than usual a case may take before it counts as hung
"""

import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

# Nothing depends on this number: it only ends what would never end.
LONGEST_CASE = 300 * float(os.environ.get("TIANYUAN_PATIENCE", "1"))


class GoogleTest:
    """Programs made with GoogleTest: a case is Suite.Case."""

    BEGINS = re.compile(r"\[ RUN      \] (\S+)$")
    ENDS = re.compile(r"\[  (     OK|FAILED |SKIPPED) \] (\S+?)(?:, where .*)? \((\d+) ms\)$")
    VERDICTS = {"     OK": "passed", "FAILED ": "failed", "SKIPPED": "skipped"}
    FINISHES = re.compile(r"\[==========\] \d+ tests? from \d+ test suites? ran\.")

    def __init__(self, command):
        self.command = command

    def cases(self):
        listing = subprocess.run([*self.command, "--gtest_list_tests"], capture_output=True, text=True)
        if listing.returncode != 0:
            raise RuntimeError(f"the program cannot list its cases:\n{listing.stdout}{listing.stderr}")
        suite, cases = "", []
        for line in listing.stdout.splitlines():
            name = line.split("#")[0].rstrip()
            if name.startswith("  "):
                cases.append(suite + name.strip())
            elif name.endswith("."):
                suite = name
        return cases

    def command_for(self, cases):
        own = [each for each in self.command if not each.startswith("--gtest_filter=")]
        return [*own, "--gtest_color=no", "--gtest_filter=" + ":".join(cases)]

    def begun(self, line):
        found = self.BEGINS.search(line)
        return found and found[1]

    def ended(self, line):
        found = self.ENDS.search(line)
        return found and (found[2], self.VERDICTS[found[1]])


class QtTest:
    """Files of QtQuickTest: a case is Suite.function, or Suite.function(row) where there are rows."""

    SUITE = re.compile(r'^\s*name: "(\w+)"', re.MULTILINE)
    FUNCTION = re.compile(r"^\s*function (test_\w+)\s*\(", re.MULTILINE)
    BEGINS = re.compile(r"^INFO   : \w+::(\w+)::(test_\w+)\(.*\) entering$")
    PASSES = re.compile(r"^(PASS   ): \w+::(\w+)::(\w+)\((.*)\)$")
    DOES_NOT = re.compile(r"^(FAIL!  |XPASS  |SKIP   ): \w+::(\w+)::(\w+)\((.*?)\)(?: |$)")
    VERDICTS = {"PASS   ": "passed", "FAIL!  ": "failed", "XPASS  ": "failed", "SKIP   ": "skipped"}
    FINISHES = re.compile(r"^Totals: ")

    def __init__(self, command):
        self.command = command

    def cases(self):
        text = Path(self.command[self.command.index("-input") + 1]).read_text(encoding="utf-8")
        suites = self.SUITE.findall(text)
        if len(suites) != 1:
            raise RuntimeError(f"one named TestCase was expected, there are {len(suites)}: {suites}")
        names = self.FUNCTION.findall(text)
        return [f"{suites[0]}.{each}" for each in names if not each.endswith("_data")]

    def command_for(self, cases):
        return [*self.command, "-v1", *[each.replace(".", "::") for each in cases]]

    def begun(self, line):
        found = self.BEGINS.search(line)
        return found and f"{found[1]}.{found[2]}"

    def ended(self, line):
        found = self.PASSES.search(line) or self.DOES_NOT.search(line)
        if not found or (found[1] == "PASS   " and not found[3].startswith("test_")):
            return None  # what prepares and cleans up is a case only where it fails
        row = f"({found[4]})" if found[4] else ""
        return f"{found[2]}.{found[3]}{row}", self.VERDICTS[found[1]]


class Run:
    """The cases of one program, run in as many processes as it takes."""

    def __init__(self, kind, name, chosen):
        self.kind = kind
        self.name = name
        self.missing = list(chosen)  # cases without a verdict
        self.verdicts = {}           # by case
        self.seconds = {}
        self.said = {}               # lines by case
        self.running = None          # in the process that runs
        self.ended = None            # the last one there

    def results(self):
        verdicts = {**self.verdicts, **{each: "did not run" for each in self.missing if each not in self.verdicts}}
        return [{"name": f"{self.name}/{case}", "verdict": verdict, "seconds": self.seconds.get(case, 0)}
                for case, verdict in verdicts.items()]

    def save(self):
        folder = os.environ.get("TIANYUAN_RESULTS")
        if folder:
            (Path(folder) / f"{self.name}.json").write_text(json.dumps(self.results(), indent=1), encoding="utf-8")

    def go(self):
        while self.missing and self.one_process():
            self.save()

    def one_process(self):
        """Runs what is missing. Is there a reason to run what is missing then once more?"""
        self.running = self.ended = None
        finished = False
        hung = False
        rest = []
        with Process(self.kind.command_for(self.missing)) as process:
            for line in process.lines():
                if line is None:
                    hung = True
                    break
                if not rest and self.ended and line.startswith("   "):
                    self.said[self.ended].append(line)  # QtTest says first that, then why
                    continue
                rest.append(line)
                if begun := self.kind.begun(line):
                    self.settle()
                    self.running, rest = begun, [line]
                    process.began = time.monotonic()
                if ended := self.kind.ended(line):
                    self.note(*ended, rest, time.monotonic() - process.began)
                    process.began, self.ended, rest = time.monotonic(), ended[0], []
                if self.kind.FINISHES.search(line):
                    self.settle()
                    finished = True
            code = None if hung else process.wait()
        how = "did not end" if hung else f"ended with {code}"
        rest.append(f"run_cases: the program {how}.")
        if finished and (code == 0 or "failed" in self.verdicts.values()) and not hung:
            return False
        if finished or not self.running:
            self.note("(outside of every case)", "hung" if hung else "crashed", rest)
            return False
        self.note(self.running, "hung" if hung else "crashed", rest)
        self.settle()
        return True

    def note(self, case, verdict, lines, seconds=0.0):
        self.said.setdefault(case, []).extend(lines)
        self.seconds[case] = round(seconds, 3)
        if self.verdicts.get(case) != "failed":
            self.verdicts[case] = verdict

    def settle(self):
        """The running case is over: it has a verdict, or each of its rows has."""
        known = (each.split("(")[0] for each in self.verdicts)
        if self.running in self.missing and self.running in known:
            self.missing.remove(self.running)

    def report(self):
        counts = {"passed": 0, "failed": 0, "skipped": 0}
        for result in self.results():
            verdict = result["verdict"]
            counts[verdict if verdict in counts else "failed"] += 1
            if verdict in ("passed", "skipped"):
                continue
            print(f"--- {result['name']}: {verdict}")
            print("\n".join(self.said.get(result["name"].removeprefix(self.name + "/"), [])[-200:]))
        print(f"{self.name}: " + ", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
        return 1 if counts["failed"] else 0


class Process:
    """A program and what it prints, line by line; None where it takes too long since `began`."""

    def __init__(self, command):
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, start_new_session=True)
        self.queue = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.queue.put(line.decode("utf-8", "replace").rstrip("\r\n"))
        self.queue.put(None)

    def lines(self):
        while True:
            over = self.process.poll() is not None
            try:
                line = self.queue.get(timeout=1)
            except queue.Empty:
                if over:
                    return  # what it has left behind keeps its output open
                if time.monotonic() - self.began > LONGEST_CASE:
                    yield None
                    return
                continue
            if line is None:
                return
            yield line

    def wait(self):
        return self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()


def main(arguments):
    kinds = {"gtest": GoogleTest, "qttest": QtTest}
    if len(arguments) < 3 or arguments[0] not in kinds:
        print(__doc__, file=sys.stderr)
        return 2
    kind, name = kinds[arguments[0]](arguments[2:]), arguments[1]
    cases = kind.cases()
    if not cases:
        print(f"{name}: there are no cases.")
        return 1
    pattern = re.compile(os.environ.get("TIANYUAN_CASES", ""))
    run = Run(kind, name, [each for each in cases if pattern.search(f"{name}/{each}")])
    run.save()
    run.go()
    run.save()
    return run.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
