// What is shared, opened and saved; broken links and files too.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { file } from "./browser.mjs";
import { everywhere } from "./everywhere.mjs";
import { five, people } from "./visitor.mjs";

const game = "(;GM[4]FF[4]SZ[15]PB[Ann]PW[Bo];B[hh];W[hi]C[why];B[ii])";

everywhere("the address carries the game", { settings: people }, async (at) => {
    await at.begin();
    await at.play(five);
    await at.press("share");
    const share = await at.find(".code").inputValue();
    assert.match(share, /^ty1:/);
    await at.page.waitForFunction((text) => decodeURIComponent(location.hash) === `#${text}`, share);
    await at.find(".qr").waitFor();
    const other = await at.another({ address: `${file}#${share}` });
    await other.moves(9);
    await other.isNamed("h8", { en: /H8, black.*part of the five/, zh: /H8，黑子.*五连/ });
    // Left, it is not come upon again.
    await other.press("leave");
    await other.find(".start").waitFor();
    await other.page.waitForFunction(() => history.state === "page" && location.hash === "");
    await other.page.reload();
    await other.find(".start").waitFor();
    assert.deepEqual(other.complaints, []);
});

everywhere("a broken link is told in words, and the page is as it was", { address: `${file}#ty1:thisIsBroken` }, async (at) => {
    await at.isTold({ en: /could not be opened/, zh: /打不开|没能打开/ });
    await at.begin();
});

everywhere("an address that is no text at all is told in words", { address: `${file}#%E0%A4%A` }, async (at) => {
    await at.isTold(/./);
    await at.begin();
});

everywhere("a broken link in mid-game leaves the game where it is", { settings: people }, async (at) => {
    await at.begin();
    await at.play("h8 i9");
    await at.page.evaluate(() => { location.hash = "#ty1:thisIsBroken"; });
    await at.isTold({ en: /could not be opened/, zh: /打不开|没能打开/ });
    await at.moves(2);
    await at.play("j10");
});

everywhere("files are opened, broken ones refused, several games chosen from", {}, async (at) => {
    const open = async (name, content) => {
        await at.page.keyboard.press("o");
        await at.find("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
    };
    await open("broken.sgf", "(;GM[4]SZ[15];B[");
    await at.isTold(/./);
    await at.page.keyboard.press("Escape");
    await at.gone("dialog");
    await open("noise.lib", Uint8Array.from({ length: 4000 }, (_, i) => (i * 73) % 256));
    await at.isTold(/./);
    await at.page.keyboard.press("Escape");
    await at.gone("dialog");
    await open("game.sgf", game);
    await at.moves(3);
    await at.sees(".players", /Ann[\s\S]*Bo/);
    await at.press("previous");
    await at.page.waitForFunction(() => document.querySelector(".reading textarea").value === "why");
    await at.press("leave");
    await open("two.sgf", `${game}\n${game.replace("Ann", "Cy")}`);
    await at.hand(at.find("dialog .entry", { hasText: "Cy" }));
    await at.sees(".players", /Cy[\s\S]*Bo/);
});

const sample = (name) => readFile(new URL(`../../../../tests/data/records/${name}`, import.meta.url));

everywhere("files in the encodings of old programs are read", {}, async (at) => {
    const files = { "gb18030.sgf": /张三丰[\s\S]*李四光/, "shift_jis.sgf": /表示太郎[\s\S]*十段ソ/, "cp1251.sgf": /Сергей Иванов[\s\S]*Пётр Петров/, "wide.sgf": /天元[\s\S]*五子/ };
    for (const [name, players] of Object.entries(files)) {
        await at.page.keyboard.press("o");
        await at.find("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer: await sample(name) });
        await at.sees(".players", players);
    }
});

everywhere("a game is pasted", {}, async (at) => {
    await at.press("menu");
    await at.press("open", at.find("dialog"));
    await at.find("#paste").fill("h8h9i9");
    await at.press("open", at.find("dialog"));
    await at.moves(3);
    await at.gone("dialog");
});

everywhere("a game is dropped onto the page", { forms: ["desktop"] }, async (at) => {
    await at.page.evaluate((content) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], "game.sgf"));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, game);
    await at.moves(3);
});

everywhere("every format is saved, and a picture", { settings: people, needsChromium: true }, async (at) => {
    await at.begin();
    await at.play(five);
    const save = async (button) => {
        const coming = at.page.waitForEvent("download");
        await at.hand(button);
        const download = await coming;
        await at.gone("dialog");
        return [download.suggestedFilename(), await readFile(await download.path())];
    };
    const sheet = at.find("dialog");
    await at.press("save");
    const formats = await at.find("dialog option").evaluateAll((all) => all.map((each) => each.value));
    assert.deepEqual(formats, ["sgf", "psq", "renlib", "pos", "rec", "yixin-sav", "position-code", "gomocalc", "share"]);
    for (const format of formats) {
        if (!(await sheet.count())) await at.press("save");
        await at.find("dialog select").selectOption(format);
        const [, bytes] = await save(at.button("save-file", sheet));
        assert.ok(bytes.length > 5, format);
        if (format === "sgf") assert.match(bytes.toString(), /GM\[4\]/);
    }
    await at.press("save");
    const [png, pixels] = await save(at.button(/^PNG$/, sheet));
    assert.match(png, /\.png$/);
    assert.equal(pixels.subarray(1, 4).toString(), "PNG");
    await at.press("save");
    const [svg, curves] = await save(at.button(/^SVG$/, sheet));
    assert.match(svg, /\.svg$/);
    assert.match(curves.toString(), /^<svg[\s\S]*<\/svg>\s*$/);
});

everywhere("nothing can be loaded from elsewhere, and nothing sent", { complains: true }, async (at) => {
    const refused = await at.page.evaluate(async () => {
        const told = [];
        addEventListener("securitypolicyviolation", (event) => told.push(event.effectiveDirective));
        const elsewhere = "http://localhost:9/";
        await fetch(elsewhere).catch(() => {});
        const put = (name, address) => new Promise((done) => {
            const element = Object.assign(document.createElement(name), { onerror: done, onload: done });
            element[name === "link" ? "href" : "src"] = address;
            if (name === "link") element.rel = "stylesheet";
            document.head.append(element);
        });
        for (const name of ["img", "script", "link"]) await put(name, elsewhere);
        navigator.sendBeacon(elsewhere, "game");
        await new Promise((done) => setTimeout(done));
        return told;
    });
    for (const directive of ["connect-src", "img-src", "script-src-elem", "style-src-elem"]) assert.ok(refused.includes(directive), `${directive} of ${refused}`);
});
