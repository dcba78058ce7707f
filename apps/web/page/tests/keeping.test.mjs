// What is kept; and what happens when something breaks.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { serve } from "./browser.mjs";
import { everywhere } from "./everywhere.mjs";
import { five, people } from "./visitor.mjs";

everywhere("a reload in mid-game loses no move", { settings: people }, async (at) => {
    await at.begin();
    await at.play("d8 d7 e8 e7 f8");
    await at.kept("unfinished", "f8");
    await at.page.reload();
    await at.press("resume");
    await at.moves(5);
    await at.play("k11");
});

everywhere("a tab that is killed in mid-game loses no move", { settings: people, needsChromium: true, complains: true }, async (at) => {
    await at.begin();
    await at.play("d8 d7 e8 e7");
    await at.kept("unfinished", "e7");
    // Its answer never comes.
    const crash = at.page.waitForEvent("crash");
    void at.page.goto("chrome://crash").catch(() => {});
    await crash;
    const again = await at.another();
    await again.press("resume");
    await again.moves(4);
});

everywhere("every game stays in a list: opened again, deleted, brought back, saved", { settings: people, needsChromium: true }, async (at) => {
    await at.begin();
    await at.play(five);
    await at.press("again");
    await at.play("d8 d7 e8 e7");
    await at.press("leave");
    await at.page.reload();
    await at.press("games");
    const lines = at.find(".games small");
    await lines.first().waitFor();
    const wanted = { en: /^Not finished · 4 moves.* \| Black won · 9 moves/, zh: /^未完 · 4 手.* \| 黑胜 · 9 手/ };
    assert.match((await lines.allInnerTexts()).join(" | "), wanted[at.language]);
    const coming = at.page.waitForEvent("download");
    await at.press("save-all");
    const text = (await readFile(await (await coming).path())).toString();
    assert.equal(text.match(/GM\[4\]/g).length, 2);
    const drop = at.find(".games").getByRole("button", { name: new RegExp(`^${at.word("remove")}`) }).first();
    await at.hand(drop);
    await at.press("undo", at.find(".games"));
    await at.hand(drop);
    await at.page.keyboard.press("Escape");
    await at.gone("dialog");
    await at.press("games");
    await lines.first().waitFor();
    assert.equal(await lines.count(), 1);
    await at.hand(at.find(".games .entry"));
    await at.find(".reading").waitFor();
    await at.moves(9);
});

everywhere("a game of the list is gone on with by those who played it", { settings: { opponent: "level:1", thinking: "off", side: "second" } }, async (at) => {
    await at.begin();
    await at.moves(1);
    await at.exchange("d12");
    await at.press("leave");
    await at.pick("mode-people");
    await at.press("games");
    await at.hand(at.find(".games .entry"));
    await at.press("play-from-here");
    await at.find(".play:not(:has(.reading))").waitFor();
    await at.sees(".player.turn", { en: /Your move/, zh: /轮到你/ });
    await at.exchange("e11");
});

everywhere("a browser that keeps nothing says so, and the game goes on", {
    complains: true,
    prepare: () => { IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }; },
    settings: people,
}, async (at) => {
    await at.pick("mode-people");
    await at.isTold({ en: /does not keep/, zh: /没能保存/ });
    await at.begin();
    await at.play(five);
    await at.find(".result").waitFor();
});

everywhere("a browser without a database plays all the same", {
    complains: true, prepare: () => Object.defineProperty(window, "indexedDB", { value: { open() { throw new Error("forbidden"); } } }), settings: people,
}, async (at) => {
    await at.pick("mode-people");
    await at.begin();
    await at.play(five);
    await at.find(".result").waitFor();
});

everywhere("storage that fills in mid-game: told once, nothing lost, kept again later", { settings: people, complains: true }, async (at) => {
    await at.begin();
    await at.play("d8 d7");
    await at.page.evaluate(() => {
        window.put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
    });
    await at.play("e8");
    await at.isTold({ en: /does not keep/, zh: /没能保存/ });
    await at.play("e7");
    await at.page.evaluate(() => { IDBObjectStore.prototype.put = window.put; });
    await at.play("f8");
    await at.kept("unfinished", "f8");
    await at.page.reload();
    await at.press("resume");
    await at.moves(5);
});

