// Plays a row of docs/testing.md in both languages, with a mouse on a desk and with a finger on a phone; in Firefox, which cannot be
// told to use a finger, with a mouse and in one language, row by row in turn.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, test } from "node:test";
import { closeBrowser, folder, isFirefox } from "./browser.mjs";
import { Visitor } from "./visitor.mjs";

after(closeBrowser);
const formNames = isFirefox ? ["desktop"] : ["desktop", "phone"];
const Longest = 240_000;
let rows = 0;

/** Of a failure a picture stays. */
export async function keepPicture(visitor, name) {
    const path = `${folder}/failed/${name.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
    await mkdir(`${folder}/failed`, { recursive: true });
    await visitor.page.screenshot({ path });
    console.log(`what was seen: ${path}`);
}

/** `options` are those of the visit, and: forms, languages (all), needsChromium, complains (it may). */
export function everywhere(name, options, steps) {
    const { forms = formNames, languages = ["en", "zh"], needsChromium, complains, ...visit } = options;
    const spoken = isFirefox ? [languages[rows++ % languages.length]] : languages;
    for (const form of forms.filter((each) => formNames.includes(each))) {
        for (const language of spoken) {
            const title = `${name} (${form}, ${language})`;
            test(title, { timeout: Longest, skip: isFirefox && needsChromium && "Firefox cannot be told to" }, async () => {
                const visitor = await Visitor.come({ form, language, ...visit });
                try {
                    await steps(visitor);
                    if (!complains) assert.deepEqual(visitor.complaints, []);
                } catch (problem) {
                    await keepPicture(visitor, title).catch(() => {});
                    throw problem;
                } finally {
                    await visitor.leave();
                }
            });
        }
    }
}

export const onDesk = { forms: ["desktop"] };
export const onPhone = { forms: ["phone"] };
