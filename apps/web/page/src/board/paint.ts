import type { BoardView, Capsule, Point } from "../program/view";
import { at, letterOf, type Geometry } from "./geometry";
import { putStone } from "./stones";
import { plainTone, texture, type Ground } from "./texture";

/** Draws a board: the ground with its lines, and what stands on it. */

const Lines: Record<Ground, [colour: string, strength: number]> = {
    wood: ["90,63,30", 0.82], paper: ["61,55,48", 0.72], slate: ["230,237,238", 0.4], flat: ["0,0,0", 1],
};
const Coordinates: Record<Ground, string> = { wood: "#4A3315", paper: "#645C4E", slate: "#D9E1E2", flat: "#000" };
const Cinnabar: Record<Ground, string> = { wood: "#8C220E", paper: "#AE3A22", slate: "#FFCBBC", flat: "#C00000" };
const Accent: Record<Ground, string> = { wood: "#1F5241", paper: "#1F5241", slate: "#BFF0DB", flat: "#000" };
const Veil: Record<Ground, string> = { wood: "#DDB678", paper: "#F0E8D6", slate: "#515C62", flat: "#FFF" };
const Cleared: Record<Ground, string> = { wood: "#E0B97C", paper: "#F2EBDA", slate: "#515C62", flat: "#FFF" };
export const BoardFont = "'Noto Sans CJK SC','Noto Sans SC','PingFang SC','Microsoft YaHei',system-ui,sans-serif";

export interface Look {
    ground: Ground;
    ratio: number;
    coordinates: boolean;
    /** The crossing under the pointer; its coordinates are lit. */
    hot: Point | null;
}

function starLines(n: number): number[] {
    const far = n >= 13 ? 3 : n >= 9 ? 2 : -1;
    const middle = (n - 1) / 2;
    return far < 0 ? [middle] : [far, middle, n - 1 - far];
}

function stars(n: number): Point[] {
    const points: Point[] = [];
    const middle = (n - 1) / 2;
    for (const x of starLines(n)) {
        for (const y of starLines(n)) {
            const onEdge = (x === middle) !== (y === middle);
            if (n % 2 === 0 && (x === middle || y === middle)) continue;
            if (onEdge && n < 19) continue;
            points.push([x, y]);
        }
    }
    return points;
}

export function paintGround(c: CanvasRenderingContext2D, g: Geometry, look: Look) {
    const { ground } = look;
    const flat = ground === "flat";
    const picture = texture(ground);
    if (picture) c.drawImage(picture, 0, 0, g.side, g.side);
    else {
        c.fillStyle = plainTone(ground);
        c.fillRect(0, 0, g.side, g.side);
    }
    const [colour, strength] = Lines[ground];
    const tiny = g.cell < 12;
    const unit = 1 / look.ratio;
    const width = Math.max(unit, Math.round(g.cell * (flat ? 0.04 : 0.022) * look.ratio) * unit);
    const crisp = (v: number) => Math.round(v * look.ratio) * unit + (Math.round(width * look.ratio) % 2 ? unit / 2 : 0);
    const alpha = strength * (tiny && !flat ? 0.6 : 1);
    const first = at(g, 0);
    const last = at(g, g.size - 1);
    c.strokeStyle = `rgba(${colour},${alpha})`;
    c.lineWidth = width;
    c.beginPath();
    for (let i = 0; i < g.size; i++) {
        const place = crisp(at(g, i));
        c.moveTo(place, first);
        c.lineTo(place, last);
        c.moveTo(first, place);
        c.lineTo(last, place);
    }
    c.stroke();
    c.strokeStyle = `rgba(${colour},${Math.min(1, alpha + 0.15)})`;
    c.lineWidth = tiny ? width : 2 * width;
    c.strokeRect(crisp(first), crisp(first), last - first, last - first);
    c.fillStyle = `rgba(${colour},${Math.min(1, alpha + 0.12)})`;
    for (const [x, y] of stars(g.size)) {
        c.beginPath();
        c.arc(crisp(at(g, x)), crisp(at(g, y)), g.cell * (flat ? 0.11 : 0.088), 0, 2 * Math.PI);
        c.fill();
    }
}

