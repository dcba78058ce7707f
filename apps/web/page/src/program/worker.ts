import { start, type Program } from "./wasm";

/** A worker: gets the compiled program first, then one task after the other. */

let program: Promise<Program> | null = null;
let ticket = 0;

// What goes wrong in a promise would stay in here, and the page would wait for ever.
self.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    self.reportError(event.reason);
});

self.onmessage = async (event: MessageEvent) => {
    const { module, task } = event.data as { module?: WebAssembly.Module; task?: string; ticket?: number };
    if (module) {
        program = start(module, (text) => self.postMessage({ ticket, text, last: false }));
        await program;
        self.postMessage({ ready: true });
        return;
    }
    if (!program || task === undefined) return;
    const running = await program;
    ticket = event.data.ticket;
    const { text } = running.call("work", task);
    self.postMessage({ ticket, text, last: true });
};
