// Undo, restart, switch sides and leave, at any moment of a game; or the reason why not.

import assert from "node:assert/strict";
import { everywhere, onDesk } from "./everywhere.mjs";
import { five, people } from "./visitor.mjs";

const computer = { opponent: "level:1", thinking: "off" };
/** Thinks until it is told to stop. */
const slow = { opponent: "level:10", thinking: "off", thinkSeconds: 60 };

/** Ways into the moments of a game. */
const moments = {
    "on the empty board": { settings: computer, come: async (at) => at.begin() },
    "in mid-game": { settings: computer, come: async (at) => { await at.begin(); await at.exchange("h8"); await at.exchange("c3"); } },
    "while the computer thinks": {
        settings: slow,
        come: async (at) => {
            await at.begin();
            await at.stone("h8");
            await at.sees(".player.turn", { en: /Thinking/, zh: /思考中/ });
        },
    },
    "in an opening": { settings: { ...people, opening: "swap2" }, come: async (at) => { await at.begin(); await at.play("h8 i9"); } },
    "after the end": { settings: people, come: async (at) => { await at.begin(); await at.play(five); await at.find(".result").waitFor(); } },
    "while looking at an earlier move": {
        settings: people,
        come: async (at) => { await at.begin(); await at.play("h8 i9 j10"); await at.hand(at.find(".move").first()); await at.find(".navigation").waitFor(); },
    },
};

/** Presses it, and says yes where one is asked. */
async function surely(at, code) {
    await at.press(code);
    const yes = at.find("dialog .primary");
    await at.find("dialog, .play:not(:has(.move))").first().waitFor();
    if (await yes.count()) await at.hand(yes);
}

for (const [moment, { settings, come }] of Object.entries(moments)) {
    everywhere(`restart and leave ${moment}`, { settings }, async (at) => {
        await come(at);
        await surely(at, "restart");
        await at.moves(0);
        await at.gone(".result");
        await at.press("leave");
        await at.find(".start").waitFor();
        await come(at);
        await at.press("leave");
        await at.find(".start").waitFor();
        await at.begin();
        await at.moves(0);
    });
}

everywhere("sides are switched in mid-game, and the computer goes on", { settings: computer }, async (at) => {
    await at.begin();
    await at.exchange("h8");
    await at.press("switch-sides");
    await at.moves(3);
    await at.sees(".player.turn", { en: /Your move/, zh: /轮到你/ });
    await at.exchange("a1");
    await at.isNamed("a1", { en: /white/, zh: /白子/ });
});

everywhere("rounds are taken back down to the empty board, and brought again", { settings: computer }, async (at) => {
    const back = () => (at.isTouch ? at.press("undo") : at.rightClick("o1"));
    await at.begin();
    await at.exchange("h8");
    await at.exchange("c3");
    await back();
    await at.moves(2);
    await back();
    await at.moves(0);
    await at.press("redo");
    await at.moves(2);
    await at.press("redo");
    await at.moves(4);
    await at.pressInVain("redo");
    await at.isTold({ en: /nothing to bring back/, zh: /没有可以恢复的棋/ });
});

everywhere("between people one stone is taken back; on the empty board it is said why not", { settings: people }, async (at) => {
    await at.begin();
    await at.play("h8 i9");
    await at.press("undo");
    await at.moves(1);
    await at.press("undo");
    await at.moves(0);
    await at.pressInVain("undo");
    await at.isTold({ en: /nothing to take back/, zh: /没有可以悔的棋/ });
});

everywhere("while the computer thinks, undo takes back what was played last", { settings: slow }, async (at) => {
    await moments["while the computer thinks"].come(at);
    await (at.isTouch ? at.press("undo") : at.page.keyboard.press("Backspace"));
    await at.moves(0);
    await at.sees(".player.turn", { en: /Your move/, zh: /轮到你/ });
});

everywhere("Backspace and the right click take back; in an opening too", { settings: { ...people, opening: "swap" }, ...onDesk }, async (at) => {
    await at.begin();
    await at.play("h8 i9");
    await at.page.keyboard.press("Backspace");
    await at.moves(1);
    await at.rightClick("a1");
    await at.moves(0);
});

everywhere("a click while looking back tries a variation, and back leads back", { settings: people }, async (at) => {
    await at.begin();
    await at.play(five);
    await at.press("look-back");
    await at.find(".graph").waitFor();
    await at.press("previous");
    await at.press("previous");
    await at.choose("k11");
    await at.find(".tree .node.here").waitFor();
    assert.equal(await at.find(".tree .node").count(), 11);
    await at.press("back-to-game");
    await at.gone(".reading");
    await at.find(".result, .look-back").first().waitFor();
    await at.moves(9);
});
