import { useEffect } from "preact/hooks";
import { message } from "../app";
import type { Point } from "../program/view";
import { at, px, type Geometry } from "./geometry";

/** How long a message stays: longer for longer texts. */
const stays = (text: string) => 2400 + 45 * text.length;
const dismiss = () => (message.value = null);

function useFading() {
    const told = message.value;
    useEffect(() => {
        if (!told) return;
        const timer = setTimeout(() => {
            if (message.value?.number === told.number) dismiss();
        }, stays(told.headline + told.line));
        return () => clearTimeout(timer);
    }, [told?.number]);
    return told;
}

function Words() {
    const told = message.value!;
    return (
        <>
            <b>{told.headline}</b>
            {told.line && <span>{told.line}</span>}
        </>
    );
}

/** What is told at no crossing: at the foot of the page, or of the sheet that lies over it. */
export function Notice() {
    const told = useFading();
    if (!told || told.point) return null;
    return <div class="bubble general" role="status" onClick={dismiss}><Words /></div>;
}

/** What is told at a crossing, unless the panel says it already. */
export function Bubble({ geometry, explained }: { geometry: Geometry; explained: (Point | null)[] }) {
    const told = useFading();
    if (!told?.point || explained.some((each) => String(each) === String(told.point))) return null;
    const [x, y] = told.point;
    const below = at(geometry, y) < geometry.side / 2;
    const width = Math.min(260, geometry.side - 16);
    const left = Math.max(8, Math.min(geometry.side - width - 8, at(geometry, x) - width / 2));
    const gap = geometry.cell * 0.5 + 8;
    const vertical = below ? { top: px(at(geometry, y) + gap) } : { bottom: px(geometry.side - at(geometry, y) + gap) };
    return (
        <div class={`bubble at ${below ? "below" : "above"}`} role="status" onClick={dismiss}
            style={{ left: px(left), width: px(width), "--tail": `${at(geometry, x) - left}px`, ...vertical }}>
            <Words />
        </div>
    );
}
