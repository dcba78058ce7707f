// Every record of tests/data, whole and broken in many ways, is read or refused by the program; it never ends.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { folder, isFirefox } from "./browser.mjs";
import { program } from "./program.mjs";

const Times = 10;
const records = new URL("../../../../tests/data/records/", import.meta.url);

let last = 1;
/** The same numbers in each run. */
function random(end) {
    last = (last * 1103515245 + 12345) & 0x7fffffff;
    return (last >> 8) % end;
}

/** Cut off, with a piece too many or too few, or with another byte. */
function broken(bytes) {
    const at = random(bytes.length);
    const length = random(40);
    const damage = [
        () => bytes.subarray(0, at),
        () => Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]),
        () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]),
        () => Buffer.concat([bytes.subarray(0, at), Buffer.of(random(256)), bytes.subarray(at + 1)]),
    ];
    return damage[random(damage.length)]();
}

test("no record that is broken ends the program", { skip: isFirefox && "the same in every browser" }, async () => {
    const { call } = await program(await readFile(`${folder}/tianyuan.wasm`));
    const ask = (command, bytes) => JSON.parse(call("obey", JSON.stringify(command), bytes).text);
    ask({ do: "configure", language: "en", today: "2026-01-01" });
    for (const name of (await readdir(records)).sort()) {
        const whole = await readFile(new URL(name, records));
        for (let i = 0; i <= Times; i++) {
            const { tidings } = ask({ do: "open", name }, i === 0 ? whole : broken(broken(whole)));
            assert.ok(i > 0 || !tidings.some((each) => each.isRefusal), `${name} is read`);
            if (ask({ do: "share" }).view) ask({ do: "leave" });
        }
    }
});
