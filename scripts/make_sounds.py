#!/usr/bin/env python3
"""Makes the sounds of the desktop game: struck wood, from decaying tones and a little noise.

    make_sounds.py FOLDER            writes every sound into FOLDER
    make_sounds.py --check FOLDER    fails if a sound there is not what this script makes, or if one
                                     is too long, too loud or of the wrong pitch, or if strokes of a
                                     stone are not equally loud; prints the measures
"""
import math
import random
import sys
import wave
from array import array
from pathlib import Path

RATE = 48000  # samples a second; 16 bits, one channel

# A mode of a struck body: frequency in Hz, share of the loudness, seconds until it has fallen to 1/e.
Mode = tuple[float, float, float]

# A stone set down on a board: a low body, the ring of the wood above it, a short bright click.
STONE_BODY: list[Mode] = [(218, 1.0, 0.016), (371, 0.42, 0.012), (655, 0.30, 0.008), (1180, 0.16, 0.005)]
STONE_CLICK: list[Mode] = [(2450, 0.34, 0.0028), (3900, 0.26, 0.0020), (6100, 0.16, 0.0013)]
# Each stroke a little different: pitch within 3 %, loudness within 1 dB.
STONE_STROKES = [(1.0, 0.0), (0.972, -0.6), (1.024, -0.3), (0.988, 0.5), (1.013, -0.9), (0.979, 0.2)]

# A wooden bar, tuned as bars of a marimba are: the overtones two octaves, and a good three, above.
BAR: list[Mode] = [(1.0, 1.0, 0.130), (3.93, 0.20, 0.035), (9.4, 0.05, 0.012)]


def ring(modes: list[Mode], seconds: float) -> list[float]:
    """The sum of decaying tones, from the moment of the stroke."""
    samples = [0.0] * round(seconds * RATE)
    for frequency, share, decay in modes:
        step = 2 * math.pi * frequency / RATE
        fall = math.exp(-1 / (decay * RATE))
        loudness = share
        for i in range(len(samples)):
            samples[i] += loudness * math.sin(step * i)
            loudness *= fall
    return samples


def burst(share: float, decay: float, seconds: float, softness: float, seed: int) -> list[float]:
    """Noise that dies away; `softness` from 0 (bright) to 1 (dull)."""
    noise = random.Random(seed)
    samples, value, loudness = [], 0.0, share
    fall = math.exp(-1 / (decay * RATE))
    for _ in range(round(seconds * RATE)):
        value = softness * value + (1 - softness) * noise.uniform(-1, 1)
        samples.append(loudness * value)
        loudness *= fall
    return samples


def mixed(*parts: list[float]) -> list[float]:
    samples = [0.0] * max(len(part) for part in parts)
    for part in parts:
        for i, value in enumerate(part):
            samples[i] += value
    return samples


def later(part: list[float], seconds: float) -> list[float]:
    return [0.0] * round(seconds * RATE) + part


def finished(samples: list[float], peak: float) -> array:
    """Brought to `peak` decibels below full scale, the last 8 ms faded so that nothing clicks."""
    end = round(0.008 * RATE)
    loudest = max(abs(value) for value in samples)
    scale = 32767 * 10 ** (peak / 20) / loudest
    return array("h", [round(value * scale * min(1.0, (len(samples) - 1 - i) / end))
                       for i, value in enumerate(samples)])


def stone(stroke: int) -> array:
    pitch, loudness = STONE_STROKES[stroke]
    modes = [(frequency * pitch, share, decay) for frequency, share, decay in STONE_BODY + STONE_CLICK]
    click = burst(0.55, 0.0011, 0.010, 0.25, seed=stroke + 1)
    return finished(mixed(ring(modes, 0.080), click), -4 + loudness)


def bar(pitch: float, seconds: float) -> list[float]:
    modes = [(pitch * ratio, share, decay) for ratio, share, decay in BAR]
    return mixed(ring(modes, seconds), burst(0.10, 0.003, 0.02, 0.7, seed=round(pitch)))


def melody(notes: list[tuple[float, float]], seconds: float, peak: float) -> array:
    """`notes` are (when it is struck, pitch in Hz)."""
    return finished(mixed(*(later(bar(pitch, seconds - when), when) for when, pitch in notes)), peak)


def refused() -> array:
    """A dull tap, as of a finger on the table."""
    tap = burst(0.5, 0.006, 0.050, 0.93, seed=7)
    return finished(mixed(ring([(146, 1.0, 0.014), (262, 0.30, 0.009)], 0.060), tap), -14)


def tick() -> array:
    """The clock in its last seconds."""
    return finished(mixed(ring([(1320, 1.0, 0.006), (2710, 0.4, 0.003)], 0.035),
                          burst(0.25, 0.001, 0.006, 0.4, seed=11)), -18)


