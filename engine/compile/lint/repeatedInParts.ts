// What a part of a group repeats: keywords, and whole questions, of which other parts that apply wherever it does say the same.
import { formatPointer, isGroupSchema, keysOf, narrowed, type Schema } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';
import { type GroupQuestion, groupQuestions } from '../schema/groupQuestions.ts';
import { NUMERIC_PAIRS, SHAPE } from '../schema/keywords.ts';
import { isNamedInUi } from '../schema/namedInUi.ts';
import { isRepeated } from './limitFaults.ts';
import { type Fault, type PlaceOf, SHARED } from './schemaRule.ts';

/** Reports a question, or a keyword of one, that parts which apply wherever this part does have with the same value. */
export function* repeatedInParts(group: Schema, idle: ReadonlySet<Schema>, placeOf: PlaceOf): Generator<Fault> {
  const questions = groupQuestions(group);
  for (const { key, schema, part, narrows, known, beside } of questions) {
    if (!known || idle.has(part.schema)) continue;
    const others = questions.filter((one) => one.key === key && one.part !== part).map((one) => one.schema);
    const reference = repeatedReference({ key, schema, part }, known, others, placeOf);
    if (reference) {
      const problem = `"${key}" refers to the same definition in another part that applies whenever this does.`;
      yield { in: schema, place: reference, problem, repair: 'Remove it here.' };
      continue;
    }
    // Both parts stand in definitions that refer to the same third definition. Another group may refer to one without the other, so neither is superfluous.
    if (others.some((one) => isOfOnePlace(one, schema, placeOf))) continue;
    const where = beside ? 'in another part that applies along with this one' : 'outside of this branch';
    yield* repeatedIn(known, schema, { others, narrows, key, where, placeOf });
  }
}

/**
 * The place to report of a question whose `$ref` changes nothing: another part, which applies whenever this one does, has a `$ref` to the same definition, and no other
 * part gives one of its keywords another value. It is the place of the `$ref` if the question has keywords beside it, else that of the question.
 * Undefined for any other question, and for one in a definition: another group may refer to that definition without having the other part.
 */
function repeatedReference(
  { key, schema, part }: Pick<GroupQuestion, 'key' | 'schema' | 'part'>,
  known: Schema,
  others: readonly Schema[],
  placeOf: PlaceOf,
): Place | undefined {
  const questions = placeOf(part.schema, '/properties');
  const own = { ...questions, pointer: questions.pointer + formatPointer([key]) };
  const isOwn = ({ file, pointer }: Place) => file === own.file && pointer.startsWith(`${own.pointer}/`);
  const referred = keysOf(schema).filter((keyword) => !isOwn(placeOf(schema, `/${keyword}`)));
  const isTaken = (keyword: keyof Schema) =>
    JSON.stringify(known[keyword]) === JSON.stringify(schema[keyword]) &&
    !others.some((one) => differs(keyword, one, schema)) &&
    others.some((one) => keyword in one && isSamePlace(placeOf(one, `/${keyword}`), placeOf(schema, `/${keyword}`)));
  if (referred.length === 0 || SHARED.test(own.pointer) || !referred.every(isTaken)) return undefined;
  return referred.length === keysOf(schema).length ? own : { ...own, pointer: `${own.pointer}/$ref` };
}

interface Beside {
  /** What each other part says of it. */
  readonly others: readonly Schema[];
  /** The one of them that declares it. */
  readonly narrows: Schema | undefined;
  readonly key: string;
  /** Where the same is said, in words. */
  readonly where: string;
  readonly placeOf: PlaceOf;
}

/**
 * The findings of one question, or of the entries of one list.
 * @param known what parts that apply wherever this one does say of it, merged
 */
function* repeatedIn(known: Schema, schema: Schema, beside: Beside): Generator<Fault> {
  const { others, narrows, key, where, placeOf } = beside;
  const isKept = (keyword: keyof Schema) =>
    isRepeated(keyword, known, schema) && !others.some((one) => one !== narrows && differs(keyword, one, schema));
  if (keysOf(schema).length === 0)
    yield { in: schema, problem: `This says nothing of "${key}".`, repair: 'Remove it.', removes: [''] };
  if (keysOf(schema).length > 1 && narrows && keysOf(schema).every(isKept)) {
    const problem = `All that is said of "${key}" here is said ${where}, too.`;
    yield { in: schema, problem, repair: 'Remove it here.', removes: [''] };
    return;
  }
  const isWritten = (keyword: keyof Schema) => keyword !== 'enumNames' || !isNamedInUi(schema);
  for (const keyword of keysOf(schema).filter((one) => !SHAPE.includes(one) && isWritten(one))) {
    const at = `/${keyword}`;
    const isSame = keyword === 'enumNames' ? hasLabelsOf(known, schema) : isRepeated(keyword, known, schema);
    const isUndone = others.some((one) => one !== narrows && differs(keyword, one, schema));
    if (!isSame || (!NARROWING.has(keyword) && isUndone)) continue;
    // Both parts refer to one definition by `$ref`, in which the keyword is written once. Removing it there would change the other part, too.
    if (others.some((one) => keyword in one && isSamePlace(placeOf(one, at), placeOf(schema, at)))) continue;
    const problem = `"${keyword}" of "${key}" is the same ${where}.`;
    yield { in: schema, at, problem, repair: 'Remove it here.', removes: [at] };
  }
  const { items } = schema;
  if (!items || !known.items || isGroupSchema(known.items)) return;
  const ofEntries = { ...beside, others: others.map((one) => one.items ?? {}), narrows: narrows?.items };
  yield* repeatedIn(known.items, items, ofEntries);
}

/** True if both questions are written once, in a definition that their parts refer to. */
function isOfOnePlace(one: Schema, other: Schema, placeOf: PlaceOf): boolean {
  const keys = keysOf(other);
  const isShared = (key: keyof Schema) => isSamePlace(placeOf(one, `/${key}`), placeOf(other, `/${key}`));
  return keys.length > 0 && JSON.stringify(one) === JSON.stringify(other) && keys.every(isShared);
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.file === other.file && one.pointer === other.pointer;
}

/**
 * Limits: all parts that apply have to be kept to, so the same limit again changes nothing. Of any other keyword, e.g. `title`, the last part that applies counts. So if
 * a part between two says another title, the second of two equal ones does change something.
 */
const NARROWING: ReadonlySet<string> = new Set(['enum', ...NUMERIC_PAIRS.flat()]);

/** True if both have the keyword, with different values. */
function differs(keyword: keyof Schema, one: Schema, other: Schema): boolean {
  return keyword in one && JSON.stringify(one[keyword]) !== JSON.stringify(other[keyword]);
}

/** True if the labels of a branch are those that its options have without them. */
function hasLabelsOf(known: Schema, branch: Schema): boolean {
  const { enumNames: _, ...rest } = branch;
  const labels = (question: Schema) => JSON.stringify(narrowed(known, question).enumNames);
  return branch.enum !== undefined && known.enum !== undefined && labels(rest) === labels(branch);
}
