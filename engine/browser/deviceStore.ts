// The site's storage on the device: one object store of IndexedDB. Keys begin with the form's id. A browser may refuse storage
// (private windows, settings, a full disk) with a `DOMException`; the callers tell the visitor.
// Obligations: `open` and every transaction time out after TIMEOUT_MS, because some browsers never call back; a connection that
// the browser closed is reopened, once per call; the connection closes when another tab deletes or upgrades the database;
// a transaction whose work fails is aborted.

/** Runs `work` in one transaction and resolves with its result once that is committed. `work` may run twice. */
export type DeviceStore = <T>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => Promise<T> | T,
) => Promise<T>;

const ENTRIES = 'entries';
/** Milliseconds that the device has to open the database, and then for each transaction. */
const TIMEOUT_MS = 5_000;

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
        // A connection that opens after the timeout is used by the next call.
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
      if (!isEarlier || error instanceof DeviceTimeout) throw error;
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

/** The result of `promise`; rejects with {@link DeviceTimeout} after TIMEOUT_MS. */
function within<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeviceTimeout()), TIMEOUT_MS);
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

/** The database did not call back within TIMEOUT_MS. */
class DeviceTimeout extends DOMException {}
