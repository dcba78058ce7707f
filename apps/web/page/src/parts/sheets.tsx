import { signal } from "@preact/signals";
import { collection, leave, perform, say, setUp, view } from "../app";
import type { Verb } from "../program/view";
import { Button, Sheet } from "./controls";
import { OpenSheet, SaveSheet, ShareSheet } from "./file_sheets";
import { GamesSheet } from "./games_sheet";
import { SettingsSheet } from "./settings_sheet";
import { close, openSheet, sheet, type SheetName } from "./sheet_name";

/** What the person is asked about before it is done. */
const asked = signal<{ verb: Verb; question: string } | null>(null);

/** Does it, after a question where something would be lost. */
export function performSurely(verb: Verb) {
    const question = view.value?.asks[verb];
    if (!question) return perform(verb);
    asked.value = { verb, question };
    openSheet("sure");
}

function Menu() {
    const entry = (icon: string, label: string, act: () => void) => (
        <Button class="entry" icon={icon} label={label} onPress={() => { close(); act(); }} />
    );
    const table = view.value;
    return (
        <Sheet title={say("menu")} onClose={close}>
            <div class="entries">
                {table && entry("share", say("share"), () => openSheet("share"))}
                {table && entry("save", say("save"), () => openSheet("save"))}
                {entry("folder", say("open"), () => openSheet("open"))}
                {entry("games", say("games"), () => openSheet("games"))}
                {entry("setup", say("set-up"), setUp)}
                {entry("settings", say("settings"), () => openSheet("settings"))}
                {entry("help", say("help"), () => openSheet("help"))}
                {table && entry("back", say(table.isTrying ? "back-to-game" : "leave"), leave)}
            </div>
        </Sheet>
    );
}

const Keys: [string, string][] = [
    ["← ↑ → ↓", "key-cursor"], ["⏎", "key-play"], ["⌫ U", "undo"], ["Y", "redo"], ["H", "hint"], ["S", "switch-sides"], ["R", "restart"],
    ["P", "pass"], ["D", "offer-draw"], ["1 … 9", "key-choose"], ["[ ]", "key-walk"], ["N", "numbers"], ["T", "threats"], ["A", "analysis"], ["M", "score-map"],
    ["L", "look-back"], ["V", "variations"], ["W", "pause"], ["G", "games"], ["B", "set-up"], ["O", "open"], ["Ctrl V", "paste"],
    ["Esc", "key-escape"], ["F1 ?", "help"],
];

function HelpSheet() {
    return (
        <Sheet title={say("help")} onClose={close}>
            <p>{say("help-five")}</p>
            <p>{say("help-three")}</p>
            <p>{say("help-touch")}</p>
            <p>{say("help-mouse")}</p>
            <h3>{say("keys")}</h3>
            <dl class="keys">{Keys.map(([keys, code]) => <div key={keys}><dt><kbd>{keys}</kbd></dt><dd>{say(code)}</dd></div>)}</dl>
        </Sheet>
    );
}

function SureSheet() {
    const { verb, question } = asked.value!;
    return (
        <Sheet title={question} onClose={close}>
            <div class="row">
                <Button class="primary" focus label={say(verb)} onPress={() => { close(); perform(verb); }} />
                <Button class="plain" label={say("go-on")} onPress={close} />
            </div>
        </Sheet>
    );
}

const Sheets: Record<SheetName, () => preact.JSX.Element> = {
    menu: Menu, settings: SettingsSheet, help: HelpSheet, open: OpenSheet, save: SaveSheet, share: ShareSheet, sure: SureSheet, games: GamesSheet,
};

export function CurrentSheet() {
    const name = collection.value ? "open" : sheet.value;
    if (!name) return null;
    const Current = Sheets[name];
    return <Current key={name} />;
}
