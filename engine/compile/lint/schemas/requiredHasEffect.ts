// A group, a list that begins with entries and a fixed answer are there as soon as they are asked for, and are never missing. So a message
// for their absence is never shown, and `required` says nothing of a group in which nothing always has to be answered. Nor does it say
// anything of a question that is answered wherever the branch applies.
import { formatPointer, getIn, isGroupSchema, isRecord, parsePointer, type Schema } from '../../../core/index.ts';
import { variedPaths } from '../../answers/combinations.ts';
import { isAlwaysAnswered } from '../../answers/isAlwaysAnswered.ts';
import type { Finding, Place } from '../../errors/definitionError.ts';
import { readJsonFile } from '../../read/jsonFile.ts';
import { type GroupPart, groupParts } from '../../schema/groupParts.ts';
import { firstRequired, isNeverMissing, questionAt, questionsAt } from '../../schema/questions.ts';
import { groupSchemas } from '../../schema/subschemas.ts';
import { withEmptied } from '../emptied.ts';
import type { Rule } from '../rule.ts';
import { SHARED } from '../schemaRule.ts';

/** A part of a group. */
interface Part extends GroupPart {
  /** The file, line and pointer at which what a JSON Pointer below the schema leads to is written. */
  readonly placeAt: (at: string) => Place;
}

/** A name in `required`, or the message for a missing answer to it, that has no effect: the question always has an answer. */
interface Idle {
  /** The question's name. */
  readonly key: string;
  /** Where the name or the message is written. */
  readonly place: Place;
  /** How many of the objects or lists around it may be removed along with it, if they then would be empty. */
  readonly levels: number;
  /** The part that requires the question. */
  readonly part: Part;
}

export const requiredHasEffect: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, schemaPlace } of steps) {
    for (const group of groupSchemas(schema)) {
      const parts = groupParts(group).map((part): Part => {
        return { ...part, placeAt: (at: string) => placeWithin(part.schema, at, schemaPlace) };
      });
      const found = [
        ...ofNames(parts.flatMap((part) => idleNames(group, part))),
        ...ofMessages(parts.flatMap((part) => idleMessages(group, part))),
      ];
      // A list that begins with entries can be the cause of both: it is never missing, and so neither is what is required without it. One finding is enough.
      yield* found.length > 0 ? found : parts.flatMap((part) => [...neverMissing(group, part)]);
    }
  }
};

function* ofNames(idle: readonly Idle[]): Generator<Finding> {
  for (const { key, place } of asRemoved(idle)) {
    const problem = `The group "${key}" is always there, and nothing in it always has to be answered: "required" changes nothing.`;
    yield {
      place,
      problem,
      repair: `Take "${key}" out of "required", or require a question in it.`,
      mend: removing(place),
    };
  }
}

function idleNames(group: Schema, part: Part): readonly Idle[] {
  return (part.schema.required ?? []).flatMap((key, i) => {
    const question = questionAt(group, [key]);
    // A name that this list has, and the group ought to have: the rule `requiredNamesQuestions` reports it.
    const isMeantInside = (other: string) => !questionAt(group, [other]) && question && questionAt(question, [other]);
    const isIdle = question && isGroupSchema(question) && firstRequired(question) === undefined;
    return isIdle && !part.schema.required?.some(isMeantInside) ? [{ key, part, ...writtenName(part, key, i) }] : [];
  });
}

/** Where a name in `required` is written: the reading of cases leaves out other names before it, and a dependency may have one without a list. */
function writtenName({ placeAt }: Part, key: string, index: number): Pick<Idle, 'place' | 'levels'> {
  const list = placeAt('/required');
  const names = getIn(readJsonFile(list.file).value, parsePointer(list.pointer));
  if (!Array.isArray(names)) return { place: list, levels: 0 };
  const written = names.indexOf(key);
  return { place: placeAt(`/required/${written < 0 ? index : written}`), levels: 1 };
}

/**
 * Names under `required` of a branch whose questions are answered whenever the branch applies. Example: `note` is required while the list `rows` is
 * missing, and `rows` while `note` is missing. A required list begins with entries, so without a note there are rows, and the note is not required.
 */
function* neverMissing(group: Schema, part: Part): Generator<Finding> {
  const { schema, under } = part;
  if (under.length === 0) return;
  const varied = new Set(variedPaths(group).map(([key]) => key));
  for (const [i, key] of (schema.required ?? []).entries()) {
    if (!varied.has(key) || isThere(group, key, part) || !isAlwaysAnswered(group, key, under)) continue;
    const { place } = writtenName(part, key, i);
    const problem = `"${key}" is never missing where this branch applies, so "required" changes nothing.`;
    yield { place, problem, repair: `Take "${key}" out of "required" with its message, or correct the condition.` };
  }
}

function idleMessages(group: Schema, part: Part): readonly Idle[] {
  const { errorMessage: words, required = [] } = part.schema;
  if (!isRecord(words) || words.required === undefined) return [];
  const isIdle = (key: string) => required.includes(key) && isThere(group, key, part);
  if (isRecord(words.required)) {
    const idle = Object.keys(words.required).filter(isIdle);
    const at = (key: string) => formatPointer(['errorMessage', 'required', key]);
    return idle.map((key) => ({ key, part, place: part.placeAt(at(key)), levels: 2 }));
  }
  const [key] = required;
  if (key === undefined || !required.every(isIdle)) return [];
  return [{ key, part, place: part.placeAt('/errorMessage/required'), levels: 1 }];
}

function* ofMessages(idle: readonly Idle[]): Generator<Finding> {
  for (const { key, place, part } of asRemoved(idle)) {
    const what = `"${key}" is there as soon as it is asked for`;
    yield isWritten(place)
      ? {
          place,
          problem: `${what}, so this message for a missing one is never shown.`,
          repair: 'Remove it: what is missing inside has messages of its own.',
          mend: removing(place),
        }
      : {
          place: part.placeAt(''),
          problem: `${what}, so it is never missing here.`,
          repair: `Take "${key}" out, or remove what it begins with ("minItems").`,
        };
  }
}

/** Each at the place that is to be removed: its own, or the object or list around it that would be empty. Several that lead to one place become one. */
function asRemoved(idle: readonly Idle[]): readonly Idle[] {
  const seen = new Set<string>();
  return idle.flatMap((one) => {
    const inFile = idle.filter(({ place }) => place.file === one.place.file).map(({ place }) => place.pointer);
    const place = isWritten(one.place) ? withEmptied(one.place, new Set(inFile), one.levels) : one.place;
    const at = `${place.file}#${place.pointer}`;
    return !seen.has(at) && seen.add(at) ? [{ ...one, place }] : [];
  });
}

/** As {@link isNeverMissing}, but for computed answers: of them the rule `computedAnswers` says so. */
function isThere(group: Schema, key: string, part: Part): boolean {
  return isNeverMissing(group, key, part) && !questionsAt(group, [key]).some(({ computed }) => computed);
}

function isWritten({ file, pointer }: Place): boolean {
  return getIn(readJsonFile(file).value, parsePointer(pointer)) !== undefined;
}

/** The repair of what only has to be removed; undefined for what the reading has put there, and for what other groups may refer to. */
function removing(place: Place): Finding['mend'] {
  const { file, pointer } = place;
  return isWritten(place) && !SHARED.test(pointer) ? [{ file, pointer, value: undefined }] : undefined;
}
