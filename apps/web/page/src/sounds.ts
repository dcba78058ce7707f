import { settings } from "./settings";
import { soundFiles } from "./assets";

/** What is heard. Sounds are decoded when the first one is wanted, after the person has done something. */

let context: AudioContext | null = null;
const buffers = new Map<string, AudioBuffer>();
let lastStone = 0;

async function bufferOf(name: string): Promise<AudioBuffer | undefined> {
    const ready = buffers.get(name);
    if (ready) return ready;
    const data = soundFiles[name];
    if (!data || !context) return undefined;
    const buffer = await context.decodeAudioData(data.slice().buffer as ArrayBuffer);
    buffers.set(name, buffer);
    return buffer;
}

/** Browsers let a page sound only after a touch or a key. */
export function wakeSounds() {
    if (settings.value.sound === 0 || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (let i = 1; i <= 6; i++) void bufferOf(`stone-${i}`);
}

/** Never twice the same stone. */
function nextStone(): string {
    lastStone = 1 + ((lastStone + Math.floor(Math.random() * 5)) % 6);
    return `stone-${lastStone}`;
}

export async function play(name: string) {
    if (settings.value.sound === 0 || !context || context.state !== "running") return;
    const buffer = await bufferOf(name === "stone" ? nextStone() : name);
    if (!buffer) return;
    const source = context.createBufferSource();
    const gain = context.createGain();
    gain.gain.value = settings.value.sound;
    source.buffer = buffer;
    source.connect(gain).connect(context.destination);
    source.start();
}
