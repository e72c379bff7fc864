// `lengthEquals` compares a list with a whole number that is asked in the same group.
import type { Schema } from '../../../core/index.ts';
import { brokenLimit } from '../../answers/brokenLimit.ts';
import { countOfAnswers } from '../../answers/countOfAnswers.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { namesTested } from '../../schema/acrossSteps.ts';
import { appliesTo, type GroupPart, groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const lengthsNameQuestions = schemaRule('groups', function* (group) {
  const questions = groupQuestions(group);
  for (const { key: list, schema, whole } of questions) {
    const pointer = schema.lengthEquals?.$data;
    if (pointer === undefined) continue;
    const key = pointer.replace(/^1\//, '');
    const counting = pointer.startsWith('1/') ? questions.find((question) => question.key === key) : undefined;
    if (counting?.schema.type === 'integer') {
      const lengths = lengthsOf(whole);
      const allowed = lengths.filter((length) => isCount(counting.schema, length));
      if (allowed.length === 0) {
        const problem = `The list is never as long as "${key}" says: its limits and those of "${key}" exclude it.`;
        yield { in: schema, at: '/lengthEquals', problem, repair: 'Correct the limits of one of them.' };
      } else if (counting.schema.const !== undefined && allowed.length === lengths.length) {
        const problem = `The list is always as long as "${key}" says: both are fixed.`;
        yield { in: schema, at: '/lengthEquals', problem, repair: 'Remove it with its message.' };
      } else if (!counting.schema.computed) {
        yield* whereEmpty(group, list, key, counting.schema);
        yield* neverAsLong(group, list, key, lengths);
      }
      continue;
    }
    const integers = questions.filter((question) => question.schema.type === 'integer').map((question) => question.key);
    yield {
      in: schema,
      at: '/lengthEquals/$data',
      problem: `"${pointer}" is not a question of this group that asks for a whole number.`,
      repair: `Write "1/" and the name of such a question.${didYouMean(key, integers)}`,
    };
  }
});

/** A list without entries is no answer, and an answer that is not there has no length. */
function* whereEmpty(group: Schema, list: string, key: string, counting: Schema): Generator<Fault> {
  const requiring = groupParts(group).filter(({ schema }) => schema.required?.includes(list));
  const isTested = ({ under }: GroupPart) => under.some(({ condition }) => namesTested(condition).includes(key));
  const part = groupQuestions(group).find((question) => question.key === list)?.schema;
  const at = { in: part ?? group, at: '/lengthEquals' };
  const only = `only where it is at least 1: "if": { "properties": { "${key}": { "minimum": 1 } }, "required": ["${key}"] }`;
  if (requiring.length === 0) {
    const problem = `"${list}" may be absent, whatever "${key}" says.`;
    const repair = isCount(counting, 0) ? `Require "${list}" ${only}.` : `Add "${list}" to "required", with a message.`;
    yield { ...at, problem, repair };
  } else if (isCount(counting, 0) && !requiring.every(isTested)) {
    const problem = `"${key}" may be 0, but "${list}" is required then, too, and has at least one entry.`;
    yield { ...at, problem, repair: `Write "minimum": 1 at "${key}", or require "${list}" ${only}.` };
  }
}

/** A required list has to have as many entries as the number says, so a visitor who gives a number beyond the list's limits could not send the form. */
function* neverAsLong(group: Schema, list: string, key: string, lengths: readonly number[]): Generator<Fault> {
  const { schema, whole } = groupQuestions(group).find((question) => question.key === key) ?? {};
  if (!schema || !whole) return;
  const requiring = groupParts(group).filter(({ schema: part }) => part.required?.includes(list));
  // Conditions on other questions than the number are taken to hold: some answers satisfy them.
  const ofCount = requiring.map(({ under }) => under.filter(({ condition }) => namesTested(condition).includes(key)));
  // Where nothing requires the list, `whereEmpty` tells to.
  const isAsked = (count: number) =>
    requiring.length === 0 || ofCount.some((under) => appliesTo(under, { [key]: count }));
  const impossible = Array.from({ length: MOST }, (_, count) => count).filter(
    (count) => count > 0 && isCount(whole, count) && !lengths.includes(count) && isAsked(count),
  );
  const [least, most] = [lengths[0] ?? 0, lengths.at(-1) ?? 0];
  const [fewest, greatest] = [impossible[0] ?? least, impossible.at(-1) ?? most];
  const others = `or change the limits of "${list}"`;
  if (schema.enum && impossible.length > 0) {
    const problem = `"${list}" cannot have as many entries as "${key}" may say: ${impossible.join(', ')}.`;
    yield { in: schema, at: '/enum', problem, repair: `Take ${impossible.join(', ')} out of "enum", ${others}.` };
    return;
  }
  for (const [given, keyword, limit, bound] of [
    [fewest < least ? fewest : undefined, 'minimum', least, 'at least'],
    [greatest > most ? greatest : undefined, 'maximum', most, 'at most'],
  ] as const) {
    if (given === undefined) continue;
    const problem = `"${key}" may be ${given}, but "${list}" has ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}.`;
    yield { in: schema, at: '', problem, repair: `Write "${keyword}": ${limit} at "${key}", ${others}.` };
  }
}

/** More entries than a list has that is counted by hand. */
const MOST = 1000;

/**
 * Each number of entries, from 1 on, that the list can have by its `minItems` and `maxItems`. Where the entries, or their answers to a required question, have to differ
 * (`uniqueItems`, `uniqueInList`), it can have at most as many as there are different answers.
 */
function lengthsOf({ minItems = 0, maxItems = MOST, uniqueItems, items = {} }: Schema): readonly number[] {
  const differing = Object.entries(items.properties ?? {}).filter(
    ([key, question]) => question.uniqueInList && items.required?.includes(key),
  );
  const counts = [...(uniqueItems ? [items] : []), ...differing.map(([, question]) => question)].map(countOfAnswers);
  const most = Math.min(maxItems, ...counts);
  return Array.from({ length: most + 1 }, (_, length) => length).slice(Math.max(1, minItems));
}

function isCount({ enum: options, const: only, ...limits }: Schema, length: number): boolean {
  if (only !== undefined) return only === length;
  return options ? options.includes(length) : brokenLimit(limits, length) === undefined;
}
