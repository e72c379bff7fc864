// Several sets of answers to the questions that a computed answer is made of: small and large numbers, early and late days, each option, short and long lists. To raise the
// message of a comparison with the computed answer, the proof needs a set for which the comparison does not hold.
import { type Definition, everyDay, namesIn, wholeSchema } from '../../compile/index.ts';
import {
  type Answers,
  getIn,
  isGroupSchema,
  memoise2,
  type Path,
  resolve,
  type Schema,
  setIn,
  visibleSchemaAt,
} from '../../core/index.ts';
import { values } from './comparedAnswers.ts';
import { withDifferences } from './differingEntries.ts';
import { fillQuestion } from './fillForm.ts';
import { isTaken } from './keepsDefinition.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import { withComputed } from './withComputed.ts';

/** One answer given after another: where, and the submission with it. */
export type Changes = readonly (readonly [path: Path, answers: Answers])[];

/** What is computed, where its group stands, and the question that is compared with it. */
export interface Compared {
  readonly definition: Definition;
  readonly computed: Schema;
  readonly group: Path;
  readonly own: Schema;
}

/**
 * Which of its possible answers a source gets, as an index into them: 0 stands for the least, 1 for the greatest, others for answers between them. It depends on the place of the source among all sources of the computed answer
 * and, in a list, on the entry. For a list it is called twice: with `isLength` for its length (0 is a short list), and without for what each entry answers.
 */
type Way = (place: number, isLength?: boolean, entry?: number) => number;

/** With numbers of a `pick` each option may give another. */
const MOST_OPTIONS = 40;
/** Where few answers will do, e.g. two numbers of which the sum is between two limits, chance finds them. */
const BY_CHANCE = 200;
/** Entries of a list that has no greatest number, or a greater one. */
const MOST_ENTRIES = 10;
/** Numbers and days among which the answers between the least and the greatest are chosen. */
const MOST_NUMBERS = 100;
const DAYS_APART = 91;
/** No answer, where none is required: an empty list counts as 0. */
const BLANK = -1;
const WAYS: readonly Way[] = [
  () => 1,
  (place) => (place === 0 ? 0 : 1),
  (place) => (place === 0 ? 1 : 0),
  (_, isLength) => (isLength ? 1 : 0),
  () => BLANK,
  ...Array.from({ length: MOST_OPTIONS }, (_, i) => () => i),
  ...Array.from(
    { length: BY_CHANCE },
    (_, i): Way =>
      (place, isLength, entry = 0) =>
        anyIndex(i, place, isLength ? -1 : entry),
  ),
];

/** A number for a way, a place and an entry, by a multiplicative hash: without a pattern, and the same each time, so that a proof can be repeated. */
function anyIndex(...of: readonly number[]): number {
  return of.reduce((hash, one) => Math.imul(hash ^ (one + 0x9e37_79b9), 0x85eb_ca6b) >>> 3, 7);
}

/** Ways to answer what the computed answer follows from: first as little as possible, then otherwise. */
export function* sourcesAnswered(compared: Compared, answers: Answers): Generator<Changes> {
  yield withBlanksFilled(compared, answers);
  const tried = new Set<string>();
  for (const way of WAYS) {
    const changes = inComputed(compared, compared.computed, compared.group, answers, way);
    const given = JSON.stringify(changes.at(-1)?.[1]);
    if (given === undefined || tried.has(given)) continue;
    tried.add(given);
    yield changes;
  }
}

/** The first way: each question that the computed answer is made of gets a sample, if it is asked and has no answer. Lists stay as they are, because an empty one counts, too. */
function withBlanksFilled({ definition, computed, group }: Compared, answers: Answers): Changes {
  const schema = wholeSchema(definition);
  const changes: (readonly [Path, Answers])[] = [];
  for (const [, name] of computed.computed ? namesIn(computed.computed) : []) {
    const now = changes.at(-1)?.[1] ?? answers;
    const path = [...group, ...name.split('/')];
    const question = visibleSchemaAt(schema, now, path);
    if (!question || isGroupSchema(question) || question.computed || getIn(now, path) !== undefined) continue;
    const answer = sampleAnswer(question, definition.form.attachments);
    changes.push([path, withComputed(schema, setIn(now, path, answer))]);
  }
  return changes;
}

function inComputed(compared: Compared, { computed }: Schema, group: Path, answers: Answers, way: Way): Changes {
  const changes: Changes[number][] = [];
  for (const [place, [, name]] of (computed ? namesIn(computed) : []).entries()) {
    const now = changes.at(-1)?.[1] ?? answers;
    const source = { ...compared, numbers: computed && 'pick' in computed ? computed.of : undefined };
    changes.push(...inSource(source, group, name.split('/'), now, (below, ...inList) => way(place + below, ...inList)));
  }
  return changes;
}

