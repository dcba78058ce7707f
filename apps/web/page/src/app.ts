import { batch, effect, signal } from "@preact/signals";
import { start, type Program } from "./program/wasm";
import { Workshop } from "./program/workshop";
import type { BoardPicture, Choices, KeptGame, Message, Point, SetupView, TableView, Tiding, Told, Verb } from "./program/view";
import { groundNow, magnification, restore, scaleFor, settings, themeNow, wishedGame } from "./settings";
import { play as playSound } from "./sounds";
import { load, loadAll, save } from "./store";
import { makeTexture } from "./board/texture";

/** The page's one door to the program: commands go in, what is to be seen comes out as signals. */

export const view = signal<TableView | null>(null);
export const setup = signal<SetupView | null>(null);
export const choices = signal<Choices | null>(null);
export const message = signal<(Message & { number: number }) | null>(null);
export const announcement = signal("");
export const collection = signal<{ title: string; line: string }[] | null>(null);
export const unfinished = signal<{ past: unknown; board: BoardPicture; line: string } | null>(null);
/** The texture of the board has been made. */
export const textured = signal(0);
/** Another tab shows the program too. */
export const otherTab = signal(false);

const words = signal<Record<string, string>>({});
/** A text of the page, in the language of the person. `values` stand for {0}, {1}, … */
export const say = (code: string, ...values: (string | number)[]): string =>
    (words.value[code] ?? code).replace(/\{(\d)\}/g, (_, i) => String(values[+i]));

let program: Program;
let workshop: Workshop;
let timer = 0;
let messages = 0;
let isKept = true;
const GameKey = "game:";

export function tell(headline: string, line = "", isRefusal = false) {
    message.value = { headline, line, point: null, isRefusal, number: ++messages };
}

async function keep(key: string, value: unknown) {
    try {
        await save(key, value);
        isKept = true;
    } catch {
        if (isKept) tell(say("not-kept"), say("not-kept-help"), true);
        isKept = false;
    }
}

function take(tiding: Tiding) {
    switch (tiding.kind) {
        case "message":
            message.value = { ...tiding, number: ++messages };
            break;
        case "work":
            workshop.work(tiding.room, tiding.ticket, tiding.task);
            break;
        case "stop":
            workshop.stop(tiding.ticket);
            break;
        case "sound":
            void playSound(tiding.name);
            break;
        case "say":
            announcement.value = tiding.text;
            break;
        case "keep":
            void keep("unfinished", tiding.past);
            break;
        case "forget":
            void keep("unfinished", undefined);
            break;
        case "keep-game":
            void keep(GameKey + tiding.id, tiding.game);
            break;
        case "drop-game":
            void keep(GameKey + tiding.id, undefined);
            break;
        case "collection":
            collection.value = tiding.games;
            break;
        case "opened":
            collection.value = null;
            break;
        case "tips":
            settings.value = { ...settings.value, tipsSeen: tiding.seen };
            break;
    }
}

const Fell = "tianyuan-fell";
let isRunning = false;

/** The program has ended in the middle of something, and cannot be asked again: the page begins anew, with what is kept. */
function fall() {
    // What fails while the page comes up would fail again.
    if (!isRunning) return;
    isRunning = false;
    setAddress("");
    sessionStorage.setItem(Fell, "1");
    location.reload();
}

function tellFall() {
    if (!sessionStorage.getItem(Fell)) return;
    sessionStorage.removeItem(Fell);
    tell(say("started-again"), say("started-again-help"), true);
}

/** What is done at the table: whatever was told before belongs to the past. */
const Deeds = ["verb", "begin", "take-up", "decide", "show", "leave", "go-to", "back-to-game", "variations", "set-up"];

function obeyed(command: string, bytes?: Uint8Array) {
    try {
        return program.call("obey", command, bytes);
    } catch (problem) {
        fall();
        throw problem;
    }
}

/** Does something, and shows what comes of it. */
export function ask<T = unknown>(command: { do: string; [key: string]: unknown }, bytes?: Uint8Array): { answer: T; bytes: Uint8Array } {
    if (Deeds.includes(command.do)) message.value = null;
    const reply = obeyed(JSON.stringify(command), bytes);
    const told = JSON.parse(reply.text) as Told<T>;
    batch(() => {
        view.value = told.view;
        setup.value = told.setup;
        for (const tiding of told.tidings) take(tiding);
    });
    clearTimeout(timer);
    if (told.wake !== null) timer = window.setTimeout(() => ask({ do: "tick" }), Math.max(10, told.wake));
    return { answer: told.answer, bytes: reply.bytes };
}

export const perform = (verb: Verb) => ask({ do: "verb", verb });

/** Is a point chosen first, and played when chosen again? */
export const confirming = signal(matchMedia("(pointer: coarse)").matches);