function text(c: CanvasRenderingContext2D, words: string, x: number, y: number, size: number, colour: string, bold: boolean) {
    c.font = `${bold ? 700 : 400} ${size}px ${BoardFont}`;
    c.fillStyle = colour;
    c.textAlign = "center";
    c.textBaseline = "alphabetic";
    c.fillText(words, x, y + size * 0.36);
}

function paintCoordinates(c: CanvasRenderingContext2D, g: Geometry, look: Look) {
    const size = Math.max(9, Math.min(g.cell > 90 ? 26 : 15, g.cell * 0.27));
    const flat = look.ground === "flat";
    for (let i = 0; i < g.size; i++) {
        const hotColumn = look.hot?.[0] === i;
        const hotRow = look.hot?.[1] === i;
        const colour = (hot: boolean) => (hot ? Cinnabar[look.ground] : Coordinates[look.ground]);
        text(c, letterOf(i), at(g, i), at(g, g.size - 1) + g.cell * 0.56, size, colour(hotColumn), hotColumn || flat);
        text(c, String(g.size - i), at(g, 0) - g.cell * 0.56, at(g, i), size, colour(hotRow), hotRow || flat);
    }
}

function capsulePath(c: CanvasRenderingContext2D, g: Geometry, capsule: Capsule) {
    const [ax, ay] = capsule.stones[0];
    const [zx, zy] = capsule.stones[capsule.stones.length - 1];
    const length = Math.hypot(zx - ax, zy - ay) * g.cell;
    const r = g.cell * 0.56;
    c.translate(at(g, ax), at(g, ay));
    c.rotate(Math.atan2(zy - ay, zx - ax));
    c.beginPath();
    c.arc(0, 0, r, Math.PI / 2, (3 * Math.PI) / 2);
    c.arc(length, 0, r, (3 * Math.PI) / 2, Math.PI / 2);
    c.closePath();
}

function toneOf(capsule: Capsule, ground: Ground): string {
    if (capsule.tone === "own") return Accent[ground];
    if (capsule.tone === "threat") return ground === "slate" ? "#E3B457" : Cinnabar[ground];
    return Cinnabar[ground];
}

function paintCapsule(c: CanvasRenderingContext2D, g: Geometry, capsule: Capsule, look: Look, under: boolean) {
    const colour = toneOf(capsule, look.ground);
    c.save();
    capsulePath(c, g, capsule);
    if (under) {
        c.globalAlpha = 0.14;
        c.fillStyle = colour;
        c.fill();
    } else {
        c.strokeStyle = colour;
        c.lineWidth = g.cell * 0.05;
        if (!capsule.counts) c.setLineDash([g.cell * 0.14, g.cell * 0.1]);
        c.stroke();
    }
    c.restore();
    if (under) return;
    c.strokeStyle = colour;
    c.lineWidth = g.cell * 0.05;
    for (const [x, y] of capsule.growth) {
        const r = g.cell * 0.18;
        c.beginPath();
        c.moveTo(at(g, x), at(g, y) - r);
        c.lineTo(at(g, x) + r, at(g, y));
        c.lineTo(at(g, x), at(g, y) + r);
        c.lineTo(at(g, x) - r, at(g, y));
        c.closePath();
        c.stroke();
    }
    if (capsule.tag > 0) {
        const [x, y] = capsule.stones[capsule.stones.length - 1];
        const px = at(g, x) + g.cell * 0.48;
        const py = at(g, y) - g.cell * 0.48;
        dot(c, px, py, g.cell * 0.24, colour);
        text(c, String(capsule.tag), px, py, g.cell * 0.3, look.ground === "slate" ? "#26221C" : "#fff", true);
    }
}

