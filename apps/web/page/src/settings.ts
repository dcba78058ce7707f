import { signal } from "@preact/signals";
import type { Ground } from "./board/texture";
import type { Plan } from "./program/view";

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
});

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

/** The game that the start page describes. */
export function plannedGame(): Plan {
    const s = settings.value;
    const person = { spec: "", name: s.name };
    const computer = { spec: s.opponent, name: "" };
    const first = s.side === "first" || (s.side === "random" && Math.random() < 0.5);
    const seats =
        s.mode === "people" ? [person, { spec: "", name: "" }]
        : s.mode === "watch" ? [computer, { spec: s.second, name: "" }]
        : first ? [person, computer] : [computer, person];
    return { rule: s.rule, size: s.size, opening: s.opening, fouls: "refuse", time: s.time, seats };
}
