// What browsers do instead of keeping something. The database and local storage are the browser's own; each of these makes
// them fail in one way until `mend` is called.
import { vi } from 'vitest';

let pump: ReturnType<typeof setInterval> | undefined;

/** From the first question that is not answered on, the time that is waited for the answer passes at once. */
export function beSilent(): void {
  if (vi.isFakeTimers()) return;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pump = setInterval(() => vi.runOnlyPendingTimers(), 1);
}

/** The browser's own device again. */
export function mend(): void {
  clearInterval(pump);
  vi.useRealTimers();
  vi.restoreAllMocks();
}

type Break = () => void;

const refusal = (name: string) => new DOMException('Refused by the test.', name);
const hasBytes = (value: unknown) =>
  typeof value === 'object' && value !== null && ('bytes' in value || value instanceof Blob);

/** Lets `put` fail for what `isRefused` says, as it is called or, as a full disk does, when the transaction ends. */
function refusePut(isRefused: (value: unknown) => boolean, how: 'at once' | 'at the end'): void {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, value, key) {
    if (isRefused(value) && how === 'at once') throw refusal('QuotaExceededError');
    const request = put.call(this, value, key);
    if (isRefused(value)) request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
}

/** Ways in which the database fails, by name. */
export const databases = {
  whole: () => undefined,
  missing: () => void vi.spyOn(globalThis, 'indexedDB', 'get').mockReturnValue(undefined as never),
  denied: () =>
    void vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw refusal('SecurityError');
    }),
  'that cannot be opened': () =>
    void vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      const request = { error: refusal('UnknownError') } as IDBOpenDBRequest;
      setTimeout(() => request.onerror?.(new Event('error')));
      return request;
    }),
  'that never answers': () =>
    void vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      beSilent();
      return {} as IDBOpenDBRequest;
    }),
  'whose transactions never end': () => {
    const silent = () => ({});
    const entries = { get: silent, put: silent, delete: silent };
    const transaction = { objectStore: () => entries, abort: silent } as unknown as IDBTransaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      beSilent();
      return transaction;
    });
  },
  'that is full': () => refusePut(() => true, 'at once'),
  'that aborts': () => refusePut(() => true, 'at the end'),
  'that is too full for files': () => refusePut(hasBytes, 'at once'),
  'that aborts with files': () => refusePut(hasBytes, 'at the end'),
  "of WebKit's private windows": () => refusePut((value) => value instanceof Blob, 'at the end'),
  'that loses its connections': () =>
    void vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw refusal('InvalidStateError');
    }),
  'that loses a connection once': () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw refusal('UnknownError');
    });
  },
} satisfies Readonly<Record<string, Break>>;

/** Ways in which local storage fails, by name. */
export const storages = {
  whole: () => undefined,
  missing: () => void vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never),
  denied: () =>
    void vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw refusal('SecurityError');
    }),
  full: () =>
    void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw refusal('QuotaExceededError');
    }),
} satisfies Readonly<Record<string, Break>>;
