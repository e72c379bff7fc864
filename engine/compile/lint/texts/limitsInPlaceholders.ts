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
    const names = limits.map(([name]) => name);
    const isCertain = written.length === limits.length && !names.some((name) => message.includes(name));
    yield {
      at: formatPointer(['errorMessage', keyword]),
      problem: `This message says ${written.join(' and ')}; the limit beside it is ${limits.map(([, limit]) => limit).join(' to ')}.`,
      repair: `Write ${names.join(' and ')} in the place of the number.`,
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
