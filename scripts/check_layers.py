#!/usr/bin/env python3
"""Fails when a file includes a header that its folder may not know, or when docs/architecture.md says
otherwise of what a folder may know.

Usage: check_layers.py PROJECT_ROOT
"""
import argparse
import re
import sys
from pathlib import Path

# Each folder, from the lowest to the highest, and the folders it may include.
ALLOWED = {
    "src/core": [],
    "src/words": ["core"],
    "src/files": ["core"],
    "src/jobs": ["core"],
    "src/opening": ["core"],
    "src/proof": ["core"],
    "src/eval": ["core"],
    "src/record": ["core"],
    "src/player": ["core", "opening"],
    "src/perfect": ["core", "opening", "player", "proof"],
    "src/advice": ["core", "opening", "player", "eval"],
    "src/search": ["core", "opening", "player", "eval", "advice"],
    "src/prove": ["core", "player", "eval", "search", "proof"],
    "src/bots": ["core", "player"],
    "src/protocol": ["core", "opening", "player"],
    "src/store": ["core", "record"],
    "src/game": ["core", "opening", "player", "record"],
    "src/autosave": ["core", "record", "game", "store"],
    "src/roster": ["core", "files", "player", "perfect", "search", "bots", "protocol"],
    "src/brain": ["core", "opening", "player", "perfect", "advice", "search", "protocol"],
    "src/match": ["core", "jobs", "opening", "player", "eval", "search", "game", "record"],
    "src/study": ["core", "player", "eval", "advice", "search", "game", "record"],
    "src/puzzle": ["core", "player", "eval", "search", "study"],
    "src/table": ["core", "opening", "player", "record", "game", "study"],
    "src/course": ["core", "words", "study", "table"],
    "src/progress": ["core", "opening", "record", "game", "table", "store", "roster"],
    "src/practice": ["core", "game", "record", "study", "puzzle", "store", "table"],
    "src/train": ["core", "jobs", "opening", "player", "eval", "search", "game", "record", "match"],
    "apps/brain": ["core", "perfect", "brain", "protocol"],
    "apps/cli": ["core", "jobs", "words", "files", "opening", "player", "eval", "advice", "search", "roster", "record",
                 "store", "autosave", "game", "protocol", "match", "study", "table", "train", "proof", "perfect", "prove",
                 "course", "progress", "puzzle", "practice"],
    "apps/web/standins": [],
    "apps/web/bridge": ["core", "words", "opening", "player", "search", "record", "game", "study", "table", "roster"],
    "apps/web": [],
    "apps/cluster": ["core", "jobs", "words", "cli"],
    # The rooms of the desktop.
    "apps/desktop/bridge": [],
    "apps/desktop/settings": ["core", "words", "opening", "game", "desktop/bridge"],
    "apps/desktop/window": ["words", "desktop/settings"],
    "apps/desktop/sound": ["desktop/bridge", "desktop/settings"],
    "apps/desktop/board": ["core", "record", "table"],
    "apps/desktop/items": ["core", "desktop/board"],
    "apps/desktop/store": ["core", "autosave"],
    "apps/desktop/opponents": ["core", "words", "player", "protocol", "roster", "game", "store", "autosave",
                               "desktop/bridge", "desktop/settings", "desktop/store"],
    "apps/desktop/engines": ["core", "protocol", "roster",
                             "desktop/bridge", "desktop/settings", "desktop/opponents"],
    "apps/desktop/learn": ["core", "files", "opening", "course", "progress", "store", "autosave", "desktop/bridge",
                           "desktop/settings", "desktop/board", "desktop/store", "desktop/opponents"],
    "apps/desktop/table": ["core", "opening", "player", "protocol", "roster", "record", "game", "study", "table",
                           "store", "autosave", "desktop/bridge", "desktop/settings", "desktop/board", "desktop/store",
                           "desktop/opponents"],
    "apps/desktop/reading": ["core", "record", "table", "store", "autosave", "desktop/bridge", "desktop/settings", "desktop/table"],
    "apps/desktop/study": ["core", "player", "perfect", "game", "study", "desktop/bridge", "desktop/settings", "desktop/board",
                           "desktop/opponents", "desktop/table"],
    "apps/desktop/files": ["core", "files", "record", "game", "store", "autosave", "desktop/bridge",
                           "desktop/settings", "desktop/board", "desktop/store", "desktop/engines", "desktop/table",
                           "desktop/reading"],
    "apps/desktop/export": ["core", "words", "files", "record", "game", "study", "desktop/bridge", "desktop/settings", "desktop/board",
                            "desktop/table", "desktop/files"],
    "apps/desktop/library": ["core", "words", "files", "opening", "record", "game", "table", "store", "autosave",
                             "desktop/bridge", "desktop/settings", "desktop/board", "desktop/store",
                             "desktop/table", "desktop/reading"],
    "apps/desktop/setup": ["core", "opening", "record", "game", "table", "desktop/bridge", "desktop/settings",
                           "desktop/board", "desktop/table", "desktop/reading"],
    "apps/desktop/puzzles": ["core", "puzzle", "practice", "table", "store", "autosave", "desktop/bridge",
                             "desktop/settings", "desktop/board", "desktop/store", "desktop/table", "desktop/reading"],
    "apps/desktop": ["core", "words", "desktop/bridge", "desktop/settings", "desktop/sound", "desktop/store",
                     "desktop/opponents", "desktop/engines", "desktop/table", "desktop/reading", "desktop/study", "desktop/files",
                     "desktop/export", "desktop/learn", "desktop/library", "desktop/setup", "desktop/puzzles",
                     "desktop/window"],
}

