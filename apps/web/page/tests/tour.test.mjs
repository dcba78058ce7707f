// Every page in both languages, on a desk, a phone upright and on its side, and the smallest screen: everything is said in words,
// nothing is wider than its place, and no serious fault for a screen reader.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { begin, click, closeBrowser, five, formNames, forms, people, playAll, quiet, tap, visit } from "./browser.mjs";

after(closeBrowser);
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const screens = formNames.includes("phone")
    ? { ...forms, landscape: { viewport: { width: 844, height: 390 }, ...touch }, smallest: { viewport: { width: 320, height: 568 }, ...touch } }
    : { desktop: forms.desktop };
const doubleThree = [[6, 6], [0, 0], [7, 6], [14, 0], [8, 7], [0, 14], [8, 8], [14, 14]];

/** What is wrong with what is shown: codes in the place of words, or texts that are cut where nothing says so. */
function faults() {
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const codes = document.body.innerText.match(/\b(web|table|study|setup|window|speech|files|library)\.[a-z][a-z.-]+/g);
    if (codes) wrong.push(...codes);
    for (const each of document.querySelectorAll("button, label, p, h1, h2, h3, small, b, legend, dd, dt, span")) {
        const style = getComputedStyle(each);
        if (style.textOverflow === "ellipsis" || style.clipPath !== "none" || !each.innerText?.trim()) continue;
        const box = each.getBoundingClientRect();
        const isScrolled = each.closest(".faces, .moves, .tree");
        if (box.width > 0 && !isScrolled && (box.right > innerWidth + 1 || box.left < -1)) wrong.push(`"${each.innerText}" leaves the screen`);
        if (style.display !== "inline" && each.scrollWidth > each.clientWidth + 1 && style.overflowX !== "auto") wrong.push(`"${each.innerText}" is cut`);
    }
    return wrong;
}

for (const language of ["en", "zh"]) {
    for (const [screen, browserForm] of Object.entries(screens)) {
        test(`a tour of every page (${screen}, ${language})`, async () => {
            const hand = browserForm.hasTouch ? tap : click;
            const settings = { ...people, language, theme: "light", rule: "renju", time: "10m+5s" };
            const { page, complaints, close } = await visit({ language, browserForm, settings });
            const look = async (where) => {
                assert.deepEqual(await page.evaluate(faults), [], where);
                if (language === "zh") return;
                await page.evaluate(axe);
                const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
                const serious = violations.filter((each) => ["serious", "critical"].includes(each.impact));
                assert.deepEqual(serious.map((each) => `${each.id}: ${each.nodes.map((node) => node.target).join(" ; ")}`), [], where);
            };
            const sheet = async (key) => {
                await page.keyboard.press(key);
                await page.locator("dialog").waitFor();
                await look(`sheet ${key}`);
                await page.keyboard.press("Escape");
                await page.locator("dialog").waitFor({ state: "detached" });
            };
            await look("start");
            for (const key of [",", "?", "o", "g"]) await sheet(key);
            await page.keyboard.press("b");
            await page.locator(".setup").waitFor();
            await look("setup");
            await page.keyboard.press("Escape");
            await begin(page);
            await look("empty board");
            await playAll(page, doubleThree, hand);
            await click(page, 8, 6);
            await page.locator(".foul").waitFor();
            await look("foul");
            for (const key of ["t", "a", "m"]) await page.keyboard.press(key);
            await page.locator(".study .line").first().waitFor();
            await look("study");
            for (const key of ["t", "a", "m"]) await page.keyboard.press(key);
            await page.locator(".panel-head button").last().click();
            await look("menu");
            await page.keyboard.press("Escape");
            await page.keyboard.press("r");
            await page.locator("dialog .primary").click();
            await page.waitForFunction(() => document.querySelectorAll(".move").length === 0);
            await playAll(page, five, hand);
            await page.locator(".result").waitFor();
            await look("end");
            await page.keyboard.press("l");
            await page.locator("progress").waitFor({ state: "detached", timeout: 60_000 });
            await page.keyboard.press("[");
            await look("looking back");
            await page.keyboard.press("v");
            await page.keyboard.press("[");
            await click(page, 10, 10);
            await page.locator(".tree").waitFor();
            await look("variations");
            await page.keyboard.press("Escape");
            await page.keyboard.press("Escape");
            await page.locator(".start").waitFor();
            await page.keyboard.press("g");
            await page.locator(".games li").first().waitFor();
            await look("games");
            quiet(complaints);
            await close();
        });
    }
}
