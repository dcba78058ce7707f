// The keyboard alone, and who cannot see the board.

import assert from "node:assert/strict";
import { everywhere, onDesk } from "./everywhere.mjs";
import { people } from "./visitor.mjs";

const keys = (at, ...all) => all.reduce((before, key) => before.then(() => at.page.keyboard.press(key)), Promise.resolve());

everywhere("a game by keyboard alone", { settings: people, ...onDesk }, async (at) => {
    await keys(at, "Enter");
    await at.moves(0);
    await keys(at, "ArrowLeft", "Enter");
    await at.moves(1);
    await keys(at, "ArrowRight", "Enter");
    await at.moves(2);
    await at.sees(".announcer", { en: /White plays/, zh: /白/ });
    await keys(at, "Shift+ArrowUp", "Home", "Enter");
    await at.moves(3);
    await at.isNamed("a12", { en: /A12, black, last move/, zh: /A12，黑子，最后一手/ });
    await keys(at, "Backspace");
    await at.moves(2);
});

everywhere("the keyboard comes back to the board after everything that lies over it", { settings: people, ...onDesk }, async (at) => {
    await keys(at, "Enter");
    await at.moves(0);
    await keys(at, "ArrowDown");
    let count = 0;
    for (const key of [",", "?", "o", "g"]) {
        await keys(at, "ArrowDown", "Enter");
        await at.moves(++count);
        await keys(at, key);
        await at.find("dialog").waitFor();
        await keys(at, "Escape");
        await at.gone("dialog");
    }
    await at.press("menu");
    await at.find("dialog").waitFor();
    await keys(at, "Escape");
    await at.gone("dialog");
    // From a button the arrows find the board first.
    await keys(at, "ArrowRight", "ArrowRight", "Enter");
    await at.moves(count + 1);
});

const players = (at) => at.find(".players").innerText();

/** What every key of the help sheet does, from a game of two with two stones. */
const does = {
    "← ↑ → ↓": async (at) => { await keys(at, "ArrowUp"); await at.find("main [data-point]:focus").waitFor(); },
    "⏎": async (at) => { await keys(at, "ArrowUp", "ArrowUp", "ArrowUp", "Enter"); await at.moves(3); },
    "⌫ U": async (at) => { await keys(at, "Backspace"); await at.moves(1); await keys(at, "u"); await at.moves(0); },
    Y: async (at) => { await keys(at, "u"); await at.moves(1); await keys(at, "y"); await at.moves(2); },
    H: async (at) => { await keys(at, "h"); await at.isTold(/./); },
    S: async (at) => { const before = await players(at); await keys(at, "s"); await at.page.waitForFunction((text) => document.querySelector(".players").innerText !== text, before); },
    R: async (at) => { await keys(at, "r"); await at.moves(0); },
    P: async (at) => { await keys(at, "p"); await at.moves(3); },
    D: async (at) => { await keys(at, "d"); await at.find(".offer").waitFor(); },
    "1 … 9": async () => {}, // in openings.test.mjs
    "[ ]": async (at) => { await keys(at, "["); await at.find(".navigation").waitFor(); await keys(at, "]"); await at.gone(".navigation"); },
    N: async (at) => { await keys(at, "n"); await at.find(".overlays [aria-pressed=true]").waitFor(); },
    T: async (at) => { await keys(at, "t"); await at.find(".study").waitFor(); await keys(at, "t"); await at.gone(".study"); },
    A: async (at) => { await keys(at, "a"); await at.find(".study .line").first().waitFor(); await keys(at, "a"); await at.gone(".study"); },
    M: async (at) => { await keys(at, "m"); await at.find(".study select").waitFor(); await keys(at, "m"); await at.gone(".study"); },
    L: async (at) => { await end(at); await keys(at, "l"); await at.find(".look-back").waitFor(); },
    V: async (at) => { await end(at); await keys(at, "v"); await at.find(".reading").waitFor(); },
    W: async (at) => { await keys(at, "w"); await at.isTold({ en: /There is no clock/, zh: /不计时/ }); },
    G: async (at) => { await keys(at, "g"); await at.find("dialog .games").waitFor({ state: "attached" }); },
    B: async (at) => { await keys(at, "b"); await at.find(".setup").waitFor(); },
    O: async (at) => { await keys(at, "o"); await at.find("dialog #paste").waitFor(); },
    "Ctrl V": async (at) => { await paste(at, "h8h9i9"); await at.find(".reading").waitFor(); await at.moves(3); },
    Esc: async (at) => { await keys(at, "Escape"); await at.find(".start").waitFor(); },
    "F1 ?": async (at) => { await keys(at, "F1"); await at.find("dialog .keys").waitFor(); await keys(at, "Escape"); await at.gone("dialog"); await keys(at, "?"); await at.find("dialog .keys").waitFor(); },
};

async function end(at) {
    await at.play("h7 i10 h6 i11 h5 i12 h4");
    await at.find(".result").waitFor();
}

const paste = (at, text) => at.page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", content);
    // The two browsers want it in ways of their own.
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, data: content, dataType: "text/plain", bubbles: true }));
}, text);

everywhere("every key of the help sheet", { settings: { ...people, name: "Li" }, ...onDesk }, async (at) => {
    await keys(at, "?");
    const told = await at.find(".keys kbd").allInnerTexts();
    assert.deepEqual(told, Object.keys(does));
    await keys(at, "Escape");
    await at.gone("dialog");
    for (const [key, act] of Object.entries(does)) {
        await at.begin();
        await at.play("h8 i9");
        await act(at).catch((problem) => { throw new Error(`${key}: ${problem.message}`); });
        while (!(await at.find(".start").count()) || (await at.find("dialog").count())) await keys(at, "Escape");
    }
});

everywhere("the board is a grid whose crossings have names, and what happens is told", { settings: people }, async (at) => {
    await at.begin();
    assert.equal(await at.find("main [role=grid]").getAttribute("aria-rowcount"), "15");
    assert.equal(await at.find("main [role=gridcell]").count(), 225);
    assert.equal(await at.find('main [role=gridcell][tabindex="0"]').count(), 1);
    await at.isNamed("a15", { en: /^A15, empty/, zh: /^A15，空/ });
    await at.play("h8");
    await at.sees(".announcer", { en: /Black plays H8/, zh: /黑.*H8/ });
    await at.play("i9");
    await at.isNamed("h8", { en: /^H8, black$/, zh: /^H8，黑子$/ });
    await at.isNamed("i9", { en: /^I9, white, last move$/, zh: /^I9，白子，最后一手$/ });
    await at.press("undo");
    await at.sees(".announcer", { en: /taken back|Taken back/i, zh: /悔|收回/ });
});

everywhere("a screen reader that presses a crossing plays there", { settings: { ...people, confirms: "never" } }, async (at) => {
    await at.begin();
    await at.cell("c4").evaluate((cell) => cell.click());
    await at.moves(1);
    await at.isNamed("c4", { en: /C4, black/, zh: /C4，黑子/ });
});
