// A placeholder without a keyword of that name would be shown to visitors as it is.
import { formatPointer, isRecord, recordOf, type Schema } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { fillMessages } from '../../messages/fillMessages.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const placeholders: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of subschemas(step.schema)) {
      if (schema.errorMessage === undefined) continue;
      const { errorMessage } = fillMessages({ ...schema, properties: {} }, definition.language);
      for (const [keys, words] of textsIn(errorMessage)) {
        const [left, name = ''] = /\{([\w.]+)\}/.exec(words) ?? [];
        if (left === undefined) continue;
        const at = definition.placeWithin(
          schema,
          formatPointer(['errorMessage', ...keys]),
          definition.placeOf(schema, step.schemaPlace),
        );
        yield {
          place: placeOfWords(definition.language, at),
          problem: `The placeholder ${left} of a message names no keyword.`,
          repair: repairOf(name, keys, schema),
        };
      }
    }
  }
};

function* textsIn(words: unknown, keys: readonly string[] = []): Generator<readonly [readonly string[], string]> {
  if (typeof words === 'string') yield [keys, words];
  else if (isRecord(words)) for (const [key, part] of Object.entries(words)) yield* textsIn(part, [...keys, key]);
}

function repairOf(name: string, [keyword = '']: readonly string[], schema: Schema): string {
  const limits = Object.entries(recordOf(schema)).flatMap(([key, limit]) => {
    if (Array.isArray(limit)) return key === 'between' ? limit.map((_, i) => `${key}.${i}`) : [];
    return typeof limit === 'number' || OF_DAYS.test(key) ? [key] : [];
  });
  const own = limits.filter((limit) => limit.split('.')[0] === keyword);
  const known = own.length > 0 ? own : limits;
  if (known.length === 0) return 'Remove it: there is no limit beside the message that could stand there.';
  return `Write ${known.map((limit) => `{${limit}}`).join(' or ')}.${known.length > 1 ? didYouMean(name, known) : ''}`;
}

/** Keywords whose limits are days, times, or other answers. */
const OF_DAYS = /^format(?:Minimum|Maximum)$/;
