// Clocks: they run, stand, tick and fall. The time is the test's.

import assert from "node:assert/strict";
import { everywhere } from "./everywhere.mjs";
import { people } from "./visitor.mjs";

const shown = (at) => at.find(".player.turn .clock").innerText();

everywhere("a clock runs while somebody is to move, and stands while the game is paused", { settings: { ...people, time: "30m" }, clock: true }, async (at) => {
    await at.begin();
    await at.play("h8");
    await at.page.clock.fastForward(5 * 60_000);
    await at.sees(".player.turn .clock", /^2[34]:\d\d$/);
    await at.press("pause");
    await at.sees(".player.turn small", { en: /Paused/, zh: /已暂停/ });
    const before = await shown(at);
    await at.page.clock.fastForward(5 * 60_000);
    assert.equal(await shown(at), before);
    // Whoever clicks on the board goes on.
    await at.choose("k11");
    await at.sees(".player.turn small", { en: /To move/, zh: /轮到/ });
    await at.page.clock.fastForward(5 * 60_000);
    await at.sees(".player.turn .clock", /^1[789]:\d\d$/);
});

for (const [name, key] of [["the settings lie", ","], ["the help lies", "?"], ["the games lie", "g"], ["a position is set up", "b"]]) {
    everywhere(`a clock stands while ${name} over the board`, { settings: { ...people, time: "30m" }, clock: true, languages: ["en"] }, async (at) => {
        await at.begin();
        await at.play("h8");
        await at.page.keyboard.press(key);
        await at.find("dialog, .setup").waitFor();
        await at.page.clock.fastForward(10 * 60_000);
        await at.page.keyboard.press("Escape");
        await at.gone("dialog, .setup");
        await at.sees(".player.turn .clock", /^(30:00|2[789]:\d\d)$/);
        await at.page.clock.fastForward(10 * 60_000);
        await at.sees(".player.turn .clock", /^(20:00|1[6789]:\d\d)$/);
    });
}

everywhere("a clock stands while the page cannot be seen", { settings: { ...people, time: "30m" }, clock: true }, async (at) => {
    const hide = (isHidden) => at.page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, isHidden);
    await at.begin();
    await at.play("h8");
    await hide(true);
    await at.page.clock.fastForward(10 * 60_000);
    await hide(false);
    await at.page.clock.runFor(1000);
    await at.sees(".player.turn .clock", /^2[789]:\d\d$/);
});

everywhere("a watched game rests and goes on", { settings: { mode: "watch", opponent: "level:1", second: "level:2", thinking: "on" } }, async (at) => {
    await at.begin();
    await at.page.waitForFunction(() => document.querySelectorAll(".move").length >= 2);
    await at.press("pause");
    await at.sees(".player.turn small", { en: /Paused/, zh: /已暂停/ });
    await at.press("continue");
    const count = await at.find(".move").count();
    await at.page.waitForFunction((n) => document.querySelectorAll(".move").length > n || document.querySelector(".result"), count);
});

/** Counts the short ticks. */
function countTicks() {
    window.ticks = 0;
    window.AudioContext = class extends AudioContext {
        constructor(...parameters) {
            super(...parameters);
            window.audio = this;
        }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        window.ticks++;
        return start.apply(this, when);
    };
}

everywhere("the last seconds are heard", { settings: { ...people, time: "120s/move" }, clock: true, prepare: countTicks, needsChromium: true }, async (at) => {
    await at.begin();
    await at.play("h8");
    // A busy computer takes a while before it lets anything be heard.
    await at.page.waitForFunction(() => window.audio?.state === "running");
    const before = await at.page.evaluate(() => window.ticks);
    await at.page.clock.fastForward(109_000);
    await at.page.clock.runFor(6000);
    await at.page.waitForFunction((count) => window.ticks >= count + 3, before);
});
