import { ask, playFromHere, say } from "../app";
import type { LookBackView, TableView } from "../program/view";
import { Button } from "./controls";
import { Steps } from "./steps";

/** Black's chances from move to move, what looking back says of the one that is shown, and of the game. */

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
                    ? <path key={i} d={`M${x(i + 1)} ${y(chances[i + 1]!)}h0`} class={`mistake ${mark === "??" ? "grave" : ""}`} /> : null)}
            <path d={`M${x(ply)} 0V${height}`} class="now" />
        </svg>
    );
}

/** What is known of the move that is shown: what was proved first. */
function Verdict({ look }: { look: LookBackView }) {
    const step = (stones: number) => ask({ do: "step-win", stones });
    return (
        <div class={`verdict ${look.mark === "??" ? "bad" : ""}`}>
            <div aria-live="polite">
                {look.headline && <p><b>{look.headline}</b> <span class="numeric">{look.change}</span></p>}
                {look.why && <p>{look.why}</p>}
                {look.detail && <p class={look.why ? "quiet" : ""}>{look.detail}</p>}
            </div>
            {look.win && (look.win.step[0] === 0
                ? <Button class="plain" label={say("play-out")} onPress={() => step(1)} />
                : <Steps step={look.win.step} text={look.win.text} onStep={step} onClose={() => step(-look.win!.step[0])} />)}
        </div>
    );
}

/** The game in a few lines. */
function Summary({ look, ply }: { look: LookBackView; ply: number }) {
    if (!look.summary?.length) return null;
    return (
        <div class="summary">
            {look.summary.map((line, i) => <p key={line}>{i === 0 ? <b>{line}</b> : line}</p>)}
            {!!look.turningPoint && look.turningPoint !== ply && (
                <Button class="plain" label={say("turning-point")} onPress={() => ask({ do: "show", ply: look.turningPoint })} />
            )}
        </div>
    );
}

export function LookBack({ table }: { table: TableView }) {
    const look = table.lookBack;
    return (
        <section class="look-back">
            <div class="row between">
                <h3>{say("look-back")}</h3>
                <Button class="quiet" label={say("close")} onPress={() => ask({ do: "look-back", open: false })} />
            </div>
            {look.isRunning && <progress value={look.done! < look.total! ? look.done : undefined} max={look.total} aria-label={say("look-back")} />}
            {look.trouble && <p class="note" role="status">{look.trouble}</p>}
            <Graph look={look} ply={table.shownPly} />
            <div class="row wrap">
                <Button class="plain" label={say("next-mistake")} whyNot={look.mistakes ? undefined : say("no-mistakes")} onPress={() => ask({ do: "next-mistake" })} />
                {look.hasBetter && (
                    <Button class="plain" label={say("show-better")} pressed={!!look.betterShown} onPress={() => ask({ do: "better", shown: !look.betterShown })} />
                )}
                {!table.isReading && (
                    <>
                        <Button class="plain" label={say("play-from-here")} whyNot={table.refused["play-from-here"]} onPress={playFromHere} />
                        <Button class="plain" label={say("variations")} onPress={() => ask({ do: "variations" })} />
                    </>
                )}
            </div>
            <Verdict look={look} />
            <Summary look={look} ply={table.shownPly} />
        </section>
    );
}
