import type { BoardView } from "../program/view";
import { at, letterOf, type Geometry } from "./geometry";
import { plainTone, type Ground } from "./texture";
import { BoardFont } from "./paint";

const Ink: Record<Ground, string> = { wood: "#5A3F1E", paper: "#3D3730", slate: "#C9D2D4", flat: "#000000" };

const Stones = `<defs>
<radialGradient id="b" fx=".36" fy=".28"><stop offset="0" stop-color="#66676C"/><stop offset=".22" stop-color="#46474C"/><stop offset=".55" stop-color="#26272B"/><stop offset=".86" stop-color="#141518"/><stop offset="1" stop-color="#0A0B0D"/></radialGradient>
<radialGradient id="w" fx=".38" fy=".30"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".45" stop-color="#FAF8F3"/><stop offset=".78" stop-color="#ECE8DF"/><stop offset=".94" stop-color="#D8D2C5"/><stop offset="1" stop-color="#BFB7A7"/></radialGradient>
</defs>`;

/** The board as SVG: the ground in one colour, everything else in curves. */
export class SvgContext {
    private parts: string[] = [];

    constructor(private g: Geometry, private ground: Ground) {}

    draw(board: BoardView): string {
        this.lines();
        this.coordinates();
        for (const [x, y, colour, number] of board.stones) this.stone(board, x, y, colour, number);
        if (board.winning.length > 1) this.win(board);
        const { side } = this.g;
        return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" font-family="${BoardFont.replaceAll('"', "'")}">${Stones}${this.parts.join("\n")}</svg>\n`;
    }

    private lines() {
        const { g } = this;
        const first = at(g, 0);
        const last = at(g, g.size - 1);
        let path = "";
        for (let i = 0; i < g.size; i++) path += `M${at(g, i)} ${first}V${last}M${first} ${at(g, i)}H${last}`;
        this.parts.push(
            `<rect width="${g.side}" height="${g.side}" rx="6" fill="${plainTone(this.ground)}"/>`,
            `<path d="${path}" stroke="${Ink[this.ground]}" stroke-width="1.3" fill="none"/>`,
            `<rect x="${first}" y="${first}" width="${last - first}" height="${last - first}" fill="none" stroke="${Ink[this.ground]}" stroke-width="2.6"/>`,
        );
    }

    private text(words: string, x: number, y: number, size: number, colour: string, bold = false) {
        this.parts.push(`<text x="${x}" y="${y + size * 0.36}" font-size="${size}" text-anchor="middle" fill="${colour}"${bold ? ' font-weight="700"' : ""}>${words}</text>`);
    }

    private coordinates() {
        const { g } = this;
        for (let i = 0; i < g.size; i++) {
            this.text(letterOf(i), at(g, i), at(g, g.size - 1) + g.cell * 0.56, 15, Ink[this.ground]);
            this.text(String(g.size - i), at(g, 0) - g.cell * 0.56, at(g, i), 15, Ink[this.ground]);
        }
    }

    private stone(board: BoardView, x: number, y: number, colour: string, number: number) {
        const { g } = this;
        const black = colour === "black";
        this.parts.push(`<circle cx="${at(g, x)}" cy="${at(g, y)}" r="${g.cell * 0.47}" fill="url(#${black ? "b" : "w"})"${black ? "" : ' stroke="#6B5F4A" stroke-opacity=".5"'}/>`);
        const isLast = board.last?.[0] === x && board.last[1] === y;
        if (number > 0) this.text(String(number), at(g, x), at(g, y), g.cell * (number > 99 ? 0.33 : 0.41), black ? "#F4F1EA" : "#26221C", true);
        else if (isLast) this.parts.push(`<circle cx="${at(g, x)}" cy="${at(g, y)}" r="${g.cell * 0.125}" fill="${black ? "#FF7A5C" : "#B23A22"}"/>`);
    }

    private win(board: BoardView) {
        const { g } = this;
        for (const [x, y] of board.winning) {
            this.parts.push(`<circle cx="${at(g, x)}" cy="${at(g, y)}" r="${g.cell * 0.485}" fill="none" stroke="#F0603F" stroke-width="${g.cell * 0.07}"/>`);
        }
    }
}
