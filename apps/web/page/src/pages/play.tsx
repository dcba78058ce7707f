import { ask, perform, say, begin } from "../app";
import type { TableView, Verb } from "../program/view";
import { Button, IconButton } from "../parts/controls";
import { Middle } from "../parts/middle";
import { Players, ToolGrid } from "../parts/panel";
import { openSheet } from "../parts/sheets";
import { restartVerb } from "../parts/sure";
import { plannedGame } from "../settings";
import { leave } from "../app";

/** Asks first where something would be lost. */
function sure(verb: Verb) {
    restartVerb.value = verb;
    openSheet("sure");
}

export function PanelHead({ table }: { table: TableView }) {
    return (
        <header class="panel-head">
            <IconButton icon="back" label={say("leave")} onPress={leave} />
            <p>{table.ruleLine}</p>
            <IconButton icon="menu" label={say("menu")} onPress={() => openSheet("menu")} />
        </header>
    );
}

/** A chosen point waits to be played. */
function Confirm({ table }: { table: TableView }) {
    const point = table.board.preview;
    if (!point) return null;
    const name = table.board.cells[point[1] * table.board.size + point[0]].split(/[,，]/)[0];
    return <Button class="primary confirm" icon="check" label={say("play-at", name)} onPress={() => ask({ do: "play", point })} />;
}

export function PlayPanel({ table }: { table: TableView }) {
    const playHere = () => {
        const plan = plannedGame();
        if (table.isReading) ask({ do: "verb", verb: "play-from-here", plan });
        else begin(plan);
    };
    return (
        <div class="play">
            <Players table={table} />
            <Confirm table={table} />
            <Middle table={table} onShare={() => openSheet("share")} onSave={() => openSheet("save")} onPlayHere={playHere} />
            {!table.isReading && <ToolGrid table={table} onSure={sure} />}
        </div>
    );
}

/** The keys of the table, wherever the focus is. */
export function tableKey(event: KeyboardEvent, table: TableView): boolean {
    const verbs: Record<string, Verb> = { Backspace: "undo", u: "undo", y: "redo", h: "hint", s: "switch-sides", p: "pass", d: "offer-draw" };
    const verb = verbs[event.key] ?? verbs[event.key.toLowerCase()];
    if (verb) perform(verb);
    else if (event.key.toLowerCase() === "r") {
        if (table.moves.length > 2 && !table.isOver) sure("restart");
        else perform("restart");
    } else if (event.key === "[" || event.key === "PageUp") ask({ do: "show", ply: table.shownPly - 1 });
    else if (event.key === "]" || event.key === "PageDown") ask({ do: "show", ply: table.shownPly + 1 });
    else if (event.key.toLowerCase() === "l") ask({ do: "look-back", open: !table.lookBack.isOpen });
    else return false;
    return true;
}

export function studyKey(event: KeyboardEvent, table: TableView): boolean {
    const { threats, analysis, map } = table.study;
    const now = { threats: !!threats, analysis: !!analysis, map: map?.spec ?? "" };
    const key = event.key.toLowerCase();
    if (key === "t") ask({ do: "study", ...now, threats: !threats });
    else if (key === "a") ask({ do: "study", ...now, analysis: !analysis });
    else if (key === "m") ask({ do: "study", ...now, map: map ? "" : "scoremap" });
    else return false;
    return true;
}
