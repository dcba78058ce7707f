import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import qrcode from "qrcode-generator";
import { ask, collection, leave, openFile, perform, say, tell, view } from "../app";
import { pictureOf } from "../export";
import { settings, type Settings } from "../settings";
import type { Choice, Verb } from "../program/view";
import { Button, Segments, Select, Sheet, Toggle } from "./controls";
import { restartVerb } from "./sure";

export type SheetName = "menu" | "settings" | "help" | "open" | "save" | "share" | "sure";
export const sheet = signal<SheetName | null>(null);
export const openSheet = (name: SheetName) => (sheet.value = name);
const close = () => (sheet.value = null);
const set = (change: Partial<Settings>) => (settings.value = { ...settings.value, ...change });

function download(bytes: BlobPart, name: string, type: string) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    tell(say("saved-as", name));
}

function fileName(extension: string): string {
    const names = view.value?.seats.map((seat) => seat.name).join("-") ?? "tianyuan";
    return `${names.replace(/[^\p{L}\p{N}-]+/gu, "_")}.${extension}`;
}

function Menu() {
    const entry = (icon: string, label: string, act: () => void) => (
        <Button class="entry" icon={icon} label={label} onPress={() => { close(); act(); }} />
    );
    return (
        <Sheet title={say("menu")} onClose={close}>
            <div class="entries">
                {entry("share", say("share"), () => openSheet("share"))}
                {entry("save", say("save"), () => openSheet("save"))}
                {entry("folder", say("open"), () => openSheet("open"))}
                {entry("settings", say("settings"), () => openSheet("settings"))}
                {entry("help", say("help"), () => openSheet("help"))}
                {entry("back", say("leave"), leave)}
            </div>
        </Sheet>
    );
}

function OpenSheet() {
    const [text, setText] = useState("");
    const games = collection.value;
    const open = (value: string) => {
        ask({ do: "open", name: "" }, new TextEncoder().encode(value));
        if (view.value?.isReading && !collection.value) close();
    };
    return (
        <Sheet title={say("open")} onClose={() => { collection.value = null; close(); }}>
            {games ? (
                <div class="entries">
                    {games.map((game, i) => (
                        <button type="button" class="entry" key={i} onClick={() => { ask({ do: "choose", index: i }); close(); }}>
                            <span>{i + 1}. {game.title}<small>{game.line}</small></span>
                        </button>
                    ))}
                </div>
            ) : (
                <>
                    <label class="file">
                        <span>{say("choose-file")}</span>
                        <input type="file" onChange={async (event) => {
                            const file = event.currentTarget.files?.[0];
                            if (!file) return;
                            await openFile(file);
                            if (view.value?.isReading && !collection.value) close();
                        }} />
                    </label>
                    <div class="field">
                        <label for="paste">{say("paste")}</label>
                        <textarea id="paste" rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />
                        <small>{say("paste-help")}</small>
                    </div>
                    <Button class="primary" label={say("open")} whyNot={text.trim() ? undefined : say("paste-first")} onPress={() => text.trim() && open(text)} />
                </>
            )}
        </Sheet>
    );
}

function SaveSheet() {
    const formats = ask<Choice[]>({ do: "formats" }).answer ?? [];
    const [format, setFormat] = useState("sgf");
    const save = () => {
        const { answer, bytes } = ask<{ extension?: string; whyNot?: string }>({ do: "write", format });
        if (!answer.extension) return tell(answer.whyNot ?? "", "", true);
        download(bytes.slice().buffer as ArrayBuffer, fileName(answer.extension), "application/octet-stream");
        close();
    };
    const picture = async (kind: "png" | "svg") => {
        const made = await pictureOf(view.value!.board, kind);
        download(made, fileName(kind), kind === "png" ? "image/png" : "image/svg+xml");
        close();
    };
    return (
        <Sheet title={say("save")} onClose={close}>
            <Select label={say("format")} value={format} options={formats} onChange={setFormat} />
            <Button class="primary" icon="save" label={say("save-file")} onPress={save} />
            <h3>{say("picture")}</h3>
            <div class="row">
                <Button class="plain" label="PNG" onPress={() => void picture("png")} />
                <Button class="plain" label="SVG" onPress={() => void picture("svg")} />
            </div>
        </Sheet>
    );
}

