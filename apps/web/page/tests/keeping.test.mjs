// What is kept, shared, opened and saved; and what happens when something breaks.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { begin, click, closeBrowser, file, five, moves, onlyChromium, people, playAll, press, quiet, site, until, visit } from "./browser.mjs";

after(closeBrowser);

test("a reload in mid-game loses no move", async () => {
    const { page, complaints, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five.slice(0, 5));
    await page.reload();
    await press(page, "Go on");
    await until(page, 5);
    assert.equal(await moves(page), 5);
    await playAll(page, [[9, 9]]);
    quiet(complaints);
    await close();
});

test("a tab that is killed in mid-game loses no move", onlyChromium, async () => {
    const { page, context, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five.slice(0, 4));
    await page.waitForTimeout(300);
    // Its answer never comes.
    void page.goto("chrome://crash").catch(() => {});
    await page.waitForEvent("crash");
    const again = await visit({ context });
    await press(again.page, "Go on");
    await until(again.page, 4);
    await close();
});

test("every game stays in a list: opened again, searched, deleted, brought back, saved", onlyChromium, async () => {
    const { page, complaints, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five);
    await page.locator(".result").waitFor();
    await press(page, "Play again");
    await playAll(page, five.slice(0, 4));
    await press(page, "Leave the game");
    await page.reload();
    await press(page, "Games");
    const lines = page.locator(".games small");
    await lines.first().waitFor();
    assert.match((await lines.allInnerTexts()).join(" | "), /^Not finished · 4 moves.* \| Black won · 9 moves/);
    const coming = page.waitForEvent("download");
    await press(page, "Save all as one file");
    const text = (await readFile(await (await coming).path())).toString();
    assert.equal(text.match(/GM\[4\]/g).length, 2);
    await page.getByRole("button", { name: /^Delete/ }).first().click();
    await page.locator(".games").getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: /^Delete/ }).first().click();
    await page.keyboard.press("Escape");
    await press(page, "Games");
    await lines.first().waitFor();
    assert.equal(await lines.count(), 1);
    await page.locator(".games .entry").click();
    await until(page, five.length);
    await page.locator(".reading").waitFor();
    quiet(complaints);
    await close();
});

test("a game of the list is gone on with by those who played it", async () => {
    const { page, complaints, close } = await visit({ settings: { opponent: "level:1", thinking: "off", side: "second" } });
    await begin(page);
    await until(page, 1);
    await click(page, 3, 3);
    await until(page, 3);
    await press(page, "Leave the game");
    await page.locator(".segments label", { hasText: "Two players" }).click();
    await press(page, "Games");
    await page.locator(".games .entry").click();
    await press(page, "Play from here");
    await page.locator(".play:not(:has(.reading))").waitFor();
    assert.match(await page.locator(".players").innerText(), /Sprout[\s\S]*Your move/);
    await click(page, 4, 4);
    await until(page, 5);
    quiet(complaints);
    await close();
});

test("the address carries the game", async () => {
    const { page, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five);
    await press(page, "Share");
    const share = await page.locator(".code").inputValue();
    assert.match(share, /^ty1:/);
    assert.ok(await page.locator(".qr").isVisible());
    await close();
    const other = await visit({ address: `${file}#${share}` });
    await until(other.page, five.length);
    assert.equal(await moves(other.page), five.length);
    quiet(other.complaints);
    await other.close();
});

test("a broken link is told in words, and the page is as it was", async () => {
    const { page, complaints, close } = await visit({ address: `${file}#ty1:thisIsBroken` });
    assert.match(await page.locator(".bubble").innerText(), /could not be opened/);
    await begin(page);
    quiet(complaints);
    await close();
});

test("files of every kind are opened, broken ones refused", async () => {
    const { page, complaints, close } = await visit();
    const open = async (name, content) => {
        await page.keyboard.press("o");
        await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
    };
    await open("broken.sgf", "(;GM[4]SZ[15];B[");
    await page.locator(".bubble").waitFor();
    await page.keyboard.press("Escape");
    await open("game.sgf", "(;GM[4]FF[4]SZ[15]PB[Ann]PW[Bo];B[hh];W[hi]C[why];B[ii])");
    await until(page, 3);
    assert.match(await page.locator(".players").innerText(), /Ann[\s\S]*Bo/);
    await page.getByRole("button", { name: "One move back" }).click();
    assert.equal(await page.locator(".reading textarea").inputValue(), "why");
    await press(page, "Leave the game");
    await page.keyboard.press("o");
    await page.locator("#paste").fill("h8h9i9");
    await page.locator("dialog").getByRole("button", { name: "Open", exact: true }).click();
    await until(page, 3);
    quiet(complaints);
    await close();
});

