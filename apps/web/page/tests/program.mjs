// The program in Node, started by the same code as on the page.

import { build } from "esbuild";
import { fileURLToPath } from "node:url";

export async function program(bytes, tell) {
    const source = fileURLToPath(new URL("../src/program/wasm.ts", import.meta.url));
    const made = await build({ entryPoints: [source], bundle: true, write: false, format: "esm" });
    const code = `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString("base64")}`;
    const { compile, start } = await import(code);
    return await start(await compile(bytes), tell);
}
