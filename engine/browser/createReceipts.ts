// The latest receipt of each form stays on this device, so that the confirmation can be opened again. No answers are kept
// with it.
import type { Receipt } from '../core/index.ts';
import { type DeviceStore, resultOf } from './deviceStore.ts';
import { orRefused } from './orRefused.ts';

export interface Receipts {
  /** The receipt of the latest submission of the form from this device, if there is one. */
  latest(form: string): Promise<Receipt | undefined>;
  /** Keeps a receipt in place of an earlier one; a browser that refuses storage keeps none. */
  keep(form: string, receipt: Receipt): Promise<void>;
  forget(form: string): Promise<void>;
}

/** Receipts in `store`. */
export function createReceipts(store: DeviceStore): Receipts {
  const key = (form: string) => `${form} receipt`;
  const attempt = <T>(mode: IDBTransactionMode, work: (entries: IDBObjectStore) => Promise<T> | T) =>
    orRefused(() => store(mode, work), undefined);
  return {
    latest: (form) => attempt('readonly', (entries) => resultOf<Receipt | undefined>(entries.get(key(form)))),
    keep: (form, receipt) => attempt('readwrite', (entries) => void entries.put(receipt, key(form))),
    forget: (form) => attempt('readwrite', (entries) => void entries.delete(key(form))),
  };
}
