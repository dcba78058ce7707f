import type { Colour } from "../program/view";

/** Stones, drawn once for each size and kept as pictures. */

const pictures = new Map<string, HTMLCanvasElement>();

function gradient(c: CanvasRenderingContext2D, r: number, fx: number, fy: number, stops: [number, string][]) {
    const g = c.createRadialGradient((fx - 0.5) * 2 * r, (fy - 0.5) * 2 * r, 0, 0, 0, r);
    for (const [offset, colour] of stops) g.addColorStop(offset, colour);
    return g;
}

function disc(c: CanvasRenderingContext2D, r: number) {
    c.beginPath();
    c.arc(0, 0, r, 0, 2 * Math.PI);
}

function drawBlack(c: CanvasRenderingContext2D, r: number) {
    disc(c, r);
    c.fillStyle = gradient(c, r, 0.36, 0.28, [[0, "#66676C"], [0.22, "#46474C"], [0.55, "#26272B"], [0.86, "#141518"], [1, "#0A0B0D"]]);
    c.fill();
    const rim = c.createRadialGradient(-0.16 * r, -0.2 * r, 0, -0.16 * r, -0.2 * r, 1.2 * r);
    rim.addColorStop(0.78, "rgba(255,255,255,0)");
    rim.addColorStop(0.94, "rgba(255,255,255,.14)");
    rim.addColorStop(1, "rgba(255,255,255,.06)");
    c.fillStyle = rim;
    c.fill();
    c.save();
    c.translate(-0.3 * r, -0.4 * r);
    c.rotate((-32 * Math.PI) / 180);
    c.scale(0.46 * r, 0.34 * r);
    const shine = c.createRadialGradient(0, 0, 0, 0, 0, 1);
    shine.addColorStop(0, "rgba(255,255,255,.34)");
    shine.addColorStop(0.5, "rgba(255,255,255,.12)");
    shine.addColorStop(1, "rgba(255,255,255,0)");
    disc(c, 1);
    c.fillStyle = shine;
    c.fill();
    c.restore();
}

function drawWhite(c: CanvasRenderingContext2D, r: number) {
    disc(c, r);
    c.fillStyle = gradient(c, r, 0.38, 0.3, [[0, "#FFFFFF"], [0.45, "#FAF8F3"], [0.78, "#ECE8DF"], [0.94, "#D8D2C5"], [1, "#BFB7A7"]]);
    c.fill();
    disc(c, r * 0.988);
    c.strokeStyle = "rgba(107,95,74,.38)";
    c.lineWidth = r * 0.026;
    c.stroke();
}

function drawFlat(c: CanvasRenderingContext2D, r: number, colour: Colour) {
    disc(c, colour === "black" ? r : r * 0.94);
    c.fillStyle = colour === "black" ? "#000" : "#fff";
    c.fill();
    if (colour === "black") return;
    c.strokeStyle = "#000";
    c.lineWidth = Math.max(2, r * 0.13);
    c.stroke();
}

function drawShadow(c: CanvasRenderingContext2D, r: number) {
    c.translate(r * 0.08, r * 0.17);
    const g = c.createRadialGradient(0, 0, 0, 0, 0, r * 1.19);
    for (const [offset, alpha] of [[0, 0.62], [0.66, 0.46], [0.82, 0.2], [1, 0]]) {
        g.addColorStop(offset, `rgba(32,20,10,${alpha})`);
    }
    disc(c, r * 1.19);
    c.fillStyle = g;
    c.fill();
}

/** Draws a stone, or a shadow, with its middle at (x, y); `ratio` is that of the screen. */
export function putStone(c: CanvasRenderingContext2D, kind: Colour | "shadow", x: number, y: number, r: number, ratio: number, flat = false) {
    const key = `${kind} ${r} ${ratio} ${flat}`;
    let picture = pictures.get(key);
    const half = Math.ceil(r * 1.45);
    if (!picture) {
        picture = document.createElement("canvas");
        picture.width = picture.height = Math.ceil(2 * half * ratio);
        const p = picture.getContext("2d")!;
        p.scale(ratio, ratio);
        p.translate(half, half);
        if (kind === "shadow") drawShadow(p, r);
        else if (flat) drawFlat(p, r, kind);
        else if (kind === "black") drawBlack(p, r);
        else drawWhite(p, r);
        if (pictures.size > 60) pictures.clear();
        pictures.set(key, picture);
    }
    c.drawImage(picture, x - half, y - half, 2 * half, 2 * half);
}
