const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/**
 * What the service takes in one submission; the intake's table of limits and the compiler's check share it. `bytes` are those of its
 * body, `answerBytes` those of one text. `textBytes` are those of all texts in memory: the UTF-16 units of texts and of their names, and
 * {@link ANSWER_BYTES} for each.
 */
export const MOST_AT_ONCE = {
  files: 6,
  bytes: 64 * MEGABYTE,
  answers: 10_000,
  answerBytes: 20 * KILOBYTE,
  textBytes: 4 * MEGABYTE,
} as const;

/** What an answer holds in memory beside its text and its name: its path, and its place in the lists of parts and of names. */
export const ANSWER_BYTES = 300;
