// Every opening protocol, led to its end with a computer and between people.

import assert from "node:assert/strict";
import { everywhere, onDesk } from "./everywhere.mjs";
import { people } from "./visitor.mjs";

const renju = ["rif", "yamaguchi", "soosorv-8", "taraguchi-10"];
const ruleOf = (opening) => (renju.includes(opening) ? "renju" : "freestyle");
/** Where stones are put if they may; the first three are an opening of the renju list. */
const points = "h8 h9 i10 g7 j6 f9 k8 e6 l11 g11 j9 m7 d10 i5 f4 n12".split(" ");

/** What is to be seen at one moment: the computer may be about to do something. */
const seen = (at) => at.page.evaluate(() => ({
    text: document.querySelector(".panel").innerText,
    asks: !!document.querySelector(".answer"),
    isThinking: !!document.querySelector(".player.turn .dots"),
    open: [...document.querySelectorAll("main [role=gridcell]:not([aria-disabled])")].filter((each) => /empty|空/.test(each.ariaLabel)).map((each) => each.dataset.point),
}));

/** Gives the first answer that there is, or plays a point; or sees what the computer does. */
async function step(at) {
    const { text, asks, isThinking, open } = await seen(at);
    const point = points.find((name) => open.includes(String(at.at(name))));
    if (asks) await at.hand(at.find(".answer").first());
    else if (!isThinking && point) await at.stone(point);
    await at.page.waitForFunction((before) => document.querySelector(".panel").innerText !== before || !document.querySelector(".guide"), text);
}

for (const opening of ["pro", "long-pro", "swap1", "swap", "swap2", "rif", "yamaguchi", "soosorv-8", "taraguchi-10"]) {
    const settings = { rule: ruleOf(opening), opening, thinking: "off", thinkSeconds: 1, opponent: "level:3" };
    everywhere(`the opening ${opening} with a computer`, { settings }, async (at) => lead(at));
    everywhere(`the opening ${opening} between people`, { settings: { ...settings, ...people } }, async (at) => lead(at));
}

async function lead(at) {
    await at.begin();
    for (let i = 0; i < 60 && (await at.find(".guide").count()); i++) await step(at);
    assert.equal(await at.find(".guide").count(), 0, "the opening is over");
}

everywhere("a wrong point is refused with the reason", { settings: { ...people, opening: "pro" } }, async (at) => {
    await at.begin();
    await at.choose("a1");
    await at.isTold(/H8/);
    await at.moves(0);
});

everywhere("number keys choose", { settings: { ...people, opening: "swap" }, ...onDesk }, async (at) => {
    await at.begin();
    await at.play("h8 i9 g10");
    await at.find(".answer").first().waitFor();
    await at.page.keyboard.press("2");
    await at.gone(".guide");
});
