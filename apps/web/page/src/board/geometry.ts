import type { Point } from "../program/view";

/** Where the crossings of a board lie, in CSS pixels from its upper left corner. */
export interface Geometry {
    side: number;
    size: number;
    cell: number;
    edge: number;
}

export function geometryOf(side: number, size: number, coordinates: boolean): Geometry {
    const margin = coordinates ? 0.83 : 0.62;
    const cell = Math.max(4, side / (size - 1 + 2 * margin));
    const whole = cell >= 16 ? Math.floor(cell) : cell;
    return { side, size, cell: whole, edge: Math.round((side - whole * (size - 1)) / 2) };
}

export const at = (g: Geometry, x: number) => g.edge + x * g.cell;

/** The crossing nearest to a place, if it lies on the board. */
export function nearest(g: Geometry, px: number, py: number): Point | null {
    const x = Math.round((px - g.edge) / g.cell);
    const y = Math.round((py - g.edge) / g.cell);
    return x >= 0 && y >= 0 && x < g.size && y < g.size ? [x, y] : null;
}

/** A length, as styles want it. */
export const px = (length: number) => `${length}px`;

export const letterOf = (x: number) => String.fromCharCode(65 + x);
