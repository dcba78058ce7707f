#!/usr/bin/env python3
"""A second opinion on a certificate: a checker of its own, written from docs/proof.md alone.

Usage: second_checker.py FILE [--positions N] [--claims N]

It shares no code with the program, and is slow: claims are checked in turn from the shortest strategy on, each
up to so many positions, until so many claims were checked to their end. Exits 1 where one does not hold, and
says after which line ("-" where the defender has played nothing).
"""
import argparse
import sys

LENGTH = 5


class Refused(Exception):
    pass


class TooLong(Exception):
    pass


class Reader:
    def __init__(self, content: bytes) -> None:
        self.content, self.place = content, 0

    def byte(self) -> int:
        self.place += 1
        return self.content[self.place - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value


class Certificate:
    """`nodes`: (point, otherwise, {reply: link}); a link is (node, turn) or None. `claims`: (attacker, stones, link)."""

    def __init__(self, content: bytes) -> None:
        value = 0xCBF29CE484222325
        for byte in content[:-8]:
            value = (value ^ byte) * 0x100000001B3 % 2**64
        if content[:8] != b"TYPROOF\1" or value != int.from_bytes(content[-8:], "little"):
            raise Refused("this is no certificate, or it is damaged")
        reader = Reader(content[:-8])
        reader.place = 8
        self.exact, self.size = reader.byte() == 1, reader.byte()
        self.reader, self.nodes, self.claims = reader, [], []
        for here in range(reader.number()):
            point, head = self.point(), reader.number()
            otherwise = self.link(here) if head % 2 else None
            listed = {}
            for _ in range(head // 2):
                reply, link = self.point(), self.link(here)
                listed.setdefault(reply, link)
            self.nodes.append((point, otherwise, listed))
        for _ in range(reader.number()):
            attacker = reader.byte()
            stones = [[self.point() for _ in range(reader.number())] for _ in range(2)]
            self.claims.append((attacker, stones, self.link(len(self.nodes))))

    def point(self) -> int:
        point = self.reader.byte() + (256 * self.reader.byte() if self.size > 16 else 0)
        if point >= self.size**2:
            raise Refused(f"a point off the board before byte {self.reader.place}")
        return point

    def link(self, here: int) -> tuple[int, int]:
        value = self.reader.number()
        turn = self.reader.byte() if value % 2 else 0
        if not 1 <= value // 2 <= here or turn > 7:
            raise Refused(f"a link to nowhere before byte {self.reader.place}")
        return here - value // 2, turn

    def turned(self, point: int, turn: int) -> int:
        x, y = point % self.size, point // self.size
        if turn >= 4:
            x = self.size - 1 - x
        for _ in range(turn % 4):
            x, y = self.size - 1 - y, x
        return y * self.size + x


class Checker:
    """Zones are lists for f = 0, 1, 2: where a stone matters if f others, nowhere listed, are on the board."""

    def __init__(self, certificate: Certificate, positions: int) -> None:
        self.certificate, self.positions = certificate, positions
        size = certificate.size
        self.all = frozenset(range(size**2))
        self.turns = [[certificate.turned(point, turn) for point in range(size**2)] for turn in range(8)]
        self.windows = []  # five points, and those beside the ends
        for y in range(size):
            for x in range(size):
                for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                    inside = [0 <= x + i * dx < size and 0 <= y + i * dy < size for i in range(-1, LENGTH + 1)]
                    row = [(y + i * dy) * size + x + i * dx for i in range(-1, LENGTH + 1)]
                    if inside[1] and inside[LENGTH]:
                        ends = [point for point, there in ((row[0], inside[0]), (row[-1], inside[-1])) if there]
                        self.windows.append((frozenset(row[1:-1]), ends))
        self.through = [[window for window in self.windows if point in window[0]] for point in range(size**2)]

    def is_five(self, window, stones: set) -> bool:
        """Would the window, full of these stones, be a five by the rule?"""
        return not (self.certificate.exact and any(end in stones for end in window[1]))

    def check(self, claim) -> int:
        """The positions that were looked at."""
        attacker, stones, link = claim
        mine, theirs = (set(each) for each in (stones if attacker == 0 else reversed(stones)))
        if len(mine | theirs) < sum(len(each) for each in stones) or any(window[0] <= side and self.is_five(window, side)
                                for window in self.windows for side in (mine, theirs)):
            raise Refused("no position to win from")
        self.looked = 0
        self.follow(link, 0, mine, theirs, [])
        return self.looked

    def follow(self, link, turn: int, mine: set, theirs: set, line: list) -> list:
        """The attacker is to move; nodes are seen as `turn` lays them over the board."""
        number, own = link
        turn = self.turned_again(own, turn)
        over = self.turns[turn]
        point, otherwise, listed = self.certificate.nodes[number]
        point = over[point]
        self.looked += 1
        if self.looked > self.positions:
            raise TooLong
        if point in mine or point in theirs:
            self.refuse("occupied", line + [point])
        mine, line = mine | {point}, line + [point]
        if any(window[0] <= mine and self.is_five(window, mine) for window in self.through[point]):
            return [{point}] * 3
        zones = self.defend(otherwise, {over[reply]: next for reply, next in listed.items()}, turn, mine, theirs, line)
        return [zone | {point} for zone in zones]

    def defend(self, otherwise, listed: dict, turn: int, mine: set, theirs: set, line: list) -> list:
        empty = self.all - mine - theirs
        zones = [set(), set(), set()]
        for window in self.windows:
            count = len(window[0] & theirs)
            if count == 0 or window[0] & mine or not self.is_five(window, theirs):
                continue
            if count >= 4:
                self.refuse("the defender makes five", line)
            for f in range(3 - count, 3):
                zones[f] |= window[0] & empty
        for reply in listed.keys() & empty:
            after = self.follow(listed[reply], turn, mine, theirs | {reply}, line + [reply])
            zones = [zone | more for zone, more in zip(zones, after)]
        others = empty - listed.keys()
        if otherwise is None:
            if others or not listed:
                self.refuse("no answer", line)
            return zones
        threat = self.follow(otherwise, turn, mine, theirs, line + [None])
        for reply in others & threat[0]:
            after = self.follow(otherwise, turn, mine, theirs | {reply}, line + [reply])
            zones = [zone | more for zone, more in zip(zones, after)]
        return [zones[0] | threat[1], zones[1] | threat[2], set(self.all)]

    def turned_again(self, first: int, second: int) -> int:
        both = [self.turns[second][self.turns[first][point]] for point in range(self.certificate.size)]
        return next(turn for turn in range(8) if self.turns[turn][:self.certificate.size] == both)

    def refuse(self, why: str, line: list) -> None:
        raise Refused(f"{why} after " + " ".join(name(point, self.certificate.size) for point in line))


def name(point: int | None, size: int) -> str:
    return "-" if point is None else f"{chr(ord('a') + point % size)}{size - point // size}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--claims", type=int, default=sys.maxsize)
    options = parser.parse_args()
    sys.setrecursionlimit(10_000)
    checked = positions = left = 0
    try:
        with open(options.file, "rb") as file:
            certificate = Certificate(file.read())
        checker = Checker(certificate, options.positions)
        # A node stands behind all that it leads to: low numbers have little behind them.
        for claim in sorted(certificate.claims, key=lambda claim: claim[2][0]):
            if checked >= options.claims:
                break
            try:
                positions += checker.check(claim)
                checked += 1
            except TooLong:
                left += 1
    except (Refused, IndexError) as refused:
        print(f"refused: {refused}")
        return 1
    print(f"{checked} of {len(certificate.claims)} claims hold, {positions} positions; {left} were too long")
    return 0


if __name__ == "__main__":
    sys.exit(main())
