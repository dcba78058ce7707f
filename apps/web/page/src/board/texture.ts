/** The ground of a board: wood, paper or slate, made once from noise. */

export type Ground = "wood" | "paper" | "slate" | "flat";

const Tones: Record<Ground, [string, string, string]> = {
    wood: ["#EBCB93", "#DDB374", "#C99A58"],
    paper: ["#F6F0E2", "#F0E8D6", "#E6DCC6"],
    slate: ["#59646A", "#515C62", "#485258"],
    flat: ["#FFFFFF", "#FFFFFF", "#FFFFFF"],
};

/** The colour before the texture is made. */
export const plainTone = (ground: Ground) => Tones[ground][1];

function hash(x: number, y: number, seed: number): number {
    let h = (x * 374761393 + y * 668265263 + seed * 2147483647) | 0;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967295;
}

function noise(x: number, y: number, seed: number): number {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const f = x - xi;
    const g = y - yi;
    const u = f * f * (3 - 2 * f);
    const v = g * g * (3 - 2 * g);
    const top = hash(xi, yi, seed) * (1 - u) + hash(xi + 1, yi, seed) * u;
    const bottom = hash(xi, yi + 1, seed) * (1 - u) + hash(xi + 1, yi + 1, seed) * u;
    return top * (1 - v) + bottom * v;
}

/** How far from the middle tone: below 0 lighter, above darker; and how much light falls there. */
type Grain = (x: number, y: number, side: number) => [tone: number, light: number];

const wood: Grain = (x, y, side) => {
    const bent = x + 10 * noise(x / 160, y / 420, 3) + 3 * noise(x / 40, y / 210, 4);
    const rings = 0.48 * noise(bent / 9, y / 900, 5) + 0.32 * noise(bent / 23, y / 1200, 6) + 0.3 * noise(bent / 95, y / 1500, 7);
    const fibre = (noise(x / 1.3, y / 70, 8) - 0.5) * 0.14;
    const pore = Math.max(0, noise(x / 1.1, y / 13, 9) - 0.93) * 1.1;
    const tone = Math.max(-0.45, Math.min(0.95, (rings - 0.55) * 0.72 + fibre + pore));
    return [tone < 0 ? tone * 2 : tone, 1.02 - 0.05 * ((x / side) * 0.4 + (y / side) * 0.6)];
};

const paper: Grain = (x, y) => {
    const clouds = noise(x / 150, y / 150, 1) * 0.6 + noise(x / 40, y / 26, 2) * 0.25;
    const fibres = noise(x / 2.2, y / 9, 3) * noise(x / 9, y / 2.2, 4);
    const tone = (clouds - 0.42) * 0.5 + (fibres - 0.25) * 0.32;
    return [tone < 0 ? tone * 2 : tone, 1];
};

const slate: Grain = (x, y, side) => {
    const clouds = noise(x / 190, y / 120, 1) * 0.55 + noise(x / 60, y / 30, 2) * 0.3 + noise(x / 14, y / 5, 3) * 0.15;
    const grain = (hash(Math.round(x), Math.round(y), 5) - 0.5) * 0.16;
    return [((clouds - 0.5) * 0.7 + grain) * 1.6, 1.06 - 0.12 * (y / side)];
};

const grains: Record<string, Grain> = { wood, paper, slate };
const parts = (colour: string) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** As many pixels as a board of usual size has; larger ones stretch it. */
const Side = 720;
const made = new Map<Ground, HTMLCanvasElement>();

/** The texture if it is there already. */
export const texture = (ground: Ground) => made.get(ground);

export function makeTexture(ground: Ground): HTMLCanvasElement {
    const ready = made.get(ground);
    if (ready) return ready;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Side;
    const context = canvas.getContext("2d")!;
    const image = context.createImageData(Side, Side);
    const [light, middle, dark] = Tones[ground].map(parts);
    const grain = grains[ground];
    for (let y = 0, i = 0; y < Side; y++) {
        for (let x = 0; x < Side; x++, i += 4) {
            const [tone, shine] = grain ? grain(x, y, Side) : [0, 1];
            const other = tone < 0 ? light : dark;
            const share = Math.min(1, Math.abs(tone));
            for (let c = 0; c < 3; c++) image.data[i + c] = (middle[c] + (other[c] - middle[c]) * share) * shine;
            image.data[i + 3] = 255;
        }
    }
    context.putImageData(image, 0, 0);
    made.set(ground, canvas);
    return canvas;
}
