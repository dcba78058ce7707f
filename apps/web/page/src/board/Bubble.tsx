import { useEffect, useRef } from "preact/hooks";
import { message } from "../app";
import type { Point } from "../program/view";
import { at, px, type Geometry } from "./geometry";

/** How long a message stays: longer for longer texts. */
const stays = (text: string) => 2400 + 45 * text.length;

/** What is told at a crossing; a message without one stands at the foot of the page. */
export function Bubble({ geometry, preview }: { geometry: Geometry; preview: Point | null }) {
    const told = message.value;
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (!told) return;
        const timer = setTimeout(() => {
            if (message.value?.number === told.number) message.value = null;
        }, stays(told.headline + told.line));
        return () => clearTimeout(timer);
    }, [told?.number]);
    // A chosen point has a button that says the same.
    const isPreview = told?.point && preview && String(told.point) === String(preview);
    if (!told || isPreview) return null;
    const words = (
        <>
            <b>{told.headline}</b>
            {told.line && <span>{told.line}</span>}
        </>
    );
    if (!told.point) return <div class="bubble general" role="status" onClick={() => (message.value = null)}>{words}</div>;
    const [x, y] = told.point;
    const below = at(geometry, y) < geometry.side / 2;
    const width = Math.min(260, geometry.side - 16);
    const left = Math.max(8, Math.min(geometry.side - width - 8, at(geometry, x) - width / 2));
    const gap = geometry.cell * 0.5 + 8;
    return (
        <div ref={ref} class={`bubble at ${below ? "below" : "above"}`} role="status" onClick={() => (message.value = null)}
            style={{ left: px(left), width: px(width), "--tail": `${at(geometry, x) - left}px`, ...(below ? { top: px(at(geometry, y) + gap) } : { bottom: px(geometry.side - at(geometry, y) + gap) }) }}>
            {words}
        </div>
    );
}
