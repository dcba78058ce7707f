import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Point } from "../program/view";

const Steps: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** With the shift key. */
const Leap = 4;

/** Keys on the board: a cursor goes from crossing to crossing, and the focus with it. */
export function useKeyboard(grid: RefObject<HTMLDivElement | null>, size: number, cursor: Signal<Point | null>, onChoose: (point: Point) => void) {
    const place = useRef<Point>([Math.floor(size / 2), Math.floor(size / 2)]);
    const clamp = (v: number) => Math.max(0, Math.min(size - 1, v));
    const focus: Point = [clamp(place.current[0]), clamp(place.current[1])];

    const moveTo = (x: number, y: number) => {
        place.current = [clamp(x), clamp(y)];
        cursor.value = place.current;
        grid.current!.querySelector<HTMLElement>(`[data-point="${place.current}"]`)?.focus({ preventScroll: true });
    };
    const onKeyDown = (event: KeyboardEvent) => {
        const [x, y] = focus;
        const step = Steps[event.key];
        const far = event.shiftKey ? Leap : 1;
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (step) moveTo(x + far * step[0], y + far * step[1]);
        else if (event.key === "Home" || event.key === "End") moveTo(event.key === "Home" ? 0 : size - 1, y);
        else if (event.key === "Enter" || event.key === " ") onChoose(focus);
        else return;
        event.preventDefault();
        event.stopPropagation();
    };
    const handlers = {
        onKeyDown,
        onFocusCapture: () => {
            if (grid.current?.matches(":focus-within") && document.querySelector(":focus-visible")) cursor.value = focus;
        },
        onBlurCapture: () => {
            cursor.value = null;
        },
    };
    return { focus, handlers };
}
