// Pictures of every page in many forms, to be looked at:
//
//   node tests/pictures.mjs FOLDER [PATTERN]     with a pattern, only those whose names have it

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { closeBrowser } from "./browser.mjs";
import { Visitor, doubleThree, five, people } from "./visitor.mjs";

const [folder, pattern = ""] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

const phone = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
const desk = (width, height) => ({ viewport: { width, height } });
const forms = {
    "320": phone(320, 568), "390": phone(390, 844), "844": phone(844, 390), "768": phone(768, 1024),
    "480": desk(480, 360), "1280": desk(1280, 800), "1920": desk(1920, 1080), "3840": desk(3840, 2160),
};
/** A longer quiet game. */
const quietGame = "h8 i9 i7 g9 h9 h7 g8 f7 j8 i8 j6 k5 g6 j9";

const game = (moves) => async (at) => {
    await at.begin();
    await at.play(moves);
};
const keys = async (at, ...all) => {
    for (const key of all) await at.page.keyboard.press(key);
};
/** What is shown, from the start page on. */
const pages = {
    start: {},
    unfinished: { settings: people, show: async (at) => { await game(quietGame)(at); await at.press("leave"); await at.find(".resume").waitFor(); } },
    play: { settings: { ...people, numbers: "few", time: "10m+5s" }, show: game(quietGame) },
    computer: { settings: { opponent: "guard", thinking: "off" }, show: async (at) => { await at.begin(); for (const move of ["h8", "h9"]) await at.exchange(move); } },
    preview: { settings: { ...people, confirms: "always" }, show: async (at) => { await at.begin(); await at.choose("h8"); await at.find(".confirm").waitFor(); } },
    end: { settings: { ...people, motion: false }, show: async (at) => { await game(five)(at); await at.find(".result").waitFor(); } },
    foul: {
        settings: { ...people, rule: "renju" },
        show: async (at) => { await game(doubleThree)(at); await at.choose("i9"); await at.find(".foul").waitFor(); },
    },
    opening: { settings: { ...people, opening: "swap2" }, show: game("h8 i9 k6") },
    threats: {
        settings: people,
        show: async (at) => { await game(quietGame)(at); await keys(at, "t", "a"); await at.find(".study .line").nth(2).waitFor(); },
    },
    map: { settings: people, show: async (at) => { await game(quietGame)(at); await keys(at, "m"); await at.find(".study select").waitFor(); } },
    lookback: {
        settings: people,
        show: async (at) => {
            await game(five)(at);
            await keys(at, "l");
            await at.find("progress").waitFor({ state: "detached" });
            await keys(at, "[", "[");
            await at.sees(".verdict", /\S/);
        },
    },
    variations: {
        settings: people,
        show: async (at) => {
            await game(five)(at);
            await keys(at, "v");
            for (const point of ["c8", "i8"]) {
                await keys(at, "[", "[", "[");
                await at.choose(point);
                await at.choose("k5");
            }
            await at.find(".tree").waitFor();
        },
    },
    setup: { show: async (at) => { await keys(at, "b"); for (const name of quietGame.split(" ").slice(0, 8)) await at.choose(name); } },
    games: {
        settings: people,
        show: async (at) => {
            for (const moves of [five, quietGame]) {
                await game(moves)(at);
                await at.press("leave");
            }
            await keys(at, "g");
            await at.find(".games li").first().waitFor();
        },
    },
    settings: { show: async (at) => keys(at, ",") },
    help: { show: async (at) => keys(at, "?") },
    open: { show: async (at) => keys(at, "o") },
    menu: { settings: people, show: async (at) => { await at.begin(); await at.press("menu"); } },
    share: { settings: people, show: async (at) => { await game(five)(at); await at.press("share"); } },
    save: { settings: people, show: async (at) => { await game(five)(at); await at.press("save"); } },
};

for (const [form, browserForm] of Object.entries(forms)) {
    for (const [name, { settings, show }] of Object.entries(pages)) {
        for (const [theme, language] of [["light", "en"], ["light", "zh"], ["dark", "zh"], ["contrast", "en"]]) {
            const file = `${name}-${form}-${theme}-${language}.png`;
            if (!new RegExp(pattern).test(file)) continue;
            const at = await Visitor.come({ language, settings: { theme, ...settings }, browserForm });
            await show?.(at);
            await at.page.screenshot({ path: join(folder, file) });
            await at.leave();
        }
    }
}
await closeBrowser();