function dot(c: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string) {
    c.beginPath();
    c.arc(x, y, r, 0, 2 * Math.PI);
    c.fillStyle = colour;
    c.fill();
}

function paintHeat(c: CanvasRenderingContext2D, g: Geometry, board: BoardView, ground: Ground) {
    const colour = ground === "slate" ? "127,198,169" : "43,101,82";
    for (const [x, y, value, figure] of board.heat ?? []) {
        dot(c, at(g, x), at(g, y), g.cell * (0.2 + 0.22 * value), `rgba(${colour},${0.18 + 0.62 * value})`);
        if (figure) text(c, figure, at(g, x), at(g, y), g.cell * 0.27, ground === "slate" ? "#0F231B" : "#fff", true);
    }
}

function paintForbidden(c: CanvasRenderingContext2D, g: Geometry, board: BoardView, look: Look) {
    const colour = Cinnabar[look.ground];
    for (const [x, y, sign] of board.forbidden) {
        const px = at(g, x);
        const py = at(g, y);
        const arm = g.cell * 0.17;
        c.globalAlpha = 0.92;
        dot(c, px, py, g.cell * 0.27, Cleared[look.ground]);
        c.globalAlpha = 1;
        c.strokeStyle = colour;
        c.lineWidth = g.cell * 0.075;
        c.lineCap = "round";
        c.beginPath();
        c.moveTo(px - arm, py - arm);
        c.lineTo(px + arm, py + arm);
        c.moveTo(px + arm, py - arm);
        c.lineTo(px - arm, py + arm);
        c.stroke();
        c.lineCap = "butt";
        if (g.cell > 22) text(c, sign, px + g.cell * 0.42, py - g.cell * 0.3, g.cell * 0.22, colour, true);
    }
}

function paintNumber(c: CanvasRenderingContext2D, g: Geometry, x: number, y: number, number: number, black: boolean, last: boolean) {
    const words = String(number);
    const colour = last ? (black ? "#FF9C82" : "#A62E17") : black ? "#F4F1EA" : "#26221C";
    text(c, words, at(g, x), at(g, y), g.cell * (words.length > 2 ? 0.33 : 0.41), colour, true);
    if (!last) return;
    c.fillStyle = colour;
    c.fillRect(at(g, x) - g.cell * 0.14, at(g, y) + g.cell * 0.22, g.cell * 0.28, g.cell * 0.05);
}

function paintLast(c: CanvasRenderingContext2D, g: Geometry, [x, y]: Point, black: boolean, flat: boolean) {
    if (flat) {
        c.fillStyle = black ? "#fff" : "#000";
        c.fillRect(at(g, x) - g.cell * 0.16, at(g, y) - g.cell * 0.16, g.cell * 0.32, g.cell * 0.32);
    } else dot(c, at(g, x), at(g, y), g.cell * 0.125, black ? "#FF7A5C" : "#B23A22");
}

function paintWin(c: CanvasRenderingContext2D, g: Geometry, winning: Point[]) {
    const r = g.cell * 0.47;
    c.strokeStyle = "#FFF1C4";
    c.lineWidth = g.cell * 0.05;
    for (const [x, y] of winning) {
        c.beginPath();
        c.arc(at(g, x), at(g, y), r + g.cell * 0.015, 0, 2 * Math.PI);
        c.stroke();
    }
    const ends = farthest(winning);
    c.strokeStyle = "#F0603F";
    c.lineWidth = g.cell * 0.075;
    c.lineCap = "round";
    c.beginPath();
    c.moveTo(at(g, ends[0][0]), at(g, ends[0][1]));
    c.lineTo(at(g, ends[1][0]), at(g, ends[1][1]));
    if (isOneLine(winning)) c.stroke();
    c.lineCap = "butt";
    for (const [x, y] of winning) dot(c, at(g, x), at(g, y), g.cell * 0.115, "#F0603F");
}

const key = ([x, y]: Point) => `${x},${y}`;

