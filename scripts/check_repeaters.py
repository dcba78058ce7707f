#!/usr/bin/env python3
"""Finds every Repeater of the window whose parent is a layout: it has to be a LayoutRepeater.

  check_repeaters.py [PROJECT]

LayoutRepeater.qml says why. Exits with 1 if there is one.
"""

import argparse
import pathlib
import re
import sys


def parent_type(lines, row):
    """The type of the object that holds the one beginning in that row: the next line above that is indented less."""
    indent = len(lines[row]) - len(lines[row].lstrip())
    for line in reversed(lines[:row]):
        if line.strip() and len(line) - len(line.lstrip()) < indent:
            opened = re.search(r"([A-Z]\w*) \{", line)
            return opened[1] if opened else ""
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("project", type=pathlib.Path, nargs="?", default=".")
    project = parser.parse_args().project
    pages = sorted((project / "apps/desktop/qml").rglob("*.qml"))
    if not pages:
        sys.exit(f"check_repeaters: there are no pages in {project}")
    faults = []
    for page in pages:
        lines = page.read_text(encoding="utf-8").splitlines()
        for row, line in enumerate(lines):
            if re.match(r"\s*Repeater \{", line) and parent_type(lines, row).endswith("Layout"):
                faults.append(f"{page.relative_to(project)}:{row + 1}: a Repeater in a layout has to be a LayoutRepeater")
    print("\n".join(faults) or f"check_repeaters: {len(pages)} pages, none has a plain Repeater in a layout")
    sys.exit(1 if faults else 0)


main()
