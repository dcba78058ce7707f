#!/usr/bin/env python3
"""Finds every text of the window that does not say how it is to be read: it has to be plain.

  check_plain_text.py [PROJECT]

Left to itself, Qt takes what looks like HTML for HTML, and fetches the pictures in it. Names, comments
and what engines say come from strangers. Exits with 1 if there is such a text.
"""

import argparse
import pathlib
import re
import sys


def block(lines, row):
    """The lines of the object that begins in that row, without those of the objects in it."""
    indent = len(lines[row]) - len(lines[row].lstrip())
    own = [lines[row]]
    for line in lines[row + 1:]:
        if not line.strip():
            continue
        deep = len(line) - len(line.lstrip())
        if deep <= indent:
            break
        if deep <= indent + 4:
            own.append(line)
    return "\n".join(own)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("project", type=pathlib.Path, nargs="?", default=".")
    project = parser.parse_args().project
    pages = sorted((project / "apps/desktop/qml").rglob("*.qml"))
    if not pages:
        sys.exit(f"check_plain_text: there are no pages in {project}")
    faults = []
    texts = 0
    for page in pages:
        lines = page.read_text(encoding="utf-8").splitlines()
        for row, line in enumerate(lines):
            if not re.search(r"(^|[\s:.])(Text|TextEdit|TextArea) \{", line):
                continue
            texts += 1
            if not re.search(r"\btextFormat: Text(Edit)?\.PlainText", block(lines, row)):
                faults.append(f"{page.relative_to(project)}:{row + 1}: this text does not say that it is plain")
    print("\n".join(faults) or f"check_plain_text: {texts} texts, all plain")
    sys.exit(1 if faults else 0)


main()
