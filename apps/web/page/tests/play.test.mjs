// What a person does in a game: in both languages, with a mouse and with a finger.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { begin, click, closeBrowser, five, formNames, moves, onlyChromium, people, place, playAll, press, quiet, tap, until, visit } from "./browser.mjs";

after(closeBrowser);

for (const language of ["en", "zh"]) {
    for (const form of formNames) {
        const hand = form === "phone" ? tap : click;
        const where = `${form}, ${language}`;

        test(`two people play to a five (${where})`, async () => {
            const { page, complaints, close } = await visit({ form, language, settings: { ...people, language } });
            await begin(page);
            await playAll(page, five, hand);
            await page.locator(".result h2").waitFor();
            assert.match(await page.locator(".result h2").innerText(), language === "zh" ? /获胜|赢/ : /wins/);
            assert.match(await page.locator('[data-point="7,7"]').first().getAttribute("aria-label"), language === "zh" ? /H8，黑子.*五连/ : /H8, black.*part of the five/);
            await press(page, language === "zh" ? "再来一局" : "Play again");
            await page.waitForFunction(() => document.querySelectorAll(".move").length === 0);
            quiet(complaints);
            await close();
        });

        test(`the computer answers, and moves are taken back (${where})`, async () => {
            const { page, complaints, close } = await visit({ form, language, settings: { language, opponent: "level:5", thinking: "off" } });
            await begin(page);
            await hand(page, 7, 7);
            await until(page, 2);
            await press(page, language === "zh" ? "悔棋" : "Undo");
            await page.waitForFunction(() => document.querySelectorAll(".move").length === 0);
            await press(page, language === "zh" ? "重做" : "Redo");
            await until(page, 2);
            quiet(complaints);
            await close();
        });
    }
}

test("a right click on the empty board lets the computer start; another takes back, or says why not", async () => {
    const { page, close } = await visit({ settings: { thinking: "off" } });
    await begin(page);
    await click(page, 7, 7, { button: "right" });
    await until(page, 1);
    await click(page, 3, 3, { button: "right" });
    await page.locator(".bubble").waitFor();
    assert.equal(await moves(page), 1);
    await close();
});

test("an occupied point is refused in words", async () => {
    const { page, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, [[7, 7]]);
    await click(page, 7, 7);
    assert.match(await page.locator(".bubble").innerText(), /There is a stone on H8 already/);
    assert.equal(await moves(page), 1);
    await close();
});

test("a hint comes in three steps", async () => {
    const { page, close } = await visit({ settings: { thinking: "off" } });
    await begin(page);
    await click(page, 7, 7);
    await until(page, 2);
    await press(page, "Hint");
    await page.getByText(/^Look at the/).waitFor();
    await press(page, "Hint");
    await page.getByText("Ask once more for the move.").waitFor();
    await press(page, "Hint");
    await page.getByText(/^Try [A-O]\d+/).waitFor();
    await close();
});

test("resigning asks first; restart, switch sides, pass and draw do what they say", async () => {
    const { page, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, [[7, 7], [8, 8]]);
    await press(page, "Pass");
    await until(page, 3);
    await press(page, "Offer draw");
    await press(page, "Decline");
    await press(page, "Resign");
    await page.locator("dialog").getByRole("button", { name: "Go on" }).click();
    assert.equal(await page.locator(".result").count(), 0);
    await press(page, "Resign");
    await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
    await page.locator(".result").waitFor();
    await press(page, "Switch sides");
    await page.waitForFunction(() => document.querySelectorAll(".move").length === 0);
    await close();
});

