import { useEffect, useRef } from "preact/hooks";
import { ask, playFromHere, say } from "../app";
import type { TableView, TreePlace, TreeView } from "../program/view";
import { Button, IconButton } from "./controls";

/** A record being read: its variations, its marks, and what is written beside its moves. */

const Cell = 28;
const centre = (i: number) => Cell / 2 + i * Cell;

/** From a move to the one before it: straight down, or down and across. */
function branch({ lane, row, parentLane }: TreePlace): string {
    const from = `M${centre(parentLane)} ${centre(row - 1)}`;
    return lane === parentLane ? `${from}V${centre(row)}` : `${from}L${centre(parentLane + 1) - Cell / 2} ${centre(row) - Cell / 4}H${centre(lane) - Cell / 4}L${centre(lane)} ${centre(row)}`;
}

function Tree({ tree }: { tree: TreeView }) {
    const box = useRef<HTMLDivElement>(null);
    const here = tree.places.find((each) => each.isHere);
    useEffect(() => {
        if (!here || !box.current) return;
        const { clientWidth, clientHeight } = box.current;
        const large = Number(getComputedStyle(box.current).getPropertyValue("--large"));
        box.current.scrollTo(large * centre(here.lane) - clientWidth / 2, large * centre(here.row) - clientHeight / 2);
    }, [here?.node]);
    return (
        <div class="tree" ref={box} role="group" aria-label={say("variations")} tabIndex={0}>
            <div style={{ width: `${tree.lanes * Cell}px`, height: `${tree.rows * Cell}px` }}>
                <svg width={tree.lanes * Cell} height={tree.rows * Cell} aria-hidden="true">
                    <path d={tree.places.filter((each) => each.row > 0).map(branch).join("")} />
                </svg>
                {tree.places.map((each) => (
                    <button type="button" key={each.node} class={`node ${each.stone || "root"} ${each.isHere ? "here" : ""} ${each.isNoted ? "noted" : ""}`}
                        style={{ left: `${each.lane * Cell}px`, top: `${each.row * Cell}px` }} tabIndex={each.isHere ? 0 : -1}
                        aria-label={each.number ? `${each.number} ${each.name}` : say("first")} aria-current={each.isHere ? "true" : undefined}
                        onClick={() => ask({ do: "go-to", node: each.node })}>
                        {each.number || ""}
                    </button>
                ))}
            </div>
        </div>
    );
}

const Marks = ["triangle", "square", "circle", "cross", "label"];

function MarkTools({ table }: { table: TableView }) {
    return (
        <div class="row marks" role="group" aria-label={say("marks")}>
            {Marks.map((tool) => (
                <IconButton key={tool} icon={`mark-${tool}`} label={say(`mark-${tool}`)} pressed={table.tool === tool}
                    onPress={() => ask({ do: "tool", tool: table.tool === tool ? "" : tool })} />
            ))}
            {table.tool === "label" && (
                <input value={table.labelText} maxLength={4} placeholder="A, B, C…" aria-label={say("mark-label")}
                    onInput={(event) => ask({ do: "label-text", text: event.currentTarget.value })} />
            )}
        </div>
    );
}

export function Reading({ table }: { table: TableView }) {
    return (
        <section class="reading">
            {table.tree && <Tree tree={table.tree} />}
            <MarkTools table={table} />
            <textarea aria-label={say("comment")} placeholder={say("comment")} value={table.comment} rows={2}
                onInput={(event) => ask({ do: "comment", text: event.currentTarget.value })} />
            <div class="row wrap">
                {table.isTrying && <Button class="primary" icon="back" label={say("back-to-game")} onPress={() => ask({ do: "back-to-game" })} />}
                <Button class={table.isTrying ? "plain" : "primary"} icon="play" label={say("play-from-here")} whyNot={table.refused["play-from-here"]} onPress={playFromHere} />
                {table.lookBack.isPossible && !table.lookBack.isOpen && (
                    <Button class="plain" icon="look-back" label={say("look-back")} onPress={() => ask({ do: "look-back", open: true })} />
                )}
                {table.isInVariation && <Button class="quiet" label={say("promote")} onPress={() => ask({ do: "promote" })} />}
                {table.shownPly > 0 && <Button class="quiet" label={say("cut")} onPress={() => ask({ do: "cut" })} />}
            </div>
        </section>
    );
}
