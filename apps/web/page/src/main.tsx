import { effect, signal, untracked } from "@preact/signals";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announcement, ask, choices, collection, leave, openFile, run, say, setUp, setup, tellShown, view } from "./app";
import { Board } from "./board/Board";
import { Notice } from "./board/Bubble";
import { openSheet, sheet } from "./parts/sheet_name";
import { CurrentSheet } from "./parts/sheets";
import { PanelHead, PlayPanel, studyKey, tableKey } from "./pages/play";
import { SetupPanel, closeSetup } from "./pages/setup";
import { StartPanel, startGame } from "./pages/start";
import { compile } from "./program/wasm";
import type { Point } from "./program/view";
import { scaleFor, settings } from "./settings";
import { wakeSounds } from "./sounds";
import { followWayBack } from "./way_back";
import "./style.css";

/**
 * Board and panel beside each other, or the panel below: whichever lets the board be larger. Where the panel is left little
 * height, it is small: players side by side, tools without their names.
 */
function formOf(width: number, height: number, isStart: boolean) {
    const scale = scaleFor(width, height);
    const panel = Math.min(width * 0.5, (width < 1000 ? 320 : width > 1700 ? 440 : 408) * scale);
    const gap = width < 1000 || height < 600 ? 16 : 48;
    const wide = Math.min(height - gap, width - panel - gap);
    const tall = Math.min(width - (width < 500 ? 8 : 24), height - (height < 700 ? 300 : height < 900 ? 340 : 390) * scale);
    if (wide >= tall) return { name: `wide ${height < 500 * scale ? "small" : ""}`, side: Math.floor(wide), panel };
    const side = Math.max(tall, Math.min(width - 8, height * 0.5));
    return { name: `tall ${height < 640 * scale ? "small" : ""}`, side: Math.floor(isStart ? Math.min(side, height * 0.52) : side), panel };
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

/** The board of the page: that of the game, of a position that is set up, or an empty one that starts a game. */
function TheBoard({ side }: { side: number }) {
    const table = view.value;
    const common = { side, aims: true };
    if (setup.value) {
        const { board } = setup.value;
        return (
            <Board {...common} key="setup" board={board} label={board.words} onPoint={(point) => ask({ do: "set-up-click", point })}
                onSecond={(point) => ask({ do: "set-up-away", point })} />
        );
    }
    if (!table) {
        return (
            <Board {...common} key="start" board={choices.value!.board} label={say("empty-board")} aims={false} onPoint={(point) => startGame({ point })}
                onSecond={() => startGame({ second: true })} />
        );
    }
    const look = (point: Point | null) => ask({ do: "look", point });
    return (
        <Board {...common} key="table" board={table.board} label={table.board.words} onPoint={(point) => ask({ do: "play", point })}
            onSecond={(point) => ask({ do: "second-or-undo", point })} onLook={table.explainsFouls ? look : undefined} />
    );
}

function Page() {
    const [width, height] = useWindow();
    const table = setup.value ? null : view.value;
    const form = formOf(width, height, !table && !setup.value);
    const isTall = form.name.startsWith("tall");
    const place = setup.value ? "at-setup" : table ? "at-table" : "at-start";
    return (
        <div class={`page ${form.name} ${place}`} style={{ "--panel": `${form.panel}px` }}>
            {isTall && table && <PanelHead table={table} />}
            <main class="desk"><TheBoard side={form.side} /></main>
            <aside class="panel" aria-label={say("panel")}>
                {!isTall && table && <PanelHead table={table} />}
                {setup.value ? <SetupPanel setup={setup.value} /> : table ? <PlayPanel table={table} /> : <StartPanel />}
            </aside>
            <div class="announcer" role="log" aria-live="polite">{announcement.value}</div>
            {!sheet.value && <Notice />}
            <CurrentSheet />
        </div>
    );
}

/** The arrows find the board from wherever the focus is. */
const focusBoard = () => document.querySelector<HTMLElement>('main [tabindex="0"]')?.focus({ preventScroll: true });

function onKey(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (target.closest("input:not([type=radio]), textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const table = view.value;
    const key = event.key.toLowerCase();
    if (event.key === "F1" || event.key === "?") openSheet("help");
    else if (key === "o") openSheet("open");
    else if (key === "g") openSheet("games");
    else if (key === ",") openSheet("settings");
    else if (key === "b" && !setup.value) setUp();
    else if (setup.value) {
        if (event.key !== "Escape") return;
        closeSetup();
    } else if (key === "n") {
        const next = { none: "few", few: "all", all: "none" } as const;
        settings.value = { ...settings.value, numbers: next[settings.value.numbers] };
    } else if (!table && event.key === "Enter" && !target.closest("button")) startGame();
    else if (table && event.key === "Escape" && !sheet.value) leave();
    else if (event.key.startsWith("Arrow") && !target.closest("input, .tree, .moves")) focusBoard();
    else if (!table || !(tableKey(event, table) || studyKey(event, table))) return;
    event.preventDefault();
}

/** No clock runs while something lies over the board, or nobody can see it. */
function tellCover() {
    const isHidden = signal(document.hidden);
    addEventListener("visibilitychange", () => (isHidden.value = document.hidden));
    effect(() => {
        const cover = { sheet: sheet.value !== null || collection.value !== null, hidden: isHidden.value };
        untracked(() => ask({ do: "cover", ...cover }));
    });
}

function listen() {
    tellCover();
    followWayBack();
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
    performance.mark("ready");
    tellShown();
}

main().catch((problem) => {
    const place = document.getElementById("loading");
    if (place) place.textContent = `Tianyuan 天元: ${problem instanceof Error ? problem.message : problem}`;
});
