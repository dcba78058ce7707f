import { signal } from "@preact/signals";

export type SheetName = "menu" | "settings" | "help" | "open" | "save" | "share" | "sure" | "games";

/** The sheet that lies over the page. */
export const sheet = signal<SheetName | null>(null);
export const openSheet = (name: SheetName) => (sheet.value = name);
export const close = () => (sheet.value = null);
