// Days and times in expressions of XLSForm, and limits by them.
import { shiftedDay } from '../../../compile/index.ts';
import type { Json } from '../../draft/draft.ts';
import { dayIn, type Expression, type Operator } from './expression.ts';

/**
 * A day or time in an expression, as `formatMinimum` takes it; undefined for any other expression. `date('2026-09-01')` and `'2026-09-01'` become
 * "2026-09-01", `today() + 7` becomes "today + 7 days", and `'8:00'`, where the question asks for a time, "08:00".
 */
export function momentOf(expression: Expression, { format }: Json): string | undefined {
  if (expression.kind === 'arithmetic') return fromToday(expression);
  if (expression.kind === 'value') {
    const [, hour = '', minute = ''] =
      /^([01]?\d|2[0-3]):([0-5]\d)(?::00(?:\.0+)?)?$/.exec(String(expression.value)) ?? [];
    if (format === 'time') return minute && `${hour.padStart(2, '0')}:${minute}`;
    return dayIn(expression);
  }
  if (expression.kind !== 'call') return undefined;
  const [argument] = expression.args;
  if (expression.name === 'today' && expression.args.length === 0) return 'today';
  return expression.name === 'date' ? dayIn(argument) : undefined;
}

/** `formatMinimum` and `formatMaximum` take at most three digits before "days" ("today + 999 days"). */
const MOST_DAYS = 999;

/** `today() + 7`: seven days after today. */
function fromToday({ operator, left, right }: Extract<Expression, { kind: 'arithmetic' }>): string | undefined {
  const isToday = left.kind === 'call' && left.name === 'today';
  if (!isToday || right.kind !== 'value' || (operator !== '+' && operator !== '-')) return undefined;
  const days = Number(right.value) * (operator === '-' ? -1 : 1);
  if (!Number.isInteger(days) || Math.abs(days) > MOST_DAYS) return undefined;
  return days === 0 ? 'today' : `today ${days < 0 ? '-' : '+'} ${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`;
}

/** The keyword that says it: limits of days and times include the day or the minute itself. */
export function ofMoment(operator: Operator, moment: string, { format }: Json): Json | undefined {
  const isDay = !moment.includes(':');
  // `formatMinimum` and `formatMaximum` compare only the day of a `date-time`, and include it. XLSForm compares with the day's 00:00, which is
  // the same for `>=` and `<` alone.
  if (format === 'date-time' ? operator !== '>=' && operator !== '<' : format !== (isDay ? 'date' : 'time'))
    return undefined;
  if (operator === '<=') return { formatMaximum: moment };
  if (operator === '>=') return { formatMinimum: moment };
  if (operator !== '<' && operator !== '>') return undefined;
  const limit = shiftedDay(moment, operator === '<' ? -1 : 1);
  return limit === undefined ? undefined : { [operator === '<' ? 'formatMaximum' : 'formatMinimum']: limit };
}