function ShareSheet() {
    const share = ask<string>({ do: "share" }).answer ?? "";
    const address = `${location.href.split("#")[0]}#${share}`;
    useEffect(() => history.replaceState(null, "", `#${share}`), [share]);
    const copy = async (text: string) => {
        try {
            await navigator.clipboard.writeText(text);
            tell(say("copied"));
        } catch {
            tell(say("cannot-copy"), "", true);
        }
    };
    const code = qrcode(0, "M");
    code.addData(address.startsWith("file:") ? share : address);
    code.make();
    const count = code.getModuleCount();
    let path = "";
    for (let y = 0; y < count; y++) for (let x = 0; x < count; x++) if (code.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
    return (
        <Sheet title={say("share")} onClose={close}>
            <p>{say("share-help")}</p>
            <svg class="qr" viewBox={`-4 -4 ${count + 8} ${count + 8}`} role="img" aria-label={say("qr")} shape-rendering="crispEdges">
                <rect x={-4} y={-4} width={count + 8} height={count + 8} fill="#fff" />
                <path d={path} fill="#000" />
            </svg>
            <input readOnly class="code" value={share} aria-label={say("share-code")} onFocus={(event) => event.currentTarget.select()} />
            <div class="row wrap">
                <Button class="primary" label={say("copy-address")} onPress={() => void copy(address)} />
                <Button class="plain" label={say("copy-code")} onPress={() => void copy(share)} />
                {"share" in navigator && <Button class="plain" icon="share" label={say("send")} onPress={() => void navigator.share({ text: address }).catch(() => {})} />}
            </div>
        </Sheet>
    );
}

const choice = (codes: [string, string][]) => codes.map(([value, code]) => ({ value, name: say(code) }));

function SettingsSheet() {
    const s = settings.value;
    return (
        <Sheet title={say("settings")} onClose={close}>
            <div class="settings">
                <Segments label={say("language")} value={s.language} onChange={(language) => set({ language: language as "en" | "zh" })}
                    options={[{ value: "zh", name: "中文" }, { value: "en", name: "English" }]} />
                <Segments label={say("theme")} value={s.theme} onChange={(theme) => set({ theme: theme as Settings["theme"] })}
                    options={choice([["auto", "theme-auto"], ["light", "theme-light"], ["dark", "theme-dark"], ["contrast", "theme-contrast"]])} />
                <Segments label={say("ground")} value={s.ground} onChange={(ground) => set({ ground: ground as Settings["ground"] })}
                    options={choice([["auto", "theme-auto"], ["wood", "ground-wood"], ["paper", "ground-paper"], ["slate", "ground-slate"]])} />
                <Segments label={say("text-size")} value={String(s.textSize)} onChange={(size) => set({ textSize: +size })}
                    options={["1", "1.15", "1.3", "1.5"].map((value) => ({ value, name: `${Math.round(+value * 100)}%` }))} />
                <Segments label={say("numbers")} value={s.numbers} onChange={(numbers) => set({ numbers: numbers as Settings["numbers"] })}
                    options={choice([["none", "numbers-none"], ["few", "numbers-few"], ["all", "numbers-all"]])} />
                <Segments label={say("confirms")} value={s.confirms} onChange={(confirms) => set({ confirms: confirms as Settings["confirms"] })}
                    options={choice([["auto", "confirms-auto"], ["always", "confirms-always"], ["never", "confirms-never"]])} />
                <Segments label={say("thinking")} value={s.thinking} onChange={(thinking) => set({ thinking: thinking as Settings["thinking"] })}
                    options={choice([["auto", "thinking-auto"], ["on", "thinking-on"], ["off", "thinking-off"]])} />
                <Segments label={say("think-seconds")} value={String(s.thinkSeconds)} onChange={(seconds) => set({ thinkSeconds: +seconds })}
                    options={["1", "3", "5", "10", "30"].map((value) => ({ value, name: value }))} />
                <Segments label={say("sound")} value={String(s.sound)} onChange={(sound) => set({ sound: +sound })}
                    options={[{ value: "0", name: say("sound-off") }, { value: "0.35", name: say("sound-quiet") }, { value: "0.7", name: say("sound-on") }]} />
                <Toggle label={say("coordinates")} on={s.coordinates} onChange={(coordinates) => set({ coordinates })} />
                <Toggle label={say("forbidden-shown")} on={s.forbidden} onChange={(forbidden) => set({ forbidden })} />
                <Toggle label={say("help-allowed")} on={s.help} onChange={(help) => set({ help })} />
                <Toggle label={say("motion")} on={s.motion} onChange={(motion) => set({ motion })} />
                <div class="field">
                    <label for="name">{say("your-name")}</label>
                    <input id="name" value={s.name} maxLength={40} onChange={(event) => set({ name: event.currentTarget.value })} />
                </div>
                <p class="quiet">{say("private")}</p>
            </div>
        </Sheet>
    );
}

const Keys: [string, string][] = [
    ["← ↑ → ↓", "key-cursor"], ["⏎", "key-play"], ["⌫ U", "undo"], ["Y", "redo"], ["H", "hint"], ["S", "switch-sides"], ["R", "restart"],
    ["P", "pass"], ["D", "offer-draw"], ["[ ]", "key-walk"], ["N", "numbers"], ["T", "threats"], ["A", "analysis"], ["M", "score-map"],
    ["L", "look-back"], ["O", "open"], ["Ctrl V", "paste"], ["Esc", "key-escape"], ["F1 ?", "help"],
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
    const verb: Verb = restartVerb.value;
    return (
        <Sheet title={say(verb === "resign" ? "sure-resign" : "sure-restart")} onClose={close}>
            <div class="row">
                <Button class="primary" focus label={say(verb)} onPress={() => { close(); perform(verb); }} />
                <Button class="plain" label={say("go-on")} onPress={close} />
            </div>
        </Sheet>
    );
}

const Sheets: Record<SheetName, () => preact.JSX.Element> = {
    menu: Menu, settings: SettingsSheet, help: HelpSheet, open: OpenSheet, save: SaveSheet, share: ShareSheet, sure: SureSheet,
};

export function CurrentSheet() {
    const name = collection.value ? "open" : sheet.value;
    if (!name) return null;
    const Current = Sheets[name];
    return <Current key={name} />;
}
