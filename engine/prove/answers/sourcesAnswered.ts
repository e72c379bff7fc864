// Several sets of answers to the questions that a computed answer is made of: small and large numbers, early and late days, each option, short and long lists. To raise the
// message of a comparison with the computed answer, the proof needs a set for which the comparison does not hold.
import { type Definition, namesIn, wholeSchema } from '../../compile/index.ts';
import {
  type Answers,
  getIn,
  isGroupSchema,
  type Path,
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
 * Which of its possible answers a source gets, as an index into them; of a number they are the least (0) and the greatest (1). It depends on the place of the source among all sources of the computed answer.
 * For a list it is called twice: with `isLength` for its length (0 is a short list), and without for what each entry answers.
 */
type Way = (place: number, isLength?: boolean) => number;

/** With numbers of a `pick` each option may give another. */
const MOST_WAYS = 10;
/** Entries of a list that has no greatest number, or a greater one. */
const MOST_ENTRIES = 10;
const WAYS: readonly Way[] = [
  () => 1,
  (place) => (place === 0 ? 0 : 1),
  (place) => (place === 0 ? 1 : 0),
  (_, isLength) => (isLength ? 1 : 0),
  ...Array.from({ length: MOST_WAYS }, (_, i) => () => i),
];

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
    changes.push(...inSource(compared, group, name.split('/'), now, (below, isLength) => way(place + below, isLength)));
  }
  return changes;
}

/** @param names the source's own, after those of the groups and lists that it stands in */
function inSource(
  compared: Compared,
  around: Path,
  [key = '', ...names]: readonly string[],
  answers: Answers,
  way: Way,
): Changes {
  const schema = wholeSchema(compared.definition);
  const path = [...around, key];
  const question = visibleSchemaAt(schema, answers, path);
  if (!question) return [];
  if (question.computed) return inComputed(compared, question, around, answers, way);
  const given = (answer: unknown): Changes => [[path, withComputed(schema, setIn(answers, path, answer))]];
  if (question.items) {
    const list = listOf(compared, question, path, way(0, true));
    const [, begun] = given(list)[0] ?? [path, answers];
    const inside = names.length > 0 ? [...list.keys()] : [];
    const inEntry = (now: Answers, i: number) => inSource(compared, [...path, i], names, now, way).at(-1)?.[1] ?? now;
    return [[path, inside.reduce(inEntry, begun)]];
  }
  if (names.length > 0) return isGroupSchema(question) ? inSource(compared, path, names, answers, way) : [];
  const possible = answersTo(question, compared.own);
  const answer = possible[Math.min(way(0), possible.length - 1)];
  return answer === undefined ? [] : given(answer);
}

/**
 * For 0 a list of as few entries as allowed, but at least one; for any other number one of as many as allowed. Of options that are chosen together, 1 stands for all of them, 2 for all but the first,
 * 3 for all but the second and so on, because an option may lower the sum.
 */
function listOf({ definition }: Compared, list: Schema, path: Path, way: number): readonly unknown[] {
  const short = [fillQuestion(definition, list, path)].flat();
  const length =
    way === 0 ? short.length : Math.max(short.length, Math.min(list.maxItems ?? MOST_ENTRIES, MOST_ENTRIES));
  const options = list.uniqueItems ? list.items?.enum : undefined;
  const long = options
    ? options.filter((_, i) => i !== way - 2).slice(0, length)
    : Array.from({ length }, (_, i) => short[i] ?? short[0]);
  const all = withDifferences(list, long);
  return way === 0 || !isTaken(list, all, {}) ? short : all;
}

/** Each option; of other questions the least and the greatest answer among those that are near the limits of both questions. */
function answersTo(question: Schema, own: Schema): readonly unknown[] {
  if (question.enum) return question.enum;
  const all = values(question, values(own)).filter((answer) => isTaken(question, answer, {}));
  const sorted = all.toSorted((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1,
  );
  return sorted.length > 0 ? [sorted[0], sorted.at(-1)] : [];
}
