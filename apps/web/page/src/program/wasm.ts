/** The program as it runs here: bytes in, bytes out. The same module on the page and in workers. */
export interface Program {
    call(door: "obey" | "work", message: string, bytes?: Uint8Array): { text: string; bytes: Uint8Array };
    memory(): number;
}

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    reserve(length: number): number;
    answer(): number;
    answerLength(): number;
    obey(): void;
    work(): void;
}

const Success = 0;
const NotSupported = 58;

/** The little that the program asks of a system: time, chance, and a place for last words. */
function system(memory: () => WebAssembly.Memory) {
    const view = () => new DataView(memory().buffer);
    const timeOrigin = performance.timeOrigin;
    return {
        clock_time_get(clock: number, _precision: bigint, result: number) {
            const milliseconds = clock === 0 ? timeOrigin + performance.now() : performance.now();
            view().setBigUint64(result, BigInt(Math.round(milliseconds * 1e6)), true);
            return Success;
        },
        random_get(start: number, length: number) {
            for (let i = 0; i < length; i += 65536) {
                crypto.getRandomValues(new Uint8Array(memory().buffer, start + i, Math.min(65536, length - i)));
            }
            return Success;
        },
        environ_sizes_get(count: number, size: number) {
            view().setUint32(count, 0, true);
            view().setUint32(size, 0, true);
            return Success;
        },
        environ_get: () => Success,
        fd_write(_file: number, vectors: number, count: number, written: number) {
            let text = "";
            let total = 0;
            for (let i = 0; i < count; i++) {
                const start = view().getUint32(vectors + 8 * i, true);
                const length = view().getUint32(vectors + 8 * i + 4, true);
                text += new TextDecoder().decode(new Uint8Array(memory().buffer, start, length));
                total += length;
            }
            view().setUint32(written, total, true);
            console.warn(text);
            return Success;
        },
        proc_exit(code: number) {
            throw new Error(`the program ended itself (${code})`);
        },
        sched_yield: () => Success,
    };
}

export function compile(bytes: BufferSource): Promise<WebAssembly.Module> {
    return WebAssembly.compile(bytes);
}

export async function start(module: WebAssembly.Module, tell: (text: string) => void = () => {}): Promise<Program> {
    let memory: WebAssembly.Memory;
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    const known: Record<string, unknown> = system(() => memory);
    // Whatever else a library might want is not there; files and the like.
    const wasi = new Proxy(known, { get: (all, name: string) => all[name] ?? (() => NotSupported) });
    const imports: WebAssembly.Imports = { wasi_snapshot_preview1: {}, page: {} };
    for (const each of WebAssembly.Module.imports(module)) {
        if (each.module === "wasi_snapshot_preview1") {
            imports.wasi_snapshot_preview1[each.name] = wasi[each.name] as WebAssembly.ImportValue;
        }
    }
    imports.page.tell = (start: number, length: number) =>
        tell(decoder.decode(new Uint8Array(memory.buffer, start, length)));
    const instance = await WebAssembly.instantiate(module, imports);
    const exports = instance.exports as unknown as Exports;
    memory = exports.memory;
    exports._initialize();
    return {
        call(door, message, bytes) {
            const text = encoder.encode(message);
            const length = text.length + (bytes ? bytes.length + 1 : 0);
            const place = exports.reserve(length);
            const room = new Uint8Array(memory.buffer, place, length);
            room.set(text);
            if (bytes) {
                room[text.length] = 0;
                room.set(bytes, text.length + 1);
            }
            exports[door]();
            const answer = new Uint8Array(memory.buffer, exports.answer(), exports.answerLength());
            const end = answer.indexOf(0);
            return {
                text: decoder.decode(end < 0 ? answer : answer.subarray(0, end)),
                bytes: end < 0 ? new Uint8Array() : answer.slice(end + 1),
            };
        },
        memory: () => memory.buffer.byteLength,
    };
}
