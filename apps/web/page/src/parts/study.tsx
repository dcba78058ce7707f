import { ask, choices, say } from "../app";
import type { TableView } from "../program/view";
import { Select, StoneDot } from "./controls";
import { Steps } from "./steps";

/** What is to be known of the position: threats, thoughts, scores. */
export function Study({ table }: { table: TableView }) {
    const { threats, analysis, map, pointed, step, trouble } = table.study;
    const point = (line: string) => ask({ do: "point-line", line: pointed === line ? "" : line });
    const classics = (choices.value?.opponents ?? []).filter((each) => each.kind === "classic");
    if (!threats && !analysis && !map) return null;
    return (
        <section class="study">
            {trouble && <p class="note" role="status">{trouble}</p>}
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
                                {step && pointed === side.side && <Steps step={step} onStep={(stones) => ask({ do: "step-line", stones })} onClose={() => point(side.side)} />}
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
                        onChange={(value) => ask({ do: "study", map: value })} />
                    <p>{map.text}</p>
                </div>
            )}
        </section>
    );
}
