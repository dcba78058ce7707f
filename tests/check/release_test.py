#!/usr/bin/env python3
"""What scripts/release.sh makes of parts that are built by stand-ins, and when it refuses.

Usage: release_test.py PROJECT_ROOT
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

from stand_ins import write_scripts

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()
BUILD = """case $1 in
    engine) mkdir -p build/engine/bin; head -c "$(cat engine_bytes)" /dev/zero > build/engine/bin/pbrain-tianyuan ;;
    engine-windows) mkdir -p build/engine-windows/bin; echo exe > build/engine-windows/bin/pbrain-tianyuan.exe ;;
    web) mkdir -p build/web/site/icons; echo page > build/web/tianyuan.html
        echo page > build/web/site/index.html; echo icon > build/web/site/icons/a.svg ;;
esac"""
FILES = {
    "CMakeLists.txt": "project(tianyuan VERSION 3.1.4 DESCRIPTION x LANGUAGES CXX)\n",
    "CHANGELOG.md": "# Changes\n\n## Unreleased\n\n- Soon.\n\n## 3.1.4\n\n- Round.\n\n## 3.1.3\n\n- Less round.\n",
    "LICENSE": "MIT\n",
    "docs/brain.md": "# The engine\n",
    "engine_bytes": "1000",
}
SCRIPTS = {
    "scripts/setup.sh": "true",
    "scripts/build.sh": BUILD,
    "scripts/package.sh": 'mkdir -p "$1"; echo deb > "$1/tianyuan_3.1.4-1_amd64.deb"',
    "tools/strip": "true",
    "tools/x86_64-w64-mingw32-strip": "true",
}


class Release(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.project = self.folder / "project"
        for path, text in FILES.items():
            self.write(path, text)
        write_scripts(self.project, SCRIPTS)
        shutil.copy(ROOT / "scripts/release.sh", self.project / "scripts")
        self.git("init", "--quiet")
        self.commit()

    def write(self, path, text):
        file = self.project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def git(self, *arguments):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.org", *arguments], cwd=self.project,
                       check=True, stdout=subprocess.DEVNULL)

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "x")

    def release(self, *arguments):
        path = f"{self.project}/tools:{os.environ['PATH']}"
        return subprocess.run([self.project / "scripts/release.sh", *arguments], env={**os.environ, "PATH": path, "TMPDIR": str(self.folder)},
                              capture_output=True, text=True, check=False)

    def test_makes_every_part_twice_the_same(self):
        sums = []
        for name in ("first", "second"):
            answer = self.release(self.folder / name)
            self.assertEqual(answer.returncode, 0, answer.stderr)
            sums.append((self.folder / name / "SHA256SUMS").read_text(encoding="utf-8"))
        self.assertEqual(sums[0], sums[1])
        self.assertEqual([line.split()[1] for line in sums[0].splitlines()], [
            "CHANGES-3.1.4.md", "pbrain-tianyuan-3.1.4-linux.zip", "pbrain-tianyuan-3.1.4-windows.zip",
            "tianyuan-3.1.4-site.zip", "tianyuan-3.1.4.html", "tianyuan-3.1.4.tar.gz", "tianyuan_3.1.4-1_amd64.deb"])
        self.assertEqual((self.folder / "first/CHANGES-3.1.4.md").read_text(encoding="utf-8").split(),
                         ["#", "Tianyuan", "3.1.4", "-", "Round."])
        with zipfile.ZipFile(self.folder / "first/pbrain-tianyuan-3.1.4-windows.zip") as archive:
            self.assertEqual(sorted(archive.namelist()), ["LICENSE", "README.md", "pbrain-tianyuan.exe"])
        with zipfile.ZipFile(self.folder / "first/tianyuan-3.1.4-site.zip") as archive:
            self.assertEqual(sorted(archive.namelist()), ["icons/a.svg", "index.html"])

    def refused(self, *arguments):
        answer = self.release(*arguments, self.folder / "out")
        self.assertEqual(answer.returncode, 1, answer.stdout)
        return answer.stderr

    def test_leaves_nothing_out_in_silence(self):
        self.write("LICENSE", "another\n")
        self.assertIn("changes that are not committed", self.refused())

    def test_wants_to_know_what_is_new(self):
        self.write("CHANGELOG.md", "# Changes\n\n## Unreleased\n\n- Soon.\n")
        self.commit()
        self.assertIn('no section "## 3.1.4"', self.refused())
        self.assertEqual(self.release("--trial", self.folder / "trial").returncode, 0)

    def test_a_trial_takes_what_is_new_or_was_so_last(self):
        self.assertIn("Soon.", self.news_of_a_trial())
        self.write("CHANGELOG.md", "# Changes\n\n## 3.1.4\n\n- Round.\n")
        self.commit()
        self.assertIn("Round.", self.news_of_a_trial())

    def news_of_a_trial(self):
        answer = self.release("--trial", self.folder / "trial")
        self.assertEqual(answer.returncode, 0, answer.stderr)
        return (self.folder / "trial/CHANGES-3.1.4.md").read_text(encoding="utf-8")

    def test_the_engine_is_not_larger_than_gomocup_takes(self):
        self.write("engine_bytes", str((8 << 20) + 1))
        self.commit()
        self.assertIn("more than Gomocup takes", self.refused())


if __name__ == "__main__":
    unittest.main()
