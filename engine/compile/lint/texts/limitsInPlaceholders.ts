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
    const isOfOthers = written.length > limits.length && placed.every((name) => name !== undefined);
    const names = isOfOthers ? placed.flatMap((name) => name ?? []) : limits.map(([name]) => name);
    const isCertain = written.length === names.length && !names.some((name) => message.includes(name));
    const repair = `Write ${names.join(' and ')} in the place of the number${names.length > 1 ? 's' : ''}.`;
    yield {
      at: formatPointer(['errorMessage', keyword]),
      problem: `This message says ${written.join(' and ')}; the limit beside it is ${limits.map(([, limit]) => limit).join(' to ')}.`,
      repair,
      ...(isCertain && { becomes: message.replace(NUMBER, () => names.shift() ?? '') }),
    };
  }
});

/** Numbers that a keyword sets, by the placeholder that stands for each. */
function limitsOf(schema: Schema, keyword: string): readonly (readonly [placeholder: string, limit: number])[] {
  const value: unknown = schema[keyword as keyof Schema];
  if (typeof value === 'number') return [[`{${keyword}}`, value]];
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'number')) return [];
  return value.map((part: number, i) => [`{${keyword}.${i}}`, part]);
}
