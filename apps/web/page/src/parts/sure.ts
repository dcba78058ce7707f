import { signal } from "@preact/signals";
import type { Verb } from "../program/view";

/** What the person is asked about before it is done. */
export const restartVerb = signal<Verb>("restart");
