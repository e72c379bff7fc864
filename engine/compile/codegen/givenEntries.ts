// The answers that a new form, and a new entry of a list, begins with where questions have a `default`. They are computed here, so that
// a form's page only copies them. What begins or ends later, by a branch, is left to functions that only the forms have that need them.
import { isGroupSchema, isList, type Schema } from '../../core/index.ts';
import { givenAnswers } from '../answers/givenAnswers.ts';
import { type GroupPart, groupParts } from '../schema/groupParts.ts';
import { groupQuestions, innermost } from '../schema/groupQuestions.ts';
import { mapSchemas } from '../schema/mapSchemas.ts';

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

/** True where some answers require a list, or more entries of it, and others do not: it begins with entries that are not wanted later. */
export function hasPassingEntries(group: Schema): boolean {
  const parts = groupParts(group);
  const questions = groupQuestions(group);
  return questions.some(({ key, part, whole }) => {
    const isPassing = (other: GroupPart) =>
      other !== part && other.under.length > 0 && other.schema.required?.includes(key);
    const declared = questions.filter((one) => one.key === key).map((one) => one.whole.minItems ?? 0);
    const begins = isList(whole) && declared.some((minItems) => minItems > 0);
    if (begins && (new Set(declared).size > 1 || parts.some(isPassing))) return true;
    const inside = innermost(whole);
    return isGroupSchema(inside) && hasPassingEntries(inside);
  });
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
