import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announcement, ask, leave, openFile, run, say, view } from "./app";
import { Board } from "./board/Board";
import { CurrentSheet, openSheet, sheet } from "./parts/sheets";
import { PanelHead, PlayPanel, studyKey, tableKey } from "./pages/play";
import { StartPanel, startGame } from "./pages/start";
import { compile } from "./program/wasm";
import type { BoardView } from "./program/view";
import { settings } from "./settings";
import { wakeSounds } from "./sounds";
import "./style.css";

/** Board and panel beside each other, or the panel below: whichever lets the board be larger. */
function formOf(width: number, height: number) {
    const scale = settings.value.textSize;
    const panel = Math.min(width * 0.5, (width < 1000 ? 320 : width > 1700 ? 440 : 384) * scale);
    const gap = width < 1000 || height < 600 ? 16 : 48;
    const wide = Math.min(height - gap, width - panel - gap);
    const tall = Math.min(width - (width < 500 ? 8 : 24), height - 300 * scale);
    return wide >= tall
        ? { name: "wide", side: Math.floor(wide), panel }
        : { name: "tall", side: Math.floor(Math.max(tall, Math.min(width - 8, height * 0.5))), panel };
}

function useWindow() {
    const [size, setSize] = useState([window.innerWidth, window.innerHeight]);
    useEffect(() => {
        const follow = () => setSize([window.innerWidth, window.innerHeight]);
        addEventListener("resize", follow);
        return () => removeEventListener("resize", follow);
    }, []);
    return size;
}

const emptyBoard = (size: number): BoardView => ({
    size, stones: [], last: null, winning: [], next: "black", open: [], offered: [], preview: null, suggested: null, area: null,
    forbidden: [], foul: null, capsules: [], marks: [], words: say("empty-board"), cells: Array(size * size).fill(""),
});

function Page() {
    const [width, height] = useWindow();
    const table = view.value;
    const form = formOf(width, height);
    const board = table?.board ?? emptyBoard(settings.value.size);
    return (
        <div class={`page ${form.name} ${table ? "at-table" : "at-start"}`} style={{ "--panel": `${form.panel}px`, "--board": `${form.side}px` }}>
            {form.name === "tall" && table && <PanelHead table={table} />}
            <main class="desk">
                <Board board={board} side={form.side} alive={!!table} label={board.words} onEmpty={startGame} />
            </main>
            <aside class="panel" aria-label={say("panel")}>
                {form.name === "wide" && table && <PanelHead table={table} />}
                {table ? <PlayPanel table={table} /> : <StartPanel />}
            </aside>
            <div class="announcer" role="log" aria-live="polite">{announcement.value}</div>
            <CurrentSheet />
        </div>
    );
}

function onKey(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (target.closest("input:not([type=radio]), textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const table = view.value;
    const key = event.key.toLowerCase();
    if (event.key === "F1" || event.key === "?") openSheet("help");
    else if (key === "o") openSheet("open");
    else if (key === ",") openSheet("settings");
    else if (key === "n") {
        const next = { none: "few", few: "all", all: "none" } as const;
        settings.value = { ...settings.value, numbers: next[settings.value.numbers] };
    } else if (!table && event.key === "Enter" && !target.closest("button")) startGame();
    else if (table && event.key === "Escape" && !sheet.value) leave();
    else if (!table || !(tableKey(event, table) || studyKey(event, table))) return;
    event.preventDefault();
}

function listen() {
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", wakeSounds, { capture: true });
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        const text = event.dataTransfer?.getData("text");
        if (file) void openFile(file);
        else if (text) ask({ do: "open", name: "" }, new TextEncoder().encode(text));
    });
    addEventListener("paste", (event) => {
        if ((event.target as HTMLElement).closest("input, textarea")) return;
        const text = event.clipboardData?.getData("text");
        if (text) ask({ do: "open", name: "" }, new TextEncoder().encode(text));
    });
}

declare global {
    interface Window {
        /** Put in by the page that brings the program along. */
        tianyuanProgram: () => Promise<ArrayBuffer>;
        tianyuanWorker: () => Worker;
    }
}

async function main() {
    const module = await compile(await window.tianyuanProgram());
    await run(module, window.tianyuanWorker);
    listen();
    document.getElementById("loading")?.remove();
    render(<Page />, document.getElementById("app")!);
}

main().catch((problem) => {
    const place = document.getElementById("loading");
    if (place) place.textContent = `Tianyuan 天元: ${problem instanceof Error ? problem.message : problem}`;
});
