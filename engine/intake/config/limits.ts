// Everything that a stranger can make the service hold, each with its bound per request, per sender and for all senders
// together. A sender is one IPv4 address or one /64 of IPv6 (see http/senderOf.ts). tests/intake/config/limits walks this table and
// drives every row to its bound. The size of one file is the form's own limit (`attachments` of form.json).

/** A bound; a column that is absent is covered by another row, which the comment names. */
export interface Bound {
  readonly perRequest?: number;
  readonly perSender?: number;
  readonly inSum?: number;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

export const LIMITS = {
  /** Open connections. Proxies that are trusted (TRUST_PROXY) stand for many senders and count in sum only. */
  sockets: { perSender: 512, inSum: 2048 },
  /** Requests of one connection that wait for their answer, or whose answer is not read: the next one closes it. */
  pipelined: { perRequest: 4 },
  /** Bytes of a request's head. */
  head: { perRequest: 16 * KILOBYTE },
  /** Submissions that are being received at the same time. */
  uploads: { perSender: 64, inSum: 256 },
  /** Submissions in a minute. Each that is kept is one row, with its attachments' and its mails'; in sum `freeBytes` bounds them. */
  posts: { perSender: 300 },
  /** Text answers in number; how many submissions there are at once is bounded by `uploads`. */
  answers: { perRequest: 500 },
  /** Bytes of one text answer, and of one name. */
  answerBytes: { perRequest: 20 * KILOBYTE },
  /** Bytes of all text answers and their names that are held in memory. */
  textBytes: { perRequest: 256 * KILOBYTE, perSender: 8 * MEGABYTE, inSum: 32 * MEGABYTE },
  /** Attachments in number, each with a file descriptor while it arrives. */
  files: { perRequest: 6, perSender: 256, inSum: 1024 },
  /** Declared bytes of submissions that are being received; in sum `freeBytes` bounds them. */
  bodyBytes: { perRequest: 64 * MEGABYTE, perSender: 1024 * MEGABYTE },
  /** Lines of the log in a minute, errors counted apart from the rest; what is left out is counted. */
  logLines: { inSum: 600 },
} as const satisfies Record<string, Bound>;

export type Resource = keyof typeof LIMITS;

type Numbers<T> = { readonly [K in keyof T]: number };

/** How long a stranger may take, and what is left alone for the owner. */
export interface Patience {
  /** Milliseconds for the head of a request. */
  readonly headersTimeout: number;
  /** Milliseconds in which an unfinished request or answer has to move by `progressBytes`; else the connection is closed. */
  readonly progressWindow: number;
  readonly progressBytes: number;
  /** Milliseconds for a whole request, however steadily it moves. */
  readonly requestTimeout: number;
  /** A refused body of up to so many bytes is read to its end, because browsers read the answer only then. */
  readonly drainBytes: number;
  /** Bytes on the disk that no submission may take. */
  readonly freeBytes: number;
  /** Milliseconds that a person needs at least between opening a form and sending it. */
  readonly leastElapsed: number;
  /** Milliseconds for running submissions once the service was told to stop. */
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
  stopTimeout: 7000,
};

/** Other numbers for some of the bounds: settings, and tests. */
export type LimitOverrides = { readonly [R in Resource]?: Partial<Numbers<(typeof LIMITS)[R]>> } & Partial<Patience>;

/** The whole table, with `overrides` in place of its own numbers. */
export function withOverrides(overrides: LimitOverrides = {}): Limits {
  const rows = Object.entries(LIMITS).map(([name, row]) => [name, { ...row, ...overrides[name as Resource] }]);
  return { ...PATIENCE, ...overrides, ...Object.fromEntries(rows) };
}
