#!/usr/bin/env python3
"""Draws what each classic player thinks of one position: an SVG picture for each.

Usage: bot_pictures.py PATH_TO_TIANYUAN_CLI FOLDER

The scores come from "tianyuan-cli map". docs/pictures holds what it made.
"""
import argparse
import json
import subprocess
import sys
from pathlib import Path

SIZE = 9
POSITION = "e5d6d5f4c5d3e4"  # White is to move; Black has an open three
PLAYERS = {"scoremap": "scoremap", "guard": "guard", "value": "value:depth=1", "gametree": "gametree:depth=1",
           "shapes": "shapes:depth=1"}
CELL, MARGIN = 44, 50
PAPER, LINE, INK, WOOD = "#f7f3eb", "#8a6a3a", "#26221c", "#e6c48c"
LOW, HIGH, BEST = (235, 228, 212), (43, 101, 82), "#ae3a22"


def opinion_of(cli: str, player: str) -> dict:
    command = [cli, "map", POSITION, "--size", str(SIZE), "--player", player, "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def place(point: str) -> tuple[float, float]:
    return MARGIN + (ord(point[0]) - ord("a")) * CELL, MARGIN + (SIZE - int(point[1:])) * CELL


def text(x: float, y: float, size: float, colour: str, words: str) -> str:
    return (f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="middle" '
            f'dominant-baseline="central">{words}</text>')


def board() -> list[str]:
    end = MARGIN + (SIZE - 1) * CELL
    parts = []
    for i in range(SIZE):
        at = MARGIN + i * CELL
        parts.append(f'<path d="M{at} {MARGIN}V{end}M{MARGIN} {at}H{end}" stroke="{LINE}"/>')
        parts.append(text(at, end + 37, 13, INK, chr(ord("a") + i)))
        parts.append(text(12, at, 13, INK, str(SIZE - i)))
    return parts


def stones() -> list[str]:
    parts = []
    for i in range(0, len(POSITION), 2):
        x, y = place(POSITION[i:i + 2])
        fill, edge = ("#15161a", "#15161a") if i % 4 == 0 else ("#fffdf8", "#6a6151")
        parts.append(f'<circle cx="{x}" cy="{y}" r="18" fill="{fill}" stroke="{edge}"/>')
    return parts


def scores(points: dict[str, float]) -> list[str]:
    """A tile for each score, the darker the higher in the order of all; the best have a ring."""
    order = sorted(set(points.values()))
    parts = []
    for point, score in points.items():
        x, y = place(point)
        share = order.index(score) / max(1, len(order) - 1)
        fill = "#" + "".join(f"{round(low + (high - low) * share):02x}" for low, high in zip(LOW, HIGH))
        ring = f' stroke="{BEST}" stroke-width="2.5"' if share == 1 else ""
        parts.append(f'<rect x="{x - 19}" y="{y - 11}" width="38" height="22" rx="5" fill="{fill}"{ring}/>')
        parts.append(text(x, y, 12, "#fffdf8" if share > 0.45 else INK, f"{score:g}".replace("-", "−")))
    return parts


def picture(opinion: dict) -> str:
    side = 2 * MARGIN + (SIZE - 1) * CELL
    label = f"Scores of {opinion['player']} for each point; it plays {opinion['best']}"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}" '
             f'font-family="Noto Sans, DejaVu Sans, sans-serif" role="img" aria-label="{label}">',
             f'<rect width="{side}" height="{side}" rx="10" fill="{PAPER}"/>',
             f'<rect x="{MARGIN - 26}" y="{MARGIN - 26}" width="{side - 2 * MARGIN + 52}" '
             f'height="{side - 2 * MARGIN + 52}" rx="6" fill="{WOOD}"/>',
             *board(), *scores(opinion["points"]), *stones(), "</svg>"]
    return "\n".join(parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    folder = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, player in PLAYERS.items():
        (folder / f"map-{name}.svg").write_text(picture(opinion_of(options.program, player)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