test("a double three is refused to Black, and explained", async () => {
    const { page, close } = await visit({ settings: { ...people, rule: "renju" } });
    await begin(page);
    // G9 H9, I7 I8 around I9: two threes, with white stones far away.
    await playAll(page, [[6, 6], [0, 0], [7, 6], [14, 0], [8, 7], [0, 14], [8, 8], [14, 14]]);
    await click(page, 8, 6);
    await page.locator(".foul").waitFor();
    assert.match(await page.locator(".foul").innerText(), /I9 is forbidden for Black: double three/);
    assert.equal(await page.locator(".foul li").count(), 2);
    assert.equal(await moves(page), 8);
    await close();
});

for (const opening of ["pro", "long-pro", "swap1", "swap", "swap2", "rif", "yamaguchi", "soosorv-8", "taraguchi-10"]) {
    test(`the opening ${opening} is led to its end against a computer`, async () => {
        const rule = ["rif", "yamaguchi", "soosorv-8", "taraguchi-10"].includes(opening) ? "renju" : "freestyle";
        const { page, complaints, close } = await visit({ settings: { rule, opening, opponent: "level:3", thinking: "off", thinkSeconds: 1, side: "first" } });
        await begin(page);
        for (let step = 0; step < 60 && (await page.locator(".guide").count()); step++) await answerGuide(page);
        assert.equal(await page.locator(".guide").count(), 0, "the opening is over");
        quiet(complaints);
        await close();
    });
}

/** Takes the first answer that there is, or a point that is open. */
async function answerGuide(page) {
    const before = await page.locator(".panel").innerText();
    const answer = page.locator(".answer").first();
    if (await answer.count()) await answer.click();
    else if (await page.locator(".player.turn").getByText(/Your move|Choosing/).count()) {
        for (const [x, y] of [[7, 7], [7, 6], [8, 5], [6, 8], [9, 9], [5, 6], [10, 7], [4, 9], [11, 4], [6, 4], [9, 6], [12, 8], [3, 5], [8, 10], [5, 11], [13, 3]]) {
            await page.locator(".bubble").evaluateAll((all) => all.forEach((each) => each.click()));
            await click(page, x, y);
            if ((await page.locator(".panel").innerText()) !== before) break;
        }
    }
    await page.waitForFunction((text) => document.querySelector(".panel").innerText !== text, before, { timeout: 20_000 }).catch(() => {});
}

test("whole games against the ten levels and the five classic players begin", async () => {
    const { page, complaints, close } = await visit({ settings: { thinking: "off", thinkSeconds: 1 } });
    const count = await page.locator(".faces label").count();
    assert.equal(count, 15);
    for (let i = 0; i < count; i++) {
        await page.locator(".faces label").nth(i).click();
        await begin(page);
        await click(page, 7, 7);
        await until(page, 2);
        await press(page, "Leave the game");
        await page.locator(".start").waitFor();
    }
    quiet(complaints);
    await close();
});

test("two computers play while one watches, to the end", async () => {
    const { page, close } = await visit({ settings: { mode: "watch", opponent: "level:6", second: "level:1", size: 9 } });
    await begin(page);
    await page.locator(".result").waitFor({ timeout: 120_000 });
    assert.ok((await moves(page)) >= 9);
    await close();
});

test("a clock runs, and a flag falls", async () => {
    const { page, close } = await visit({ settings: { ...people, time: "10s/move" } });
    await begin(page);
    await playAll(page, [[7, 7]]);
    assert.match(await page.locator(".player.turn .clock").innerText(), /^0:(10|09)$/);
    await page.locator(".player.turn .clock").getByText("0:07").waitFor();
    await page.locator(".result").waitFor({ timeout: 30_000 });
    assert.match(await page.locator(".result").innerText(), /out of time/);
    await close();
});

test("clocks and computers rest while the game is paused", async () => {
    const { page, complaints, close } = await visit({ settings: { ...people, time: "3m" } });
    await begin(page);
    await playAll(page, [[7, 7]]);
    const clock = page.locator(".player.turn .clock");
    await clock.getByText("2:58").waitFor();
    await press(page, "Pause");
    await page.locator(".player.turn small").getByText("Paused").waitFor();
    const shown = await clock.innerText();
    await page.waitForTimeout(1500);
    assert.equal(await clock.innerText(), shown);
    await press(page, "Continue");
    await page.waitForFunction((text) => document.querySelector(".player.turn .clock").innerText !== text, shown);
    quiet(complaints);
    await close();
});