# Libraries that only some folders may use.
RESERVED = {
    re.compile(r"^(Q[A-Z]|Qt)"): ["apps/desktop"],
    re.compile(r"^sqlite3\.h$"): ["src/store"],
    re.compile(r"^(iconv|uchardet|pugixml)\."): ["src/record"],
    re.compile(r"^fmt/"): ["src/match", "apps/cli"],
    re.compile(r"^nlohmann/"): ["src/match", "src/progress", "src/roster", "apps/cli", "apps/cluster", "apps/web"],
    re.compile(r"^(histedit|httplib|qrencode)\."): ["apps/cli"],
    re.compile(r"^mpi\.h$"): ["apps/cluster"],
    re.compile(r"^gif_lib\.h$"): ["apps/desktop"],
    re.compile(r"^(iostream|cstdio|stdio\.h)$"): ["apps/brain", "apps/cli", "apps/cluster", "apps/desktop"],
    re.compile(r"^CLI/"): ["apps/cli", "apps/cluster"],
    re.compile(r"^thread$"): ["src/search", "src/game", "src/protocol", "src/brain", "src/match",
                              "src/study", "src/train", "src/prove", "src/jobs", "apps/cli", "apps/cluster"],
}

PAGE = "docs/architecture.md"
ROW = re.compile(r"^\| `([a-z/]+)` \|.*\| ([^|]+) \|$", re.MULTILINE)  # | `folder` | what it is for | may include |
ALL_BUT = "all libraries but "

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]')


def module_of(folder: str) -> str:
    """How include lines name a folder."""
    return folder.split("/", 1)[1]


MODULES = {module_of(folder) for folder in ALLOWED if folder.startswith(("src/", "apps/cli", "apps/desktop", "apps/web"))}


def faults_of_table() -> list[str]:
    """Who knows only what stands above cannot be in a circle."""
    faults, above = [], set()
    for folder, allowed in ALLOWED.items():
        faults += [f"{folder}: {each} does not stand above it in the table" for each in allowed if each not in above]
        above.add(module_of(folder))
    return faults


