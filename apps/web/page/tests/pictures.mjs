// Pictures of every page in many forms, to be looked at:
//
//   node tests/pictures.mjs FOLDER [PATTERN]     with a pattern, only those whose names have it

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { begin, click, closeBrowser, five, people, playAll, press, tap, visit } from "./browser.mjs";

const [folder, pattern = ""] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

const phone = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
const desk = (width, height) => ({ viewport: { width, height } });
const forms = {
    "320": phone(320, 568), "390": phone(390, 844), "844": phone(844, 390), "768": phone(768, 1024),
    "480": desk(480, 360), "1280": desk(1280, 800), "1920": desk(1920, 1080), "3840": desk(3840, 2160),
};
/** Two threes meet at I9; and a longer quiet game. */
const doubleThree = [[6, 6], [0, 0], [7, 6], [14, 0], [8, 7], [0, 14], [8, 8], [14, 14]];
const quietGame = [[7, 7], [8, 6], [8, 8], [6, 6], [7, 6], [7, 8], [6, 7], [5, 8], [9, 7], [8, 7], [9, 9], [10, 10], [6, 9], [9, 6]];

const handOf = (form) => (form.hasTouch ? tap : click);
/** What is shown, from the start page on. */
const pages = {
    start: { settings: {} },
    play: { settings: { ...people, numbers: "few", time: "10m+5s" }, show: async (page, hand) => { await begin(page); await playAll(page, quietGame, hand); } },
    preview: { settings: { ...people, confirms: "always" }, show: async (page) => { await begin(page); await click(page, 7, 7); } },
    end: { settings: people, show: async (page, hand) => { await begin(page); await playAll(page, five, hand); await page.waitForTimeout(400); } },
    foul: {
        settings: { ...people, rule: "renju" },
        show: async (page, hand) => {
            await begin(page);
            await playAll(page, doubleThree, hand);
            await click(page, 8, 6);
            await page.locator(".foul").waitFor();
        },
    },
    opening: { settings: { ...people, opening: "swap2" }, show: async (page, hand) => { await begin(page); await playAll(page, [[7, 7], [8, 6], [10, 9]], hand); } },
    threats: {
        settings: people,
        show: async (page, hand) => {
            await begin(page);
            await playAll(page, quietGame, hand);
            for (const key of ["t", "a"]) await page.keyboard.press(key);
            await page.locator(".study .line").first().waitFor();
            await page.waitForTimeout(1500);
        },
    },
    map: { settings: people, show: async (page, hand) => { await begin(page); await playAll(page, quietGame, hand); await page.keyboard.press("m"); await page.waitForTimeout(800); } },
    lookback: {
        settings: people,
        show: async (page, hand) => {
            await begin(page);
            await playAll(page, five, hand);
            await page.keyboard.press("l");
            await page.locator("progress").waitFor({ state: "detached", timeout: 60_000 });
            await page.keyboard.press("[");
            await page.keyboard.press("[");
            await page.waitForTimeout(300);
        },
    },
    variations: {
        settings: people,
        show: async (page, hand) => {
            await begin(page);
            await playAll(page, five, hand);
            await page.keyboard.press("v");
            for (const point of [[2, 7], [8, 7]]) {
                for (let i = 0; i < 3; i++) await page.keyboard.press("[");
                await click(page, ...point);
                await click(page, 10, 10);
            }
            await page.waitForTimeout(300);
        },
    },
    setup: { settings: {}, show: async (page) => { await page.keyboard.press("b"); for (const point of quietGame.slice(0, 8)) await click(page, ...point); } },
    games: {
        settings: people,
        show: async (page, hand) => {
            for (const length of [9, 5]) {
                await begin(page);
                await playAll(page, five.slice(0, length), hand);
                await page.locator(".panel-head button").first().click();
            }
            await page.keyboard.press("g");
            await page.locator(".games li").first().waitFor();
        },
    },
    settings: { settings: {}, show: async (page) => { await page.keyboard.press(","); } },
    help: { settings: {}, show: async (page) => { await page.keyboard.press("?"); } },
    menu: { settings: people, show: async (page) => { await begin(page); await page.locator(".panel-head button").last().click(); } },
    share: { settings: people, show: async (page, hand) => { await begin(page); await playAll(page, five, hand); await press(page, /^(Share|分享)$/); } },
};

for (const [form, context] of Object.entries(forms)) {
    for (const [name, { settings, show }] of Object.entries(pages)) {
        for (const [theme, language] of [["light", "en"], ["light", "zh"], ["dark", "zh"], ["contrast", "en"]]) {
            const file = `${name}-${form}-${theme}-${language}.png`;
            if (!new RegExp(pattern).test(file)) continue;
            const { page, close } = await visit({ language, settings: { language, theme, ...settings }, browserForm: context });
            await show?.(page, handOf(context));
            await page.screenshot({ path: join(folder, file) });
            await close();
        }
    }
}
await closeBrowser();