def all_sounds() -> dict[str, array]:
    sounds = {f"stone-{stroke + 1}": stone(stroke) for stroke in range(len(STONE_STROKES))}
    sounds["win"] = melody([(0.0, 392.0), (0.15, 493.9), (0.30, 587.3)], 0.95, -9)
    sounds["loss"] = melody([(0.0, 329.6), (0.20, 261.6)], 0.80, -14)
    sounds["draw"] = melody([(0.0, 392.0), (0.20, 392.0)], 0.75, -12)
    sounds["refused"] = refused()
    sounds["tick"] = tick()
    return sounds


def write(path: Path, samples: array) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def read(path: Path) -> array:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE), path
        return array("h", file.readframes(file.getnframes()))


def strength_at(samples: array, frequency: float) -> float:
    """How much of a tone is in the samples (Goertzel's sum)."""
    step = 2 * math.pi * frequency / RATE
    real = sum(value * math.cos(step * i) for i, value in enumerate(samples))
    imaginary = sum(value * math.sin(step * i) for i, value in enumerate(samples))
    return math.hypot(real, imaginary)


def strongest_tone(samples: array) -> float:
    """In Hz, between 100 and 2000, in steps of 4 %."""
    frequencies = [100 * 1.04 ** k for k in range(77)]
    return max(frequencies, key=lambda frequency: strength_at(samples, frequency))


def peak_of(samples: array) -> float:
    return 20 * math.log10(max(abs(value) for value in samples) / 32768)


MOST_DIFFERENCE = 3.0  # dB between two strokes of a stone
# What the look of the program asks for: seconds at most, decibels at most, the range of the strongest tone.
LIMITS = {
    "stone": (0.090, -2.5, 180, 260),
    "win": (1.0, -8, 370, 620),
    "loss": (1.0, -13, 250, 350),
    "draw": (1.0, -11, 370, 420),
    "refused": (0.080, -12, 100, 200),
    "tick": (0.050, -16, 1100, 1500),
}


def faults_of(name: str, samples: array) -> list[str]:
    longest, loudest, lowest, highest = LIMITS[name.split("-")[0]]
    seconds, peak, tone = len(samples) / RATE, peak_of(samples), strongest_tone(samples)
    print(f"{name:10} {seconds * 1000:6.0f} ms {peak:6.1f} dB {tone:6.0f} Hz")
    faults = []
    if seconds > longest:
        faults.append(f"{name}: {seconds:.3f} s is longer than {longest} s")
    if peak > loudest:
        faults.append(f"{name}: {peak:.1f} dB is louder than {loudest} dB")
    if not lowest <= tone <= highest:
        faults.append(f"{name}: its tone of {tone:.0f} Hz is not between {lowest} and {highest} Hz")
    if max(abs(value) for value in samples[:96]) < 1000 * 10 ** (peak / 20):
        faults.append(f"{name}: nothing is heard in its first 2 ms")
    return faults


def loudness_of(samples: array) -> float:
    """In decibels below full scale, of the loudest 20 ms: what an ear takes for the loudness of a short sound."""
    window = round(0.020 * RATE)
    powers = [sum(value * value for value in samples[i:i + window]) / window
              for i in range(0, max(1, len(samples) - window), window // 4)]
    return 10 * math.log10(max(powers) / 32768 ** 2)


def unlike(sounds: dict[str, array]) -> list[str]:
    """Strokes of a stone that do not sound equally loud."""
    strokes = {name: samples for name, samples in sounds.items() if name.startswith("stone-")}
    faults = []
    for what, measure in (("peaks", peak_of), ("loudness", loudness_of)):
        values = [measure(samples) for samples in strokes.values()]
        print(f"stones     {what} from {min(values):.1f} to {max(values):.1f} dB")
        if max(values) - min(values) > MOST_DIFFERENCE:
            faults.append(f"stones: their {what} differ by {max(values) - min(values):.1f} dB")
    return faults


def check(folder: Path) -> list[str]:
    faults = []
    everything = {}
    for name, samples in all_sounds().items():
        path = folder / f"{name}.wav"
        if not path.exists():
            faults.append(f"{path} is missing")
            continue
        kept = everything[name] = read(path)
        # Another C library may round a sine differently.
        if len(kept) != len(samples) or any(abs(a - b) > 1 for a, b in zip(kept, samples)):
            faults.append(f"{path} is not what this script makes")
        faults += faults_of(name, kept)
    return faults + unlike(everything)


def main() -> int:
    arguments = sys.argv[1:]
    if len(arguments) == 2 and arguments[0] == "--check":
        faults = check(Path(arguments[1]))
        print("\n".join(faults) or "sounds: ok")
        return 1 if faults else 0
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__.strip())
        return 0 if arguments in (["-h"], ["--help"]) else 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in all_sounds().items():
        write(folder / f"{name}.wav", samples)
    return 0


if __name__ == "__main__":
    sys.exit(main())
