// Every page in both languages and all colours, on a desk, a phone upright and on its side, the smallest screen and the largest:
// everything is said in words, nothing is wider than its place, and no serious fault for a screen reader.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { forms, isFirefox } from "./browser.mjs";
import { keepPicture } from "./everywhere.mjs";
import { Visitor, doubleThree, five, people } from "./visitor.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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

const tours = [
    { screen: "desktop", language: "en", theme: "light" }, { screen: "desktop", language: "zh", theme: "dark" },
    { screen: "phone", language: "en", theme: "dark" }, { screen: "phone", language: "zh", theme: "contrast" },
    { screen: "landscape", language: "en", theme: "contrast" }, { screen: "landscape", language: "zh", theme: "light" },
    { screen: "smallest", language: "en", theme: "light" }, { screen: "smallest", language: "zh", theme: "dark" },
    { screen: "largest", language: "en", theme: "contrast" }, { screen: "largest", language: "zh", theme: "light" },
].filter((each) => !isFirefox || each.screen === "desktop");

for (const { screen, language, theme } of tours) {
    test(`a tour of every page (${screen}, ${language}, ${theme})`, { timeout: 300_000 }, async () => {
        const browserForm = screen === "largest" ? { viewport: { width: 3840, height: 2160 } } : forms[screen];
        const settings = { ...people, theme, rule: "renju", time: "10m+5s" };
        const at = await Visitor.come({ language, browserForm, settings });
        try {
            await tour(at);
            assert.deepEqual(at.complaints, []);
        } catch (problem) {
            await keepPicture(at, `tour ${screen} ${language}`).catch(() => {});
            throw problem;
        } finally {
            await at.leave();
        }
    });
}

async function look(at, where) {
    assert.deepEqual(await at.page.evaluate(faults), [], where);
    // The page's own policy forbids further scripts; this one comes through the back door.
    await at.page.evaluate(axe);
    const { violations } = await at.page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    const serious = violations.filter((each) => ["serious", "critical"].includes(each.impact));
    assert.deepEqual(serious.map((each) => `${each.id}: ${each.nodes.map((node) => node.target).join(" ; ")}`), [], where);
}

async function tour(at) {
    const key = (name) => at.page.keyboard.press(name);
    const sheet = async (name) => {
        await key(name);
        await at.find("dialog").waitFor();
        await look(at, `sheet ${name}`);
        await key("Escape");
        await at.gone("dialog");
    };
    await look(at, "start");
    for (const name of [",", "?", "o", "g"]) await sheet(name);
    await key("b");
    await at.find(".setup").waitFor();
    await look(at, "setup");
    await key("Escape");
    await at.begin();
    await look(at, "empty board");
    await at.play(doubleThree);
    await at.choose("i9");
    await at.find(".foul").waitFor();
    await look(at, "foul");
    for (const name of ["t", "a", "m"]) await key(name);
    await at.find(".study .line").first().waitFor();
    await look(at, "study");
    for (const name of ["t", "a", "m"]) await key(name);
    await at.press("menu");
    await at.find("dialog").waitFor();
    await look(at, "menu");
    await key("Escape");
    await at.gone("dialog");
    await key("r");
    await at.hand(at.find("dialog .primary"));
    await at.moves(0);
    await at.play(five);
    await at.find(".result").waitFor();
    await look(at, "end");
    for (const code of ["save", "share"]) {
        await at.press(code);
        await at.find("dialog").waitFor();
        await look(at, code);
        await key("Escape");
        await at.gone("dialog");
    }
    await key("l");
    await at.find("progress").waitFor({ state: "detached", timeout: 120_000 });
    await key("[");
    await look(at, "looking back");
    await key("v");
    await at.find(".reading").waitFor();
    await key("[");
    await at.choose("k5");
    await at.find(".tree").waitFor();
    await look(at, "variations");
    await key("Escape");
    await at.gone(".reading");
    await key("Escape");
    await at.find(".start").waitFor();
    await key("g");
    await at.find(".games li").first().waitFor();
    await look(at, "games");
}
