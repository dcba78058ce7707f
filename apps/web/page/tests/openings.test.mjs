// Every opening protocol, led to its end with a computer and between people.

import assert from "node:assert/strict";
import { everywhere, onDesk } from "./everywhere.mjs";
import { people } from "./visitor.mjs";

const renju = ["rif", "yamaguchi", "soosorv-8", "taraguchi-10"];
const ruleOf = (opening) => (renju.includes(opening) ? "renju" : "freestyle");
/** Where stones are put if they may; the first three are an opening of the renju list. */
const points = "h8 h9 i10 g7 j6 f9 k8 e6 l11 g11 j9 m7 d10 i5 f4 n12".split(" ");

/** A point at which something may be played. */
async function openPoint(at) {
    const open = await at.find("main [role=gridcell]:not([aria-disabled])").evaluateAll((all) =>
        all.filter((each) => /empty|空/.test(each.ariaLabel)).map((each) => each.dataset.point));
    return points.find((name) => open.includes(String(at.at(name))));
}

/** Gives the first answer that there is, or plays a point; or sees what the computer does. */
async function step(at) {
    const before = await at.find(".panel").innerText();
    const answer = at.find(".answer").first();
    if (await answer.count()) await at.hand(answer);
    else if (!(await at.find(".player.turn .dots").count())) await at.stone(await openPoint(at));
    await at.page.waitForFunction((text) => document.querySelector(".panel").innerText !== text || !document.querySelector(".guide"), before);
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