test("a position is set up by hand, played, and studied", async () => {
    const { page, complaints, close } = await visit({ settings: { thinking: "off" } });
    await page.keyboard.press("b");
    await page.locator(".setup").waitFor();
    const choose = (name) => page.locator(".setup .segments label", { hasText: name }).first().click();
    const named = (x, y) => page.locator(`main [data-point="${x},${y}"]`).getAttribute("aria-label");
    await click(page, 7, 7);
    await click(page, 8, 7);
    assert.match(await named(8, 7), /white/);
    await click(page, 8, 7, { button: "right" });
    assert.match(await named(8, 7), /empty/);
    await choose("Black");
    for (const x of [3, 4, 5, 6]) await click(page, x, 7);
    await page.getByText("Five in a row stand already").waitFor();
    await page.getByRole("button", { name: "Play this position" }).click({ force: true });
    await page.locator(".setup").waitFor();
    await choose("Remove");
    await click(page, 7, 7);
    await page.getByText("Five in a row stand already").waitFor({ state: "detached" });
    // White is to move, and that is the person's side: the five has to be stopped.
    await page.locator(".setup .segments").nth(1).locator("label", { hasText: "White" }).click();
    await press(page, "Play this position");
    await page.locator(".play").waitFor();
    await click(page, 7, 7);
    await until(page, 2);
    assert.match(await named(7, 7), /white/);
    await press(page, "Leave the game");
    await page.locator(".start").waitFor();
    await page.keyboard.press("b");
    await click(page, 7, 7);
    await press(page, "Study this position");
    await page.locator(".reading").waitFor();
    await click(page, 8, 8);
    await until(page, 1);
    quiet(complaints);
    await close();
});

test("boards of 5 to 22 lines", async () => {
    for (const size of [5, 10, 19, 22]) {
        const { page, complaints, close } = await visit({ settings: { size, thinking: "off" } });
        await begin(page);
        await click(page, size >> 1, size >> 1);
        await until(page, 2);
        assert.equal(await page.locator("main [role=gridcell]").count(), size * size);
        quiet(complaints);
        await close();
    }
});

test("the whole game by keyboard", async () => {
    const { page, close } = await visit({ settings: people });
    await page.keyboard.press("Enter");
    await page.locator(".play").waitFor();
    await page.locator('main [tabindex="0"]').focus();
    await page.keyboard.press("Enter");
    await until(page, 1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await until(page, 2);
    assert.match(await page.locator("main [data-point='8,7']").getAttribute("aria-label"), /I8, white, last move/);
    assert.match(await page.locator(".announcer").innerText(), /White plays I8/);
    await page.keyboard.press("Backspace");
    await page.waitForFunction(() => document.querySelectorAll(".move").length === 1);
    await close();
});

test("a finger aims through a glass where crossings are small", onlyChromium, async () => {
    const { page, close } = await visit({ form: "phone", settings: { ...people, size: 19 } });
    await begin(page);
    // It comes down three crossings away, glides, and is lifted where it has aimed at.
    const [x, y] = await place(page, 9, 9);
    const finger = await page.context().newCDPSession(page);
    const touch = (type, ...points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", { x: x - 54, y });
    await page.locator(".magnifier").waitFor();
    for (const left of [40, 20, 0]) await touch("touchMove", { x: x - left, y });
    await page.locator(".magnifier b").getByText("J10", { exact: true }).waitFor();
    await touch("touchEnd");
    await page.locator(".magnifier").waitFor({ state: "detached" });
    assert.equal(await moves(page), 0);
    await press(page, "Play J10");
    await until(page, 1);
    await close();
});
