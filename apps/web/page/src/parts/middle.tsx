import { ask, choices, perform, say } from "../app";
import type { LookBackView, TableView } from "../program/view";
import { Button, IconButton, Select, StoneDot } from "./controls";
import { MoveList, Navigation, Overlays } from "./panel";

/** The middle of the panel: moves, or what takes their place for a while. */

function Result({ table, onShare, onSave }: { table: TableView; onShare: () => void; onSave: () => void }) {
    const result = table.result!;
    return (
        <section class="result" aria-live="polite">
            <h2 class={result.kind}>{result.title}</h2>
            <p>{result.how}</p>
            {result.decided && <p>{result.decided}</p>}
            {table.substitute && (
                <Button class="primary" label={say("go-on-with", table.substitute)} onPress={() => ask({ do: "substitute" })} />
            )}
            <div class="row">
                <Button class="primary grow" icon="restart" label={say("again")} focus onPress={() => perform("restart")} />
                <Button class="plain" icon="switch-sides" label={say("switch-sides")} whyNot={table.refused["switch-sides"]} onPress={() => perform("switch-sides")} />
            </div>
            <div class="row">
                {table.lookBack.isPossible && (
                    <Button class="plain grow" icon="look-back" label={say("look-back")} onPress={() => ask({ do: "look-back", open: true })} />
                )}
                <IconButton icon="save" label={say("save")} onPress={onSave} />
                <IconButton icon="share" label={say("share")} onPress={onShare} />
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
                {guide.answers.map((each) => (
                    <button type="button" key={each.decision} class="answer" onClick={() => ask({ do: "decide", decision: each.decision })}>
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

function Study({ table }: { table: TableView }) {
    const { threats, analysis, map, pointed } = table.study;
    const point = (line: string) => ask({ do: "point-line", line: pointed === line ? "" : line });
    const classics = (choices.value?.opponents ?? []).filter((each) => each.kind === "classic");
    if (!threats && !analysis && !map) return null;
    return (
        <section class="study">
            {threats && (
                <div>
                    <h3>{say("threats")}{threats.isLooking && <small> …</small>}</h3>
                    {threats.sides.map((side) => (
                        <div key={side.side} class="side">
                            <StoneDot colour={side.side} size={14} />
                            <div>
                                {side.lines.map((line) => <p key={line}>{line}</p>)}
                                {side.win && (
                                    <button type="button" class={`link ${pointed === side.side ? "on" : ""}`} aria-pressed={pointed === side.side}
                                        onClick={() => point(side.side)}>{side.win}</button>
                                )}
                                {!side.win && side.lines.length === 0 && <p class="quiet">{say("no-threats")}</p>}
                            </div>
                        </div>
                    ))}
                </div>
            )}
            {analysis && (
                <div>
                    <h3>{analysis.who}<small> {say("depth", analysis.depth)}{analysis.isThinking && " …"}</small></h3>
                    {analysis.chanceOfBlack !== null && (
                        <div class="chance" role="img" aria-label={say("chance-of-black", Math.round(analysis.chanceOfBlack * 100))}>
                            <i style={{ width: `${analysis.chanceOfBlack * 100}%` }} />
                        </div>
                    )}
                    {analysis.lines.map((line, i) => (
                        <button type="button" key={i} class={`line ${pointed === String(i) ? "on" : ""}`} aria-pressed={pointed === String(i)} onClick={() => point(String(i))}>
                            <b class="numeric">{line.figure}</b><span>{line.moves}{line.note && <small>{line.note}</small>}</span>
                        </button>
                    ))}
                </div>
            )}
            {map && (
                <div>
                    <Select label={say("score-map")} value={map.spec} options={classics.map(({ value, name }) => ({ value, name }))}
                        onChange={(value) => ask({ do: "study", threats: !!threats, analysis: !!analysis, map: value })} />
                    <p>{map.text}</p>
                </div>
            )}
        </section>
    );
}

function Graph({ look, ply }: { look: LookBackView; ply: number }) {
    const chances = look.chances ?? [];
    const width = 320;
    const height = 96;
    const x = (i: number) => (chances.length > 1 ? (i / (chances.length - 1)) * width : 0);
    const y = (v: number) => height - 4 - v * (height - 8);
    const known = chances.map((value, i) => [i, value] as const).filter((each): each is readonly [number, number] => each[1] !== null);
    const path = known.map(([i, value], k) => `${k ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("");
    const jump = (event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect();
        ask({ do: "show", ply: Math.round(((event.clientX - box.left) / box.width) * (chances.length - 1)) });
    };
    return (
        <svg class="graph" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" onClick={jump} role="img" aria-label={say("graph")}>
            <path d={`M0 ${height / 2}H${width}`} class="half" />
            {known.length > 1 && <path d={`${path}L${x(known[known.length - 1][0])} ${height}L${x(known[0][0])} ${height}Z`} class="area" />}
            <path d={path} class="curve" />
            {(look.marks ?? []).map((mark, i) =>
                mark.startsWith("?") && chances[i + 1] != null
                    ? <circle key={i} cx={x(i + 1)} cy={y(chances[i + 1]!)} r={mark === "??" ? 4.5 : 3} class="mistake" /> : null)}
            <path d={`M${x(ply)} 0V${height}`} class="now" />
        </svg>
    );
}

function LookBack({ table }: { table: TableView }) {
    const look = table.lookBack;
    return (
        <section class="look-back">
            <div class="row between">
                <h3>{say("look-back")}</h3>
                <Button class="quiet" label={say("close")} onPress={() => ask({ do: "look-back", open: false })} />
            </div>
            {look.done! < look.total! && <progress value={look.done} max={look.total} aria-label={say("look-back")} />}
            <Graph look={look} ply={table.shownPly} />
            <div class="verdict" aria-live="polite">
                {look.headline && <p><b>{look.headline}</b> <span class="numeric">{look.change}</span></p>}
                {look.detail && <p>{look.detail}</p>}
            </div>
            <div class="row wrap">
                <Button class="plain" label={say("next-mistake")} whyNot={look.mistakes ? undefined : say("no-mistakes")} onPress={() => ask({ do: "next-mistake" })} />
                {look.hasBetter && (
                    <Button class="plain" label={say("show-better")} pressed={!!look.betterShown} onPress={() => ask({ do: "better", shown: !look.betterShown })} />
                )}
                <Button class="plain" label={say("play-from-here")} whyNot={table.refused["play-from-here"]} onPress={() => perform("play-from-here")} />
            </div>
        </section>
    );
}

function Reading({ table, onPlay }: { table: TableView; onPlay: () => void }) {
    return (
        <section class="reading">
            <textarea aria-label={say("comment")} placeholder={say("comment")} value={table.comment} rows={3}
                onChange={(event) => ask({ do: "comment", text: event.currentTarget.value })} />
            <div class="row wrap">
                <Button class="primary" icon="play" label={say("play-from-here")} onPress={onPlay} />
                {table.lookBack.isPossible && !table.lookBack.isOpen && (
                    <Button class="plain" icon="look-back" label={say("look-back")} onPress={() => ask({ do: "look-back", open: true })} />
                )}
                {table.isInVariation && <Button class="quiet" label={say("promote")} onPress={() => ask({ do: "promote" })} />}
                {table.isInVariation && <Button class="quiet" label={say("cut")} onPress={() => ask({ do: "cut" })} />}
            </div>
        </section>
    );
}

export function Middle(props: { table: TableView; onShare: () => void; onSave: () => void; onPlayHere: () => void }) {
    const { table } = props;
    return (
        <div class="middle">
            {table.drawOffer && <DrawOffer text={table.drawOffer} isForPerson={table.isDrawForPerson ?? false} />}
            {table.isReading && <Reading table={table} onPlay={props.onPlayHere} />}
            {table.lookBack.isOpen ? <LookBack table={table} /> : table.result && <Result table={table} onShare={props.onShare} onSave={props.onSave} />}
            {table.guide && <Guide table={table} />}
            {table.foul && <Foul table={table} />}
            <Study table={table} />
            <div class="moves-head">
                <h3>{say("moves")}</h3>
                <Overlays table={table} />
            </div>
            <MoveList table={table} />
            {(table.isOver || table.isReading || table.isLookingBack) && <Navigation table={table} />}
        </div>
    );
}
