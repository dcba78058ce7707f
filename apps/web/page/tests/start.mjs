// How long a person waits for tianyuan.html from a disk, in chromium: for the first picture, for the page, for a stone of level 5.
//
//   node tests/start.mjs [TIMES]     prints the best and the middle of so many visits (5)

import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { closeBrowser, file } from "./browser.mjs";
import { Visitor } from "./visitor.mjs";

const times = +(process.argv[2] ?? 5);
const found = { "first picture": [], "ready to play": [], "level 5 answers, with its usual pause": [], "without": [] };

async function measure(settings, answer) {
    const at = await Visitor.come({ settings: { opponent: "level:5", ...settings } });
    const { painted, ready } = await at.page.evaluate(() => ({
        painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
        ready: performance.getEntriesByName("ready")[0]?.startTime ?? Infinity,
    }));
    found["first picture"].push(painted);
    found["ready to play"].push(ready);
    await at.begin();
    const asked = Date.now();
    await at.exchange("h8");
    answer.push(Date.now() - asked);
    await at.leave();
}

for (let i = 0; i < times; i++) {
    await measure({}, found["level 5 answers, with its usual pause"]);
    await measure({ thinking: "off" }, found.without);
}
await closeBrowser();
console.log(`tianyuan.html: ${(statSync(fileURLToPath(file)).size / 1e6).toFixed(2)} MB`);
for (const [what, all] of Object.entries(found)) {
    all.sort((a, b) => a - b);
    console.log(`${what}: ${Math.round(all[0])} ms at best, ${Math.round(all[all.length >> 1])} ms in the middle`);
}