/** Keeps an eye on the workers, so that one can be told to die. */
function watchWorkers() {
    const Real = Worker;
    window.workers = [];
    window.fatal = false;
    window.Worker = class extends Real {
        constructor(...parameters) {
            super(...parameters);
            window.workers.push(this);
        }
        postMessage(message, ...rest) {
            // A task without what it needs: there the program really ends.
            if (window.fatal && message.task !== undefined) message = { ...message, task: '{"task":"examine"}' };
            super.postMessage(message, ...rest);
        }
    };
}

everywhere("a worker that dies is replaced, and the game goes on", { settings: { opponent: "level:10", thinkSeconds: 60, thinking: "off" }, prepare: watchWorkers }, async (at) => {
    await at.begin();
    await at.stone("h8");
    await at.sees(".player.turn", { en: /Thinking/, zh: /思考中/ });
    const count = await at.page.evaluate(() => window.workers.length);
    await at.page.evaluate(() => window.workers.at(-1).dispatchEvent(new ErrorEvent("error", { message: "dies", cancelable: true })));
    await at.page.waitForFunction((before) => window.workers.length > before, count);
    await at.press("undo");
    await at.moves(0);
    await at.sees(".player.turn", { en: /Your move/, zh: /轮到你/ });
});

everywhere("a worker that dies again and again: it is said, and another opponent goes on", { settings: { opponent: "level:3", thinking: "off" }, prepare: watchWorkers, complains: true }, async (at) => {
    await at.begin();
    await at.exchange("h8");
    await at.page.evaluate(() => { window.fatal = true; });
    await at.stone("k11");
    await at.sees(".result", { en: /The opponent program has stopped/, zh: /对手程序停住了/ });
    await at.page.evaluate(() => { window.fatal = false; });
    await at.hand(at.find(".result .primary"));
    await at.moves(4);
    await at.sees(".player.turn", { en: /Your move/, zh: /轮到你/ });
});

everywhere("workers that die while a position is studied or a game looked back at: it is said, and opened again it goes on", { settings: people, prepare: watchWorkers, complains: true }, async (at) => {
    await at.begin();
    await at.play(five);
    await at.page.evaluate(() => { window.fatal = true; });
    await at.press("threats");
    await at.sees(".study .note", { en: /The computer stopped thinking/, zh: /中断了思考/ });
    await at.press("threats");
    await at.press("look-back");
    await at.sees(".look-back .note", { en: /stopped before its end/, zh: /中途停住了/ });
    await at.gone("progress");
    await at.page.evaluate(() => { window.fatal = false; });
    await at.press("close", at.find(".look-back"));
    await at.press("look-back");
    await at.sees(".summary", { en: /F7 lost it/, zh: /F7 一手输掉了棋/ });
    assert.equal(await at.find(".look-back .note").count(), 0);
});

/** Lets the program of the page end in the middle of something. */
function trapProgram() {
    const real = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...parameters) => {
        const { exports } = await real(...parameters);
        const obey = () => {
            if (window.fatal) throw new WebAssembly.RuntimeError("unreachable");
            exports.obey();
        };
        return { exports: { ...exports, obey } };
    };
}

everywhere("a program that ends is started again: it is said, and no move is lost", { settings: people, prepare: trapProgram, complains: true }, async (at) => {
    await at.begin();
    await at.play("d8 d7 e8");
    await at.kept("unfinished", "e8");
    await at.page.evaluate(() => { window.fatal = true; });
    await at.choose("k11");
    await at.find(".start").waitFor();
    await at.isTold({ en: /was started again/, zh: /已重新启动/ });
    await at.press("resume");
    await at.moves(3);
    await at.play("k11");
});

everywhere("a second tab is noticed", {}, async (at) => {
    const second = await at.another();
    for (const each of [at, second]) await each.sees(".note", { en: /open in another tab/, zh: /另一个标签页/ });
});

everywhere("from a server: installed, and there without a network after the first visit", { settings: { thinking: "off" }, complains: true }, async (at) => {
    const { address, end } = await serve();
    const visitor = await at.another({ address, settings: { thinking: "off", opponent: "level:1" } });
    await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const manifest = await visitor.page.evaluate(async () => (await fetch("manifest.webmanifest")).json());
    assert.equal(manifest.display, "standalone");
    await end();
    await at.context.setOffline(true);
    await visitor.page.reload();
    await visitor.begin();
    await visitor.exchange("h8");
    assert.deepEqual(visitor.complaints, []);
});
