import { geometryOf } from "./board/geometry";
import { paintGround, paintStones, type Look } from "./board/paint";
import { SvgContext } from "./board/svg_context";
import { makeTexture } from "./board/texture";
import type { BoardView } from "./program/view";
import { groundNow } from "./settings";

const Side = 960;

/** A picture of the board for other programs: in pixels, or in curves. */
export async function pictureOf(board: BoardView, kind: "png" | "svg"): Promise<BlobPart> {
    const ground = groundNow();
    const geometry = geometryOf(Side, board.size, true);
    const look: Look = { ground, ratio: 2, coordinates: true, hot: null };
    const scene = { hover: null, cursor: null, landing: null };
    if (kind === "svg") return new SvgContext(geometry, ground).draw(board);
    makeTexture(ground);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Side * look.ratio;
    const context = canvas.getContext("2d")!;
    context.scale(look.ratio, look.ratio);
    paintGround(context, geometry, look);
    paintStones(context, geometry, { ...board, next: "", preview: null }, look, scene);
    return await new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
