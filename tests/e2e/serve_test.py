#!/usr/bin/env python3
"""Lets `tianyuan-cli serve` show a folder, and asks it as a browser would.

Usage: serve_test.py PROGRAM
"""
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import unittest
from contextlib import closing
from pathlib import Path

from patience import patience

PROGRAM = ""
PATIENCE = patience(30)  # seconds; only a program that hangs needs so many
FILES = {"index.html": "text/html", "tianyuan.js": "application/x-javascript", "tianyuan.css": "text/css",
         "tianyuan.wasm": "application/wasm", "icon.svg": "image/svg+xml",
         "manifest.webmanifest": "application/manifest+json"}


class Serve(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        for name in FILES:
            Path(self.folder.name, name).write_text(f"this is {name}")

    def start(self, *options: str) -> tuple[subprocess.Popen, str, int]:
        """The program once it says where it is, what it says, and its port."""
        process = subprocess.Popen([PROGRAM, "--lang", "en", "serve", "--folder", self.folder.name, *options],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.end, process)
        said = ""
        while "Ctrl-C ends it." not in said:
            line = process.stdout.readline()
            self.assertNotEqual(line, "", f"it ends: {said}")
            said += line
        return process, said, int(re.search(r"http://[^:]+:(\d+)/", said)[1])

    @staticmethod
    def end(process: subprocess.Popen) -> None:
        if process.poll() is None:
            process.kill()
        process.communicate()

    def ask(self, port: int, path: str) -> tuple[int, str, str]:
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.getheader("Content-Type", ""), answer.read().decode()

    def test_sendsAScriptAsItIs(self) -> None:
        _, _, port = self.start("--port", "0")
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            connection.request("GET", "/tianyuan.js", headers={"Accept-Encoding": "gzip, deflate, br"})
            self.assertIsNone(connection.getresponse().getheader("Content-Encoding"))

    def test_showsEveryFileAsWhatItIs(self) -> None:
        _, said, port = self.start("--port", "0")
        self.assertIn(f"Tianyuan is at http://localhost:{port}/", said)
        for name, kind in FILES.items():
            status, found, text = self.ask(port, f"/{name}")
            self.assertEqual((status, found.split(";")[0], text), (200, kind, f"this is {name}"))
        self.assertEqual(self.ask(port, "/")[2], "this is index.html")

    def test_showsNothingElse(self) -> None:
        _, _, port = self.start("--port", "0")
        for path in ["/nothing", "/../secret", "/..%2f..%2fetc%2fpasswd", "//etc/passwd"]:
            self.assertEqual(self.ask(port, path)[0], 404, path)

    def test_onlyThisComputerIsServed(self) -> None:
        process, _, port = self.start("--port", "0")
        listening = [line.split()[1] for table in ["/proc/net/tcp", "/proc/net/tcp6"]
                     for line in Path(table).read_text().splitlines()[1:]
                     if line.split()[3] == "0A" and int(line.split()[1].split(":")[1], 16) == port]
        self.assertEqual(listening, [f"0100007F:{port:04X}"])
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(PATIENCE), 0, "Ctrl-C ends it")

    def test_whatIsMissingIsTold(self) -> None:
        def told(*options: str) -> tuple[int, str]:
            done = subprocess.run([PROGRAM, "--lang", "en", "serve", *options], capture_output=True, text=True, timeout=PATIENCE)
            return done.returncode, done.stderr
        code, text = told("--folder", os.path.join(self.folder.name, "nothing"))
        self.assertNotEqual(code, 0)
        self.assertIn("scripts/build.sh web makes it", text)
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            code, text = told("--folder", self.folder.name, "--port", str(taken.getsockname()[1]))
        self.assertNotEqual(code, 0)
        self.assertIn("--port chooses another", text)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