function farthest(points: Point[]): [Point, Point] {
    let best: [Point, Point] = [points[0], points[0]];
    let longest = -1;
    for (const a of points) {
        for (const b of points) {
            const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
            if (distance > longest) [longest, best] = [distance, [a, b]];
        }
    }
    return best;
}

function isOneLine(points: Point[]): boolean {
    const [a, b] = farthest(points);
    return points.every(([x, y]) => (b[0] - a[0]) * (y - a[1]) === (b[1] - a[1]) * (x - a[0]));
}

function paintMarks(c: CanvasRenderingContext2D, g: Geometry, board: BoardView, look: Look) {
    const stones = new Map(board.stones.map(([x, y, colour]) => [key([x, y]), colour]));
    for (const { kind, point, text: label } of board.marks) {
        const under = stones.get(key(point));
        const colour = under === "black" ? "#F4F1EA" : under ? "#26221C" : Coordinates[look.ground];
        const px = at(g, point[0]);
        const py = at(g, point[1]);
        const r = g.cell * 0.22;
        c.strokeStyle = colour;
        c.lineWidth = g.cell * 0.07;
        if (kind === "label" || !under) dot(c, px, py, g.cell * 0.3, under ? "transparent" : Cleared[look.ground]);
        c.beginPath();
        if (kind === "triangle") {
            c.moveTo(px, py - r * 1.1);
            c.lineTo(px + r, py + r * 0.7);
            c.lineTo(px - r, py + r * 0.7);
            c.closePath();
        } else if (kind === "square") c.rect(px - r * 0.85, py - r * 0.85, r * 1.7, r * 1.7);
        else if (kind === "circle") c.arc(px, py, r, 0, 2 * Math.PI);
        else if (kind === "cross") {
            c.moveTo(px - r, py - r);
            c.lineTo(px + r, py + r);
            c.moveTo(px + r, py - r);
            c.lineTo(px - r, py + r);
        } else text(c, label, px, py, g.cell * 0.38, colour, true);
        c.stroke();
    }
}

function paintOpen(c: CanvasRenderingContext2D, g: Geometry, board: BoardView, look: Look) {
    for (const [x, y] of board.offered.length || board.open.length > 120 ? [] : board.open) {
        dot(c, at(g, x), at(g, y), g.cell * 0.11, Accent[look.ground]);
    }
    board.offered.forEach(([x, y], i) => {
        dot(c, at(g, x), at(g, y), g.cell * 0.34, Accent[look.ground]);
        text(c, String(i + 1), at(g, x), at(g, y), g.cell * 0.38, look.ground === "slate" ? "#0F231B" : "#fff", true);
    });
}

function paintBrackets(c: CanvasRenderingContext2D, g: Geometry, [x, y]: Point, look: Look) {
    const X = at(g, x);
    const Y = at(g, y);
    const h = g.cell * 0.5;
    const a = g.cell * 0.2;
    for (const [colour, width] of look.ground === "flat" ? [["#FFD60A", 0.16], ["#000", 0.06]] as const : [[Accent[look.ground], 0.06]] as const) {
        c.strokeStyle = colour;
        c.lineWidth = g.cell * width;
        c.lineCap = "round";
        c.beginPath();
        for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]]) {
            c.moveTo(X + sx * h, Y + sy * (h - a));
            c.lineTo(X + sx * h, Y + sy * h);
            c.lineTo(X + sx * (h - a), Y + sy * h);
        }
        c.stroke();
        c.lineCap = "butt";
    }
}

/** What changes from move to move. */
export interface Scene {
    hover: Point | null;
    cursor: Point | null;
    /** A stone that is just being placed: how far it is, 0 to 1. */
    landing: { point: Point; progress: number } | null;
}

