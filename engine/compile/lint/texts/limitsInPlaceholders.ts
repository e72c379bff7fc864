// A message names its limit by a placeholder: a number that is written out stays behind when the limit changes. In a translation
// the rule `translated` asks for the same placeholders.
import { formatPointer, type Schema } from '../../../core/index.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;

export const limitsInPlaceholders = schemaRule('schemas', function* (schema): Generator<Fault> {
  const words = schema.errorMessage;
  if (typeof words !== 'object' || words === null) return;
  for (const [keyword, message] of Object.entries(words)) {
    const limits = limitsOf(schema, keyword);
    if (typeof message !== 'string' || limits.length === 0) continue;
    const written = message.replaceAll(/\{[^}]*\}/g, '').match(NUMBER) ?? [];
    if (written.length === 0) continue;
    const all = [...limits, ...Object.keys(schema).flatMap((beside) => limitsOf(schema, beside))];
    const placed = written.map((number) => all.find(([, limit]) => String(limit) === number)?.[0]);
    const isNamed = limits.every(([name]) => message.includes(name));
    // The number is another one: "at least {minimum} on 1 September".
    if (isNamed && placed.every((name) => name === undefined)) continue;
    const isOfOthers = written.length > limits.length && placed.every((name) => name !== undefined);
    const names = isOfOthers ? placed.flatMap((name) => name ?? []) : limits.map(([name]) => name);
    const isBeyond = written.length === 1 && limits.length === 1 && isNextTo(Number(written[0]), keyword, schema);
    const isCertain = written.length === names.length && !names.some((name) => message.includes(name)) && !isBeyond;
    const repair = isBeyond
      ? `Write the limit itself, e.g. "At ${keyword.startsWith('min') ? 'least' : 'most'} {${keyword}}".`
      : `Write ${names.join(' and ')} in the place of the number${names.length > 1 ? 's' : ''}.`;
    yield {
      at: formatPointer(['errorMessage', keyword]),
      problem: `This message says ${written.join(' and ')}; the limit beside it is ${limits.map(([, limit]) => limit).join(' to ')}.`,
      repair,
      ...(isCertain && { becomes: message.replace(NUMBER, () => names.shift() ?? '') }),
    };
  }
});

/**
 * True for the number beside the limit, on the side that is refused: 3 for a `minimum` of 4. "More than 3" is right then, and "More than {minimum}" would be read as
 * more than 4, so the placeholder needs other words around it.
 */
function isNextTo(number: number, keyword: string, schema: Schema): boolean {
  const limit = schema[keyword as keyof Schema];
  if (typeof limit !== 'number' || schema.type === 'number') return false;
  return number === limit + (keyword.startsWith('min') ? -1 : 1);
}

/** Numbers that a keyword sets, by the placeholder that stands for each. */
function limitsOf(schema: Schema, keyword: string): readonly (readonly [placeholder: string, limit: number])[] {
  const value: unknown = schema[keyword as keyof Schema];
  if (typeof value === 'number') return [[`{${keyword}}`, value]];
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'number')) return [];
  return value.map((part: number, i) => [`{${keyword}.${i}}`, part]);
}
