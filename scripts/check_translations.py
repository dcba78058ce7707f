#!/usr/bin/env python3
"""Fails when a text of the window has no translation, or a translation has no text any more.

    check_translations.py PROJECT_ROOT            checks the catalogues against the QML files
    check_translations.py --update PROJECT_ROOT   brings the catalogues up to date first

A text is English in the sources; the English catalogue holds only what has a singular and a plural.
"""
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

LUPDATE = shutil.which("lupdate", path="/usr/lib/qt6/bin") or shutil.which("lupdate6") or "lupdate"
PLACE = re.compile(r"%(?:n|\d)")


def update(catalogue: Path, sources: Path) -> None:
    subprocess.run([LUPDATE, "-silent", "-locations", "none", "-no-obsolete", "-no-ui-lines", str(sources),
                    "-ts", str(catalogue)], check=True)


def messages(catalogue: Path) -> dict[tuple[str, str, str], ET.Element]:
    found = {}
    for context in ET.parse(catalogue).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
            found[key] = message
    return found


def texts_of(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return []
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def faults_of(language: str, key: tuple[str, str, str], message: ET.Element) -> list[str]:
    context, source, _ = key
    plural = message.get("numerus") == "yes"
    texts = texts_of(message)
    place = f"{language}: {context}: {source!r}"
    if language == "en" and not plural:
        return []
    if not texts or not all(texts):
        return [f"{place} is not translated"]
    # A plural form may leave the number out; nothing else may be left out.
    wanted = set(PLACE.findall(source)) - ({"%n"} if plural else set())
    return [f"{place}: {text!r} lacks {', '.join(sorted(wanted - set(PLACE.findall(text))))}"
            for text in texts if wanted - set(PLACE.findall(text))]


def check(root: Path) -> list[str]:
    faults = []
    for name, language in (("tianyuan_zh_CN.ts", "zh"), ("tianyuan_en.ts", "en")):
        catalogue = root / "apps/desktop/i18n" / name
        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder) / name
            shutil.copy(catalogue, fresh)
            update(fresh, root / "apps/desktop/qml")
            now = messages(fresh)
        kept = messages(catalogue)
        faults += [f"{language}: {key[0]}: {key[1]!r} is in no source" for key in kept.keys() - now.keys()]
        for key, message in now.items():
            faults += faults_of(language, key, message)
    return sorted(faults)


def main() -> int:
    arguments = sys.argv[1:]
    updating = "--update" in arguments
    roots = [Path(argument) for argument in arguments if not argument.startswith("-")]
    if len(roots) != 1:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    if updating:
        for catalogue in sorted((roots[0] / "apps/desktop/i18n").glob("*.ts")):
            update(catalogue, roots[0] / "apps/desktop/qml")
    faults = check(roots[0])
    print("\n".join(faults) or "translations: ok")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
