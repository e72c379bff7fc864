// The latest receipt of each form, stored on this device so that its confirmation can be opened again. It holds no answers.
import type { Receipt } from '../core/index.ts';
import { type DeviceStore, resultOf } from './deviceStore.ts';
import { orRefused } from './orRefused.ts';

export interface Receipts {
  /** The receipt of the latest submission of the form from this device, if there is one. */
  latest(form: string): Promise<Receipt | undefined>;
  /** Replaces the receipt of the form; does nothing where the browser refuses storage. */
  save(form: string, receipt: Receipt): Promise<void>;
  forget(form: string): Promise<void>;
}

/** Receipts in `store`. */
export function createReceipts(store: DeviceStore): Receipts {
  const key = (form: string) => `${form} receipt`;
  const attempt = <T>(mode: IDBTransactionMode, work: (entries: IDBObjectStore) => Promise<T> | T) =>
    orRefused(() => store(mode, work), undefined);
  return {
    latest: (form) => attempt('readonly', (entries) => resultOf<Receipt | undefined>(entries.get(key(form)))),
    save: (form, receipt) => attempt('readwrite', (entries) => void entries.put(receipt, key(form))),
    forget: (form) => attempt('readwrite', (entries) => void entries.delete(key(form))),
  };
}
