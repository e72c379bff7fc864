// How much one request may bring and how long it may take. The size of one file is the form's own limit.
// Generous for a parent on a slow line behind a shared address, finite for everybody else.
export interface Limits {
  /** Text answers in one submission. */
  readonly answers: number;
  /** Bytes of one text answer. */
  readonly answerBytes: number;
  readonly files: number;
  /** Declared bytes of a whole request. */
  readonly bodyBytes: number;
  /** A refused body up to this size is still read to its end, so that the browser gets to see the answer. */
  readonly drainBytes: number;
  /** Milliseconds for a whole request; 30 MB on a slow line take minutes. */
  readonly requestTimeout: number;
  readonly headersTimeout: number;
  /** Submissions per minute and address. */
  readonly postsPerMinute: number;
  /** Submissions that are on their way at the same time. */
  readonly uploads: number;
  /** Of these, from one address: a school's or a telephone company's may stand for many parents. */
  readonly uploadsPerAddress: number;
  /** Bytes on the disk that no submission may take. */
  readonly freeBytes: number;
  /** Milliseconds that a person needs at least between opening a form and sending it. */
  readonly leastElapsed: number;
}

export const LIMITS: Limits = {
  answers: 500,
  answerBytes: 20_480,
  files: 6,
  bodyBytes: 64 * 1024 * 1024,
  drainBytes: 100 * 1024 * 1024,
  requestTimeout: 300_000,
  headersTimeout: 10_000,
  postsPerMinute: 300,
  uploads: 256,
  uploadsPerAddress: 128,
  freeBytes: 512 * 1024 * 1024,
  leastElapsed: 3000,
};
