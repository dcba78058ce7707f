#!/usr/bin/env python3
"""How long the window takes from its start to its first picture, in a new home and again.

    measure_start.py [PROGRAM] [--rounds N]    by default build/release/bin/tianyuan, 5 rounds

Each round has a home of its own: first as after installing, then a second time. Looks at the memory of a display of its
own, so that looking costs nothing. Needs Xvfb.
"""
import argparse
import mmap
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60  # seconds
STILL = 0.5  # seconds without a change: the picture is whole


class Display:
    """An X server whose screen is a file."""

    def __init__(self, folder: Path):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-fbdir", str(folder), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.name = ":" + told.readline().strip()
        with (folder / "Xvfb_screen0").open("rb") as screen:
            self.screen = mmap.mmap(screen.fileno(), 0, prot=mmap.PROT_READ)

    def pixels(self) -> bytes:
        """Some of them, from all over the screen."""
        return self.screen[4096::1021]

    def end(self):
        self.server.terminate()
        self.server.wait()


def start_once(program: str, display: Display, home: Path) -> tuple[float, float]:
    """Seconds to the first picture, and until nothing changed any more."""
    environment = {**os.environ, "DISPLAY": display.name, "HOME": str(home), "XDG_RUNTIME_DIR": str(home),
                   "QT_QUICK_BACKEND": "software", "LC_ALL": "C.UTF-8"}
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        environment.pop(name, None)
    begin = time.monotonic()
    window = subprocess.Popen([program], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        first, changed, before = None, begin, display.pixels()
        while first is None or time.monotonic() - changed < STILL:
            time.sleep(0.002)
            if time.monotonic() - begin > PATIENCE or window.poll() is not None:
                sys.exit("measure_start: there was no picture")
            now = display.pixels()
            if now == before:
                continue
            changed, before = time.monotonic(), now
            if first is None and len(set(now)) > 20:  # not only the window's ground
                first = changed
        return first - begin, changed - begin
    finally:
        window.terminate()
        window.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program", nargs="?", default="build/release/bin/tianyuan")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    times = {"in a new home": [], "a second time": []}
    with tempfile.TemporaryDirectory() as folder:
        display = Display(Path(folder))
        try:
            for round_ in range(options.rounds):
                home = Path(folder, f"home{round_}")
                home.mkdir(mode=0o700)
                for each in times.values():
                    each.append(start_once(options.program, display, home))
                    time.sleep(0.3)
        finally:
            display.end()
    for name, each in times.items():
        first, whole = ([1000 * pair[i] for pair in each] for i in (0, 1))
        print(f"{name}: first picture after {statistics.median(first):.0f} ms (most {max(first):.0f}), "
              f"whole after {statistics.median(whole):.0f} ms (most {max(whole):.0f})")


if __name__ == "__main__":
    main()
