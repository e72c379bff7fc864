// Safeguards of automatic deletion (jobs/), chiefly against a wrong system clock. OPERATIONS.md states them.

const HOUR = 60 * 60 * 1000;

export const DAY = 24 * HOUR;

/** Milliseconds by which the clock may be behind the last run or the newest application and still count as right. */
export const CLOCK_TOLERANCE = HOUR;

/** Milliseconds between two runs beyond which the clock is suspected of having been changed. */
export const LONGEST_PAUSE = 7 * DAY;

/** Milliseconds for which the clock must have been unsuspected without a break before anything is deleted. */
export const AGREEMENT = 7 * DAY;

/** Milliseconds between consecutive applications beyond which the earlier one's timestamp is taken for wrong. */
export const LONGEST_SILENCE = 3 * 365 * DAY;

/** Milliseconds from announcing a deletion in the log to doing it, and from one deletion run to the next. */
export const NOTICE = 24 * HOUR;

/** Days after which set-aside files (storage/disk/setAside.ts) are deleted. */
export const SET_ASIDE_DAYS = 30;

/** How many of `total` applications one run may delete without a person's confirmation: 10 %, at least 50. */
export function mostAtOnce(total: number): number {
  return Math.max(50, Math.floor(total / 10));
}
