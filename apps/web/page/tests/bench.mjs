// Searches the positions of `tianyuan-cli bench` in WebAssembly:
//
//   node tests/bench.mjs PROGRAM.wasm [DEPTH]

import { readFile } from "node:fs/promises";
import { program } from "./program.mjs";

const [file, depth = "10"] = process.argv.slice(2);
const engine = await program(await readFile(file));
const { bench, seconds } = JSON.parse(engine.call("work", JSON.stringify({ task: "bench", depth: +depth })).text);
console.log(`Bench: ${bench}`);
console.log(`${Math.round(bench / seconds)} nodes a second, ${(engine.memory() / 1e6).toFixed(0)} MB`);
