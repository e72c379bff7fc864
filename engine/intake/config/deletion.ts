// How careful the service is before it deletes anything by itself. All in one place; the README states them.

const HOUR = 60 * 60 * 1000;

export const DAY = 24 * HOUR;

/** Milliseconds that a clock may differ from the last run or the newest application without being wrong. */
export const CLOCK_TOLERANCE = HOUR;

/** Milliseconds from one run to the next beyond which the clock may have been changed. */
export const LONGEST_PAUSE = 7 * DAY;

/** Milliseconds for which the clock must agree without a break before anything is deleted. */
export const AGREEMENT = 7 * DAY;

/** Milliseconds between two applications beyond which the clock of the earlier one was wrong. */
export const LONGEST_SILENCE = 3 * 365 * DAY;

/** Milliseconds from telling what is due to deleting it, and from one deletion to the next. */
export const NOTICE = 24 * HOUR;

/** Days for which files that no application names are set aside. */
export const SET_ASIDE_DAYS = 30;

/** The most of `total` applications that are deleted in a day without a person's word. */
export function mostAtOnce(total: number): number {
  return Math.max(50, Math.floor(total / 10));
}
