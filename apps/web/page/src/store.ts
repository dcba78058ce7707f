/** What is kept in the browser: settings, the unfinished game, and the list of games. */

const Name = "tianyuan";
const Shelf = "kept";

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
    database ??= new Promise((resolve, reject) => {
        const request = indexedDB.open(Name, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(Shelf);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error("blocked"));
    });
    return database;
}

export async function load<T>(key: string): Promise<T | undefined> {
    try {
        const shelf = (await open()).transaction(Shelf).objectStore(Shelf);
        return await new Promise((resolve, reject) => {
            const request = shelf.get(key);
            request.onsuccess = () => resolve(request.result as T);
            request.onerror = () => reject(request.error);
        });
    } catch {
        return undefined;
    }
}

/** Everything whose key begins so, the latest first. */
export async function loadAll<T>(beginning: string): Promise<[key: string, value: T][]> {
    try {
        const shelf = (await open()).transaction(Shelf).objectStore(Shelf);
        return await new Promise((resolve, reject) => {
            const found: [string, T][] = [];
            const request = shelf.openCursor(IDBKeyRange.bound(beginning, `${beginning}\uffff`), "prev");
            request.onsuccess = () => {
                const cursor = request.result;
                if (!cursor) return resolve(found);
                found.push([String(cursor.key), cursor.value as T]);
                cursor.continue();
            };
            request.onerror = () => reject(request.error);
        });
    } catch {
        return [];
    }
}

/** Rejects if the browser keeps nothing, or no more. */
export async function save(key: string, value: unknown): Promise<void> {
    const transaction = (await open()).transaction(Shelf, "readwrite");
    const shelf = transaction.objectStore(Shelf);
    if (value === undefined) shelf.delete(key);
    else shelf.put(value, key);
    transaction.commit?.();
    await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("not kept"));
    });
}
