// A group, a list that begins with entries and a fixed answer are there as soon as they are asked for, and are never missing. So a message
// for their absence is never shown, and `required` says nothing of a group in which nothing always has to be answered. Nor does it say
// anything of a question that is answered wherever the branch applies.
import { formatPointer, getIn, isGroupSchema, isRecord, parsePointer, type Schema } from '../../../core/index.ts';
import { combinations, isExhaustive, variedPaths } from '../../answers/combinations.ts';
import type { Finding, Place } from '../../errors/definitionError.ts';
import { readJsonFile } from '../../read/jsonFile.ts';
import { appliesTo, type GroupPart, groupParts } from '../../schema/groupParts.ts';
import { firstRequired, hasInitialAnswer, questionAt, questionsAt } from '../../schema/questions.ts';
import { groupSchemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const requiredHasEffect: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, schemaPlace } of steps) {
    for (const group of groupSchemas(schema)) {
      const parts = groupParts(group).map((part) => {
        return { part, place: (at: string) => placeWithin(part.schema, at, schemaPlace) };
      });
      const found = parts.flatMap(({ part: { schema: part }, place }) => [
        ...idleNames(group, part, place),
        ...idleMessages(group, part, place),
      ]);
      // A list that begins with entries can be the cause of both: it is never missing, and so neither is what is required without it. One finding is enough.
      yield* found.length > 0 ? found : parts.flatMap(({ part, place }) => [...neverMissing(group, part, place)]);
    }
  }
};

function* idleNames(group: Schema, { required = [] }: Schema, placeAt: (at: string) => Place): Generator<Finding> {
  for (const [i, key] of required.entries()) {
    const question = questionAt(group, [key]);
    if (!question || !isGroupSchema(question) || firstRequired(question) !== undefined) continue;
    const place = placeAt(required.length > 1 ? `/required/${i}` : '/required');
    const problem = `The group "${key}" is always there, and nothing in it always has to be answered: "required" changes nothing.`;
    yield {
      place,
      problem,
      repair: `Take "${key}" out of "required", or require a question in it.`,
      mend: removing(place),
    };
  }
}

/**
 * Names under `required` of a branch whose questions are answered whenever the branch applies. Example: `note` is required while the list `rows` is
 * missing, and `rows` while `note` is missing. A required list begins with entries, so without a note there are rows, and the note is not required.
 */
function* neverMissing(
  group: Schema,
  { schema, under }: GroupPart,
  placeAt: (at: string) => Place,
): Generator<Finding> {
  if (under.length === 0 || !isExhaustive(group)) return;
  const varied = new Set(variedPaths(group).map(([key]) => key));
  for (const [i, key] of (schema.required ?? []).entries()) {
    if (!varied.has(key) || isThere(group, key)) continue;
    const applying = combinations(group).filter((answers) => appliesTo(under, answers));
    if (applying.length === 0 || applying.some((answers) => answers[key] === undefined)) continue;
    const place = placeAt(`/required/${i}`);
    const problem = `"${key}" is never missing where this branch applies, so "required" changes nothing.`;
    yield { place, problem, repair: `Take "${key}" out of "required" with its message, or correct the condition.` };
  }
}

function* idleMessages(group: Schema, part: Schema, placeAt: (at: string) => Place): Generator<Finding> {
  const { errorMessage: words, required = [] } = part;
  if (!isRecord(words) || words.required === undefined) return;
  const named = isRecord(words.required) ? Object.keys(words.required) : required;
  const idle = named.filter((key) => required.includes(key) && isThere(group, key));
  if (idle.length === 0 || (idle.length < named.length && !isRecord(words.required))) return;
  for (const key of idle) {
    const place = placeAt(pointerOf(idle.length === named.length, key, words));
    const mend = removing(place);
    const what = `"${key}" is there as soon as it is asked for`;
    yield mend
      ? {
          place,
          problem: `${what}, so this message for a missing one is never shown.`,
          repair: 'Remove it: what is missing inside has messages of its own.',
          mend,
        }
      : {
          place: placeAt(''),
          problem: `${what}, so it is never missing here.`,
          repair: `Take "${key}" out, or remove what it begins with ("minItems").`,
        };
    if (idle.length === named.length) return;
  }
}

/** The message; with all around it that would be empty without it. */
function pointerOf(areAll: boolean, key: string, words: object): string {
  if (!areAll) return formatPointer(['errorMessage', 'required', key]);
  return Object.keys(words).length > 1 ? '/errorMessage/required' : '/errorMessage';
}

function isThere(group: Schema, key: string): boolean {
  const questions = questionsAt(group, [key]);
  // Of a computed one the rule `computedAnswers` says so.
  return questions.length > 0 && questions.every((one) => hasInitialAnswer(one) && !one.computed);
}

/** The repair of what only has to be removed; undefined for what the reading has put there. */
function removing({ file, pointer }: Place): Finding['mend'] {
  const isWritten = getIn(readJsonFile(file).value, parsePointer(pointer)) !== undefined;
  return isWritten ? [{ file, pointer, value: undefined }] : undefined;
}
