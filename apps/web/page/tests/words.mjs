// The words of the page in both languages, from the program itself.

import { readFile } from "node:fs/promises";
import { folder } from "./browser.mjs";
import { program } from "./program.mjs";

const desk = await program(await readFile(`${folder}/tianyuan.wasm`));

function wordsIn(language) {
    const { text } = desk.call("obey", JSON.stringify({ do: "configure", language, today: "2026-01-01" }));
    return JSON.parse(text).answer;
}

export const words = { en: wordsIn("en"), zh: wordsIn("zh") };
