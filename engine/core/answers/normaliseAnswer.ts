// Turns what a person typed or a client sent into the form that is validated and stored. The widgets and the intake both
// call this, so both validate the same value. Text that cannot be parsed stays as typed: validation reports it, and nothing
// is lost.
import { foldDigits, foldNumber, foldText } from '../locale/foldText.ts';
import { parseDate } from '../locale/parseDate.ts';
import { normalisePhone } from '../locale/readPhone.ts';
import type { Schema } from '../model/types.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** One answer in its stored form; `undefined` when it is blank. */
export function normaliseAnswer(schema: Schema, raw: unknown): unknown {
  if (typeof raw !== 'string') return raw ?? undefined;
  // A text of invisible characters only is blank too.
  if (foldText(raw) === '') return undefined;
  if (schema.enum) return normaliseChoice(schema.enum, raw);
  switch (schema.type) {
    case 'number':
    case 'integer':
      return readNumber(foldNumber(raw)) ?? foldText(raw);
    case 'boolean':
      return raw === 'true' ? true : raw === 'false' ? false : raw;
    default:
      return normaliseText(schema, raw);
  }
}

/**
 * Undefined for a number with more digits than a double holds exactly, which would be stored with other digits, and for one below a millionth, which would be sent
 * with an exponent (`1e-7`).
 */
function readNumber(text: string): number | undefined {
  const number = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(Math.trunc(number)) && !String(number).includes('e') ? number : undefined;
}

/**
 * The option that a text stands for. Texts are compared exactly, because some options begin with a space. Numbers arrive as text, from a form control or over the
 * wire. A number that is no option is returned as a number, too: conditions test it before it is refused, and must give the same result in the browser, which
 * has the number, as in the service, which has the text.
 */
function normaliseChoice(choices: readonly unknown[], raw: string): unknown {
  if (choices.includes(raw) || typeof choices[0] !== 'number') return raw;
  const isMeant = (choice: unknown) => String(choice) === foldDigits(raw);
  return choices.find(isMeant) ?? readNumber(foldNumber(raw)) ?? raw;
}

function normaliseText(schema: Schema, raw: string): string | undefined {
  if (schema.format === 'date') return parseDate(raw) ?? foldText(raw);
  if (schema.format === 'phone') return normalisePhone(raw);
  if (schema.format === 'email') return foldDigits(raw);
  // A text with a pattern is a code (a year, a registry number): its digits are stored as 0 to 9.
  return schema.pattern ? foldDigits(raw) : foldText(raw);
}
