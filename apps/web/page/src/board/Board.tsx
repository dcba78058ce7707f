import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { message } from "../app";
import type { BoardView, Point } from "../program/view";
import { groundNow, settings } from "../settings";
import { wakeSounds } from "../sounds";
import { Bubble } from "./Bubble";
import { at, geometryOf, px, type Geometry } from "./geometry";
import { useKeyboard } from "./keyboard";
import { Magnifier } from "./Magnifier";
import type { Look } from "./paint";
import { usePainting } from "./painting";
import { usePointing } from "./pointing";

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

/** Every crossing with its name, for those who do not see the picture. */
function Cells({ board, geometry, focus }: { board: BoardView; geometry: Geometry; focus: Point }) {
    const lines = Array.from({ length: board.size }, (_, i) => i);
    const isTaken = new Set(board.stones.map(([x, y]) => y * board.size + x));
    const isShut = (i: number) => board.playable[i] !== "+" && !isTaken.has(i);
    const start = (i: number) => px(at(geometry, i) - geometry.cell / 2);
    return (
        <>
            {lines.map((y) => (
                <div role="row" key={y} aria-rowindex={y + 1}>
                    {lines.map((x) => (
                        <div role="gridcell" key={x} aria-colindex={x + 1} data-point={`${x},${y}`} tabIndex={x === focus[0] && y === focus[1] ? 0 : -1}
                            aria-label={board.cells[y * board.size + x]} aria-disabled={isShut(y * board.size + x) ? "true" : undefined}
                            style={{ left: start(x), top: start(y), width: px(geometry.cell), height: px(geometry.cell) }} />
                    ))}
                </div>
            ))}
        </>
    );
}

/** A board: a picture, and over it a grid that hands, keys and screen readers find. */
export function Board({ board, side, label, aims, onPoint, onSecond, onLook }: Props) {
    const grid = useRef<HTMLDivElement>(null);
    const hover = useSignal<Point | null>(null);
    const cursor = useSignal<Point | null>(null);
    const coordinates = settings.value.coordinates && side >= 260;
    const geometry = geometryOf(side, board.size, coordinates);
    const ratio = Math.min(3, window.devicePixelRatio || 1);
    const look: Look = { ground: groundNow(), ratio, coordinates, hot: cursor.value ?? hover.value };

    const choose = (point: Point | null) => {
        wakeSounds();
        if (!point) return;
        message.value = null;
        onPoint(point);
    };
    const { ground, stones } = usePainting(board, geometry, look, hover.value, cursor.value);
    const pointing = usePointing(grid, geometry, hover, { aims, onChoose: choose, onSecond, onLook });
    const keyboard = useKeyboard(grid, board.size, cursor, choose);
    const glass = pointing.glass.value;
    return (
        <div class={`board ${look.ground}`} style={{ width: px(side), height: px(side) }} onPointerDown={() => (cursor.value = null)}>
            <canvas ref={ground} aria-hidden="true" />
            <canvas ref={stones} aria-hidden="true" />
            <div ref={grid} class="grid" role="grid" aria-label={label} aria-rowcount={board.size} aria-colcount={board.size}
                {...pointing.handlers} {...keyboard.handlers}>
                <Cells board={board} geometry={geometry} focus={keyboard.focus} />
            </div>
            {glass && <Magnifier ground={ground.current!} stones={stones.current!} geometry={geometry} at={glass} />}
            <Bubble geometry={geometry} explained={[board.preview, board.foul]} />
        </div>
    );
}
