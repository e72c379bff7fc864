// Dates as people write them on a phone or a keyboard: 30/4/2015, 30-04-2015, 30042015, 2015-04-30, 30 April 2015,
// ٣٠ نيسان ٢٠١٥; day before month, as in Lebanon. What is not a day of the calendar stays as typed, and validation says so.
import { foldDigits } from './digits.ts';
import { monthOf } from './monthNames.ts';

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/;
const NAMED_MONTH = /^(\d{1,2})[-/.،, ]*([^\d،,]+?)[-/.،, ]*(\d{4})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;

/** `YYYY-MM-DD`, or undefined when `text` is not a day of the calendar. */
export function parseDate(text: string): string | undefined {
  const folded = foldDigits(text);
  const yearFirst = YEAR_FIRST.exec(folded);
  if (yearFirst) return toIso(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayFirst = DAY_FIRST.exec(folded) ?? DIGITS_ONLY.exec(folded);
  if (dayFirst) return toIso(dayFirst[3], dayFirst[2], dayFirst[1]);
  const named = NAMED_MONTH.exec(folded);
  const month = named && monthOf(named[2] ?? '');
  return month ? toIso(named[3], String(month), named[1]) : undefined;
}

function toIso(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** `30/04/2015` for `2015-04-30`; anything else as it is. */
export function formatDate(value: string): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : value;
}
