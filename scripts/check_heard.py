#!/usr/bin/env python3
"""Listens to what the sounds of the window come to: are all heard, and alike?

    check_heard.py PROGRAM [--busy N]    PROGRAM: build/release/bin/sound_bench; N processes load the machine meanwhile

Starts a PulseAudio of its own that sends everything nowhere, and records that. Needs pulseaudio and pulseaudio-utils.
"""
import argparse
import math
import os
import subprocess
import sys
import tempfile
import time
from array import array
from pathlib import Path

RATE = 48000
STONES, TICKS = 24, 10
QUIET = 0.100  # seconds without a sound between two
MOST_DIFFERENCE = 3.0  # dB, between the strokes of a stone, and between ticks


def sounds_in(samples: array) -> list[tuple[float, float]]:
    """When each sound begins, in seconds, and its peak in dB below full scale."""
    sounds, last, quiet = [], -RATE, round(QUIET * RATE)
    for i, value in enumerate(samples):
        if abs(value) < 30:
            continue
        if i - last > quiet:
            sounds.append([i / RATE, 0])
        sounds[-1][1] = max(sounds[-1][1], abs(value))
        last = i
    return [(begin, 20 * math.log10(peak / 32768)) for begin, peak in sounds]


def listen(program: str, busy: int) -> array:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_RUNTIME_DIR": folder, "HOME": folder, "PULSE_RUNTIME_PATH": folder,
                       "PULSE_SERVER": f"unix:{folder}/native", "QT_QPA_PLATFORM": "offscreen"}
        processes = []
        try:
            daemon = subprocess.Popen(
                ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit", "--realtime=no",
                 "-L", f"module-native-protocol-unix socket={folder}/native auth-anonymous=1",
                 "-L", f"module-null-sink sink_name=nowhere rate={RATE}"],
                env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            processes.append(daemon)
            while not Path(folder, "native").exists():
                time.sleep(0.1)
            heard = Path(folder, "heard.raw")
            recorder = subprocess.Popen(["parec", "-d", "nowhere.monitor", "--format=s16le", f"--rate={RATE}",
                                         "--channels=1", "--latency-msec=20"], env=environment, stdout=heard.open("wb"))
            processes.append(recorder)
            time.sleep(1)
            processes += [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(busy)]
            subprocess.run([program, str(STONES), str(TICKS)], env=environment, check=True, timeout=120)
            time.sleep(1)
            recorder.terminate()
            recorder.wait()
            bytes_heard = heard.read_bytes()
            return array("h", bytes_heard[:len(bytes_heard) // 2 * 2])
        finally:
            for process in reversed(processes):
                process.terminate()
                process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program")
    parser.add_argument("--busy", type=int, default=0)
    options = parser.parse_args()
    sounds = sounds_in(listen(options.program, options.busy))
    faults = []
    if len(sounds) != STONES + TICKS:
        faults.append(f"{len(sounds)} sounds were heard, not {STONES + TICKS}")
    for name, part in (("stones", sounds[:STONES]), ("ticks", sounds[STONES:])):
        peaks = [peak for _, peak in part]
        if not peaks:
            continue
        print(f"{name}: {len(peaks)} heard, peaks from {min(peaks):.1f} to {max(peaks):.1f} dB")
        if max(peaks) - min(peaks) > MOST_DIFFERENCE:
            faults.append(f"the {name} differ by {max(peaks) - min(peaks):.1f} dB")
    print("\n".join(faults) or "heard: ok")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
