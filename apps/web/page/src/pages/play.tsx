import { ask, leave, perform, say } from "../app";
import type { TableView, Verb } from "../program/view";
import { Button, IconButton } from "../parts/controls";
import { Middle } from "../parts/middle";
import { Players, ToolGrid } from "../parts/panel";
import { openSheet } from "../parts/sheet_name";
import { performSurely } from "../parts/sheets";

export function PanelHead({ table }: { table: TableView }) {
    return (
        <header class="panel-head">
            <IconButton icon="back" label={say(table.isTrying ? "back-to-game" : "leave")} keys="Esc" onPress={leave} />
            <p>{table.ruleLine}</p>
            <IconButton icon="menu" label={say("menu")} onPress={() => openSheet("menu")} />
        </header>
    );
}

/** A chosen point waits to be played. */
function Confirm({ table }: { table: TableView }) {
    const point = table.board.preview;
    if (!point) return null;
    return <Button class="primary confirm" icon="check" label={table.board.previewWords} onPress={() => ask({ do: "play", point })} />;
}

export function PlayPanel({ table }: { table: TableView }) {
    const { threats, analysis, map } = table.study;
    const isBusy = table.isOver || table.guide || table.foul || threats || analysis || map || table.drawOffer;
    return (
        <div class={`play ${isBusy ? "busy" : ""}`}>
            <Players table={table} />
            <Confirm table={table} />
            <Middle table={table} />
            {!table.isReading && <ToolGrid table={table} />}
        </div>
    );
}

/** The answers of an opening have numbers. */
function answerGuide(table: TableView, number: number): boolean {
    const answer = table.guide?.answers[number - 1];
    if (answer) ask({ do: "decide", decision: answer.decision });
    return !!answer;
}

/** The keys of the table, wherever the focus is. */
export function tableKey(event: KeyboardEvent, table: TableView): boolean {
    const verbs: Record<string, Verb> = {
        Backspace: "undo", u: "undo", y: "redo", h: "hint", s: "switch-sides", p: "pass", d: "offer-draw", w: "pause", r: "restart",
    };
    const verb = verbs[event.key] ?? verbs[event.key.toLowerCase()];
    if (verb === "restart") performSurely(verb);
    else if (verb) perform(verb);
    else if (event.key === "[" || event.key === "PageUp") ask({ do: "show", ply: table.shownPly - 1 });
    else if (event.key === "]" || event.key === "PageDown") ask({ do: "show", ply: table.shownPly + 1 });
    else if (/^[1-9]$/.test(event.key)) return answerGuide(table, +event.key);
    else if (event.key.toLowerCase() === "l") ask({ do: "look-back", open: !table.lookBack.isOpen });
    else if (event.key.toLowerCase() === "v") ask({ do: "variations" });
    else return false;
    return true;
}

export function studyKey(event: KeyboardEvent, table: TableView): boolean {
    const { threats, analysis, map } = table.study;
    const key = event.key.toLowerCase();
    if (key === "t") ask({ do: "study", threats: !threats });
    else if (key === "a") ask({ do: "study", analysis: !analysis });
    else if (key === "m") ask({ do: "map", shown: !map });
    else return false;
    return true;
}
