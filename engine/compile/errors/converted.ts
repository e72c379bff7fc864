import { isRecord, recordOf } from '../../core/index.ts';

/** The same value in the type that is asked for, where only its notation is another. */
export function converted(types: string | readonly string[], value: unknown, schema: object = {}): string | undefined {
  const asked = [types].flat();
  const [only, ...others] = Array.isArray(value) ? value : [];
  if (asked.includes('object') && isRecord(only) && others.length === 0) return 'Take it out of the list: { ... }.';
  if (asked.includes('array') && isRecord(value))
    return Object.keys(value).length > 0 ? 'Put it into a list: [{ ... }].' : 'Write a list, or remove it.';
  if (typeof value !== 'string') return undefined;
  if (asked.includes('object')) return underItsKey(value, schema);
  const numbers = asked.includes('number') || asked.includes('integer');
  if (numbers && IN_THOUSANDS.test(value))
    return `Write ${value.replace(/[., ]/g, '')} without quotes, and with no sign between the thousands.`;
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value) && (asked.includes('number') || Number.isInteger(Number(value)));
  if (isNumber && numbers) return `Write ${value} without quotes.`;
  if (asked.includes('boolean') && (value === 'true' || value === 'false')) return `Write ${value} without quotes.`;
  const entries = JSON.stringify(value.split(',').map((entry) => entry.trim()));
  if (!asked.includes('array')) return undefined;
  // With a pattern the parts of the text may be no valid entries: then the repair is an example, which is not read as a correction.
  return hasAnyTexts(schema) ? `Write ${entries}.` : `Write a list, e.g. ${entries}.`;
}

/** What may be thousands to some and a fraction to others: `1.000`, `1,000`. */
const IN_THOUSANDS = /^-?[1-9]\d{0,2}(?:[., ]\d{3})+$/;

/** For a text in the place of an object, of which one key alone takes that text: `"email": "string"` for `"email": { "type": "string" }`. */
function underItsKey(value: string, { properties }: { readonly properties?: unknown }): string | undefined {
  const takes = ([, { enum: values }]: readonly [string, Readonly<Record<string, unknown>>]) =>
    Array.isArray(values) && values.includes(value);
  const [only, ...others] = Object.entries(recordOf(properties))
    .map(([key, part]) => [key, recordOf(part)] as const)
    .filter(takes);
  return only && others.length === 0 ? `Write ${JSON.stringify({ [only[0]]: value })}.` : undefined;
}

/** True for the schema of a list in which every text is a valid entry. */
function hasAnyTexts({ items }: { readonly items?: unknown }): boolean {
  const { type, pattern } = recordOf(items);
  return type === 'string' && pattern === undefined;
}
