// Placeholders of messages (`{maximum}`) are replaced by the value of the keyword beside the message. Refused are: one that names no keyword, and one in any other text, as
// visitors would read the braces; and one whose value is no number, day or time, as they would read a regular expression, a list of stored values or `[object Object]`.
import path from 'node:path';
import { formatPointer, getIn, isRecord, recordOf, type Schema, SOURCE } from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { corrected } from '../../read/corrections.ts';
import type { Definition } from '../../read/definition.ts';
import { isOfficeFile, readJsonFile } from '../../read/jsonFile.ts';
import { listTexts } from '../../read/listTexts.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const placeholders: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of subschemas(step.schema)) {
      if (schema.errorMessage === undefined) continue;
      const own = definition.placeOf(schema, step.schemaPlace);
      for (const [keys, words] of textsIn(schema.errorMessage)) {
        const at = definition.placeWithin(schema, formatPointer(['errorMessage', ...keys]), own);
        for (const [left] of words.matchAll(SPELT_OTHERWISE)) {
          const [name = ''] = /[\w.]+/.exec(left) ?? [];
          if (!/^[$#]/.test(left) && !Object.hasOwn(KEYWORDS, name.split('.')[0] ?? '')) continue;
          const isKnown = canBeSaid(name, getIn(schema, name.split('.')));
          const repair = isKnown ? `Write {${name}}.` : repairOf(name, keys, schema);
          const problem = `${left} is shown as it is: a placeholder is a name in braces, as {maxLength}.`;
          yield { place: placeOfWords(definition.language, at), problem, repair };
        }
        for (const [left, name = ''] of words.replaceAll(SPELT_OTHERWISE, '').matchAll(/\{([\w.]+)\}/g)) {
          const limit = getIn(schema, name.split('.'));
          if (canBeSaid(name, limit)) continue;
          const problem =
            limit === undefined
              ? `The placeholder ${left} of a message names no keyword.`
              : `The placeholder ${left} of a message would be filled in with what only the files say.`;
          yield { place: placeOfWords(definition.language, at), problem, repair: repairOf(name, keys, schema) };
        }
      }
    }
  }
  // Once is enough: the rule `translated` asks for the same placeholders in a translation as in the English text.
  if (definition.language === SOURCE) yield* outsideOfMessages(definition);
};

/** True for a limit that a message can name: a number, a day, a time, or the only answer. */
function canBeSaid(name: string, limit: unknown): boolean {
  return typeof limit === 'number' || (typeof limit === 'string' && !NOT_SAID.includes(name));
}

/**
 * Placeholders as ajv-errors has them (`${/maxLength}`), names with blanks beside them or without the second brace, and the marks of other programs around a name.
 * `{{name}}` is a fact, which is filled in before the rules run.
 */
const SPELT_OTHERWISE =
  /[$#]\{[^{}]*\}|(?<!\{)\{(?:\s+\w+\s*|\w+\s+)\}|\[{1,2}\w+\]{1,2}|<{1,2}\w+>{1,2}|%\w+%|(?<!\{)\{[\w.]+(?![\w.}])/g;

const NOT_SAID: readonly string[] = ['type', 'format', 'pattern'];

/** Placeholders in titles, descriptions and what the ui file says: these have no limit beside them. */
function* outsideOfMessages({ files, corrections, folder, facts }: Definition): Generator<Finding> {
  for (const file of files.filter((one) => path.dirname(one) === folder && !isOfficeFile(one))) {
    const { value, place } = corrected(readJsonFile(file), corrections);
    for (const { name, text } of listTexts(file, value)) {
      const [left, braced = ''] = /(?<!\{)\$?\{\s*(\/?[a-z][\w./]*)\s*\}(?!\})/i.exec(text) ?? [];
      if (left === undefined || name.includes('/errorMessage') || name.includes('/enum/')) continue;
      const problem = `${left} is shown as it is: only messages have placeholders.`;
      yield { place: place(name), problem, repair: repairOutside(braced, facts) };
    }
  }
}

function repairOutside(braced: string, facts: Definition['facts']): string {
  if (Object.hasOwn(KEYWORDS, braced.split('.')[0] ?? '')) return 'Write what the limit is, in words or digits.';
  if (Object.hasOwn(facts, braced))
    return `Write {{${braced}}} if the fact of the school is meant. No answer is filled in here.`;
  return 'Write in words what is meant. No answer is filled in here; a fact of the school is {{name}}.';
}

/** Keywords with messages by the names of questions, one of which may be called `other`, as a plural form is. */
const BY_NAME: readonly string[] = ['required', 'properties', 'items'];

function* textsIn(words: unknown, keys: readonly string[] = []): Generator<readonly [readonly string[], string]> {
  if (typeof words === 'string') yield [keys, words];
  // Plural forms of one message have the same placeholders.
  else if (isRecord(words) && typeof words.other === 'string' && !BY_NAME.includes(keys[0] ?? ''))
    yield [keys, words.other];
  else if (isRecord(words)) for (const [key, part] of Object.entries(words)) yield* textsIn(part, [...keys, key]);
}

function repairOf(name: string, [keyword = '']: readonly string[], schema: Schema): string {
  const limits = Object.entries(recordOf(schema)).flatMap(([key, limit]) => {
    if (Array.isArray(limit)) return key === 'between' ? limit.map((_, i) => `${key}.${i}`) : [];
    return typeof limit === 'number' || OF_DAYS.test(key) ? [key] : [];
  });
  if (name === 'exclusiveMaximum') return 'Say "at most {maximum}": what stands there is taken.';
  if (name === 'exclusiveMinimum') return 'Say "at least {minimum}": what stands there is taken.';
  if (name === keyword) return 'Remove it, and say in words what is meant.';
  const own = limits.filter((limit) => limit.split('.')[0] === keyword);
  const known = own.length > 0 ? own : limits;
  if (known.length === 0) return 'Remove it: there is no limit beside the message that could stand there.';
  return `Write ${known.map((limit) => `{${limit}}`).join(' or ')}.${known.length > 1 ? didYouMean(name, known) : ''}`;
}

/** Keywords whose limits are days, times, or other answers. */
const OF_DAYS = /^format(?:Minimum|Maximum)$/;
