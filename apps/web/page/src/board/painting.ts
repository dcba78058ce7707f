import { useLayoutEffect, useRef } from "preact/hooks";
import { textured } from "../app";
import type { BoardView, Point } from "../program/view";
import { settings } from "../settings";
import type { Geometry } from "./geometry";
import { paintGround, paintStones, type Look, type Scene } from "./paint";

const LandingTime = 140;

function contextOf(canvas: HTMLCanvasElement, side: number, ratio: number): CanvasRenderingContext2D {
    const pixels = Math.round(side * ratio);
    if (canvas.width !== pixels) canvas.width = canvas.height = pixels;
    const context = canvas.getContext("2d")!;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, side, side);
    return context;
}

const isPlayable = (board: BoardView, [x, y]: Point) => board.playable[y * board.size + x] === "+";

/** The stone that has just come, and since when; nothing while nothing moves. */
function useLanding(board: BoardView) {
    const landing = useRef<{ point: Point; since: number } | null>(null);
    const lastShown = useRef("");
    const newest = board.last ? `${board.last} ${board.stones.length}` : "";
    if (newest !== lastShown.current) {
        const isNew = newest && settings.value.motion && lastShown.current !== "";
        landing.current = isNew ? { point: board.last!, since: performance.now() } : null;
        lastShown.current = newest;
    }
    return landing;
}

/** Two canvases: the ground is painted when it changes, what stands on it each time. */
export function usePainting(board: BoardView, geometry: Geometry, look: Look, hover: Point | null, cursor: Point | null) {
    const ground = useRef<HTMLCanvasElement>(null);
    const stones = useRef<HTMLCanvasElement>(null);
    const landing = useLanding(board);
    const { side } = geometry;
    const { ratio } = look;
    useLayoutEffect(() => {
        paintGround(contextOf(ground.current!, side, ratio), geometry, look);
    }, [side, board.size, look.ground, look.coordinates, ratio, textured.value]);
    useLayoutEffect(() => {
        let frame = 0;
        const draw = () => {
            const passed = landing.current ? (performance.now() - landing.current.since) / LandingTime : 1;
            const progress = 1 - Math.pow(1 - Math.min(1, passed), 3);
            const scene: Scene = {
                hover: hover && isPlayable(board, hover) ? hover : null,
                cursor,
                landing: landing.current && passed < 1 ? { point: landing.current.point, progress } : null,
            };
            paintStones(contextOf(stones.current!, side, ratio), geometry, board, look, scene);
            if (scene.landing) frame = requestAnimationFrame(draw);
        };
        draw();
        return () => cancelAnimationFrame(frame);
    });
    return { ground, stones };
}
