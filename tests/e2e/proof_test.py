#!/usr/bin/env python3
"""Proofs from end to end: a certificate by the other rule in every program, and damaged ones in the checks.

Usage: proof_test.py FOLDER_OF_THE_PROGRAMS PROJECT_ROOT [unittest options]
"""
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from patience import patience

PROGRAMS = Path(sys.argv.pop(1))
ROOT = Path(sys.argv.pop(1))
sys.path.insert(0, str(ROOT / "scripts"))
import second_checker  # noqa: E402

ENGLISH = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "XDG_DATA_HOME": "/dev/null/data"}
STANDARD = ROOT / "tests/data/proofs/standard-15.proof"
PROVED = "h8a1g9a3"  # what it proves


def run(*command, typed=""):
    return subprocess.run([str(each) for each in command], input=typed, capture_output=True, text=True, env=ENGLISH,
                          timeout=patience(120))


def fnv(content: bytes) -> bytes:
    value = 0xCBF29CE484222325
    for byte in content:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value.to_bytes(8, "little")


class Installed(unittest.TestCase):
    """The programs in a place of their own, with a certificate for standard beside them."""

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.bin = self.folder / "bin"
        self.bin.mkdir()
        for name in ("tianyuan-cli", "pbrain-tianyuan"):
            shutil.copy(PROGRAMS / name, self.bin)
        self.proofs = self.folder / "share/tianyuan/proofs"
        self.proofs.mkdir(parents=True)
        shutil.copy(STANDARD, self.proofs)

    def walk(self, *arguments, typed=""):
        return run(self.bin / "tianyuan-cli", "proof", "walk", "--ascii", *arguments, typed=typed)

    def test_it_is_walked_through_to_the_five(self):
        answer = self.walk("--rule", "standard", PROVED, typed="\n" * 60)
        self.assertRegex(answer.stdout, r"Black wins in at most \d+ more moves")
        self.assertIn("Five. The game is over.", answer.stdout)
        self.assertIn("Proved after: ", self.walk("--rule", "standard", PROVED[:-2]).stdout)

    def test_it_says_nothing_of_the_other_rule(self):
        self.assertIn("No proof is installed", self.walk("--rule", "freestyle", PROVED).stderr)

    def test_black_wins_by_it(self):
        answer = run(sys.executable, ROOT / "scripts/play_proof.py", "--bin", self.bin, "--certificate", STANDARD,
                     "--games", "2", "--nodes", "2000")
        self.assertRegex(answer.stdout, r"^2 games from \d+ proved beginnings: Black won 2;")
        self.assertEqual(answer.returncode, 0)

    def test_games_that_are_not_won_are_told(self):
        brain = self.bin / "pbrain-tianyuan"
        brain.write_text('#!/bin/sh\nwhile read line; do case $line in START*) echo OK;; DONE|TURN*|ABOUT) echo 7,7;; esac; done\n')
        answer = run(sys.executable, ROOT / "scripts/play_proof.py", "--bin", self.bin, "--certificate", STANDARD,
                     "--games", "1")
        self.assertIn("NOT WON  game 0, fault: illegal move (7, 7): " + PROVED, answer.stdout)
        self.assertEqual(answer.returncode, 1)


class Going(unittest.TestCase):
    def test_a_proof_begins_with_what_a_certificate_claims(self):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "out.proof"
            answer = run(PROGRAMS / "tianyuan-cli", "prove", PROVED, "--rule", "standard", "--from", STANDARD, "--out", out)
            self.assertIn("first: 1 proved win.", answer.stderr)
            self.assertIn("Proved: the side to move wins.", answer.stdout)
            self.assertEqual(run(PROGRAMS / "tianyuan-cli", "proof", "check", out).returncode, 0)


