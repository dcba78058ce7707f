// What is chosen before a game, by hand, and what comes of it.

import assert from "node:assert/strict";
import { everywhere } from "./everywhere.mjs";
import { Visitor, people } from "./visitor.mjs";

everywhere("kind of game, rule, size and clock are chosen, kept, and played", {}, async (at) => {
    await at.pick("mode-people");
    const fields = at.find(".fields select");
    for (const [i, value] of ["renju", "19", "free", "10m+5s"].entries()) await fields.nth(i).selectOption(value);
    await at.kept("settings", "10m+5s");
    await at.page.reload();
    await at.find(".start").waitFor();
    assert.deepEqual(await fields.evaluateAll((all) => all.map((each) => each.value)), ["renju", "19", "free", "10m+5s"]);
    at.size = 19;
    await at.begin();
    assert.equal(await at.find("main [role=gridcell]").count(), 361);
    await at.sees(".panel-head p", { en: /Renju.*19/, zh: /连珠.*19/ });
    await at.sees(".clock", /^10:00$/);
    await at.play("s19 k10");
});

everywhere("colour, opponent and name are chosen", { settings: { thinking: "off" } }, async (at) => {
    await at.pick("side-second");
    await at.hand(at.find(".faces label").nth(1));
    await at.press("settings");
    await at.find("#name").pressSequentially("Li");
    await at.page.keyboard.press("Escape");
    await at.gone("dialog");
    const opponent = await at.find(".faces label.on").innerText();
    await at.begin();
    await at.moves(1);
    await at.sees(".player.turn", /Li/);
    await at.sees(".players", opponent.trim());
    await at.isNamed("h8", { en: /black/, zh: /黑子/ });
});

everywhere("both who are watched are chosen", { settings: { thinking: "off", thinkSeconds: 1 } }, async (at) => {
    await at.pick("mode-watch");
    await at.hand(at.find(".opponents").first().locator("label").nth(2));
    await at.hand(at.find(".opponents").last().locator("label").nth(10));
    const names = await at.find(".faces label.on").allInnerTexts();
    assert.equal(new Set(names).size, 2);
    await at.begin();
    for (const name of names) await at.sees(".players", name.trim());
    await at.page.waitForFunction(() => document.querySelectorAll(".move").length >= 2);
});

everywhere("an opening that does not fit the board says why", { settings: { ...people, opening: "soosorv-8", size: 15 } }, async (at) => {
    await at.find(".fields select").nth(1).selectOption("8");
    await at.find(".field .warning").waitFor();
    await at.hand(at.find(".start .big"));
    await at.isTold(/./);
    assert.equal(await at.find(".play").count(), 0);
});

everywhere("each of the ten levels and the five classic players answers", { settings: { thinking: "off", thinkSeconds: 1 } }, async (at) => {
    const faces = at.find(".faces label");
    assert.equal(await faces.count(), 15);
    for (let i = 0; i < 15; i++) {
        await at.hand(faces.nth(i));
        await at.begin();
        await at.exchange("h8");
        await at.press("leave");
        await at.find(".start").waitFor();
    }
});

everywhere("boards of 5 to 22 lines", {}, async (at) => {
    for (const size of [5, 10, 19, 22]) {
        const visitor = await at.another({ settings: { size, thinking: "off" } });
        visitor.size = size;
        await visitor.find(".fields select").nth(1).selectOption(String(size));
        await visitor.begin();
        const middle = `${String.fromCharCode(97 + (size >> 1))}${(size >> 1) + 1}`;
        await visitor.exchange(middle);
        assert.equal(await visitor.find("main [role=gridcell]").count(), size * size);
        await visitor.page.close();
    }
});

everywhere("the language is the browser's until another is chosen, also in mid-game", { settings: people }, async (at) => {
    const fresh = await Visitor.come({ language: at.language, browserForm: { hasTouch: at.isTouch, isMobile: at.isTouch, viewport: at.page.viewportSize() }, settings: { language: undefined } });
    await fresh.sees("h1", { en: /Tianyuan/, zh: /天元/ });
    await fresh.leave();
    await at.begin();
    await at.play("h8 i9");
    await at.page.keyboard.press(",");
    await at.hand(at.find("dialog .segments label", { hasText: at.language === "zh" ? "English" : "中文" }));
    await at.page.keyboard.press("Escape");
    at.language = at.language === "zh" ? "en" : "zh";
    await at.isNamed("i9", { en: /I9, white, last move/, zh: /I9，白子，最后一手/ });
    await at.play("j10");
});

everywhere("colours, ground and the form of the screen change in mid-game", { settings: people }, async (at) => {
    await at.begin();
    await at.play("h8");
    const choose = async (code) => {
        await at.page.keyboard.press(",");
        await at.hand(at.find("dialog .segments label", { hasText: new RegExp(`^${at.word(code)}$`) }).first());
        await at.page.keyboard.press("Escape");
        await at.gone("dialog");
    };
    await choose("theme-dark");
    await at.find("html[data-theme=dark]").waitFor();
    await choose("ground-paper");
    await at.find(".board.paper").waitFor();
    await choose("theme-contrast");
    await at.find(".board.flat").waitFor();
    const { width, height } = at.page.viewportSize();
    for (const size of [{ width: height, height: width }, { width: 320, height: 568 }, { width: 3840, height: 2160 }, { width, height }]) {
        await at.resize(size);
        await at.play(`${"abcdefg"[await at.find(".move").count()]}3`);
    }
});

everywhere("the browser's way back leads out of a sheet, then of the game, then to the first page", { settings: people }, async (at) => {
    const back = () => at.page.evaluate(() => history.back());
    await at.begin();
    await at.play("h8 i9");
    await at.press("menu");
    await at.find("dialog").waitFor();
    await back();
    await at.gone("dialog");
    await at.moves(2);
    await back();
    await at.find(".start .resume").waitFor();
    // A game that is left by its button is not come upon again.
    await at.press("resume");
    await at.moves(2);
    await at.press("leave");
    await at.find(".start").waitFor();
    await at.page.waitForFunction(() => history.state === "page");
    assert.equal(await at.find(".play").count(), 0);
});
