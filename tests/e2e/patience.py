"""How long the tests wait for something before it counts as hung."""
import os


def patience(seconds: float) -> float:
    """So many seconds, or under a sanitizer, which makes everything slower, as many times more as it is told."""
    return seconds * float(os.environ.get("TIANYUAN_PATIENCE", "1"))
