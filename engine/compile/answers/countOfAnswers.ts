import { dayOfLimit, exact, isGroupSchema, type Schema } from '../../core/index.ts';
import { groupParts } from '../schema/groupParts.ts';
import { isYesNo } from '../schema/yesNo.ts';

/**
 * How many different answers a question takes. It is known of options, of numbers, days and times between two limits, of checkboxes, and of
 * groups and lists of these, where it may be too high; Infinity for any other question.
 */
export function countOfAnswers(question: Schema): number {
  const { type, enum: options, const: only, format, formatMinimum, formatMaximum } = question;
  if (only !== undefined) return 1;
  if (options) return new Set(options).size;
  if (format === 'time') return unitsIn(formatMinimum ?? '00:00', formatMaximum ?? '23:59', minuteOf);
  if ((format === 'date' || format === 'date-time') && formatMinimum !== undefined && formatMaximum !== undefined)
    return unitsIn(formatMinimum, formatMaximum, dayOf) * (format === 'date' ? 1 : MINUTES_OF_DAY);
  // An unticked checkbox has no answer.
  if (type === 'boolean') return isYesNo(question) ? 2 : 1;
  if (isGroupSchema(question)) return combinationsOf(question);
  if (type === 'array') return listsOf(question);
  return type === 'integer' || type === 'number' ? multiplesIn(question) : Infinity;
}

/** The number of lists of every allowed length, added up. Of a `uniqueItems` list of options the order does not count: each is ticked or not. */
function listsOf({ items = {}, minItems = 1, maxItems = Infinity, uniqueItems }: Schema): number {
  const answers = countOfAnswers(items);
  if (answers === Infinity || (maxItems === Infinity && !uniqueItems)) return Infinity;
  let count = 0;
  let ofLength = 1;
  for (let length = 1; length <= maxItems && ofLength > 0 && count < Infinity; length++) {
    ofLength *= uniqueItems ? answers - length + 1 : answers;
    if (items.enum && uniqueItems) ofLength /= length;
    if (length >= minItems) count += ofLength;
  }
  return count;
}

/** The product, over a group's questions, of the number of answers of each, counting a blank where it is not required. Infinity with conditions. */
function combinationsOf(group: Schema): number {
  const { properties = {}, required = [] } = group;
  if (groupParts(group).length > 1) return Infinity;
  return Object.entries(properties).reduce(
    (product, [key, question]) => product * (countOfAnswers(question) + (required.includes(key) ? 0 : 1)),
    1,
  );
}

/** How many numbers lie between `minimum` and `maximum`. */
function multiplesIn({ type, minimum = -Infinity, maximum = Infinity, multipleOf }: Schema): number {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0);
  // Whole numbers that are multiples of a fraction are those of their own step only if that is a part of 1.
  const least = type === 'integer' && Number.isInteger(1 / step) ? 1 : step;
  if (least === 0) return minimum === maximum ? 1 : Infinity;
  return Math.max(0, Math.floor(exact(maximum / least)) - Math.ceil(exact(minimum / least)) + 1);
}

const MINUTES_OF_DAY = 24 * 60;

/** Limits that count from today are counted as they are today. Infinity for limits that `limitsAgree` reports. */
function unitsIn(least: string, most: string, unitOf: (limit: string) => number): number {
  const now = new Date();
  const count = unitOf(dayOfLimit(most, now)) - unitOf(dayOfLimit(least, now)) + 1;
  return count > 0 ? count : Infinity;
}

function minuteOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function dayOf(day: string): number {
  return Date.parse(day) / 86_400_000;
}
