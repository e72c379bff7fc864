import type { Attachments } from '../../../engine/intake/storage/attachments.ts';
import type { Store } from '../../../engine/intake/storage/store.ts';

/** A store without content that accepts everything and stores nothing. */
export const emptyStore: Store = {
  find: async () => undefined,
  insert: async ({ receivedAt, digest }) => ({ reference: 'K7QM-4XRT-9', receivedAt, digest, isNew: true }),
  list: async () => [],
  show: async () => undefined,
  findCase: async () => undefined,
  append: async () => undefined,
  remove: async () => undefined,
  recordExport: async () => undefined,
  record: async () => [],
  recordSize: async () => ({ changes: 0, characters: 0 }),
  countExported: async () => 0,
  instantOf: async () => undefined,
  trail: async () => ({ entries: [], next: undefined }),
  page: async () => ({ rows: [], next: undefined }),
  counts: async () => ({}),
  related: async () => [],
  refreshListing: async () => undefined,
  findLink: async () => undefined,
  latestLink: async () => undefined,
  answer: async () => undefined,
  versions: async () => [],
  attachmentIds: async () => new Set(),
  listArrivals: async () => [],
  lastArrival: async () => undefined,
  countArrivals: async () => 0,
  readNote: async () => undefined,
  writeNote: async () => undefined,
  claimNote: async () => false,
  listUnseen: async () => [],
  claimMails: async () => [],
  returnMails: async () => undefined,
  recordOutcome: async () => undefined,
  countMails: async () => ({ waiting: 0, givenUp: 0, leftOut: 0 }),
  check: async () => undefined,
  close: async () => undefined,
};

const unexpected = () => Promise.reject(new Error('No file comes here.'));

/** For submissions without files. */
export const noAttachments: Attachments = {
  receive: unexpected,
  persist: async () => undefined,
  discard: async () => undefined,
  read: () => {
    throw new Error('No file is here.');
  },
};
