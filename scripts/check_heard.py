#!/usr/bin/env python3
"""Listens to what the sounds of the window come to: are all heard, alike and in time?

    check_heard.py PROGRAM [--busy N]    PROGRAM: build/release/bin/sound_bench; N processes load the machine meanwhile

Starts a PulseAudio of its own that sends everything nowhere, and records that. Needs pulseaudio and pulseaudio-utils.
"""
import argparse
import math
import os
import subprocess
import sys
import tempfile
import threading
import time
from array import array
from pathlib import Path

RATE = 48000
STONES, TICKS = 24, 10
QUIET = 0.100  # seconds without a sound between two
MOST_LATE = 120  # milliseconds; what comes later is no longer the stone's
MOST_DIFFERENCE = 3.0  # dB, between the strokes of a stone, and between ticks


class Recording:
    """What comes from a recorder, and when: its first sample was heard at `begin` (CLOCK_MONOTONIC, seconds)."""

    def __init__(self, source):
        self.bytes = bytearray()
        self.begin = math.inf
        self.reader = threading.Thread(target=self.read, args=(source,))
        self.reader.start()

    def read(self, source):
        while piece := os.read(source.fileno(), 4096):
            self.bytes += piece
            # The piece that came with the least delay tells best.
            self.begin = min(self.begin, time.monotonic() - len(self.bytes) / 2 / RATE)

    def samples(self) -> array:
        self.reader.join()
        return array("h", bytes(self.bytes[:len(self.bytes) // 2 * 2]))


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


def listen(program: str, busy: int) -> tuple[list[tuple[float, float]], list[float]]:
    """The sounds that were heard, and when each was asked for, on the same clock."""
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
            recorder = subprocess.Popen(["parec", "-d", "nowhere.monitor", "--format=s16le", f"--rate={RATE}",
                                         "--channels=1", "--latency-msec=20"], env=environment, stdout=subprocess.PIPE)
            processes.append(recorder)
            recording = Recording(recorder.stdout)
            time.sleep(1)
            processes += [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(busy)]
            told = subprocess.run([program, str(STONES), str(TICKS)], env=environment, check=True, timeout=120,
                                  stdout=subprocess.PIPE, text=True).stdout
            time.sleep(1)
            recorder.terminate()
            recorder.wait()
            sounds = sounds_in(recording.samples())
            return [(recording.begin + at, peak) for at, peak in sounds], [float(line) for line in told.split()]
        finally:
            for process in reversed(processes):
                process.terminate()
                process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program")
    parser.add_argument("--busy", type=int, default=0)
    options = parser.parse_args()
    sounds, asked = listen(options.program, options.busy)
    faults = []
    if len(sounds) != STONES + TICKS:
        faults.append(f"{len(sounds)} sounds were heard, not {STONES + TICKS}")
    else:
        late = sorted(1000 * (heard - when) for (heard, _), when in zip(sounds, asked))
        print(f"heard {late[0]:.0f} to {late[-1]:.0f} ms after it was asked for, half of them within "
              f"{late[len(late) // 2]:.0f} ms")
        if late[-1] > MOST_LATE:
            faults.append(f"a sound came {late[-1]:.0f} ms late")
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
