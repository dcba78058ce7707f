import { ask, choices, say } from "../app";
import { Button, IconButton, Segments, Select } from "../parts/controls";
import type { SetupView } from "../program/view";
import { wishedGame } from "../settings";

const change = (what: Record<string, unknown>) => ask({ do: "set-up-change", ...what });
export const closeSetup = () => ask({ do: "set-up-close" });

/** Any position, to be played or studied. */
export function SetupPanel({ setup }: { setup: SetupView }) {
    const all = choices.value!;
    return (
        <div class="setup">
            <header class="panel-head">
                <IconButton icon="back" label={say("back")} keys="Esc" onPress={closeSetup} />
                <h2>{say("set-up")}</h2>
            </header>
            <p class="quiet">{say("set-up-help")}</p>
            <Segments label={say("set-up-tool")} value={setup.tool} onChange={(tool) => change({ tool })}
                options={["turn", "black", "white", "away"].map((value) => ({ value, name: say(`set-up-${value}`) }))} />
            <Segments label={say("set-up-next")} value={setup.next} onChange={(next) => change({ next })}
                options={["black", "white"].map((value) => ({ value, name: say(`set-up-${value}`) }))} />
            <div class="fields">
                <Select label={say("rule")} value={setup.rule} options={all.rules.map(({ value, name }) => ({ value, name }))} onChange={(rule) => change({ rule })} />
                <Select label={say("board")} value={String(setup.size)} options={all.sizes} onChange={(size) => change({ size: +size })} />
            </div>
            {setup.problem && <p class="note" role="status">{setup.problem}</p>}
            <div class="row wrap">
                <Button class="primary grow" icon="play" label={say("set-up-play")} whyNot={setup.problem || undefined} onPress={() => ask({ do: "set-up-play", game: wishedGame() })} />
                <Button class="plain grow" icon="look-back" label={say("set-up-study")} onPress={() => ask({ do: "set-up-study" })} />
                <Button class="quiet" label={say("set-up-clear")} onPress={() => ask({ do: "set-up-clear" })} />
            </div>
        </div>
    );
}