def faults_of_include(folder: str, bracket: str, header: str) -> list[str]:
    parent = header.rpartition("/")[0]
    module = parent if parent in MODULES else header.split("/")[0]
    faults = []
    if header.startswith(".."):
        faults.append(f"{header}: name headers from src/ or apps/, not from where the file stands")
    if bracket == '"' and not parent and folder.startswith("apps/desktop"):
        faults.append(f"{header}: name its room too")
    if module in MODULES and module != module_of(folder) and module not in ALLOWED[folder]:
        faults.append(f"{folder} may not include {header}")
    for pattern, homes in RESERVED.items():
        if pattern.match(header) and not any(f"{folder}/".startswith(f"{home}/") for home in homes):
            faults.append(f"<{header}> belongs only in {', '.join(homes)}")
    return faults


def is_code(path: Path) -> bool:
    return path.suffix in (".h", ".cpp")


def has_rooms(folder: str) -> bool:
    return any(each.startswith(f"{folder}/") for each in ALLOWED)


def faults_in(root: Path, folder: str) -> list[str]:
    faults = []
    files = (root / folder).glob("*") if has_rooms(folder) else (root / folder).rglob("*")
    for path in sorted(files):
        if not is_code(path):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = INCLUDE.match(line)
            if match:
                place = f"{path.relative_to(root)}:{number}"
                faults += [f"{place}: {fault}" for fault in faults_of_include(folder, *match.groups())]
    return faults


def unknown_folders(root: Path) -> list[str]:
    tops = ["src", "apps"] + [folder for folder in ALLOWED if has_rooms(folder)]
    folders = [path for top in tops for path in (root / top).iterdir() if path.is_dir()]
    with_code = [path for path in folders if any(is_code(each) for each in path.rglob("*") if "node_modules" not in each.parts)]
    names = [str(path.relative_to(root)) for path in sorted(with_code)]
    return [f"{name}: not in the table of scripts/check_layers.py" for name in names if name not in ALLOWED]


def rows_of_page(root: Path) -> dict[str, set[str]]:
    """What the page lets each folder include: libraries, or for the rooms of the desktop other rooms."""
    libraries, rooms = (root / PAGE).read_text(encoding="utf-8").split("The rooms of `apps/desktop`", 1)
    rows = {name if "/" in name else f"src/{name}": may for name, may in ROW.findall(libraries)}
    rows |= {f"apps/desktop/{name}": may for name, may in ROW.findall(rooms)}
    return {folder: row_in_words(may) for folder, may in rows.items()}


def row_in_words(may: str) -> set[str]:
    """"core, jobs", "all libraries but bots, brain", or "–"."""
    names = set(re.split(", ", may.removeprefix(ALL_BUT))) - {"–"}
    return {module_of(each) for each in ALLOWED if each.startswith("src/")} - names if may.startswith(ALL_BUT) else names


def row_of(folder: str) -> set[str]:
    """What the page should let it include."""
    known = {each for name, allowed in ALLOWED.items() if f"{name}/".startswith(f"{folder}/") for each in allowed}
    rooms = {each for each in known if each.startswith("desktop/")}
    return {module_of(each) for each in rooms} if folder.startswith("apps/desktop/") else known - rooms


def faults_of_page(root: Path) -> list[str]:
    rows = rows_of_page(root)
    wanted = {folder for folder in ALLOWED if not folder.startswith("apps/web/")}  # one row for the page in a browser
    faults = [f"{PAGE}: nothing about {folder}" for folder in sorted(wanted - set(rows))]
    faults += [f"{PAGE}: there is no {folder}" for folder in sorted(set(rows) - wanted)]
    for folder in sorted(wanted & set(rows)):
        if rows[folder] != row_of(folder):
            differs = ", ".join(sorted(rows[folder] ^ row_of(folder)))
            faults.append(f"{PAGE}: {folder} may include something else than the page says: {differs}")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", type=Path)
    root = parser.parse_args().root
    faults = faults_of_table() + unknown_folders(root) + faults_of_page(root)
    faults += [fault for folder in ALLOWED for fault in faults_in(root, folder)]
    print("\n".join(faults) or "layers: ok")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
