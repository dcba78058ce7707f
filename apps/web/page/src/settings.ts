import { signal } from "@preact/signals";
import type { Ground } from "./board/texture";

/** What the person has chosen; kept in the browser. */
export interface Settings {
    language: "en" | "zh";
    theme: "auto" | "light" | "dark" | "contrast";
    ground: "auto" | Ground;
    textSize: number;
    motion: boolean;
    sound: number;
    numbers: "none" | "few" | "all";
    coordinates: boolean;
    forbidden: boolean;
    confirms: "auto" | "always" | "never";
    help: boolean;
    thinking: "auto" | "on" | "off";
    thinkSeconds: number;
    mode: "computer" | "people" | "watch";
    opponent: string;
    second: string;
    side: "first" | "second" | "random";
    rule: string;
    size: number;
    opening: string;
    time: string;
    name: string;
    /** How much of what a newcomer is told has been told. */
    tipsSeen: number;
}

const systemLanguage = () => (navigator.languages.find((each) => /^(zh|en)/.test(each)) ?? "en").slice(0, 2) as "en" | "zh";

export const usual = (): Settings => ({
    language: systemLanguage(),
    theme: "auto",
    ground: "auto",
    textSize: 1,
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    sound: 0.7,
    numbers: "none",
    coordinates: true,
    forbidden: true,
    confirms: "auto",
    help: true,
    thinking: "auto",
    thinkSeconds: 5,
    mode: "computer",
    opponent: "level:2",
    second: "level:6",
    side: "first",
    rule: "freestyle",
    size: 15,
    opening: "free",
    time: "none",
    name: "",
    tipsSeen: 0,
});

/** How much larger everything is on a very large screen. */
export const magnification = (width: number, height: number) => Math.max(1, Math.min(2, width / 2200, height / 1240));
/** How large texts are: as the person wants them, and larger on a very large screen. */
export const scaleFor = (width: number, height: number) => settings.value.textSize * magnification(width, height);

export const settings = signal<Settings>(usual());

/** What was kept, as far as it is of the right kind. */
export function restore(kept: unknown) {
    const fresh: Record<string, unknown> = { ...usual() };
    if (kept && typeof kept === "object") {
        for (const [name, value] of Object.entries(kept)) {
            if (name in fresh && typeof value === typeof fresh[name]) fresh[name] = value;
        }
    }
    settings.value = fresh as unknown as Settings;
}

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const highContrast = matchMedia("(prefers-contrast: more)");
const systemChanged = signal(0);
for (const query of [darkScheme, highContrast]) query.addEventListener?.("change", () => systemChanged.value++);

export function themeNow(): "light" | "dark" | "contrast" {
    void systemChanged.value;
    const { theme } = settings.value;
    if (theme !== "auto") return theme;
    return highContrast.matches ? "contrast" : darkScheme.matches ? "dark" : "light";
}

export function groundNow(): Ground {
    const theme = themeNow();
    if (theme === "contrast") return "flat";
    const { ground } = settings.value;
    return ground === "auto" ? (theme === "dark" ? "slate" : "wood") : ground;
}

/** The game that the start page describes; the program makes a plan of it. */
export function wishedGame() {
    const { mode, opponent, second, side, name, rule, size, opening, time } = settings.value;
    return { mode, opponent, second, side, name, rule, size, opening, time };
}
