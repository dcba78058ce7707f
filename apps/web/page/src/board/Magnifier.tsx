import { useEffect, useRef } from "preact/hooks";
import type { Point } from "../program/view";
import { at, letterOf, px, type Geometry } from "./geometry";

const Width = 132;
const Zoom = 2.2;

/** A glass above the finger: what is under it, larger, with the crossing that would be chosen. */
export function Magnifier(props: {
    ground: HTMLCanvasElement; stones: HTMLCanvasElement; geometry: Geometry; at: { x: number; y: number; point: Point };
}) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const { geometry, at: place } = props;
    const [x, y] = place.point;
    useEffect(() => {
        const ratio = window.devicePixelRatio || 1;
        const picture = canvas.current!;
        picture.width = picture.height = Width * ratio;
        const c = picture.getContext("2d")!;
        const source = props.ground.width / geometry.side;
        const part = Width / Zoom;
        const left = (at(geometry, x) - part / 2) * source;
        const top = (at(geometry, y) - part / 2) * source;
        for (const layer of [props.ground, props.stones]) {
            c.drawImage(layer, left, top, part * source, part * source, 0, 0, picture.width, picture.height);
        }
        c.strokeStyle = "#B23A22";
        c.lineWidth = 2 * ratio;
        c.beginPath();
        c.arc(picture.width / 2, picture.height / 2, geometry.cell * 0.47 * Zoom * ratio, 0, 2 * Math.PI);
        c.stroke();
    });
    const left = Math.max(0, Math.min(geometry.side - Width, place.x - Width / 2));
    const above = place.y - Width - 40;
    const top = above > -60 ? above : place.y + 48;
    return (
        <div class="magnifier" style={{ left: px(left), top: px(top), width: px(Width), height: px(Width) }} aria-hidden="true">
            <canvas ref={canvas} />
            <b>{letterOf(x)}{geometry.size - y}</b>
        </div>
    );
}
