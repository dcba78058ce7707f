#!/usr/bin/env python3
"""Fails when a file includes a header that its folder may not know.

Usage: check_layers.py PROJECT_ROOT
"""
import re
import sys
from pathlib import Path

# Each folder, from the lowest to the highest, and the folders it may include.
ALLOWED = {
    "src/core": [],
    "src/words": ["core"],
    "src/files": ["core"],
    "src/opening": ["core"],
    "src/eval": ["core"],
    "src/record": ["core"],
    "src/player": ["core", "opening"],
    "src/advice": ["core", "opening", "player", "eval"],
    "src/search": ["core", "opening", "player", "eval", "advice"],
    "src/bots": ["core", "player"],
    "src/protocol": ["core", "opening", "player"],
    "src/store": ["core", "record"],
    "src/game": ["core", "opening", "player", "record"],
    "src/keeping": ["core", "record", "game", "store"],
    "src/roster": ["core", "files", "player", "search", "bots", "protocol"],
    "src/brain": ["core", "opening", "player", "advice", "search", "protocol"],
    "src/match": ["core", "opening", "player", "game", "record"],
    "src/study": ["core", "player", "eval", "advice", "search", "game", "record"],
    "src/train": ["core", "opening", "player", "eval", "search", "game", "record", "match"],
    "apps/brain": ["core", "brain", "protocol"],
    "apps/cli": ["core", "words", "files", "opening", "player", "eval", "advice", "search", "roster", "record",
                 "store", "keeping", "game", "protocol", "match", "study", "train"],
    "apps/desktop": ["core", "words", "files", "opening", "player", "roster", "game", "record", "store",
                     "protocol", "study", "keeping"],
}

# Libraries that only some folders may use.
RESERVED = {
    re.compile(r"^(Q[A-Z]|Qt)"): ["apps/desktop"],
    re.compile(r"^sqlite3\.h$"): ["src/store"],
    re.compile(r"^(iostream|cstdio|stdio\.h)$"): ["apps/brain", "apps/cli", "apps/desktop"],
    re.compile(r"^CLI/"): ["apps/brain", "apps/cli"],
    re.compile(r"^thread$"): ["src/search", "src/game", "src/protocol", "src/brain", "src/match",
                              "src/study", "src/train", "apps/cli"],
}

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^">]+)[">]')
MODULES = {name.split("/")[1] for name in ALLOWED if name.startswith("src/")}


def faults_of_include(folder: str, header: str) -> list[str]:
    own = folder.split("/")[1]
    module = header.split("/")[0]
    faults = []
    if header.startswith(".."):
        faults.append(f"{header}: name headers from src/, not from where the file stands")
    if module in MODULES and module != own and module not in ALLOWED[folder]:
        faults.append(f"{folder} may not include {header}")
    for pattern, homes in RESERVED.items():
        if pattern.match(header) and folder not in homes:
            faults.append(f"<{header}> belongs only in {', '.join(homes)}")
    return faults


def faults_in(root: Path, folder: str) -> list[str]:
    faults = []
    for path in sorted((root / folder).rglob("*")):
        if path.suffix not in (".h", ".cpp"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = INCLUDE.match(line)
            if match:
                place = f"{path.relative_to(root)}:{number}"
                faults += [f"{place}: {fault}" for fault in faults_of_include(folder, match.group(1))]
    return faults


def unknown_folders(root: Path) -> list[str]:
    folders = [path for top in ("src", "apps") for path in (root / top).iterdir() if path.is_dir()]
    names = [str(path.relative_to(root)) for path in sorted(folders)]
    return [f"{name}: not in the table of scripts/check_layers.py" for name in names if name not in ALLOWED]


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    root = Path(sys.argv[1])
    faults = unknown_folders(root) + [fault for folder in ALLOWED for fault in faults_in(root, folder)]
    print("\n".join(faults) or "layers: ok")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