test("every format can be saved, and a picture", onlyChromium, async () => {
    const { page, complaints, close } = await visit({ settings: people });
    await begin(page);
    await playAll(page, five);
    const save = async (button) => {
        const coming = page.waitForEvent("download");
        await page.locator("dialog").getByRole("button", { name: button, exact: true }).click();
        const download = await coming;
        return [download.suggestedFilename(), await readFile(await download.path())];
    };
    await press(page, "Save");
    const formats = await page.locator("dialog option").evaluateAll((all) => all.map((each) => each.value));
    assert.deepEqual(formats, ["sgf", "psq", "renlib", "pos", "rec", "yixin-sav", "position-code", "gomocalc", "share"]);
    for (const format of formats) {
        if (!(await page.locator("dialog").count())) await press(page, "Save");
        await page.locator("dialog select").selectOption(format);
        const [, bytes] = await save("Save file");
        assert.ok(bytes.length > 5, format);
        if (format === "sgf") assert.match(bytes.toString(), /GM\[4\]/);
    }
    await press(page, "Save");
    const [png, pixels] = await save("PNG");
    assert.match(png, /\.png$/);
    assert.deepEqual([...pixels.subarray(1, 4)], [..."PNG"].map((c) => c.charCodeAt(0)));
    await press(page, "Save");
    const [svg, curves] = await save("SVG");
    assert.match(svg, /\.svg$/);
    assert.match(curves.toString(), /^<svg[\s\S]*<\/svg>\s*$/);
    quiet(complaints);
    await close();
});

test("a browser that keeps nothing says so, and the game goes on", async () => {
    const prepare = () => {
        IDBObjectStore.prototype.put = () => {
            throw new DOMException("full", "QuotaExceededError");
        };
    };
    const { page, close } = await visit({ prepare });
    await page.locator(".segments label", { hasText: "Two players" }).click();
    await page.getByText("does not keep").waitFor();
    await begin(page);
    await playAll(page, five);
    await page.locator(".result").waitFor();
    await close();
});

test("a worker that dies is replaced, and the game goes on", async () => {
    const { page, close } = await visit({ settings: { opponent: "level:10", thinkSeconds: 3, thinking: "off" } });
    await begin(page);
    await click(page, 7, 7);
    await until(page, 2);
    for (const worker of page.workers()) await worker.evaluate(() => setTimeout(() => { throw new Error("dies"); })).catch(() => {});
    await page.waitForTimeout(200);
    await click(page, 3, 3);
    await until(page, 4);
    await close();
});

test("a second tab is noticed", async () => {
    const { context, page, close } = await visit();
    const second = await visit({ context });
    await second.page.getByText("open in another tab").waitFor();
    await page.getByText("open in another tab").waitFor();
    await close();
});

/** `tianyuan-cli serve`, at any port that is free. */
async function serve() {
    const program = fileURLToPath(new URL("../../../../build/release/bin/tianyuan-cli", import.meta.url));
    const server = spawn(program, ["serve", "--port", "0", "--folder", site], { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    for await (const part of server.stdout) {
        said += part;
        const address = said.match(/http:\/\/localhost:\d+\//);
        if (address) return { address: address[0], end: () => new Promise((done) => server.once("exit", done).kill("SIGINT")) };
    }
    throw new Error(`tianyuan-cli serve ends: ${said}`);
}

test("from a server: installed, and there without a network after the first visit", async () => {
    const { address, end } = await serve();
    const { page, context, complaints, close } = await visit({ address, settings: { thinking: "off" } });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active.state);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const manifest = await page.evaluate(async () => (await fetch("manifest.webmanifest")).json());
    assert.equal(manifest.display, "standalone");
    await end();
    await context.setOffline(true);
    await page.reload();
    await begin(page);
    await click(page, 7, 7);
    await until(page, 2);
    quiet(complaints);
    await close();
});
