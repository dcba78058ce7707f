// A real browser with the page in it, and hands to play with.

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import playwright from "playwright-core";

const folder = process.env.TIANYUAN_WEB ?? fileURLToPath(new URL("../../../../build/web", import.meta.url));
export const file = `file://${folder}/tianyuan.html`;
export const site = `${folder}/site`;

/** Debian's chromium; with TIANYUAN_BROWSER=firefox Debian's Firefox, over WebDriver BiDi. */
const isFirefox = process.env.TIANYUAN_BROWSER === "firefox";
/** For tests that need what only chromium can be told to do: a finger, files that are saved, a crash. */
export const onlyChromium = { skip: isFirefox && "Firefox cannot be told to" };
export const formNames = isFirefox ? ["desktop"] : ["desktop", "phone"];
const launch = () => isFirefox
    ? playwright._bidiFirefox.launch({ executablePath: "/usr/bin/firefox-esr" })
    : playwright.chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

export const forms = {
    desktop: { viewport: { width: 1280, height: 800 } },
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

let browser;
export const theBrowser = async () => (browser ??= await launch());
export const closeBrowser = async () => browser?.close();

/** Opens the page for one test. Whatever it complains about, or asks of a network, is a failure. */
export async function visit({ form = "desktop", browserForm = forms[form], language = "en", address = file, settings = {}, context, prepare } = {}) {
    const own = context ?? (await (await theBrowser()).newContext({ ...browserForm, locale: language === "zh" ? "zh-CN" : "en-US", acceptDownloads: true }));
    const page = await own.newPage();
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("request", (request) => {
        if (!/^(file|blob|data):/.test(request.url()) && !request.url().startsWith(address.split("#")[0])) complaints.push(`asks for ${request.url()}`);
    });
    page.setDefaultTimeout(25_000);
    if (Object.keys(settings).length) await page.addInitScript(keepSettings, settings);
    if (prepare) await page.addInitScript(prepare);
    await page.goto(address);
    await page.locator(".page").waitFor();
    return { page, complaints, context: own, close: () => own.close() };
}

/** Puts settings on the shelf when the page makes it. */
function keepSettings(chosen) {
    const create = IDBDatabase.prototype.createObjectStore;
    IDBDatabase.prototype.createObjectStore = function (...parameters) {
        const shelf = create.apply(this, parameters);
        shelf.put(chosen, "settings");
        return shelf;
    };
}

export const moves = (page) => page.locator(".move").count();

export async function place(page, x, y) {
    const box = await page.locator(`main [data-point="${x},${y}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function click(page, x, y, options) {
    await page.mouse.click(...(await place(page, x, y)), options);
}

/** Taps twice: once to choose, once to play. */
export async function tap(page, x, y) {
    await page.touchscreen.tap(...(await place(page, x, y)));
    await page.locator(".confirm").waitFor();
    await page.touchscreen.tap(...(await place(page, x, y)));
}

export const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click();

export async function begin(page) {
    await page.locator(".start .big").click();
    await page.locator(".play").waitFor();
}

export async function until(page, count) {
    await page.waitForFunction((n) => document.querySelectorAll(".move").length >= n, count);
}

export const people = { mode: "people" };

/** Plays a list of points for both sides. */
export async function playAll(page, points, hand = click) {
    let count = await moves(page);
    for (const [x, y] of points) {
        await hand(page, x, y);
        await until(page, ++count);
    }
}

/** Black makes five across. */
export const five = [[3, 7], [3, 8], [4, 7], [4, 8], [5, 7], [5, 8], [6, 7], [6, 8], [7, 7]];

export const quiet = (complaints) => assert.deepEqual(complaints, []);
