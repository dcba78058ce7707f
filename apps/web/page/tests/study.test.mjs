// What helps to learn: threats, thoughts, score maps, looking back; and who cannot see the page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { begin, click, closeBrowser, five, formNames, people, playAll, press, quiet, tap, visit } from "./browser.mjs";

after(closeBrowser);
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test("threats and forced wins are told and drawn", async () => {
    const { page, complaints, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five.slice(0, 5));
    await press(page, "Threats");
    await page.getByText(/Open three D8 E8 F8/).waitFor();
    await page.getByText(/five in \d+ moves/).first().waitFor();
    // The win is played out, stone by stone.
    await page.locator(".study .link").first().click();
    const steps = page.locator(".study .side .numeric");
    assert.match(await steps.innerText(), /^1 \/ [3-9]$/);
    await page.locator(".study").getByRole("button", { name: "One move on" }).click();
    assert.match(await steps.innerText(), /^2 \//);
    await page.locator(".study").getByRole("button", { name: "One move back" }).click();
    await page.locator(".study").getByRole("button", { name: "Close" }).click();
    await steps.waitFor({ state: "detached" });
    quiet(complaints);
    await close();
});

test("what the computer thinks, and the score map of a classic player", async () => {
    const { page, complaints, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five.slice(0, 4));
    await press(page, "What the computer thinks");
    await page.locator(".study .line").first().waitFor();
    assert.match(await page.locator(".study .line b").first().innerText(), /\d+%/);
    await press(page, "What the computer thinks");
    await press(page, "Score map");
    await page.getByText(/is its favourite/).waitFor();
    quiet(complaints);
    await close();
});

test("looking back marks the mistakes and shows what was better", async () => {
    const { page, complaints, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five);
    await press(page, "Look back");
    await page.locator(".graph .curve").waitFor({ state: "attached" });
    await page.locator("progress").waitFor({ state: "detached", timeout: 120_000 });
    assert.ok((await page.locator(".move em").count()) > 0, "a mistake is marked");
    await press(page, "Next mistake");
    assert.ok((await page.locator(".verdict").innerText()).length > 10);
    quiet(complaints);
    await close();
});

test("variations are tried after a game, marked and written about; they stay with it", async () => {
    const { page, complaints, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five);
    await press(page, "Look back");
    await page.locator("progress").waitFor({ state: "detached", timeout: 120_000 });
    await press(page, "One move back");
    await press(page, "One move back");
    await click(page, 2, 7);
    await page.locator(".tree .node.here").waitFor();
    assert.equal(await page.locator(".tree .node").count(), five.length + 2);
    await press(page, "Triangle");
    await click(page, 10, 10);
    await press(page, "Triangle");
    await page.locator(".reading textarea").fill("here it was still open");
    await page.locator(".reading textarea").blur();
    await page.locator(".tree .node").first().click();
    assert.equal(await page.locator(".reading textarea").inputValue(), "");
    await press(page, "Back to the game");
    await page.locator(".result, .look-back").first().waitFor();
    await page.getByRole("button", { name: "Leave the game" }).click();
    await press(page, "Games");
    await page.locator(".games .entry").first().click();
    await page.locator(".tree .node.noted").click();
    assert.equal(await page.locator(".reading textarea").inputValue(), "here it was still open");
    await press(page, "Make main line");
    await press(page, "Cut from here");
    assert.equal(await page.locator(".tree").count(), 0);
    quiet(complaints);
    await close();
});

test("nothing is cut, and no serious fault for a screen reader, on any page and in any colours", async () => {
    for (const theme of ["light", "dark", "contrast"]) {
        for (const form of formNames) {
            const { page, close } = await visit({ form, settings: { ...people, theme } });
            const check = async (where) => {
                // The page's own policy forbids further scripts; this one comes through the back door.
                await page.evaluate(axe);
                const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
                const serious = violations.filter((each) => ["serious", "critical"].includes(each.impact));
                assert.deepEqual(serious.map((each) => `${each.id}: ${each.nodes.map((node) => node.target).join(" ; ")}`), [], `${where}, ${theme}, ${form}`);
                const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
                assert.ok(wide <= 0, `${where} is too wide by ${wide}`);
            };
            await check("start");
            await page.getByRole("button", { name: "Settings" }).click();
            await check("settings");
            await page.keyboard.press("Escape");
            await begin(page);
            await playAll(page, five, form === "phone" ? tap : undefined);
            await page.locator(".result").waitFor();
            await check("end");
            await close();
        }
    }
});
