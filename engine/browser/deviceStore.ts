// What this site keeps on the device: one store of IndexedDB. Every entry of a form begins with the form's id. A browser may
// refuse it (private windows, settings, a full disk), which is a `DOMException`; the callers say so to the visitor.
// Obligations: nothing waits for ever, because some browsers never answer `open` or end no transaction; a connection that
// the browser has closed under the page is opened anew, once for each piece of work; no other tab that wants to delete the
// database has to wait for this one; work that fails leaves nothing behind.

/** Runs `work` in one transaction and resolves with its result once that is committed. `work` may run twice. */
export type DeviceStore = <T>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => Promise<T> | T,
) => Promise<T>;

const ENTRIES = 'entries';
/** Milliseconds that the device has to open the database, and then for each transaction. */
const PATIENCE_MS = 5_000;

let forms: DeviceStore | undefined;

/** The one store of the page, opened at first use. */
export function deviceStore(): DeviceStore {
  forms ??= createDeviceStore('forms');
  return forms;
}

/** A store in the database `name`. */
export function createDeviceStore(name: string): DeviceStore {
  let opened: Promise<IDBDatabase> | undefined;
  let latest: IDBDatabase | undefined;
  const open = () => {
    const opening = new Promise<IDBDatabase>((resolve, reject) => {
      if (!globalThis.indexedDB) throw new DOMException('', 'NotSupportedError');
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES);
      request.onsuccess = () => {
        const { result } = request;
        result.onversionchange = () => result.close();
        resolve(result);
        latest = result;
        // One that comes too late serves whoever asks next.
        opened = Promise.resolve(result);
      };
      request.onerror = () => {
        opened = undefined;
        reject(request.error);
      };
    });
    return within(opening);
  };
  return async (mode, work) => {
    const isEarlier = opened !== undefined;
    opened ??= open();
    const database = await opened;
    try {
      return await transact(database, mode, work);
    } catch (error) {
      database.close();
      if (latest === database) opened = undefined;
      if (!isEarlier || error instanceof Silence) throw error;
      opened ??= open();
      return transact(await opened, mode, work);
    }
  };
}

async function transact<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => Promise<T> | T,
): Promise<T> {
  const transaction = database.transaction(ENTRIES, mode);
  let isOpen = true;
  const ended = new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      isOpen = false;
      settle();
    };
    transaction.oncomplete = end(resolve);
    transaction.onabort = end(() => reject(transaction.error ?? new DOMException('', 'AbortError')));
  });
  const worked = async () => work(transaction.objectStore(ENTRIES));
  try {
    const [result] = await within(Promise.all([worked(), ended]));
    return result;
  } catch (error) {
    if (isOpen) transaction.abort();
    throw error;
  }
}

/** What `promise` comes to, unless the device takes too long. */
function within<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silence()), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The result of a request. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The device does not answer. */
class Silence extends DOMException {}
