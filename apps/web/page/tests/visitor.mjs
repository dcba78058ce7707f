// Somebody at the page: with a mouse or a finger, in one of the languages. Waits for what is to be seen, never for time.

import assert from "node:assert/strict";
import { file, forms, theBrowser } from "./browser.mjs";
import { words } from "./words.mjs";

/** So long anything may take on a machine that is busy. */
const Patience = +(process.env.TIANYUAN_PATIENCE ?? 60_000);

/** Puts settings on the shelf when the page makes it. */
function keepSettings(chosen) {
    const create = IDBDatabase.prototype.createObjectStore;
    IDBDatabase.prototype.createObjectStore = function (...parameters) {
        const shelf = create.apply(this, parameters);
        shelf.put(chosen, "settings");
        return shelf;
    };
}

/** Remembers what bubbles say, for whoever looks later than they stay. */
function noteBubbles() {
    window.told = [];
    let last = "";
    new MutationObserver(() => {
        const text = document.querySelector(".bubble")?.innerText ?? "";
        if (text && text !== last) window.told.push(text);
        last = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
}

export class Visitor {
    /** Opens the page. Whatever it complains about, or asks of a network, is a failure in the end. */
    static async come({ form = "desktop", browserForm = forms[form], language = "en", address = file, settings = {}, context, prepare, clock } = {}) {
        const locale = language === "zh" ? "zh-CN" : "en-US";
        const own = context ?? (await (await theBrowser()).newContext({ ...browserForm, locale, acceptDownloads: true }));
        const visitor = new Visitor(await own.newPage(), own, { isTouch: !!browserForm.hasTouch, language, size: settings.size ?? 15 });
        const { page } = visitor;
        page.setDefaultTimeout(Patience);
        visitor.listen(address);
        if (clock) await page.clock.install({ time: 0 });
        await page.addInitScript(keepSettings, { language, ...settings });
        await page.addInitScript(noteBubbles);
        if (prepare) await page.addInitScript(prepare);
        await page.goto(address);
        await page.locator(".page").waitFor();
        return visitor;
    }

    constructor(page, context, { isTouch, language, size }) {
        Object.assign(this, { page, context, isTouch, language, size, complaints: [] });
    }

    listen(address) {
        const { page, complaints } = this;
        page.on("pageerror", (error) => complaints.push(error.message));
        page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
        page.on("request", (request) => {
            if (!/^(file|blob|data):/.test(request.url()) && !request.url().startsWith(address.split("#")[0])) complaints.push(`asks for ${request.url()}`);
        });
    }

    /** Another tab of the same browser. */
    another(options = {}) {
        return Visitor.come({ context: this.context, browserForm: { hasTouch: this.isTouch }, language: this.language, ...options });
    }

    leave() {
        return this.context.close();
    }

    /** A text of the page, such as "undo"; {0}, {1}, … are the values. */
    word(code, ...values) {
        const text = words[this.language][code];
        assert.ok(text, `no text of the page is called ${code}`);
        return text.replace(/\{(\d)\}/g, (_, i) => values[+i]);
    }

    find(selector, options) {
        return this.page.locator(selector, options);
    }

    button(code, within = this.page) {
        return within.getByRole("button", { name: code instanceof RegExp ? code : this.word(code), exact: true }).first();
    }

    /** What a finger does: touchStart, touchMove, touchEnd. */
    async touch(type, ...points) {
        this.finger ??= await this.context.newCDPSession(this.page);
        return this.finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    }

    /** Down and up at once: if the page were waited for between the two, a busy one would make a long press of it. */
    async tap([x, y]) {
        this.finger ??= await this.context.newCDPSession(this.page);
        await Promise.all([this.touch("touchStart", { x, y }), this.touch("touchEnd")]);
    }

    async tapOn(target) {
        await target.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await target.boundingBox();
        await this.tap([x + width / 2, y + height / 2]);
    }

    /** Clicks or taps what can be seen and used. */
    async hand(target) {
        if (!this.isTouch) return target.click();
        await target.tap({ trial: true });
        await this.tapOn(target);
    }

    press(code, within) {
        return this.hand(this.button(code, within));
    }

    /** Presses a button that cannot be used now, for the reason why. */
    async pressInVain(code) {
        const button = this.button(code);
        await button.and(this.find("[aria-disabled=true]")).waitFor();
        await (this.isTouch ? this.tapOn(button) : button.click({ force: true }));
    }

    /** One of the choices beside each other. */
    pick(code, within = this.find(".page")) {
        return this.hand(within.locator(".segments label", { hasText: new RegExp(`^${this.word(code)}$`) }).first());
    }

    async begin() {
        await this.hand(this.find(".start .big"));
        await this.find(".play").waitFor();
    }

    /** "h8": column and row, from the upper left corner. */
    at(name) {
        return [name.toLowerCase().charCodeAt(0) - 97, this.size - +name.slice(1)];
    }

    cell(name) {
        return this.find(`main [data-point="${this.at(name)}"]`);
    }

    /** In pixels; `aside` is a part of the distance of two lines. */
    async place(name, aside = 0) {
        const box = await this.cell(name).boundingBox();
        return [box.x + box.width * (0.5 + aside), box.y + box.height * (0.5 + aside)];
    }

    /** Clicks or taps once. */
    async choose(name, aside = 0) {
        await this.gone("dialog");
        const place = await this.place(name, aside);
        await (this.isTouch ? this.tap(place) : this.page.mouse.click(...place));
    }

    async rightClick(name) {
        await this.page.mouse.click(...(await this.place(name)), { button: "right" });
    }

    /** Plays one stone: a finger chooses first. */
    async stone(name, aside) {
        await this.choose(name, aside);
        if (!this.isTouch) return;
        await this.find(".confirm").filter({ hasText: new RegExp(`${name.toUpperCase()}$`) }).waitFor();
        await this.choose(name, aside);
    }

    /** Plays "h8 i9 …" for both sides, and sees each stone. */
    async play(names) {
        let count = await this.find(".move").count();
        for (const name of names.split(" ")) {
            await this.stone(name);
            await this.moves(++count);
        }
    }

    /** This crossing, or a corner if the computer has come there first: simple players play where chance leads them. */
    async free(name) {
        for (const each of [name, "a1", `a${this.size}`]) {
            if (/empty|空/.test(await this.named(each))) return each;
        }
        throw new Error(`${name} is taken, and so are two corners`);
    }

    /** Plays a stone, and waits for the computer's. */
    async exchange(name) {
        const count = await this.find(".move").count();
        await this.stone(await this.free(name));
        await this.moves(count + 2);
    }

    /** Turns the phone, or pulls at the window; waits until the page is laid out anew. */
    async resize(size) {
        await this.page.setViewportSize(size);
        await this.page.waitForFunction((wide) => innerWidth === wide, size.width);
        // The page hears of it before the next picture.
        await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }

    /** Waits until there are so many moves. */
    async moves(count) {
        await this.page.waitForFunction((n) => document.querySelector(".play") && document.querySelectorAll(".move").length === n, count);
    }

    /** Waits until something says it: a text, or one for each language. */
    async sees(where, text) {
        const wanted = text instanceof RegExp || typeof text === "string" ? text : text[this.language];
        await this.find(where).filter({ hasText: wanted }).first().waitFor();
    }

    /** Waits until a bubble says it, or has said it since the last time. */
    async isTold(text) {
        const { source } = text[this.language] ?? text;
        await this.page.waitForFunction((pattern) => {
            const at = window.told.findIndex((each) => new RegExp(pattern).test(each));
            if (at >= 0) window.told.splice(0, at + 1);
            return at >= 0;
        }, source);
    }

    async gone(where) {
        await this.find(where).first().waitFor({ state: "detached" });
    }

    /** Waits until the browser has kept something with this text in it, under "settings" or "unfinished". */
    async kept(key, text) {
        await this.page.waitForFunction(([name, wanted]) => new Promise((resolve) => {
            const request = indexedDB.open("tianyuan");
            request.onsuccess = () => {
                const shelf = request.result.transaction("kept").objectStore("kept");
                shelf.get(name).onsuccess = (event) => {
                    request.result.close();
                    resolve(JSON.stringify(event.target.result ?? "").includes(wanted));
                };
            };
        }), [key, text]);
    }

    /** What a screen reader says of a crossing. */
    named(name) {
        return this.cell(name).getAttribute("aria-label");
    }

    async isNamed(name, text) {
        const wanted = text[this.language] ?? text;
        await this.page.waitForFunction(([point, pattern]) => new RegExp(pattern).test(document.querySelector(`main [data-point="${point}"]`).ariaLabel),
            [String(this.at(name)), wanted.source]);
    }

    /** The colours of the board at "h8", aside by parts of a cell: red, green, blue. */
    pixels(places) {
        const points = places.map(([name, dx = 0, dy = 0]) => [...this.at(name), dx, dy]);
        return this.page.evaluate((all) => {
            const [ground, stones] = document.querySelectorAll("main canvas");
            const sheet = new OffscreenCanvas(ground.width, ground.height).getContext("2d");
            for (const layer of [ground, stones]) sheet.drawImage(layer, 0, 0);
            const board = ground.getBoundingClientRect();
            return all.map(([x, y, dx, dy]) => {
                const box = document.querySelector(`main [data-point="${x},${y}"]`).getBoundingClientRect();
                const at = (start, length, part, from, whole) => Math.round(((start + length * (0.5 + part) - from) / whole) * ground.width);
                const px = at(box.x, box.width, dx, board.x, board.width), py = at(box.y, box.height, dy, board.y, board.height);
                return [...sheet.getImageData(px, py, 1, 1).data.slice(0, 3)];
            });
        }, points);
    }

    /** The whole picture of the board, as text. */
    picture() {
        return this.page.evaluate(() => [...document.querySelectorAll("main canvas")].map((each) => each.toDataURL()).join());
    }
}

export const people = { mode: "people" };
/** Black makes five across. */
export const five = "d8 d7 e8 e7 f8 f7 g8 g7 h8";
/** Two threes of Black would meet at I9. */
export const doubleThree = "g9 a15 h9 o15 i8 a1 i7 o1";
