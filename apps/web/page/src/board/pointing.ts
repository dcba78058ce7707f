import { useSignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { confirming } from "../app";
import type { Point } from "../program/view";
import { nearest, type Geometry } from "./geometry";

/** Smaller crossings than this (7 mm) are looked at through a glass. */
const FineCell = 7 * (96 / 25.4);

const same = (a: Point | null, b: Point | null) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

interface Wants {
    /** A finger chooses where it is lifted, and aims through a glass; else it only clicks. */
    aims: boolean;
    onChoose: (point: Point | null) => void;
    onSecond?: (point: Point | null) => void;
    onLook?: (point: Point | null) => void;
}

/** A mouse or a finger on the board. */
export function usePointing(grid: RefObject<HTMLDivElement | null>, geometry: Geometry, hover: Signal<Point | null>, wants: Wants) {
    const glass = useSignal<{ x: number; y: number; point: Point } | null>(null);
    const isFingerDown = useRef(false);

    const placeOf = (event: MouseEvent) => {
        const box = grid.current!.getBoundingClientRect();
        return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const pointAt = (event: MouseEvent) => {
        const { x, y } = placeOf(event);
        return nearest(geometry, x, y);
    };
    const lookAt = (point: Point | null) => {
        if (same(point, hover.value)) return;
        hover.value = point;
        wants.onLook?.(point);
    };
    const aim = (event: PointerEvent) => {
        const point = pointAt(event);
        glass.value = point && geometry.cell < FineCell ? { ...placeOf(event), point } : null;
        lookAt(point);
    };
    const lift = (event: PointerEvent, isChosen: boolean) => {
        if (!isFingerDown.current) return;
        isFingerDown.current = false;
        glass.value = null;
        lookAt(null);
        if (isChosen) wants.onChoose(pointAt(event));
    };
    const handlers = {
        onPointerDown: (event: PointerEvent) => {
            confirming.value = event.pointerType === "touch";
            isFingerDown.current = wants.aims && event.pointerType === "touch";
            if (isFingerDown.current) aim(event);
        },
        onPointerMove: (event: PointerEvent) => {
            if (isFingerDown.current) aim(event);
            else if (event.pointerType === "mouse") lookAt(pointAt(event));
        },
        onPointerLeave: () => lookAt(null),
        onPointerCancel: (event: PointerEvent) => lift(event, false),
        onPointerUp: (event: PointerEvent) => lift(event, true),
        // Else the browser would call it a click a little later, and on a busy phone much later; or a swipe, and take the next
        // tap, on the button that plays, for the end of that.
        onTouchStart: (event: TouchEvent) => {
            if (wants.aims && event.cancelable) event.preventDefault();
        },
        onClick: (event: MouseEvent) => {
            // Whoever presses a crossing without a pointer, as a screen reader does, names it.
            const named = event.detail === 0 && (event.target as HTMLElement).dataset.point?.split(",").map(Number);
            wants.onChoose(named ? (named as Point) : pointAt(event));
        },
        onContextMenu: (event: MouseEvent) => {
            event.preventDefault();
            if (!confirming.value) wants.onSecond?.(pointAt(event));
        },
    };
    return { glass, handlers };
}
