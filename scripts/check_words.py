#!/usr/bin/env python3
"""Fails when a reason that the sources give has no sentence in src/words, or a sentence has no use.

Usage: check_words.py PROJECT_ROOT
"""
import argparse
import re
import sys
from pathlib import Path

# A code is two or more words joined by dots: "notation.off-board".
CODE = re.compile(r'["\']([a-z][a-z0-9]*(?:\.[A-Za-z][A-Za-z0-9-]*)+)["\']')
ENTRY = re.compile(r'Entry\{\s*"([^"]+)"')
REASON = re.compile(r'Reason\{\s*"([^"]+)"|\.say\(\s*"([^"]+)"|\bphrase\(\s*"([^"]+)"|\bsay\(\'([^\']+)\'')
# Codes put together from a beginning and something that varies: "rule." + id, `page.rule.${id}`.
PREFIX = re.compile(r'["`]([a-z]+(?:\.[a-z]+)*\.)(?:\{\}|\$\{[^}]*\})?["`]')


def texts(root: Path, tops: list[str]) -> str:
    files = [path for top in tops for path in (root / top).rglob("*")
             if path.suffix in (".h", ".cpp", ".js", ".html") and "node_modules" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files)
                     if not (path.parent.name == "words" and path.name.endswith("_table.cpp")))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", type=Path)
    root = parser.parse_args().root
    source = texts(root, ["src", "apps"])
    entries = set()
    for path in sorted((root / "src" / "words").glob("*_table.cpp")):
        entries |= set(ENTRY.findall(path.read_text(encoding="utf-8")))
    given = {code for groups in REASON.findall(source) for code in groups if code and not code.endswith(".")}
    used = set(CODE.findall(source)) | given
    prefixes = tuple(PREFIX.findall(source))
    faults = [f"{code}: given as a reason, but src/words has no sentence for it" for code in sorted(given - entries)]
    faults += [f"{code}: src/words has a sentence that nothing uses"
               for code in sorted(entries - used) if not code.startswith(prefixes)]
    print("\n".join(faults) or f"words: ok, {len(entries)} sentences")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