class Damaged(unittest.TestCase):
    def check(self, content: bytes, *options: str):
        with tempfile.NamedTemporaryFile(suffix=".proof") as file:
            file.write(content)
            file.flush()
            return run(ROOT / "scripts/check_certificates.sh", "--with", PROGRAMS / "tianyuan-cli", *options, file.name)

    def test_the_whole_is_checked_and_a_sample(self):
        for options in ([], ["--sample", "1000000"]):
            whole = self.check(STANDARD.read_bytes(), *options)
            self.assertEqual(whole.returncode, 0, whole.stdout + whole.stderr)
            self.assertIn("Proved wins: 1, on 15 lines, standard", whole.stdout)

    def test_a_wrong_move_fails_the_check(self):
        content = STANDARD.read_bytes()[:-8]
        # The claim ends with its link: to another node it proves nothing.
        damaged = content[:-1] + bytes([content[-1] + 2])
        for options in ([], ["--sample", "1000000"]):
            answer = self.check(damaged + fnv(damaged), *options)
            self.assertEqual(answer.returncode, 1)
            self.assertIn(f'Not proved from "{PROVED}"', answer.stderr)

    def test_another_rule_or_half_a_file_fails_the_check(self):
        content = STANDARD.read_bytes()
        other = content[:8] + bytes([2]) + content[9:-8]
        self.assertIn("makes no sense from byte 9 on", self.check(other + fnv(other)).stderr)
        for options in ([], ["--sample", "1000000"]):
            self.assertIn("damaged", self.check(content[:len(content) // 2], *options).stderr)
            self.assertEqual(self.check(content[:len(content) // 2], *options).returncode, 1)


class SecondOpinion(unittest.TestCase):
    """The checker in Python shares no line with the other: they must agree on whatever they are shown."""

    POSITIONS = 2_000

    def opinions(self, content: bytes) -> tuple[bool, bool | None]:
        """What each thinks; None: too long to tell."""
        with tempfile.NamedTemporaryFile(suffix=".proof") as file:
            file.write(content)
            file.flush()
            first = run(PROGRAMS / "tianyuan-cli", "proof", "check", file.name).returncode == 0
        try:
            certificate = second_checker.Certificate(content)
            checker = second_checker.Checker(certificate, self.POSITIONS)
            for claim in certificate.claims:
                checker.check(claim)
        except (second_checker.Refused, IndexError):
            return first, False
        except second_checker.TooLong:
            return first, None
        return first, True

    def test_both_accept_a_whole_certificate(self):
        answer = run(sys.executable, ROOT / "scripts/second_checker.py", STANDARD, "--positions", "100000")
        self.assertEqual(answer.returncode, 0)
        self.assertRegex(answer.stdout, r"^1 of 1 claims hold, \d+ positions; 0 were too long")

    def test_both_accept_the_example_of_the_documentation(self):
        text = (ROOT / "docs/proof.md").read_text(encoding="utf-8")
        example = text[text.index("\n54 59 50 52"):text.index("the checksum")]
        pairs = re.findall(r"(?m)^((?:[0-9a-f]{2} )*[0-9a-f]{2})(?=  |$)", example)
        self.assertEqual(self.opinions(bytes.fromhex(" ".join(pairs))), (True, True), pairs)

    def test_both_agree_on_what_was_changed(self):
        accepted = refused = 0
        dice = random.Random(1)
        for seed in sorted((ROOT / "fuzz/corpus/certificate").iterdir()):
            sound = seed.read_bytes()
            self.assertEqual(self.opinions(sound + fnv(sound)), (True, True), seed)
            for _ in range(60):
                changed = bytearray(sound)
                place = dice.randrange(11, len(sound))
                changed[place] = dice.choice([changed[place] ^ 1 << dice.randrange(8), dice.randrange(256)])
                first, second = self.opinions(bytes(changed) + fnv(bytes(changed)))
                # The program also refuses a file in which a node stands twice; that is no matter of the proof.
                if second is None or (second and not first and self.is_written_twice(bytes(changed))):
                    continue
                self.assertEqual(first, second, bytes(changed).hex())
                accepted += first
                refused += not first
        self.assertGreater(accepted, 10)
        self.assertGreater(refused, 50)

    def is_written_twice(self, content: bytes) -> bool:
        nodes = [repr(each) for each in second_checker.Certificate(content + fnv(content)).nodes]
        return len(set(nodes)) < len(nodes)


if __name__ == "__main__":
    unittest.main()
