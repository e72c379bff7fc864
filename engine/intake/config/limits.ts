// Resource limits: everything that an unauthenticated client can make the service hold, with its bound per request, per
// sender and for all senders together; and what the office can record. A sender is one IPv4 address or one IPv6 /64 (senderOf.ts).
// tests/intake/config/limits drives every row to its bound. The size of one file is the form's own limit (`attachments` of
// form.json).
import { keysOf } from '../../core/index.ts';
import { MOST_AT_ONCE } from '../../files/index.ts';

/** Where a column is absent, the row's comment names the row that covers it. */
export interface Bound {
  readonly perRequest?: number;
  readonly perSender?: number;
  readonly inSum?: number;
  /** For what is done with one link that asks a parent again. */
  readonly perLink?: number;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

export const LIMITS = {
  /** Open connections. Those of trusted proxies (TRUST_PROXY) count in sum only, because they carry many senders. */
  sockets: { perSender: 512, inSum: 2048 },
  /** Pipelined requests of one connection that are unanswered, or whose response is unread; one more closes it. */
  pipelined: { perRequest: 4 },
  /** Bytes of a request's header section. */
  head: { perRequest: 16 * KILOBYTE },
  /** Submissions received concurrently. */
  uploads: { perSender: 64, inSum: 256 },
  /** Submissions per minute. What they store (rows and files) is bounded in sum by `freeBytes`. */
  posts: { perSender: 300 },
  /** Number of text answers, if the form has so many (`readSubmission.ts`); `textBytes` bounds what they hold. */
  answers: { perRequest: MOST_AT_ONCE.answers },
  /** Bytes of one text answer, and of one name. */
  answerBytes: { perRequest: MOST_AT_ONCE.answerBytes },
  /** Bytes that text answers, their names and their places in lists hold in memory. */
  textBytes: { perRequest: MOST_AT_ONCE.textBytes, perSender: 8 * MEGABYTE, inSum: 32 * MEGABYTE },
  /** Number of attachments; each holds a file descriptor while it is received. */
  files: { perRequest: MOST_AT_ONCE.files, perSender: 256, inSum: 1024 },
  /** Declared bytes of submissions that are being received; in sum `freeBytes` bounds them. */
  bodyBytes: { perRequest: MOST_AT_ONCE.bytes, perSender: 1024 * MEGABYTE },
  /** Requests to the office per minute; a browser with a session counts as a sender of its own. */
  officeRequests: { perSender: 600 },
  /** Bytes of a request's body to the office. */
  officeBody: { perRequest: 32 * KILOBYTE },
  /**
   * Passphrases that are hashed or wait for it, 32 MB each, one at a time; as many again for browsers that are known. What comes
   * of them (pending sign-ins, sessions, known devices, at most 20 of each per account) needs the right passphrase, and
   * invitations are the command line's and managers'.
   */
  signIns: { perSender: 4, inSum: 16 },
  /** Exports that are being read or sent, per account of the office; one page of applications is in memory for each. */
  exports: { perSender: 1, inSum: 4 },
  /**
   * How many applications an account without the right to export everything may export: in one export, and different ones within 24
   * hours. The second limit keeps such an account from collecting the whole list in a day by many small exports.
   */
  exportedRows: { perRequest: 500, perSender: 1000 },
  /**
   * Entries of the record that exports add within 24 hours, one for each application, managers' exports included; 170 bytes each in
   * the embedded store, 320 in PostgreSQL, so at most 160 MB a day.
   */
  exportEntries: { inSum: 500_000 },
  /**
   * Applications that an account opens within 24 hours, and all accounts together. Each is an entry of the record, of 220 bytes in the
   * embedded store and 340 in PostgreSQL, so at most 3.4 MB a day. Whatever shows an application counts: its page, a letter, a file, its
   * answers beside another's.
   */
  openings: { perSender: 2000, inSum: 10_000 },
  /** Rows that count attempts to sign in; beyond, the emptiest are forgotten. */
  attempts: { inSum: 10_000 },
  /**
   * Changes in the record of one application. That it was read is recorded besides, as `openings` and `exportEntries` bound it: once
   * per person and ten minutes, and once per export. Pages show the newest {@link MOST_SHOWN} entries.
   */
  applicationChanges: { inSum: 2000 },
  /** Characters that people typed about one application: notes, and answers to the questions of moves. */
  applicationText: { inSum: 1024 * KILOBYTE },
  /**
   * Wrong proofs for links that ask again; after them one more in each `proofPause`. Of the days that a child may be born on, some
   * 5,000, whoever has found a link can try fewer than 100 before it expires.
   */
  proofs: { perLink: 10, perSender: 20 },
  /** Log lines per minute, for errors and for the rest separately; dropped lines are counted. */
  logLines: { inSum: 600 },
} as const satisfies Record<string, Bound>;

/** Entries of one application's record that a page shows. */
export const MOST_SHOWN = 3000;

export type Resource = keyof typeof LIMITS;

type Numbers<T> = { readonly [K in keyof T]: number };

/** Timeouts, and what is reserved. */
export interface Patience {
  /** Milliseconds for the head of a request. */
  readonly headersTimeout: number;
  /** A connection is closed when an unfinished request or response moves less than `progressBytes` in so many milliseconds. */
  readonly progressWindow: number;
  readonly progressBytes: number;
  /** Milliseconds for a whole request. */
  readonly requestTimeout: number;
  /** A rejected body of up to so many bytes is read to its end, because browsers show the response only then. */
  readonly drainBytes: number;
  /** Bytes of disk space below which submissions are refused. */
  readonly freeBytes: number;
  /** A form that was sent sooner than so many milliseconds after opening is taken for a bot's. */
  readonly leastElapsed: number;
  /** Milliseconds after which one more wrong proof is allowed for a link, and from a sender. */
  readonly proofPause: number;
  readonly senderPause: number;
  /** Milliseconds that running submissions get to finish after SIGTERM. */
  readonly stopTimeout: number;
}

export type Limits = { readonly [R in Resource]: Numbers<(typeof LIMITS)[R]> } & Patience;

const PATIENCE: Patience = {
  headersTimeout: 10_000,
  progressWindow: 30_000,
  progressBytes: 8 * KILOBYTE,
  requestTimeout: 30 * 60_000,
  drainBytes: 100 * MEGABYTE,
  freeBytes: 512 * MEGABYTE,
  leastElapsed: 3000,
  proofPause: 4 * 60 * 60_000,
  senderPause: 60_000,
  stopTimeout: 7000,
};

/** Replacements for some of the numbers, from settings or tests. */
export type LimitOverrides = { readonly [R in Resource]?: Partial<Numbers<(typeof LIMITS)[R]>> } & Partial<Patience>;

/** The defaults, with `overrides` applied. */
export function withOverrides(overrides: LimitOverrides = {}): Limits {
  const rows = keysOf(LIMITS).map((name) => [name, { ...LIMITS[name], ...overrides[name] }]);
  return { ...PATIENCE, ...overrides, ...Object.fromEntries(rows) };
}
