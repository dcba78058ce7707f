import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { confirming, message, textured } from "../app";
import type { BoardView, Point } from "../program/view";
import { groundNow, settings } from "../settings";
import { wakeSounds } from "../sounds";
import { at, geometryOf, nearest, px, type Geometry } from "./geometry";
import { paintGround, paintStones, type Look, type Scene } from "./paint";
import { Magnifier } from "./Magnifier";
import { Bubble } from "./Bubble";

/** Smaller crossings than this (7 mm) are looked at through a glass. */
export const FineCell = 7 * (96 / 25.4);
const LandingTime = 140;
const ClickDelay = 700;

interface Props {
    board: BoardView;
    side: number;
    label: string;
    /** A finger may choose a point through a glass. */
    aims: boolean;
    onPoint: (point: Point) => void;
    /** A right click. */
    onSecond?: (point: Point | null) => void;
    /** The pointer is over a point, or over none. */
    onLook?: (point: Point | null) => void;
}

function canvasOf(canvas: HTMLCanvasElement, side: number, ratio: number): CanvasRenderingContext2D {
    const pixels = Math.round(side * ratio);
    if (canvas.width !== pixels) canvas.width = canvas.height = pixels;
    const context = canvas.getContext("2d")!;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, side, side);
    return context;
}

const same = (a: Point | null, b: Point | null) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

const isPlayable = (board: BoardView, [x, y]: Point) => board.playable[y * board.size + x] === "+";

