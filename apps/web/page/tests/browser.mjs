// A real browser: Debian's chromium; with TIANYUAN_BROWSER=firefox Debian's Firefox, over WebDriver BiDi.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import playwright from "playwright-core";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
export const folder = process.env.TIANYUAN_WEB ?? `${root}build/web`;
export const file = `file://${folder}/tianyuan.html`;
const site = `${folder}/site`;

export const isFirefox = process.env.TIANYUAN_BROWSER === "firefox";
/** Names of files may be Chinese, whatever the language of this machine. */
const env = { ...process.env, LC_ALL: "C.UTF-8" };
const chromium = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"], env };
const launch = () => isFirefox ? playwright._bidiFirefox.launch({ executablePath: "/usr/bin/firefox-esr", env }) : playwright.chromium.launch(chromium);

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const forms = {
    desktop: { viewport: { width: 1280, height: 800 } },
    phone: { viewport: { width: 390, height: 844 }, ...touch },
    landscape: { viewport: { width: 844, height: 390 }, ...touch },
    smallest: { viewport: { width: 320, height: 568 }, ...touch },
};

let browser;
export const theBrowser = async () => (browser ??= await launch());
export const closeBrowser = async () => browser?.close();

/** `tianyuan-cli serve`, at any port that is free. */
export async function serve() {
    const server = spawn(`${root}build/release/bin/tianyuan-cli`, ["serve", "--port", "0", "--folder", site], { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    for await (const part of server.stdout) {
        said += part;
        const address = said.match(/http:\/\/localhost:\d+\//);
        if (address) return { address: address[0], end: () => new Promise((done) => server.once("exit", done).kill("SIGINT")) };
    }
    throw new Error(`tianyuan-cli serve ends: ${said}`);
}
