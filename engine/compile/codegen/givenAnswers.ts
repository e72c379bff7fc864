// The answers that a new form, and a new entry of a list, begins with where questions have a `default`. They are computed here, so that
// a form's page only copies them. What begins or ends later, by a branch, is left to functions that only the forms have that need them.
import { type Answers, isGroupSchema, isList, isRecord, pruneAnswers, resolve, type Schema } from '../../core/index.ts';
import { type GroupPart, groupParts } from '../schema/groupParts.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';
import { mapSchemas } from '../schema/mapSchemas.ts';
import { subschemas } from '../schema/subschemas.ts';

/** A default shows or hides further questions: a chain of them needs one round for each. */
const MOST_ROUNDS = 100;

/** The initial answers of a group, those of its questions included; undefined without a default. */
export function givenAnswers(group: Schema): Answers | undefined {
  if (![...subschemas(group)].some(hasDefault)) return undefined;
  let answers = pruneAnswers(group, {});
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = pruneAnswers(group, withDefaults(group, answers));
    if (JSON.stringify(next) === JSON.stringify(answers)) break;
    answers = next;
  }
  return answers;
}

/**
 * True where a default is of a question that only some answers bring up. An entry that is added begins with its own; those that a required
 * list begins with are as its group.
 */
export function hasLaterDefault(group: Schema, isSometimes = false): boolean {
  return groupQuestions(group).some(({ schema, part, whole }) => {
    const isLater = isSometimes || part.under.length > 0;
    if (isLater && schema.default !== undefined) return true;
    return hasInside(whole, isLater);
  });
}

function hasInside(question: Schema, isLater: boolean): boolean {
  if (isGroupSchema(question)) return hasLaterDefault(question, isLater);
  const { items } = question;
  return items !== undefined && ((isLater && items.default !== undefined) || hasInside(items, isLater));
}

/** True where some answers require a list that others do not: it begins with entries that are not wanted later. */
export function hasPassingEntries(group: Schema): boolean {
  const parts = groupParts(group);
  return groupQuestions(group).some(({ key, part, whole }) => {
    const isPassing = (other: GroupPart) =>
      other !== part && other.under.length > 0 && other.schema.required?.includes(key);
    if ((whole.minItems ?? 0) > 0 && isList(whole) && parts.some(isPassing)) return true;
    const inside = innermost(whole);
    return isGroupSchema(inside) && hasPassingEntries(inside);
  });
}

function innermost(question: Schema): Schema {
  return question.items ? innermost(question.items) : question;
}

/** The schema in which each list says what a new entry begins with. */
export function withGivenEntries<T>(schema: T, done: Map<object, unknown>): T {
  return mapSchemas(
    schema,
    (one: Schema) => {
      const { items } = one;
      const given = items && isList(one) ? givenEntry(items) : undefined;
      return given !== undefined && items ? { ...one, items: { ...items, given } } : one;
    },
    done,
  );
}

/** What an entry begins with; a list in a list with entries of its own. */
function givenEntry(items: Schema): unknown {
  // Of a branch that narrows the entries there may be their questions alone.
  if (isGroupSchema(items) || items.properties) return givenAnswers(items);
  const inner = items.default === undefined && items.items && isList(items) ? givenEntry(items.items) : undefined;
  return inner === undefined ? items.default : Array.from({ length: items.minItems ?? 0 }, () => inner);
}

function withDefaults(group: Schema, answers: Answers): Answers {
  const { properties = {} } = resolve(group, answers);
  const given = Object.entries(properties).map(
    ([key, question]) => [key, withDefault(question, answers[key])] as const,
  );
  return { ...answers, ...Object.fromEntries(given.filter(([, answer]) => answer !== undefined)) };
}

function withDefault(question: Schema, answer: unknown): unknown {
  const { items } = question;
  if (isRecord(answer) && isGroupSchema(question)) return withDefaults(question, answer);
  if (Array.isArray(answer) && items && isList(question)) {
    const entries = Array.isArray(question.default) ? question.default : answer;
    return entries.map((entry) => withDefault(items, entry));
  }
  return answer ?? question.default;
}

function hasDefault(schema: Schema): boolean {
  return schema.default !== undefined;
}
