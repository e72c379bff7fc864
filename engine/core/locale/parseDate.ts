// Parses typed dates, day before month as in Lebanon: 30/4/2015, 30-04-2015, 30042015, 2015-04-30, 30 April 2015,
// ٣٠ نيسان ٢٠١٥. A numeric keypad has no slash, so digits alone are accepted: eight, or seven that have one reading only.
import { foldDigits } from './foldText.ts';
import { monthOf } from './monthNames.ts';

/** Between day, month and year: blanks, dots, dashes, slashes and commas of either script. */
const SEPARATORS = /[\s.,/\\\-\u060c\u060d\u066b\u2010-\u2015\u2044\u2212\u2215\uff0c-\uff0f]+/g;

const YEAR_FIRST = /^(\d{4})\/(\d\d?)\/(\d\d?)$/;
const NAMED_MONTH = /^(\d\d?)\/?(\D+?)\/?(\d\d|\d{4})$/;
/** Seven digits are a date only with a year from 1900 to 2099; other ones may be the beginning of eight. */
const DAY_FIRST = [
  /^(\d\d?)\/(\d\d?)\/(\d{4})$/,
  /^(\d\d)(\d\d)(\d{4})$/,
  /^(\d)(\d\d)((?:19|20)\d\d)$/,
  /^(\d\d)(\d)((?:19|20)\d\d)$/,
];
const SHORT_YEAR = /^(?:\d\d?\/\d\d?\/|[0-3]\d[01]\d)\d\d$/;

/** Why a text is not a date: its year has two digits, or it has two readings. */
export type DateFault = 'shortYear' | 'unclear';

interface DateReading {
  /** `YYYY-MM-DD` */
  readonly day?: string | undefined;
  readonly fault?: DateFault;
}

/** The date in `text`, or its fault; neither for a text that does not look like a date. */
export function readDate(text: string): DateReading {
  const written = foldDigits(text).replace(SEPARATORS, '/');
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst) return { day: toIso(yearFirst[1], yearFirst[2], yearFirst[3]) };
  const [, day, name = '', year = ''] = NAMED_MONTH.exec(written) ?? [];
  const month = monthOf(name.replaceAll('/', ' '));
  if (month && year.length === 4) return { day: toIso(year, String(month), day) };
  if (month || SHORT_YEAR.test(written)) return { fault: 'shortYear' };
  const days = DAY_FIRST.flatMap((pattern) => {
    const parts = pattern.exec(written);
    return (parts && toIso(parts[3], parts[2], parts[1])) || [];
  });
  return days.length > 1 ? { fault: 'unclear' } : { day: days[0] };
}

/** `YYYY-MM-DD`, or undefined when `text` is not a day of the calendar. */
export function parseDate(text: string): string | undefined {
  return readDate(text).day;
}

function toIso(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** `30/04/2015` for `2015-04-30`; any other text unchanged. */
export function formatDate(value: string): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : value;
}
