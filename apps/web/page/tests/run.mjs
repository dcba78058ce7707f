// Runs a WebAssembly program that only writes lines, as on a command line:
//
//   node tests/run.mjs PROGRAM.wasm [ARGUMENT...]

import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [file, ...rest] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [file, ...rest] });
const { instance } = await WebAssembly.instantiate(await readFile(file), { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