function today(): string {
    const now = new Date();
    const two = (n: number) => String(n).padStart(2, "0");
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function configure() {
    const s = settings.value;
    const confirms = s.confirms === "always" || (s.confirms === "auto" && confirming.value);
    const { answer } = ask<Record<string, string>>({
        do: "configure", language: s.language, today: today(), thinking: s.thinking, thinkSeconds: s.thinkSeconds,
        numbers: s.numbers, forbidden: s.forbidden, confirms, help: s.help, tipsSeen: s.tipsSeen,
    });
    words.value = answer;
    choices.value = ask<Choices>({ do: "choices", size: s.size }).answer;
}

/** With a point the first stone is there; `second`: the computer is to begin. */
export const begin = (first: { point?: Point | null; second?: boolean } = {}) => ask({ do: "begin", game: wishedGame(), ...first });

/** Goes on from the position that is shown. */
export const playFromHere = () => ask({ do: "verb", verb: "play-from-here", game: wishedGame() });

export const setUp = () => ask({ do: "set-up", game: wishedGame() });

export async function refreshUnfinished() {
    const past = await load<unknown>("unfinished");
    if (!past) {
        unfinished.value = null;
        return;
    }
    const { answer } = ask<{ board: BoardPicture; line: string } | null>({ do: "unfinished", past });
    unfinished.value = answer ? { past, ...answer } : null;
}

export function takeUp() {
    const game = unfinished.value;
    if (game) ask({ do: "take-up", past: game.past });
}

/** The games that are kept, as the list shows them, and as they are written. */
export async function keptGames(): Promise<(KeptGame & { text: string })[]> {
    const found = await loadAll<string>(GameKey);
    const games = found.map(([key, game]) => ({ id: key.slice(GameKey.length), game }));
    const texts = new Map(games.map(({ id, game }) => [id, game]));
    const { answer } = ask<KeptGame[]>({ do: "games", games });
    return answer.map((each) => ({ ...each, text: texts.get(each.id)! }));
}

/** Without a text it is dropped. */
export const keepGame = (id: string, text: string | undefined) => keep(GameKey + id, text);

/** What stands behind the # from now on. */
export const setAddress = (text: string) => history.replaceState(history.state, "", text ? `#${text}` : location.pathname + location.search);

export function leave() {
    ask({ do: "leave" });
    if (view.value) return;
    setAddress("");
    void refreshUnfinished();
}

/** What stands behind the # of the address. */
function addressText(): string {
    const text = location.hash.slice(1);
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

/** The game that the address carries. */
export function openAddress(): boolean {
    const share = addressText();
    if (!share) return false;
    ask({ do: "open", name: "" }, new TextEncoder().encode(share));
    return view.value !== null;
}

export async function openFile(file: Blob & { name?: string }) {
    ask({ do: "open", name: file.name ?? "" }, new Uint8Array(await file.arrayBuffer()));
}

function watchOtherTabs() {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel("tianyuan");
    channel.onmessage = (event) => {
        if (event.data === "here") channel.postMessage("too");
        otherTab.value = true;
    };
    channel.postMessage("here");
}

/** The page has been painted: what takes longer can begin. */
let isShown: () => void;
const shown = new Promise<void>((resolve) => (isShown = resolve));
export const tellShown = () => requestAnimationFrame(() => setTimeout(isShown));

function scaleToScreen() {
    const { style } = document.documentElement;
    style.setProperty("--scale", String(scaleFor(window.innerWidth, window.innerHeight)));
    style.setProperty("--large", String(magnification(window.innerWidth, window.innerHeight)));
}

function dress() {
    document.documentElement.lang = settings.value.language === "zh" ? "zh-CN" : "en";
    document.documentElement.dataset.theme = themeNow();
    const desk = getComputedStyle(document.documentElement).getPropertyValue("--desk");
    document.querySelector<HTMLMetaElement>("meta[name=theme-color]")!.content = desk;
    scaleToScreen();
    const ground = groundNow();
    void shown.then(() => {
        makeTexture(ground);
        textured.value++;
    });
}

export async function run(module: WebAssembly.Module, makeWorker: () => Worker) {
    program = await start(module);
    workshop = new Workshop(makeWorker, module, (ticket, answer, last) => ask({ do: "worked", ticket, answer, last }));
    restore(await load("settings"));
    configure();
    let isFirst = true;
    effect(() => {
        const s = settings.value;
        void confirming.value;
        dress();
        if (isFirst) isFirst = false;
        else {
            configure();
            void keep("settings", { ...s });
        }
    });
    addEventListener("resize", scaleToScreen);
    watchOtherTabs();
    if (!openAddress()) await refreshUnfinished();
    addEventListener("hashchange", () => openAddress());
    tellFall();
    isRunning = true;
}
