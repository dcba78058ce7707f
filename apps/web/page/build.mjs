// Makes the two forms of the page from the program and the sources:
//
//   node build.mjs PROGRAM.wasm FOLDER
//
// FOLDER/tianyuan.html  everything in one file, for a double click
// FOLDER/site/          the same for a web server, with a service worker, so that it can be installed

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const assets = join(here, "../../desktop/assets");
const [programFile, folder] = process.argv.slice(2);
const site = join(folder, "site");

async function filesOf(kind, extension, encoding) {
    const all = {};
    for (const name of (await readdir(join(assets, kind))).sort()) {
        if (name.endsWith(extension)) all[basename(name, extension)] = await readFile(join(assets, kind, name), encoding);
    }
    return all;
}

/** Pictures and sounds of the desktop, as modules. */
const ours = {
    name: "ours",
    setup(b) {
        b.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: "ours" }));
        b.onLoad({ filter: /.*/, namespace: "ours" }, async ({ path }) => {
            const contents = {
                "virtual:faces": () => filesOf("faces", ".svg", "utf8"),
                "virtual:icons": () => filesOf("icons", ".svg", "utf8"),
                "virtual:sounds": () => filesOf("sounds", ".wav", "base64"),
            }[path];
            return { contents: JSON.stringify(await contents()), loader: "json" };
        });
    },
};

const bundle = async (entry, more = {}) => {
    const result = await build({
        entryPoints: [join(here, "src", entry)], bundle: true, minify: true, write: false, outdir: "out", format: "iife",
        target: ["chrome110", "firefox110", "safari16.4"], jsx: "automatic", jsxImportSource: "preact", legalComments: "none",
        plugins: [ours], ...more,
    });
    const text = (end) => result.outputFiles.find((each) => each.path.endsWith(end))?.text ?? "";
    return { script: text(".js"), style: text(".css") };
};

const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const inScript = (text) => text.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");

const page = (policy, head, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="Tianyuan 天元: five in a row (gomoku, renju), against ten levels, without a network">
<meta name="theme-color" content="#E9E2D5">
<title>Tianyuan 天元</title>
${head}
</head>
<body>
<div id="app"></div>
<p id="loading" role="status">Tianyuan 天元 …</p>
${body}
</body>
</html>
`;

const icon = await readFile(join(assets, "icon.svg"), "utf8");
/** For phones that cut icons to a form of their own: all of it within the circle that they leave. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#E9E2D5"/>${icon.slice(icon.indexOf("<svg")).replace("<svg", '<svg x="17" y="17"').replace(/ width="[^"]*"| height="[^"]*"/, "")}</svg>`;
const program = await readFile(programFile);
const packed = gzipSync(program, { level: 9 });
const main = await bundle("main.tsx");
const worker = await bundle("program/worker.ts");
await mkdir(site, { recursive: true });

// One file: the program is packed and written as text; the worker is made from its text.
const unpack = inScript(`
window.tianyuanProgram = async () => {
    const text = atob(document.getElementById("program").textContent);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return await new Response(stream).arrayBuffer();
};
window.tianyuanWorker = (() => {
    let address;
    return () => new Worker(address ??= URL.createObjectURL(new Blob([document.getElementById("worker").textContent], { type: "text/javascript" })));
})();
`);
const script = inScript(main.script);
const onePolicy = `default-src 'none'; script-src 'wasm-unsafe-eval' blob: ${hashOf(unpack)} ${hashOf(script)}; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'`;
const one = page(
    onePolicy,
    `<link rel="icon" href="data:image/svg+xml;base64,${Buffer.from(icon).toString("base64")}">\n<style>${main.style}</style>`,
    `<script type="text/plain" id="program">${packed.toString("base64")}</script>
<script type="text/plain" id="worker">${inScript(worker.script)}</script>
<script>${unpack}</script>
<script>${script}</script>`,
);
await writeFile(join(folder, "tianyuan.html"), one);

// For a web server: each part a file, kept by the service worker for when there is no network.
const sitePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'";
const parts = {
    "index.html": page(
        sitePolicy,
        `<link rel="icon" href="icon.svg">\n<link rel="apple-touch-icon" href="icon-192.png">\n<link rel="manifest" href="manifest.webmanifest">\n<link rel="stylesheet" href="tianyuan.css">`,
        `<script src="site.js"></script>\n<script src="tianyuan.js"></script>`,
    ),
    "tianyuan.css": main.style,
    "tianyuan.js": main.script,
    "worker.js": worker.script,
    "tianyuan.wasm": program,
    "icon.svg": icon,
    "icon-maskable.svg": maskable,
    "site.js": `window.tianyuanProgram = async () => await (await fetch("tianyuan.wasm")).arrayBuffer();
window.tianyuanWorker = () => new Worker("worker.js");
if ("serviceWorker" in navigator) addEventListener("load", () => navigator.serviceWorker.register("service.js").catch(() => {}));
`,
    "manifest.webmanifest": JSON.stringify({
        name: "Tianyuan 天元", short_name: "天元", description: "Five in a row", id: "./", start_url: "./", scope: "./", display: "standalone",
        background_color: "#E9E2D5", theme_color: "#E9E2D5", categories: ["games"],
        icons: [
            { src: "icon-192.png", sizes: "192x192", type: "image/png" },
            { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
            { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
            { src: "icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
        ],
    }, null, 4),
};
for (const name of ["icon-192.png", "icon-512.png"]) parts[name] = await readFile(join(here, "icons", name));
const version = createHash("sha256");
for (const content of Object.values(parts)) version.update(content);
const id = version.digest("hex").slice(0, 16);
parts["service.js"] = `// Keeps every part of the page, so that it opens without a network. A new version takes the place of the old as a whole.
const shelf = "tianyuan-${id}";
const parts = ${JSON.stringify(["./", ...Object.keys(parts)])};
addEventListener("install", (event) => event.waitUntil(caches.open(shelf).then((kept) => kept.addAll(parts)).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith("tianyuan-") && name !== shelf).map((name) => caches.delete(name))))
    .then(() => clients.claim())));
addEventListener("fetch", (event) => {
    if (event.request.method !== "GET") return;
    event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
`;
for (const [name, content] of Object.entries(parts)) await writeFile(join(site, name), content);

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(`web: tianyuan.html ${megabytes(Buffer.byteLength(one))} (program ${megabytes(program.length)}, packed ${megabytes(packed.length)})`);