/** What a computed answer is made of. */
interface Source extends Compared {
  /** Of options: the number that a `pick` has for each. */
  readonly numbers: Readonly<Record<string, number>> | undefined;
}

/** @param names the source's own, after those of the groups and lists that it stands in */
function inSource(
  source: Source,
  around: Path,
  [key = '', ...names]: readonly string[],
  answers: Answers,
  way: Way,
): Changes {
  const schema = wholeSchema(source.definition);
  const path = [...around, key];
  const question = visibleSchemaAt(schema, answers, path);
  if (!question) return [];
  if (question.computed) return inComputed(source, question, around, answers, way);
  const given = (answer: unknown): Changes => [[path, withComputed(schema, setIn(answers, path, answer))]];
  if (way(0, true) === BLANK) {
    const { required = [] } = resolve(visibleSchemaAt(schema, answers, around) ?? {}, getIn(answers, around));
    return required.includes(key) ? [] : given(undefined);
  }
  if (question.items) {
    const list = listOf(source, question, path, way(0, true));
    const [, begun] = given(list)[0] ?? [path, answers];
    const inside = names.length > 0 ? [...list.keys()] : [];
    const inEntry = (now: Answers, i: number) =>
      inSource(source, [...path, i], names, now, (place, isLength) => way(place, isLength, i)).at(-1)?.[1] ?? now;
    return [[path, inside.reduce(inEntry, begun)]];
  }
  if (names.length > 0) return isGroupSchema(question) ? inSource(source, path, names, answers, way) : [];
  const possible = answersTo(question, source);
  const answer = possible[way(0) % possible.length];
  return answer === undefined ? [] : given(answer);
}

/**
 * For 0 a list of as few entries as allowed, but at least one; for 1 one of as many as allowed; for others one between them. Of options that are chosen together, 1 stands for all of them, or as many as allowed, 2 for all but the first,
 * 3 for all but the second and so on, because an option may lower the sum; greater numbers for a few of them.
 */
function listOf({ definition, numbers }: Source, list: Schema, path: Path, way: number): readonly unknown[] {
  const filled = [fillQuestion(definition, list, path)].flat();
  const least = filled.length;
  const most = Math.max(least, Math.min(list.maxItems ?? MOST_ENTRIES, MOST_ENTRIES));
  const options = list.uniqueItems && list.items?.enum ? byNumber(list.items.enum, numbers) : undefined;
  const short = options?.slice(0, least) ?? filled;
  if (way === 0) return short;
  const length = way === 1 ? most : least + (way % (most - least + 1));
  const long = options ? chosen(options, way).slice(-most) : Array.from({ length }, (_, i) => filled[i] ?? filled[0]);
  const all = withDifferences(list, long);
  return isTaken(list, all, {}) ? all : short;
}

function chosen(options: readonly unknown[], way: number): readonly unknown[] {
  const left = way - 2;
  return options.filter((_, i) => (left < options.length ? i !== left : anyIndex(way, i) % 2 === 0));
}

/** The options from the least number to the greatest, or as they are. */
function byNumber(options: readonly unknown[], numbers: Source['numbers']): readonly unknown[] {
  const numberOf = (option: unknown) => numbers?.[String(option)] ?? 0;
  return numbers ? options.toSorted((one, other) => numberOf(one) - numberOf(other)) : options;
}

/** Each option; of options with numbers and of other questions the least valid answer, the greatest, and then those between them. */
function answersTo(question: Schema, { own, numbers }: Source): readonly unknown[] {
  const sorted = question.enum ? byNumber(question.enum, numbers) : inOrder(question, own);
  const [least, ...others] = sorted;
  if (question.enum && !numbers) return sorted;
  return sorted.length > 0 ? [least, others.at(-1) ?? least, ...others.slice(0, -1)] : [];
}

const inOrder = memoise2((question: Schema, own: Schema): readonly unknown[] => {
  const all = [...values(question, values(own)), ...spread(question, own)];
  return [...new Set(all.filter((answer) => isTaken(question, answer, {})))].toSorted((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1,
  );
});

/** Days of all years, three months apart; numbers at even distances between the limits of the question, or of the one that is compared. */
function spread(question: Schema, own: Schema): readonly unknown[] {
  const {
    type,
    format,
    minimum = 0,
    maximum = Math.max(minimum + MOST_NUMBERS, own.maximum ?? 0),
    multipleOf = 1,
  } = question;
  if (format === 'date') return everyDay().filter((_, i) => i % DAYS_APART === 0);
  if (type !== 'integer' && type !== 'number') return [];
  const step = Math.max(1, Math.floor((maximum - minimum) / multipleOf / MOST_NUMBERS));
  const first = Math.ceil(minimum / multipleOf);
  return Array.from({ length: MOST_NUMBERS }, (_, i) => (first + i * step) * multipleOf);
}
