// What helps to learn: threats, thoughts, score maps, looking back; and who cannot see the page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { begin, closeBrowser, five, people, playAll, press, quiet, tap, visit } from "./browser.mjs";

after(closeBrowser);
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test("threats and forced wins are told and drawn", async () => {
    const { page, complaints, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five.slice(0, 5));
    await press(page, "Threats");
    await page.getByText(/Open three D8 E8 F8/).waitFor();
    await page.getByText(/five in \d+ moves/).first().waitFor();
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

test("nothing is cut, and no serious fault for a screen reader, on any page and in any colours", async () => {
    for (const theme of ["light", "dark", "contrast"]) {
        for (const form of ["desktop", "phone"]) {
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
