// The board and its stones, as a person sees and hears them.

import assert from "node:assert/strict";
import { everywhere, onDesk, onPhone } from "./everywhere.mjs";
import { doubleThree, five, people } from "./visitor.mjs";

const still = { ...people, motion: false };
const brightness = ([red, green, blue]) => (red + green + blue) / 3;
const isRed = ([red, green, blue]) => red - Math.max(green, blue) > 60;

everywhere("stones are round, nothing else changes, and what is taken back leaves no trace", { settings: still }, async (at) => {
    await at.begin();
    await at.page.waitForFunction(() => document.querySelector("main canvas").width > 0);
    const elsewhere = ["a1", "d4", "o15", "l12", "b9"].flatMap((name) => [-0.4, 0, 0.3].map((aside) => [name, aside, aside]));
    const corners = [["h8", -0.46, -0.46], ["k8", -0.46, -0.46]];
    await at.play("h8 k8");
    await at.press("undo");
    await at.press("undo");
    await at.moves(0);
    await at.page.mouse.move(1, 1);
    const empty = await at.picture(), before = await at.pixels([...elsewhere, ...corners]);
    await at.play("h8 k8");
    await at.page.mouse.move(1, 1);
    const [black, white] = await at.pixels([["h8", -0.3, 0.1], ["k8", -0.3, 0.1]]);
    assert.ok(brightness(black) < 70, "black is dark");
    assert.ok(brightness(white) > 200, "white is bright");
    const now = await at.pixels([...elsewhere, ...corners]);
    assert.deepEqual(now.slice(0, elsewhere.length), before.slice(0, elsewhere.length));
    for (const i of [now.length - 2, now.length - 1]) assert.ok(Math.abs(brightness(now[i]) - brightness(before[i])) < 12, "the wood is seen beside a stone");
    await at.press("undo");
    await at.press("undo");
    await at.moves(0);
    await at.page.mouse.move(1, 1);
    assert.equal(await at.picture(), empty);
});

everywhere("a stone goes to the nearest crossing; an occupied one is refused in words", { settings: people }, async (at) => {
    await at.begin();
    await at.stone("h8", 0.35);
    await at.moves(1);
    await at.isNamed("h8", { en: /H8, black, last move/, zh: /H8，黑子，最后一手/ });
    await at.choose("h8", -0.3);
    await at.isTold({ en: /There is a stone on H8 already/, zh: /H8 已有棋子/ });
    await at.play("c3");
    await at.isNamed("c3", { en: /C3, white, last move/, zh: /C3，白子，最后一手/ });
});

everywhere("the last stone is marked, and the five is lit and stays so", { settings: still }, async (at) => {
    await at.begin();
    await at.play(five.slice(0, -3));
    const marks = await at.pixels([["g7"], ["g8"], ["e8", 0.5]]);
    assert.deepEqual(marks.map(isRed), [true, false, false]);
    await at.play("h8");
    await at.find(".result").waitFor();
    const lit = await at.pixels([["d8", 0.5], ["e8", 0.5], ["f8", 0.5], ["g8", 0.5], ["d7", 0.5]]);
    assert.deepEqual(lit.map(isRed), [true, true, true, true, false]);
    await at.isNamed("d8", { en: /D8, black.*part of the five/, zh: /D8，黑子.*五连/ });
});

everywhere("whoever starts is Black: on the empty board the computer is let start, in the centre", { settings: { opponent: "level:1", thinking: "off" } }, async (at) => {
    await at.begin();
    await (at.isTouch ? at.press("switch-sides") : at.rightClick("c3"));
    await at.moves(1);
    await at.isNamed("h8", { en: /H8, black, last move/, zh: /H8，黑子，最后一手/ });
    // The computer's only stone is not taken back.
    await at.pressInVain("undo");
    await at.isTold({ en: /Only the computer has played/, zh: /电脑/ });
    await at.moves(1);
});

everywhere("a click on the board of the first page starts, with the first stone there; a right click lets the computer start", { settings: { opponent: "level:1", thinking: "off" } }, async (at) => {
    await at.stone("e5");
    await at.moves(2);
    await at.isNamed("e5", { en: /E5, black/, zh: /E5，黑子/ });
    await at.press("leave");
    await at.find(".start").waitFor();
    if (at.isTouch) return;
    await at.rightClick("e5");
    await at.moves(1);
    await at.isNamed("h8", { en: /H8, black/, zh: /H8，黑子/ });
});

/** Remembers which sounds are heard. */
function listenToSounds() {
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    const known = [];
    AudioBufferSourceNode.prototype.start = function (...when) {
        if (!known.includes(this.buffer)) known.push(this.buffer);
        window.heard.push([known.indexOf(this.buffer), this.buffer.duration]);
        return start.apply(this, when);
    };
}

everywhere("every stone is heard, never twice the same, and the end sounds otherwise", { settings: people, prepare: listenToSounds, needsChromium: true }, async (at) => {
    const heard = () => at.page.evaluate(() => window.heard);
    await at.begin();
    const moves = five.split(" ");
    for (const [i, move] of moves.entries()) {
        await at.play(move);
        await at.page.waitForFunction((count) => window.heard.length >= count, i + 1);
    }
    await at.page.waitForFunction((count) => window.heard.length === count, moves.length + 1);
    const all = await heard(), stones = all.slice(0, moves.length), end = all.at(-1);
    for (let i = 1; i < stones.length; i++) assert.notEqual(stones[i][0], stones[i - 1][0]);
    assert.ok(stones.every(([, duration]) => duration < 0.3));
    assert.ok(end[1] > 0.3, "a melody");
});

everywhere("silence is kept where it is wanted", { settings: { ...people, sound: 0 }, prepare: listenToSounds, needsChromium: true }, async (at) => {
    await at.begin();
    await at.play("h8 i9");
    assert.deepEqual(await at.page.evaluate(() => window.heard), []);
});

