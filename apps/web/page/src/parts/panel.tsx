import { useEffect, useRef } from "preact/hooks";
import { ask, choices, perform, say } from "../app";
import type { SeatView, TableView, Verb } from "../program/view";
import { settings } from "../settings";
import { Button, Face, Icon, IconButton, StoneDot } from "./controls";
import { performSurely } from "./sheets";

export function Player({ seat }: { seat: SeatView }) {
    const opponent = choices.value?.opponents.find((each) => each.value === seat.spec);
    return (
        <div class={`player ${seat.isTurn ? "turn" : ""}`}>
            <span class="portrait">
                {seat.spec ? <Face name={opponent?.face ?? "engine"} /> : <span class="face person"><Icon name="person" /></span>}
                <StoneDot colour={seat.stone} />
            </span>
            <span class="who">
                <b>{seat.name}</b>
                <small>{seat.line}{seat.isThinking && <i class="dots" aria-hidden="true"><i /><i /><i /></i>}</small>
            </span>
            {seat.clock && <span class={`clock ${seat.isShort ? "short" : ""}`} role="timer">{seat.clock}</span>}
        </div>
    );
}

/** The opponent above, the person below. */
export function Players({ table }: { table: TableView }) {
    const seats = table.person === "first" ? [table.seats[1], table.seats[0]] : [...table.seats];
    return <div class="players">{seats.map((seat) => <Player key={seat.seat} seat={seat} />)}</div>;
}

const Tools: [Verb, string, string, string][] = [
    ["undo", "undo", "undo", "⌫"], ["redo", "redo", "redo", "Y"], ["hint", "hint", "hint", "H"],
    ["switch-sides", "switch-sides", "switch-sides", "S"], ["restart", "restart", "restart", "R"],
    ["pass", "pass", "pass", "P"], ["offer-draw", "offer-draw", "offer-draw", "D"], ["resign", "resign", "resign", ""],
];

export function ToolGrid({ table }: { table: TableView }) {
    return (
        <div class="tools" role="toolbar" aria-label={say("tools")}>
            {Tools.map(([verb, icon, word, keys]) => (
                <Button key={verb} class="tool" icon={icon} label={say(word)} keys={keys} whyNot={table.refused[verb]} onPress={() => performSurely(verb)} />
            ))}
        </div>
    );
}

export function Navigation({ table }: { table: TableView }) {
    const go = (ply: number) => ask({ do: "show", ply });
    const end = table.moves.length;
    const first = table.shownPly === 0 ? say("at-start") : undefined;
    const last = table.shownPly === end ? say("at-end") : undefined;
    return (
        <div class="navigation">
            <IconButton icon="first" label={say("first")} whyNot={first} onPress={() => go(0)} />
            <IconButton icon="previous" label={say("previous")} whyNot={first} onPress={() => go(table.shownPly - 1)} />
            <span class="numeric">{table.shownPly} / {end}</span>
            <IconButton icon="next" label={say("next")} whyNot={last} onPress={() => go(table.shownPly + 1)} />
            <IconButton icon="last" label={say("last")} whyNot={last} onPress={() => go(end)} />
        </div>
    );
}

export function MoveList({ table }: { table: TableView }) {
    const list = useRef<HTMLDivElement>(null);
    const marks = table.lookBack.marks;
    useEffect(() => {
        const box = list.current;
        const current = box?.querySelector<HTMLElement>(".current");
        if (!box || !current) return;
        const top = current.offsetTop - box.offsetTop;
        if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 40) box.scrollTop = top - box.clientHeight / 2;
        const left = current.offsetLeft - box.offsetLeft;
        if (box.scrollWidth > box.clientWidth) box.scrollLeft = left - box.clientWidth / 2;
    }, [table.shownPly, table.moves.length]);
    return (
        <div class="moves" ref={list} role="group" aria-label={say("moves")} tabIndex={-1}>
            {table.moves.map(([move, colour], i) => (
                <button type="button" key={i} class={`move ${i + 1 === table.shownPly ? "current" : ""}`}
                    aria-current={i + 1 === table.shownPly ? "true" : undefined}
                    onClick={() => ask({ do: "show", ply: i + 1 })}>
                    <small class="numeric">{i + 1}</small>
                    <StoneDot colour={colour} size={10} />
                    {move}
                    {marks?.[i] && <em class={marks[i] === "!" ? "good" : ""}>{marks[i]}</em>}
                </button>
            ))}
            {table.moves.length === 0 && <p class="quiet">{say("no-moves")}</p>}
        </div>
    );
}

/** What is laid over the board: numbers, threats, thoughts, scores. */
export function Overlays({ table }: { table: TableView }) {
    const s = settings.value;
    const { study } = table;
    const whyNot = table.whyNoStudy || undefined;
    const next = { none: "few", few: "all", all: "none" } as const;
    return (
        <div class="overlays">
            {!table.isReading && !table.refused.pause && (
                <IconButton icon={table.isPaused ? "play" : "pause"} label={say(table.isPaused ? "continue" : "pause")} keys="W" onPress={() => perform("pause")} />
            )}
            <IconButton icon="numbers" label={say("numbers")} keys="N" pressed={s.numbers !== "none"}
                onPress={() => (settings.value = { ...s, numbers: next[s.numbers] })} />
            <IconButton icon="threats" label={say("threats")} keys="T" pressed={!!study.threats} whyNot={whyNot} onPress={() => ask({ do: "study", threats: !study.threats })} />
            <IconButton icon="graph" label={say("analysis")} keys="A" pressed={!!study.analysis} whyNot={whyNot} onPress={() => ask({ do: "study", analysis: !study.analysis })} />
            <IconButton icon="score-map" label={say("score-map")} keys="M" pressed={!!study.map} whyNot={whyNot} onPress={() => ask({ do: "map", shown: !study.map })} />
        </div>
    );
}
