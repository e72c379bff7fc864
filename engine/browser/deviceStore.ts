// What this site keeps on the device: IndexedDB, through idb-keyval. Every entry of a form begins with the form's id.
// A browser may refuse storage (private mode, settings, a full disk); the callers say so to the visitor.
import { createStore, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** The one store, opened at first use. */
export function deviceStore(): UseStore {
  opened ??= createStore('forms', 'entries');
  return opened;
}
