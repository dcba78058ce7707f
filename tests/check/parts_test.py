#!/usr/bin/env python3
"""What is built by default where a package is there, and where it is not (cmake/tianyuan_parts.cmake).

Usage: parts_test.py PROJECT_ROOT
"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1)).resolve()
PROJECT = f"""
cmake_minimum_required(VERSION 3.25)
project(sample LANGUAGES NONE)
include({ROOT}/cmake/tianyuan_parts.cmake)
tianyuan_part(SAMPLE "The sample" PACKAGES There Nowhere:Left,Right)
message(STATUS "it is ${{TIANYUAN_SAMPLE}}")
"""


class Parts(unittest.TestCase):
    def configure(self, *arguments, packages=("There",)):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "CMakeLists.txt").write_text(PROJECT, encoding="utf-8")
            for package in packages:
                (folder / f"{package}Config.cmake").write_text(f"set({package}_FOUND TRUE)\n", encoding="utf-8")
            return subprocess.run(["cmake", "-G", "Ninja", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={folder}",
                                   *arguments], capture_output=True, text=True, check=True).stdout

    def test_is_on_where_everything_is_there(self):
        said = self.configure(packages=("There", "Nowhere"))
        self.assertIn("it is ON", said)
        self.assertNotIn("left out", said)

    def test_is_left_out_where_something_is_missing_and_says_what(self):
        said = self.configure()
        self.assertIn("The sample: left out for lack of Nowhere:Left,Right;", said)
        self.assertIn("it is OFF", said)

    def test_is_what_the_builder_says(self):
        self.assertIn("it is ON", self.configure("-DTIANYUAN_SAMPLE=ON"))
        self.assertIn("it is OFF", self.configure("-DTIANYUAN_SAMPLE=OFF", packages=("There", "Nowhere")))

    def test_nothing_is_left_out_of_a_complete_build(self):
        self.assertIn("it is ON", self.configure("-DTIANYUAN_COMPLETE=ON"))


if __name__ == "__main__":
    unittest.main()
