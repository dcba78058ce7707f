/** Pictures and sounds of the program, put in by the bundler. */

import faces from "virtual:faces";
import icons from "virtual:icons";
import sounds from "virtual:sounds";

/** SVG texts by name. */
export const faceFiles: Record<string, string> = faces;
export const iconFiles: Record<string, string> = icons;

function bytesOf(base64: string): Uint8Array {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
}

export const soundFiles: Record<string, Uint8Array> = Object.fromEntries(
    Object.entries(sounds).map(([name, text]) => [name, bytesOf(text)]),
);
