// What helps to learn: threats, thoughts, score maps, looking back, variations, positions set up by hand.

import assert from "node:assert/strict";
import { everywhere } from "./everywhere.mjs";
import { five, people } from "./visitor.mjs";

const three = "d8 d7 e8 e7 f8";

everywhere("threats and forced wins are told, drawn and played out", { settings: people }, async (at) => {
    await at.begin();
    await at.play(three);
    await at.press("threats");
    await at.sees(".study", { en: /Open three D8 E8 F8/, zh: /活三 D8 E8 F8/ });
    const win = at.find(".study .link").first();
    await win.waitFor();
    await at.hand(win);
    await at.sees(".study .numeric", /^1 \/ [3-9]$/);
    await at.press("next", at.find(".study"));
    await at.sees(".study .numeric", /^2 \//);
    await at.press("previous", at.find(".study"));
    await at.sees(".study .numeric", /^1 \//);
    await at.press("close", at.find(".study"));
    await at.gone(".study .numeric");
    await at.press("threats");
    await at.gone(".study");
});

everywhere("what the computer thinks, and the score map of a classic player", { settings: people }, async (at) => {
    await at.begin();
    await at.play("d8 d7 e8 e7");
    await at.press("analysis");
    await at.sees(".study .line b", /\d+%/);
    await at.press("analysis");
    await at.press("score-map");
    await at.sees(".study", { en: /is its favourite/, zh: /[A-O]\d+/ });
});

everywhere("whoever plays without help gets none, and is told so", { settings: { ...people, help: false } }, async (at) => {
    await at.begin();
    await at.play("d8 d7");
    await at.pressInVain("threats");
    assert.equal(await at.find(".study").count(), 0);
});

everywhere("looking back marks the mistakes and shows what was better", { settings: people }, async (at) => {
    await at.begin();
    await at.play(five);
    await at.press("look-back");
    await at.find(".graph .curve").waitFor({ state: "attached" });
    await at.find("progress").waitFor({ state: "detached", timeout: 120_000 });
    assert.ok((await at.find(".move em").count()) > 0, "a mistake is marked");
    await at.press("next-mistake");
    await at.sees(".verdict", /\S.{10}/);
    await at.find(".look-back [aria-pressed=true]").waitFor();
    await at.press("show-better");
    await at.gone(".look-back [aria-pressed=true]");
});

everywhere("what decided the game is proved, told in a sentence, and its win played out", { settings: people }, async (at) => {
    await at.begin();
    await at.play(five);
    await at.press("look-back");
    await at.sees(".summary", { en: /White could hold the game until move 6: F7 lost it/, zh: /白直到第 6 手还能守住，F7 一手输掉了棋/ });
    await at.press("turning-point");
    await at.sees(".verdict b", { en: /White 6, F7, is the losing move/, zh: /白 6 F7 是败着/ });
    await at.sees(".verdict", { en: /makes an open four, which nothing stops/, zh: /成活四，挡不住/ });
    await at.sees(".verdict", { en: /C8 or G8 would have held/, zh: /走 C8 或 G8 还能守住/ });
    const verdict = at.find(".verdict");
    const shown = () => at.page.evaluate(() => document.querySelectorAll("main canvas")[1].toDataURL());
    const before = await shown();
    await at.press("play-out");
    await at.sees(".verdict .numeric", /^1 \/ 3$/);
    await at.sees(".verdict .told", { en: /Black .*: open four/, zh: /黑.*：活四/ });
    assert.notEqual(await shown(), before);
    await at.press("next", verdict);
    await at.press("next", verdict);
    await at.sees(".verdict .told", { en: /: five/, zh: /：连五/ });
    await at.press("close", verdict);
    await at.gone(".verdict .told");
    await at.press("show-better");
    await at.find(".look-back [aria-pressed=true]").waitFor();
    // It stays with the game: nothing is looked for again.
    await at.find("progress").waitFor({ state: "detached" });
    await at.press("leave");
    await at.press("games");
    await at.hand(at.find(".games .entry").first());
    await at.find(".reading").waitFor();
    await at.page.keyboard.press("l");
    await at.sees(".summary", { en: /F7 lost it/, zh: /F7 一手输掉了棋/ });
    assert.equal(await at.find("progress").count(), 0);
});

everywhere("variations are marked and written about; they stay with the game", { settings: people }, async (at) => {
    await at.begin();
    await at.play(five);
    await at.press("look-back");
    await at.find(".graph").waitFor();
    await at.press("previous");
    await at.press("previous");
    await at.choose("c8");
    await at.find(".tree .node.here").waitFor();
    assert.equal(await at.find(".tree .node").count(), 11);
    await at.press("mark-triangle");
    await at.choose("k5");
    await at.press("mark-triangle");
    const note = at.find(".reading textarea");
    await note.pressSequentially("here it was still open");
    await at.find(".tree .node.noted").waitFor();
    await at.hand(at.find(".tree .node").first());
    await at.page.waitForFunction(() => document.querySelector(".reading textarea").value === "");
    await at.press("back-to-game");
    await at.find(".result, .look-back").first().waitFor();
    await at.press("leave");
    await at.press("games");
    await at.hand(at.find(".games .entry").first());
    await at.hand(at.find(".tree .node.noted"));
    await at.page.waitForFunction(() => document.querySelector(".reading textarea").value === "here it was still open");
    await at.press("promote");
    await at.press("cut");
    await at.gone(".tree");
});

everywhere("a position is set up by hand, played, and studied", { settings: { thinking: "off", opponent: "level:3" } }, async (at) => {
    await at.press("menu");
    await at.press("set-up", at.find("dialog"));
    await at.find(".setup").waitFor();
    await at.choose("h8");
    await at.choose("i8");
    await at.isNamed("i8", { en: /white/, zh: /白子/ });
    await (at.isTouch ? at.choose("i8") : at.rightClick("i8"));
    await at.isNamed("i8", { en: /empty/, zh: /空/ });
    await at.pick("set-up-black", at.find(".setup"));
    for (const name of ["d8", "e8", "f8", "g8"]) await at.choose(name);
    await at.sees(".setup .note", { en: /Five in a row stand already/, zh: /五/ });
    await at.pressInVain("set-up-play");
    assert.equal(await at.find(".setup").count(), 1);
    await at.pick("set-up-away", at.find(".setup"));
    await at.choose("h8");
    await at.gone(".setup .note");
    // White is to move, and that is the person's side: the five has to be stopped.
    await at.hand(at.find(".setup .segments").nth(1).locator("label", { hasText: at.word("set-up-white") }));
    await at.press("set-up-play");
    await at.find(".play").waitFor();
    await at.exchange("h8");
    await at.isNamed("h8", { en: /white/, zh: /白子/ });
    await at.press("leave");
    await at.find(".start").waitFor();
    await at.page.keyboard.press("b");
    await at.choose("h8");
    await at.press("set-up-study");
    await at.find(".reading").waitFor();
    await at.choose("i9");
    await at.moves(1);
});
