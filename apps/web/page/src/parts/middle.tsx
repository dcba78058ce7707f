import { ask, perform, say } from "../app";
import type { TableView } from "../program/view";
import { Button, IconButton, StoneDot } from "./controls";
import { LookBack } from "./look_back";
import { MoveList, Navigation, Overlays } from "./panel";
import { Reading } from "./reading";
import { openSheet } from "./sheet_name";
import { Study } from "./study";

/** The middle of the panel: moves, or what takes their place for a while. */

function Result({ table }: { table: TableView }) {
    const result = table.result!;
    return (
        <section class="result" aria-live="polite">
            <h2 class={result.kind}>{result.title}</h2>
            <p>{result.how}</p>
            {result.decided && <p>{result.decided}</p>}
            {table.substitute && (
                <Button class="primary" label={say("go-on-with", table.substitute)} focus onPress={() => ask({ do: "substitute" })} />
            )}
            <div class="row">
                <Button class={`${table.substitute ? "plain" : "primary"} grow`} icon="restart" label={say("again")} focus={!table.substitute} onPress={() => perform("restart")} />
                <Button class="plain" icon="switch-sides" label={say("switch-sides")} whyNot={table.refused["switch-sides"]} onPress={() => perform("switch-sides")} />
            </div>
            <div class="row">
                {table.lookBack.isPossible && (
                    <Button class="plain grow" icon="look-back" label={say("look-back")} onPress={() => ask({ do: "look-back", open: true })} />
                )}
                <IconButton icon="save" label={say("save")} onPress={() => openSheet("save")} />
                <IconButton icon="share" label={say("share")} onPress={() => openSheet("share")} />
            </div>
        </section>
    );
}

function Guide({ table }: { table: TableView }) {
    const guide = table.guide!;
    return (
        <section class="guide" aria-live="polite">
            <small class="caption">{guide.protocol} · {guide.who}</small>
            <h3>{guide.title}</h3>
            <p>{guide.line}</p>
            <div class="answers">
                {guide.answers.map((each, i) => (
                    <button type="button" key={each.decision} class="answer" title={`(${i + 1})`} onClick={() => ask({ do: "decide", decision: each.decision })}>
                        {each.stones && (
                            <span class="pair">
                                {each.stones !== "white" && <StoneDot colour="black" />}
                                {each.stones !== "black" && <StoneDot colour="white" />}
                            </span>
                        )}
                        <span><b>{each.title}</b>{each.line && <small>{each.line}</small>}</span>
                    </button>
                ))}
            </div>
        </section>
    );
}

function Foul({ table }: { table: TableView }) {
    const foul = table.foul!;
    return (
        <section class="foul" aria-live="polite">
            <h3>{foul.headline}</h3>
            <p>{foul.summary}</p>
            <ol>
                {foul.parts.map((part) => (
                    <li key={part.text}>{part.text}{part.details.map((each) => <small key={each}>{each}</small>)}</li>
                ))}
            </ol>
        </section>
    );
}

/** Answered by buttons only where it is for a person; a computer answers for itself. */
function DrawOffer({ text, isForPerson }: { text: string; isForPerson: boolean }) {
    return (
        <section class="offer" aria-live="assertive">
            <h3>{text}</h3>
            {isForPerson && (
                <div class="row">
                    <Button class="primary" label={say("accept")} onPress={() => ask({ do: "answer-draw", accept: true })} />
                    <Button class="plain" label={say("decline")} onPress={() => ask({ do: "answer-draw", accept: false })} />
                </div>
            )}
        </section>
    );
}

export function Middle({ table }: { table: TableView }) {
    return (
        <div class="middle">
            {table.drawOffer && <DrawOffer text={table.drawOffer} isForPerson={table.isDrawForPerson ?? false} />}
            {table.lookBack.isOpen ? <LookBack table={table} /> : table.result && <Result table={table} />}
            {table.isReading && <Reading table={table} />}
            {table.guide && <Guide table={table} />}
            {table.foul && <Foul table={table} />}
            <Study table={table} />
            {table.tip && !table.guide && !table.foul && <p class="tip">{table.tip}</p>}
            <div class="moves-head">
                <h3>{say("moves")}</h3>
                <Overlays table={table} />
            </div>
            <MoveList table={table} />
            {(table.isOver || table.isReading || table.isLookingBack) && <Navigation table={table} />}
        </div>
    );
}
