"""Scripts that stand in for real ones."""


def write_scripts(folder, scripts):
    """Writes shell scripts that can be run, by their paths in the folder."""
    for path, script in scripts.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        file.chmod(0o755)
