// How games end, and what comes then.

import assert from "node:assert/strict";
import { everywhere, onDesk } from "./everywhere.mjs";
import { five, people } from "./visitor.mjs";

/** What the end says, that it is heard by a screen reader, and that another game follows. */
async function ends(at, { title, how }) {
    await at.sees(".result h2", title);
    await at.sees(".result", how);
    await at.sees(".announcer", title);
    await at.press("again");
    await at.moves(0);
    await at.gone(".result");
    await at.press("leave");
    await at.find(".start").waitFor();
}

everywhere("a five", { settings: people }, async (at) => {
    await at.begin();
    await at.play(five);
    await ends(at, { title: { en: /wins/, zh: /获胜/ }, how: { en: /Move 9, H8, makes five in a row/, zh: /第 9 手 H8 连成五子/ } });
});

everywhere("a person wins against the computer", { settings: { opponent: "guard", thinking: "off" } }, async (at) => {
    await at.begin();
    const moves = ["h8", "h9", "h7", "i11", "g7", "i7", "j7", "j8", "i8", "k6"];
    for (const move of moves) await at.exchange(move);
    await at.stone("l5");
    await ends(at, { title: { en: /You win/, zh: /你赢了/ }, how: { en: /makes five in a row/, zh: /连成五子/ } });
});

everywhere("resigning asks first; the computer wins", { settings: { opponent: "level:1", thinking: "off" } }, async (at) => {
    await at.begin();
    await at.exchange("h8");
    await at.exchange("c3");
    await at.press("resign");
    await at.press("go-on", at.find("dialog"));
    await at.gone("dialog");
    assert.equal(await at.find(".result").count(), 0);
    await at.press("resign");
    await at.press("resign", at.find("dialog"));
    await ends(at, { title: { en: /wins this one/, zh: /^这局.*赢了/ }, how: { en: /gave up after 4 moves/, zh: /下了 4 手，.*认输/ } });
});

everywhere("a draw by agreement; declined, the game goes on", { settings: people }, async (at) => {
    await at.begin();
    await at.play("h8 i9");
    await at.press("offer-draw");
    await at.press("decline");
    await at.gone(".offer");
    await at.play("j10");
    await at.press("offer-draw");
    await at.press("accept");
    await ends(at, { title: { en: /A fair draw/, zh: /握手言和/ }, how: { en: /Both agreed after 3 moves/, zh: /下了 3 手，双方同意和棋/ } });
});

everywhere("two passes", { settings: people }, async (at) => {
    await at.begin();
    await at.play("h8 i9");
    await at.press("pass");
    await at.moves(3);
    await at.press("pass");
    await ends(at, { title: { en: /A fair draw/, zh: /握手言和/ }, how: { en: /Both passed/, zh: /双方接连停一手/ } });
});

everywhere("a full board", { settings: { ...people, size: 5, sound: 0 } }, async (at) => {
    const rows = ["BBWWB", "WWBBW", "BBWWB", "WWBBW", "BBWWB"].join("");
    const names = (colour) => [...rows].map((each, i) => (each === colour ? `${"abcde"[i % 5]}${5 - Math.floor(i / 5)}` : "")).filter(Boolean);
    const [black, white] = [names("B"), names("W")];
    await at.begin();
    await at.play(black.flatMap((name, i) => (i < white.length ? [name, white[i]] : [name])).join(" "));
    await ends(at, { title: { en: /A fair draw/, zh: /握手言和/ }, how: { en: /The board is full/, zh: /棋盘已满/ } });
});

everywhere("out of time", { settings: { ...people, time: "120s/move" }, clock: true }, async (at) => {
    await at.begin();
    await at.play("h8");
    await at.page.clock.fastForward(121_000);
    await ends(at, { title: { en: /wins/, zh: /获胜/ }, how: { en: /ran out of time after 1 move\./, zh: /下了 1 手，.*超时/ } });
});

everywhere("six in a row is no five under the standard rule", { settings: { ...people, rule: "standard" } }, async (at) => {
    await at.begin();
    await at.play("a1 a3 b1 b3 c1 c3 e1 e3 f1 f3 d1");
    await at.isTold({ en: /Six in a row is not a five here/, zh: /六子相连不算五连/ });
    assert.equal(await at.find(".result").count(), 0);
});

everywhere("after the end one walks through the moves, changes sides, or looks back", { settings: people }, async (at) => {
    await at.begin();
    await at.play(five);
    await at.find(".result").waitFor();
    await at.press("undo");
    await at.isNamed("h8", { en: /H8, empty/, zh: /H8，空/ });
    await at.moves(9);
    await at.press("redo");
    await at.isNamed("h8", { en: /H8, black/, zh: /H8，黑子/ });
    await at.press("switch-sides");
    await at.moves(0);
});

everywhere("Enter starts the first game and the next", { settings: people, ...onDesk }, async (at) => {
    await at.page.keyboard.press("Enter");
    await at.moves(0);
    await at.play(five);
    await at.find(".result").waitFor();
    await at.page.keyboard.press("Enter");
    await at.moves(0);
});

everywhere("two computers play while one watches, to the end", { settings: { mode: "watch", opponent: "level:6", second: "level:1", size: 9, thinking: "off", thinkSeconds: 1 } }, async (at) => {
    await at.begin();
    await at.find(".result").waitFor({ timeout: 120_000 });
    assert.ok((await at.find(".move").count()) >= 9);
});
