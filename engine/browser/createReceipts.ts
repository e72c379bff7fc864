// The latest receipt of each form stays on this device, so that the confirmation can be opened again. No answers are kept
// with it.
import { del, get, set, type UseStore } from 'idb-keyval';
import type { Receipt } from '../core/types.ts';
import { orRefused } from './orRefused.ts';

export interface Receipts {
  /** The receipt of the latest submission of the form from this device, if there is one. */
  latest(form: string): Promise<Receipt | undefined>;
  /** Keeps a receipt in place of an earlier one; a browser that refuses storage keeps none. */
  keep(form: string, receipt: Receipt): Promise<void>;
  forget(form: string): Promise<void>;
}

/** Receipts in `store`. */
export function createReceipts(store: UseStore): Receipts {
  const key = (form: string) => `${form} receipt`;
  return {
    latest: (form) => orRefused(() => get<Receipt>(key(form), store), undefined),
    keep: (form, receipt) => orRefused(() => set(key(form), receipt, store), undefined),
    forget: (form) => orRefused(() => del(key(form), store), undefined),
  };
}
