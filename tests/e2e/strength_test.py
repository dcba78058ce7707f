#!/usr/bin/env python3
"""What docs/strength.md says of the players is what was measured, and what the program shows.

The tables there come from `tianyuan-cli ladder`; the numbers in them are worked out here once more from the wins and draws, and
compared with the charts, with the sentences below them, with docs/bots.md and with `tianyuan-cli players`.

Usage: strength_test.py PATH_TO_TIANYUAN_CLI PROJECT_ROOT [unittest options]
"""
import json
import math
import pathlib
import re
import subprocess
import sys
import unittest

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
DOCS = pathlib.Path(sys.argv.pop(1)).resolve() / "docs"

ROW = re.compile(r"^\| \d+ \| `([^`]+)` \| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) % \| (\d+) \| (\d+) \| (\d+) \|$")


class Standing:
    def __init__(self, found):
        self.name = found[1]
        self.elo, self.error, self.games, self.wins, self.draws, self.losses = (int(found[i]) for i in (2, 3, 4, 6, 7, 8))
        self.score = float(found[5])

    @property
    def points(self):
        return self.wins + self.draws / 2


def tables():
    """The tables of docs/strength.md, each a list of standings by its chart."""
    found, chart = {}, ""
    for line in (DOCS / "strength.md").read_text(encoding="utf-8").splitlines():
        if picture := re.match(r"!\[.*\]\((pictures/\w+\.svg)\)$", line):
            chart = picture[1]
        elif row := ROW.match(line):
            found.setdefault(chart, []).append(Standing(row))
    return found


def ratings(standings):
    """Elo from the points alone, where everyone has met everyone equally often: the best guess has each player score as much as
    was expected. Each player has one draw against an average player beside the games, as in src/match/ratings.h."""
    n, elo = len(standings), [0.0] * len(standings)
    expected = lambda difference: 1 / (1 + 10 ** (-difference / 400))
    for _ in range(3000):
        for i, player in enumerate(standings):
            each = player.games / (n - 1)
            chances = [expected(elo[i] - other) for j, other in enumerate(elo) if j != i]
            own = expected(elo[i])
            surprise = player.points + 0.5 - own - each * sum(chances)
            slope = math.log(10) / 400 * (own * (1 - own) + each * sum(chance * (1 - chance) for chance in chances))
            elo[i] += max(-200, min(200, surprise / slope))
    return elo


class Strength(unittest.TestCase):
    def setUp(self):
        self.tables = tables()
        self.levels = {each.name: each.elo for each in self.tables["pictures/levels.svg"]}

    def test_there_are_two_tables(self):
        self.assertEqual({chart: len(rows) for chart, rows in self.tables.items()},
                         {"pictures/levels.svg": 15, "pictures/strength.svg": 15})

    def test_the_games_add_up(self):
        for chart, rows in self.tables.items():
            self.assertEqual(sum(each.wins for each in rows), sum(each.losses for each in rows), chart)
            self.assertEqual(sum(each.points for each in rows), sum(each.games for each in rows) / 2, chart)
            for each in rows:
                self.assertEqual(each.games, rows[0].games, each.name)
                self.assertEqual(each.games, each.wins + each.draws + each.losses, each.name)
                self.assertAlmostEqual(each.score, 100 * each.points / each.games, delta=0.0501, msg=each.name)

    def test_elo_follows_from_the_games(self):
        for chart, rows in self.tables.items():
            elo = ratings(rows)
            anchor = elo[[each.name for each in rows].index("scoremap")]
            for row, each in zip(rows, elo):
                self.assertAlmostEqual(row.elo, 1500 + each - anchor, delta=0.6, msg=f"{chart}: {row.name}")

    def test_the_charts_show_the_tables(self):
        for chart, rows in self.tables.items():
            drawing = (DOCS / chart).read_text(encoding="utf-8")
            marks = re.findall(r'>([^<>]+)</text><line x1="([\d.]+)" x2="([\d.]+)".*?<circle cx="([\d.]+)".*?>(\d+)<tspan[^>]*> ± (\d+)<', drawing)
            axis = [(float(x), int(elo)) for x, elo in re.findall(r'<text x="([\d.]+)" y="[\d.]+" text-anchor="middle"[^>]*>(\d+)<', drawing)]
            (left, least), (right, most) = axis[0], axis[-1]
            pixels = (right - left) / (most - least)
            self.assertEqual([(mark[0], int(mark[4]), int(mark[5])) for mark in marks],
                             [(each.name, each.elo, each.error) for each in rows], chart)
            for mark, row in zip(marks, rows):
                self.assertAlmostEqual(float(mark[3]), left + (row.elo - least) * pixels, delta=0.3, msg=row.name)
                if left < float(mark[1]) and float(mark[2]) < right:
                    self.assertAlmostEqual(float(mark[2]) - float(mark[1]), 2 * row.error * pixels, delta=0.5, msg=row.name)

    def test_the_program_shows_what_was_measured_rounded_to_tens(self):
        answer = subprocess.run([PROGRAM, "players", "--json"], capture_output=True, text=True, encoding="utf-8", check=True)
        shown = {each["id"]: each["elo"] for each in json.loads(answer.stdout) if each.get("elo")}
        strongest = self.levels["level:10"]  # all three are the engine, as they were measured: without a proof
        measured = {**self.levels, "tianyuan": strongest, "perfect": strongest}
        self.assertEqual(shown, {name: math.floor(elo / 10 + 0.5) * 10 for name, elo in measured.items()})

    def test_the_steps_that_the_text_names_are_those_of_the_table(self):
        text = (DOCS / "strength.md").read_text(encoding="utf-8")
        named = re.search(r"The steps from level to level are ([\d, and]+)\.", text)[1]
        steps = [self.levels[f"level:{i + 1}"] - self.levels[f"level:{i}"] for i in range(1, 10)]
        self.assertEqual([int(each) for each in re.findall(r"\d+", named)], steps)

    def test_what_depth_buys_is_taken_from_the_same_games(self):
        measured = {each.name: (each.elo, each.error) for each in self.tables["pictures/strength.svg"]}
        rows = re.findall(r"^\| (value|shapes|gametree) \| (\d+ ± .*) \|$", (DOCS / "bots.md").read_text(encoding="utf-8"), re.MULTILINE)
        self.assertEqual(len(rows), 3)
        for name, cells in rows:
            for depth, cell in enumerate(cells.split(" | "), start=1):
                self.assertEqual(tuple(int(each) for each in cell.split(" ± ")), measured[f"{name}:depth={depth}"], name)


if __name__ == "__main__":
    unittest.main()
