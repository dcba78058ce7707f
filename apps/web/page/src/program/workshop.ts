/**
 * The workers of the page: one plays, one studies, one proves. A worker cannot be interrupted while it thinks
 * (pages that are opened from a disk have no shared memory), so whoever wants it to stop ends it,
 * and the next one is started at once: the program is compiled already, and that takes a moment.
 */

export type OnWork = (ticket: number, answer: unknown, last: boolean) => void;

interface Task {
    ticket: number;
    text: string;
    tries: number;
}

const MostTries = 2;

class Room {
    private worker: Worker | null = null;
    private current: Task | null = null;
    private queue: Task[] = [];

    constructor(private makeWorker: () => Worker, private module: WebAssembly.Module, private onWork: OnWork) {}

    /** Starts a worker, so that one is there when the first task comes. */
    open() {
        if (this.worker) return;
        const worker = this.makeWorker();
        this.worker = worker;
        worker.onmessage = (event) => this.take(worker, event.data);
        worker.onerror = (event) => {
            event.preventDefault();
            if (worker === this.worker) this.restart();
        };
        worker.postMessage({ module: this.module });
    }

    add(ticket: number, text: string) {
        this.queue.push({ ticket, text, tries: 0 });
        this.next();
    }

    stop(ticket: number) {
        this.queue = this.queue.filter((each) => each.ticket !== ticket);
        if (this.current?.ticket !== ticket) return;
        this.current = null;
        this.close();
        this.open();
        this.next();
    }

    close() {
        this.worker?.terminate();
        this.worker = null;
    }

    /** The worker has died: its task is tried once more, then given up. Another is started for a task only, as it might die too. */
    private restart() {
        const failed = this.current;
        this.current = null;
        this.close();
        if (failed && failed.tries < MostTries) {
            this.queue.unshift(failed);
        } else if (failed) {
            this.onWork(failed.ticket, { failed: { code: "web.worker-stopped", arguments: [] } }, true);
        }
        this.next();
    }

    private next() {
        if (this.current || this.queue.length === 0) return;
        this.open();
        this.current = this.queue.shift()!;
        this.current.tries += 1;
        this.worker!.postMessage({ ticket: this.current.ticket, task: this.current.text });
    }

    private take(worker: Worker, data: { ticket?: number; text?: string; last?: boolean }) {
        if (worker !== this.worker || data.ticket === undefined || data.ticket !== this.current?.ticket) return;
        if (data.last) this.current = null;
        this.onWork(data.ticket, JSON.parse(data.text!), data.last ?? false);
        if (data.last) this.next();
    }
}

export class Workshop {
    private rooms: Record<string, Room>;

    constructor(makeWorker: () => Worker, module: WebAssembly.Module, onWork: OnWork) {
        this.rooms = {
            play: new Room(makeWorker, module, onWork),
            study: new Room(makeWorker, module, onWork),
            proof: new Room(makeWorker, module, onWork),
        };
        this.rooms.play.open();
    }

    work(room: string, ticket: number, task: unknown) {
        this.rooms[room].add(ticket, JSON.stringify(task));
    }

    stop(ticket: number) {
        for (const room of Object.values(this.rooms)) room.stop(ticket);
    }
}
