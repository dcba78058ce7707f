#!/usr/bin/env python3
"""Runs a command at a terminal of its own and draws what it shows as an SVG picture.

Usage: terminal_picture.py OUT.svg COMMAND [ARGUMENT...]
"""
import argparse
import os
import pty
import re
import subprocess
import sys
import unicodedata
from pathlib import Path
from xml.sax.saxutils import escape

CELL_WIDTH, CELL_HEIGHT, FONT_SIZE, MARGIN = 9, 18, 15, 14
SEQUENCE = re.compile(r"\x1b\[([0-9;]*)m")
# The few of the 256 colours that the board uses.
COLOURS = {"179": "#ddb374", "94": "#7a5526", "16": "#15161a", "231": "#fffdf8", "124": "#ae3a22"}
PAPER, INK = "#1d2022", "#ece8e0"


def shown_by(command: list[str]) -> str:
    main, other = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=other, stderr=other, env=environment)
    os.close(other)
    shown = b""
    try:
        while chunk := os.read(main, 4096):
            shown += chunk
    except OSError:  # the other side was closed
        pass
    process.wait()
    return shown.decode().replace("\r\n", "\n")


def cells_of(line: str):
    """Each character with its column, width, ink and ground."""
    column, ink, ground = 0, INK, None
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        sequence = SEQUENCE.fullmatch(part)
        if sequence:
            codes = sequence.group(1).split(";")
            if codes == ["0"]:
                ink, ground = INK, None
            for i, code in enumerate(codes):
                if code == "38":
                    ink = COLOURS.get(codes[i + 2], INK)
                if code == "48":
                    ground = COLOURS.get(codes[i + 2])
            continue
        for character in part:
            width = 2 if unicodedata.east_asian_width(character) in "WF" else 1
            yield character, column, width, ink, ground
            column += width


def picture_of(text: str) -> str:
    lines = text.rstrip("\n").split("\n")
    grounds, characters, columns = [], [], 0
    for row, line in enumerate(lines):
        for character, column, width, ink, ground in cells_of(line):
            columns = max(columns, column + width)
            x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT
            if ground:
                grounds.append(f'<rect x="{x}" y="{y}" width="{CELL_WIDTH * width + .5}" height="{CELL_HEIGHT + .5}" '
                               f'fill="{ground}"/>')
            if character != " ":
                characters.append(f'<text x="{x + CELL_WIDTH * width / 2}" y="{y + 13.5}" fill="{ink}">'
                                  f'{escape(character)}</text>')
    width, height = 2 * MARGIN + columns * CELL_WIDTH, 2 * MARGIN + len(lines) * CELL_HEIGHT
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">\n'
            f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>\n'
            f'<g font-family="monospace" font-size="{FONT_SIZE}" text-anchor="middle">\n'
            + "\n".join(grounds + characters) + "\n</g>\n</svg>\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    options.out.write_text(picture_of(shown_by(options.command)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
