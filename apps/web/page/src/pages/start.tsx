import { begin, choices, otherTab, say, takeUp, unfinished } from "../app";
import { Thumbnail } from "../board/Thumbnail";
import { Button, Face, IconButton, Segments, Select } from "../parts/controls";
import { openSheet } from "../parts/sheet_name";
import { settings, type Settings } from "../settings";
import { wakeSounds } from "../sounds";
import type { Opponent } from "../program/view";

const set = (change: Partial<Settings>) => (settings.value = { ...settings.value, ...change });

export function startGame(first?: Parameters<typeof begin>[0]) {
    wakeSounds();
    begin(first);
}

function Opponents({ label, chosen, all, onChoose }: { label: string; chosen: string; all: Opponent[]; onChoose: (value: string) => void }) {
    const who = all.find((each) => each.value === chosen);
    return (
        <fieldset class="opponents">
            <legend>{label}</legend>
            <div class="faces">
                {all.map((each) => (
                    <label key={each.value} class={each.value === chosen ? "on" : ""} title={`${each.name} · ${each.strength}`}>
                        <input type="radio" name={label} checked={each.value === chosen} onChange={() => onChoose(each.value)} />
                        <Face name={each.face} size={44} />
                        <span>{each.name}</span>
                    </label>
                ))}
            </div>
            {who && <p class="about"><b>{who.name}</b> {who.about} <small class="numeric">{who.strength}</small></p>}
        </fieldset>
    );
}

function Resume() {
    const game = unfinished.value;
    if (!game) return null;
    return (
        <section class="resume">
            <Thumbnail board={game.board} side={84} />
            <div>
                <b>{say("unfinished")}</b>
                <small>{game.line}</small>
                <Button class="plain" icon="play" label={say("resume")} onPress={takeUp} />
            </div>
        </section>
    );
}

export function StartPanel() {
    const s = settings.value;
    const all = choices.value;
    if (!all) return null;
    return (
        <div class="start">
            <header class="wordmark">
                <h1>{say("title")}<small>{say("subtitle")}</small></h1>
                <div>
                    <IconButton icon="games" label={say("games")} keys="G" onPress={() => openSheet("games")} />
                    <IconButton class="in-menu" icon="help" label={say("help")} keys="F1" onPress={() => openSheet("help")} />
                    <IconButton icon="settings" label={say("settings")} keys="," onPress={() => openSheet("settings")} />
                    <IconButton icon="language" label={s.language === "zh" ? "English" : "中文"} onPress={() => set({ language: s.language === "zh" ? "en" : "zh" })} />
                    <IconButton icon="menu" label={say("menu")} onPress={() => openSheet("menu")} />
                </div>
            </header>
            {otherTab.value && <p class="note">{say("other-tab")}</p>}
            <Resume />
            <Segments label={say("mode")} value={s.mode} onChange={(mode) => set({ mode: mode as Settings["mode"] })}
                options={[{ value: "computer", name: say("mode-computer") }, { value: "people", name: say("mode-people") }, { value: "watch", name: say("mode-watch") }]} />
            {s.mode !== "people" && <Opponents label={say(s.mode === "watch" ? "black-side" : "opponent")} chosen={s.opponent} all={all.opponents} onChoose={(opponent) => set({ opponent })} />}
            {s.mode === "watch" && <Opponents label={say("white-side")} chosen={s.second} all={all.opponents} onChoose={(second) => set({ second })} />}
            {s.mode === "computer" && (
                <Segments label={say("side")} value={s.side} onChange={(side) => set({ side: side as Settings["side"] })}
                    options={[{ value: "first", name: say("side-first") }, { value: "second", name: say("side-second") }, { value: "random", name: say("side-random") }]} />
            )}
            <div class="fields">
                <Select label={say("rule")} value={s.rule} options={all.rules} onChange={(rule) => set({ rule })} />
                <Select label={say("board")} value={String(s.size)} options={all.sizes} onChange={(size) => set({ size: +size })} />
                <Select label={say("opening")} value={s.opening} options={all.openings} onChange={(opening) => set({ opening })} />
                <Select label={say("time")} value={s.time} options={all.times} onChange={(time) => set({ time })} />
            </div>
            <Button class="primary big" label={say("start")} keys="⏎" onPress={() => startGame()} />
        </div>
    );
}