export function Board({ board, side, label, aims, onPoint, onSecond, onLook }: Props) {
    const ground = useRef<HTMLCanvasElement>(null);
    const stones = useRef<HTMLCanvasElement>(null);
    const grid = useRef<HTMLDivElement>(null);
    const hover = useSignal<Point | null>(null);
    const cursor = useSignal<Point | null>(null);
    const glass = useSignal<{ x: number; y: number; point: Point } | null>(null);
    const focusAt = useRef<Point>([Math.floor(board.size / 2), Math.floor(board.size / 2)]);
    const landing = useRef<{ point: Point; since: number } | null>(null);
    const lastShown = useRef<string>("");
    /** A finger is down on the board, and chooses where it is lifted. */
    const finger = useRef(false);
    const liftedAt = useRef(-Infinity);

    const ratio = Math.min(3, window.devicePixelRatio || 1);
    const coordinates = settings.value.coordinates && side >= 260;
    const geometry: Geometry = geometryOf(side, board.size, coordinates);
    const look: Look = { ground: groundNow(), ratio, coordinates, hot: cursor.value ?? hover.value };
    const textures = textured.value;

    useLayoutEffect(() => {
        paintGround(canvasOf(ground.current!, side, ratio), geometry, look);
    }, [side, board.size, look.ground, coordinates, ratio, textures]);

    const newest = board.last ? `${board.last} ${board.stones.length}` : "";
    if (newest !== lastShown.current) {
        const isNew = newest && settings.value.motion && lastShown.current !== "";
        landing.current = isNew ? { point: board.last!, since: performance.now() } : null;
        lastShown.current = newest;
    }
    useLayoutEffect(() => {
        let frame = 0;
        const draw = () => {
            const passed = landing.current ? (performance.now() - landing.current.since) / LandingTime : 1;
            const progress = 1 - Math.pow(1 - Math.min(1, passed), 3);
            const scene: Scene = {
                hover: hover.value && isPlayable(board, hover.value) ? hover.value : null,
                cursor: cursor.value,
                landing: landing.current && passed < 1 ? { point: landing.current.point, progress } : null,
            };
            paintStones(canvasOf(stones.current!, side, ratio), geometry, board, look, scene);
            if (scene.landing) frame = requestAnimationFrame(draw);
        };
        draw();
        return () => cancelAnimationFrame(frame);
    });

    const pointAt = (event: PointerEvent | MouseEvent): Point | null => {
        const box = grid.current!.getBoundingClientRect();
        return nearest(geometry, event.clientX - box.left, event.clientY - box.top);
    };
    const play = (point: Point | null) => {
        wakeSounds();
        if (!point) return;
        message.value = null;
        onPoint(point);
    };
    const lookAt = (point: Point | null) => {
        if (same(point, hover.value)) return;
        hover.value = point;
        onLook?.(point);
    };
    const fine = geometry.cell < FineCell;
    const aim = (event: PointerEvent) => {
        const point = pointAt(event);
        const box = grid.current!.getBoundingClientRect();
        glass.value = point && fine ? { x: event.clientX - box.left, y: event.clientY - box.top, point } : null;
        lookAt(point);
    };
    const lift = (event: PointerEvent, isChosen: boolean) => {
        if (!finger.current) return;
        finger.current = false;
        liftedAt.current = performance.now();
        glass.value = null;
        lookAt(null);
        if (isChosen) play(pointAt(event));
    };

    const keys: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const moveTo = (x: number, y: number) => {
        const clamp = (v: number) => Math.max(0, Math.min(board.size - 1, v));
        focusAt.current = [clamp(x), clamp(y)];
        cursor.value = focusAt.current;
        const cell = grid.current!.querySelector<HTMLElement>(`[data-point="${focusAt.current}"]`);
        cell?.focus({ preventScroll: true });
    };
    const onKey = (event: KeyboardEvent) => {
        const step = keys[event.key];
        const [x, y] = focusAt.current;
        if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
            event.preventDefault();
            event.stopPropagation();
            const far = event.shiftKey ? 4 : 1;
            moveTo(x + far * step[0], y + far * step[1]);
        } else if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            event.stopPropagation();
            play([...focusAt.current]);
        } else if (event.key === "Home" || event.key === "End") {
            event.preventDefault();
            event.stopPropagation();
            moveTo(event.key === "Home" ? 0 : board.size - 1, y);
        }
    };
    const [fx, fy] = focusAt.current.map((v) => Math.min(v, board.size - 1));

    return (
        <div class={`board ${look.ground}`} style={{ width: px(side), height: px(side) }}>
            <canvas ref={ground} aria-hidden="true" />
            <canvas ref={stones} aria-hidden="true" />
            <div ref={grid} class="grid" role="grid" aria-label={label} aria-rowcount={board.size} aria-colcount={board.size} onKeyDown={onKey}
                onPointerDown={(event) => {
                    confirming.value = event.pointerType === "touch";
                    cursor.value = null;
                    finger.current = aims && event.pointerType === "touch";
                    if (finger.current) aim(event);
                }}
                onPointerMove={(event) => {
                    if (finger.current) aim(event);
                    else if (event.pointerType === "mouse") lookAt(pointAt(event));
                }}
                onPointerLeave={() => lookAt(null)}
                onPointerCancel={(event) => lift(event, false)}
                onPointerUp={(event) => lift(event, true)}
                onClick={(event) => {
                    // A finger has chosen already, when it was lifted; the browser calls that a click a little later.
                    const byFinger = performance.now() - liftedAt.current < ClickDelay;
                    if (!byFinger && (event.detail > 0 || event.isTrusted === false)) play(pointAt(event));
                }}
                onContextMenu={(event) => {
                    event.preventDefault();
                    if (!confirming.value) onSecond?.(pointAt(event));
                }}
                onFocusCapture={() => {
                    if (grid.current?.matches(":focus-within") && document.querySelector(":focus-visible")) cursor.value = [fx, fy];
                }}
                onBlurCapture={() => {
                    cursor.value = null;
                }}>
                {Array.from({ length: board.size }, (_, y) => (
                    <div role="row" key={y} aria-rowindex={y + 1}>
                        {Array.from({ length: board.size }, (_, x) => (
                            <div role="gridcell" key={x} aria-colindex={x + 1} data-point={`${x},${y}`} tabIndex={x === fx && y === fy ? 0 : -1}
                                aria-label={board.cells[y * board.size + x]}
                                style={{
                                    left: px(at(geometry, x) - geometry.cell / 2), top: px(at(geometry, y) - geometry.cell / 2),
                                    width: px(geometry.cell), height: px(geometry.cell),
                                }} />
                        ))}
                    </div>
                ))}
            </div>
            {glass.value && <Magnifier ground={ground.current!} stones={stones.current!} geometry={geometry} at={glass.value} />}
            <Bubble geometry={geometry} explained={[board.preview, board.foul]} />
        </div>
    );
}
