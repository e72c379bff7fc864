// What a person typed or a client sent, as the one form in which it is validated and stored. Both the widgets and the
// intake call this, so "the same answer" means the same on both sides. What cannot be read stays as it is: validation
// then reports it, and nothing typed is lost.
import { foldDigits, foldText } from '../locale/foldText.ts';
import { parseDate } from '../locale/parseDate.ts';
import { keptPhone } from '../locale/readPhone.ts';
import type { Schema } from '../model/types.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** One answer in its stored form; `undefined` when it is blank. */
export function normaliseAnswer(schema: Schema, raw: unknown): unknown {
  if (typeof raw !== 'string') return raw ?? undefined;
  // What nobody sees is blank, too.
  if (foldText(raw) === '') return undefined;
  if (schema.enum) return normaliseChoice(schema.enum, raw);
  switch (schema.type) {
    case 'number':
    case 'integer':
      return readNumber(foldDigits(raw)) ?? foldText(raw);
    case 'boolean':
      return raw === 'true' ? true : raw === 'false' ? false : raw;
    default:
      return normaliseText(schema, raw);
  }
}

/** A number whose digits would come back changed (too many of them) is none. */
function readNumber(text: string): number | undefined {
  const number = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(Math.trunc(number)) ? number : undefined;
}

/** Values of a list are taken to the letter (some begin with a space); numbers travel as text on the wire, and are typed. */
function normaliseChoice(choices: readonly unknown[], raw: string): unknown {
  const isMeant = (choice: unknown) => typeof choice === 'number' && String(choice) === foldDigits(raw);
  return choices.includes(raw) ? raw : (choices.find(isMeant) ?? raw);
}

function normaliseText(schema: Schema, raw: string): string | undefined {
  if (schema.format === 'date') return parseDate(raw) ?? foldText(raw);
  if (schema.format === 'phone') return keptPhone(raw);
  if (schema.format === 'email') return foldDigits(raw);
  // A pattern means that a machine reads the text (a year, a registry number).
  return schema.pattern ? foldDigits(raw) : foldText(raw);
}