export function paintStones(c: CanvasRenderingContext2D, g: Geometry, board: BoardView, look: Look, scene: Scene) {
    const { ground, ratio } = look;
    const flat = ground === "flat";
    const r = g.cell * 0.47;
    const won = new Set(board.winning.map(key));
    const isLanding = (x: number, y: number) => scene.landing?.point[0] === x && scene.landing.point[1] === y;
    if (look.coordinates) paintCoordinates(c, g, look);
    paintOpen(c, g, board, look);
    if (board.area) {
        c.strokeStyle = Accent[ground];
        c.setLineDash([g.cell * 0.16, g.cell * 0.12]);
        c.lineWidth = g.cell * 0.07;
        c.beginPath();
        c.arc(at(g, board.area[0]), at(g, board.area[1]), g.cell * 2.2, 0, 2 * Math.PI);
        c.stroke();
        c.setLineDash([]);
    }
    for (const capsule of board.capsules) paintCapsule(c, g, capsule, look, true);
    paintHeat(c, g, board, ground);
    if (won.size) {
        for (const [x, y] of board.winning) {
            const glow = c.createRadialGradient(at(g, x), at(g, y), 0, at(g, x), at(g, y), g.cell * 0.8);
            glow.addColorStop(0.55, "rgba(255,233,168,.95)");
            glow.addColorStop(0.75, "rgba(255,223,138,.5)");
            glow.addColorStop(1, "rgba(255,213,107,0)");
            dot(c, at(g, x), at(g, y), g.cell * 0.8, glow as unknown as string);
        }
    }
    if (!flat) for (const [x, y] of board.stones) {
        c.globalAlpha = isLanding(x, y) ? scene.landing!.progress : won.size && !won.has(key([x, y])) ? 0.45 : 1;
        putStone(c, "shadow", at(g, x), at(g, y), r, ratio);
    }
    c.globalAlpha = 1;
    for (const [x, y, colour, number] of board.stones) {
        const p = isLanding(x, y) ? scene.landing!.progress : 1;
        c.globalAlpha = Math.min(1, p * 2.3);
        putStone(c, colour, at(g, x), at(g, y), p < 1 ? r * (1.12 - 0.12 * p) : r, ratio, flat);
        c.globalAlpha = 1;
        if (won.size && !won.has(key([x, y])) && !flat) {
            c.globalAlpha = 0.38;
            dot(c, at(g, x), at(g, y), r + 0.5, Veil[ground]);
            c.globalAlpha = 1;
        }
        const last = board.last?.[0] === x && board.last[1] === y;
        if (number > 0) paintNumber(c, g, x, y, number, colour === "black", last && !won.size);
        else if (last && !won.size && p > 0.6) paintLast(c, g, [x, y], colour === "black", flat);
    }
    if (won.size) paintWin(c, g, board.winning);
    for (const [x, y, colour, number] of board.line ?? []) {
        c.globalAlpha = 0.78;
        putStone(c, colour, at(g, x), at(g, y), r * 0.92, ratio, flat);
        c.globalAlpha = 1;
        paintNumber(c, g, x, y, number, colour === "black", false);
    }
    for (const capsule of board.capsules) paintCapsule(c, g, capsule, look, false);
    paintForbidden(c, g, board, look);
    paintMarks(c, g, board, look);
    const ghost = board.preview ?? scene.hover;
    if (ghost && board.next) {
        c.globalAlpha = board.preview ? 0.72 : 0.5;
        putStone(c, board.next, at(g, ghost[0]), at(g, ghost[1]), r, ratio, flat);
        c.globalAlpha = 1;
    }
    if (board.suggested) {
        c.strokeStyle = Accent[ground];
        c.lineWidth = g.cell * 0.08;
        c.beginPath();
        c.arc(at(g, board.suggested[0]), at(g, board.suggested[1]), r, 0, 2 * Math.PI);
        c.stroke();
        dot(c, at(g, board.suggested[0]), at(g, board.suggested[1]), g.cell * 0.14, Accent[ground]);
    }
    if (board.preview) paintBrackets(c, g, board.preview, look);
    if (scene.cursor) paintBrackets(c, g, scene.cursor, look);
}