everywhere("among equal points the computer chooses at random", { settings: { opponent: "scoremap", thinking: "off" } }, async (at) => {
    await at.begin();
    const answers = new Set();
    for (let game = 0; game < 30 && answers.size < 2; game++) {
        await at.exchange("h8");
        answers.add(await at.find(".move").nth(1).innerText());
        await at.press("undo");
        await at.moves(0);
    }
    assert.equal(answers.size, 2);
});

everywhere("while the computer thinks a click is answered at once", { settings: { opponent: "level:10", thinkSeconds: 60, thinking: "off" } }, async (at) => {
    await at.begin();
    await at.stone("h8");
    await at.sees(".player.turn", { en: /Thinking/, zh: /思考中/ });
    await at.choose("a1");
    await at.isTold({ en: /is thinking/, zh: /正在思考/ });
    await at.press("undo");
    await at.sees(".player.turn", { en: /Your move/, zh: /轮到你/ });
});

everywhere("a newcomer is told four things, once", { settings: { opponent: "guard", thinking: "off" } }, async (at) => {
    await at.begin();
    const told = new Set();
    for (const move of ["h8", "h9", "h7", "i11", "g7", "i7", "j7", "j8", "i8"]) {
        if (await at.find(".tip").count()) told.add(await at.find(".tip").innerText());
        await at.exchange(move);
    }
    assert.equal(told.size, 4, [...told].join("\n"));
    await at.press("leave");
    await at.begin();
    assert.equal(await at.find(".tip").count(), 0);
});

everywhere("a double three is refused to Black, drawn and explained; White may play there", { settings: { ...people, rule: "renju" } }, async (at) => {
    await at.begin();
    await at.play(doubleThree);
    await at.choose("i9");
    await at.sees(".foul", { en: /I9 is forbidden for Black: double three/, zh: /I9 是黑棋的禁手：三三/ });
    assert.equal(await at.find(".foul li").count(), 2);
    await at.moves(8);
    await at.isNamed("i9", { en: /double three/, zh: /三三/ });
    await at.play("c3 i9");
    await at.choose("i9");
    await at.isTold({ en: /There is a stone on I9/, zh: /I9 已有棋子/ });
    // What was told of a game is gone with it.
    await at.press("restart");
    await at.hand(at.find("dialog .primary"));
    await at.moves(0);
    await at.gone(".bubble");
    await at.play("i8");
});

everywhere("the computer respects what is forbidden to Black", { settings: { opponent: "level:3", rule: "renju", thinking: "off" } }, async (at) => {
    // Black is to move, and two threes would meet at I9; then the computer gets Black.
    const stones = (colour, points) => `A${colour}${points.map((point) => `[${point}]`).join("")}`;
    await at.page.keyboard.press("o");
    await at.find("#paste").fill(`(;GM[4]SZ[15]RU[renju]${stones("B", ["gg", "hg", "ih", "ii"])}${stones("W", ["aa", "oa", "ao", "oo"])}PL[B])`);
    await at.press("open", at.find("dialog"));
    await at.press("play-from-here");
    await at.gone(".reading");
    await at.isNamed("i9", { en: /double three/, zh: /三三/ });
    await at.press("switch-sides");
    await at.moves(1);
    await at.isNamed("i9", { en: /I9, empty/, zh: /I9，空/ });
});

everywhere("a hint comes in three steps", { settings: { opponent: "level:2", thinking: "off" } }, async (at) => {
    await at.begin();
    await at.exchange("h8");
    await at.press("hint");
    await at.isTold({ en: /^Look at the/, zh: /^看看/ });
    await at.press("hint");
    await at.isTold({ en: /Ask once more for the move\./, zh: /再问一次，告诉你走哪里/ });
    await at.press("hint");
    await at.isTold({ en: /^Try [A-O]\d+/, zh: /^试试 [A-O]\d+/ });
});

everywhere("a hovered crossing shows the stone, but only where a click would play", { settings: still, ...onDesk }, async (at) => {
    await at.begin();
    await at.play("h8");
    const [before] = await at.pixels([["k8", -0.3, 0.1]]);
    await at.page.mouse.move(...(await at.place("k8")));
    await at.page.waitForFunction(() => true);
    const [hovered] = await at.pixels([["k8", -0.3, 0.1]]);
    assert.ok(brightness(hovered) > brightness(before) + 15, "a white shade");
});

everywhere("a finger aims through a glass where crossings are small, and a button plays", { settings: { ...people, size: 19 }, ...onPhone }, async (at) => {
    await at.begin();
    // It comes down three crossings away, glides, and is lifted where it has aimed at.
    const [x, y] = await at.place("j10");
    await at.touch("touchStart", { x: x - 54, y });
    await at.find(".magnifier").waitFor();
    for (const left of [40, 20, 0]) await at.touch("touchMove", { x: x - left, y });
    await at.sees(".magnifier b", /^J10$/);
    await at.touch("touchEnd");
    await at.gone(".magnifier");
    await at.moves(0);
    await at.hand(at.button(new RegExp(`^${at.word("play-at", "J10")}$`)));
    await at.moves(1);
});

everywhere("a finger only chooses, however late a busy phone hears of it", { settings: people, ...onPhone }, async (at) => {
    await at.begin();
    await at.find(".grid").evaluate((grid) => grid.addEventListener("pointerup", () => {
        const end = performance.now() + 1000;
        while (performance.now() < end);
    }, { once: true }));
    await at.choose("d8");
    await at.sees(".confirm", /D8$/);
    // What was to come has come when another finger has been seen.
    await at.choose("e9");
    await at.sees(".confirm", /E9$/);
    await at.moves(0);
});
