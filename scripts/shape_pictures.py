#!/usr/bin/env python3
"""Draws docs/pictures/shapes.svg: the shapes of a line, with the point that makes them.

Usage: shape_pictures.py OUT.svg
"""
import argparse
import sys
from pathlib import Path

# Name in English and Chinese, and the line: X stones, O enemies, * the stone that makes the shape, + where it grows.
SHAPES = [
    ("Five", "连五", ". X X * X X ."),
    ("Open four", "活四", ". + X X * X + ."),
    ("Four", "冲四", ". O X X * X + ."),
    ("Open three", "活三", ". + X * X + . ."),
    ("Closed three", "眠三", ". O X X * + + ."),
    ("Open two", "活二", ". + + X * + + ."),
    ("Closed two", "眠二", ". O X * + + + ."),
]
CELL, LEFT, TOP, ROW = 34, 190, 30, 50
BOARD, LINE, INK, GROWS = "#E3BE84", "#5A3F1E", "#26221C", "#AE3A22"


def stone(x: float, y: float, mark: str) -> str:
    if mark in "X*":
        ring = f'<circle cx="{x}" cy="{y}" r="4" fill="#FF7A5C"/>' if mark == "*" else ""
        return f'<circle cx="{x}" cy="{y}" r="15" fill="#1B1C1F"/>{ring}'
    if mark == "O":
        return f'<circle cx="{x}" cy="{y}" r="15" fill="#FBF9F4" stroke="#6B5F4A"/>'
    if mark == "+":
        return f'<path d="M{x} {y - 7}L{x + 7} {y}L{x} {y + 7}L{x - 7} {y}Z" fill="{GROWS}"/>'
    return ""


def row(index: int, english: str, chinese: str, drawing: str) -> str:
    y = TOP + index * ROW
    marks = drawing.split()
    right = LEFT + (len(marks) - 1) * CELL
    lines = [f'<text x="16" y="{y + 5}">{chinese}  {english}</text>',
             f'<path d="M{LEFT - 12} {y}H{right + 12}" stroke="{LINE}"/>']
    for i, mark in enumerate(marks):
        x = LEFT + i * CELL
        lines += [f'<path d="M{x} {y - 17}V{y + 17}" stroke="{LINE}"/>', stone(x, y, mark)]
    return "\n".join(line for line in lines if line)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    out = parser.parse_args().out
    height = 2 * TOP + (len(SHAPES) - 1) * ROW
    width = LEFT + 8 * CELL
    body = "\n".join(row(i, *shape) for i, shape in enumerate(SHAPES))
    out.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">\n'
        f'<rect width="{width}" height="{height}" rx="8" fill="{BOARD}"/>\n'
        f'<g font-family="Noto Sans CJK SC, sans-serif" font-size="16" fill="{INK}">\n{body}\n</g>\n</svg>\n',
        encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
