#!/usr/bin/env python3
"""How scripts/setup_web.sh ends when the page's libraries cannot be reached, or do not fit.

Usage: setup_web_test.py PROJECT_ROOT
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from stand_ins import write_scripts

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()


class SettingUpThePage(unittest.TestCase):
    def set_up(self, npm):
        """How scripts/setup_web.sh ends with this npm."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            write_scripts(folder, {"scripts/setup.sh": "true", "bin/npm": npm})
            shutil.copy(ROOT / "scripts/setup_web.sh", folder / "scripts")
            (folder / "apps/web/page/node_modules").mkdir(parents=True)
            return subprocess.run([folder / "scripts/setup_web.sh"], env={"PATH": f"{folder}/bin:/usr/bin:/bin"},
                                  stdout=subprocess.DEVNULL, check=False).returncode

    def test_a_registry_that_cannot_be_reached_is_told_apart(self):
        for code in ["ENOTFOUND", "ECONNREFUSED", "ETIMEDOUT", "E503"]:
            self.assertEqual(self.set_up(f"echo npm error code {code} >&2; exit 1"), 77, code)

    def test_a_lock_file_that_does_not_fit_is_a_failure(self):
        for code in ["EUSAGE", "EJSONPARSE", "EINTEGRITY", "E404", "ETARGET"]:
            self.assertEqual(self.set_up(f"echo npm error code {code} >&2; exit 1"), 1, code)

    def test_all_is_well_if_npm_says_so(self):
        self.assertEqual(self.set_up("exit 0"), 0)


if __name__ == "__main__":
    unittest.main()
