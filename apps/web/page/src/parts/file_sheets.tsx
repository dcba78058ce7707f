import { useEffect, useState } from "preact/hooks";
import qrcode from "qrcode-generator";
import { ask, collection, openFile, say, setAddress, tell, view } from "../app";
import { pictureOf } from "../export";
import type { Choice } from "../program/view";
import { Button, Select, Sheet } from "./controls";
import { close } from "./sheet_name";

export function download(bytes: BlobPart, name: string, type: string) {
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

export function OpenSheet() {
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

export function SaveSheet() {
    const [formats] = useState(() => ask<Choice[]>({ do: "formats" }).answer ?? []);
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

export function ShareSheet() {
    const [share] = useState(() => ask<string>({ do: "share" }).answer ?? "");
    const address = `${location.href.split("#")[0]}#${share}`;
    useEffect(() => setAddress(share), [share]);
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
