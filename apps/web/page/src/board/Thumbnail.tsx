import { useLayoutEffect, useRef } from "preact/hooks";
import { textured } from "../app";
import type { BoardPicture, BoardView } from "../program/view";
import { groundNow } from "../settings";
import { geometryOf, px } from "./geometry";
import { paintGround, paintStones, type Look } from "./paint";

const nothing: Omit<BoardView, keyof BoardPicture> = {
    playable: "", next: "", open: [], offered: [], preview: null, previewWords: "", suggested: null, area: null, forbidden: [], foul: null,
    capsules: [], marks: [], words: "", cells: [],
};

/** A small picture of a board; nothing happens on it. */
export function Thumbnail({ board, side }: { board: BoardPicture; side: number }) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const ground = groundNow();
    const textures = textured.value;
    useLayoutEffect(() => {
        const ratio = Math.min(3, window.devicePixelRatio || 1);
        const look: Look = { ground, ratio, coordinates: false, hot: null };
        const geometry = geometryOf(side, board.size, false);
        canvas.current!.width = canvas.current!.height = Math.round(side * ratio);
        const context = canvas.current!.getContext("2d")!;
        context.scale(ratio, ratio);
        paintGround(context, geometry, look);
        paintStones(context, geometry, { ...nothing, ...board }, look, { hover: null, cursor: null, landing: null });
    }, [board, side, ground, textures]);
    return <canvas ref={canvas} class="thumbnail" style={{ width: px(side), height: px(side) }} aria-hidden="true" />;
}
