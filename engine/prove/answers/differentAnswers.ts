// Entries of a list in which none may stand twice (`uniqueItems`): equal ones get other answers.
import { isYesNo } from '../../compile/index.ts';
import { isGroupSchema, recordOf, resolve, type Schema } from '../../core/index.ts';
import { decidingPaths } from './decidingPaths.ts';
import { isListOfGroups } from './listEntries.ts';
import { sampleAnswer } from './sampleAnswer.ts';

/** The entries, each that equals one before it with other answers; unchanged where there are none, or where entries may be equal. */
export function withoutEqual(
  { uniqueItems, items = {} }: Schema,
  entries: readonly unknown[],
  mayChange: (index: number, key: string) => boolean,
): readonly unknown[] {
  if (!uniqueItems) return entries;
  const seen = new Set<string>();
  return entries.map((entry, i) => {
    const isNew = (one: unknown) => !seen.has(JSON.stringify(one));
    const different = isNew(entry)
      ? entry
      : (first(
          variants(items, entry, entries.length, (key) => mayChange(i, key)),
          isNew,
        ) ?? entry);
    seen.add(JSON.stringify(different));
    return different;
  });
}

/**
 * The answer to a question, and others that it takes.
 * @param count how many answers to each single question are tried
 * @param mayChange says of a question of a group whether its answer may be another one
 */
function* variants(
  question: Schema,
  answer: unknown,
  count: number,
  mayChange: (key: string) => boolean = () => true,
): Generator<unknown> {
  if (isGroupSchema(question)) {
    const { properties = {} } = resolve(question, answer);
    const deciding = decidingPaths(question).map(([key]) => key);
    const free = Object.entries(properties).filter(([key]) => mayChange(key));
    // The last ones change first: those that decide what is asked only where no others can.
    const ordered = [
      ...free.filter(([key]) => deciding.includes(key)),
      ...free.filter(([key]) => !deciding.includes(key)),
    ];
    yield* combined(ordered, recordOf(answer), count);
  } else if (question.items && isListOfGroups(question) && Array.isArray(answer) && answer.length > 0) {
    for (const entry of variants(question.items, answer[0], count)) yield [entry, ...answer.slice(1)];
    const most = question.uniqueItems ? 0 : Math.min(count, (question.maxItems ?? count) - answer.length);
    for (let more = 1; more <= most; more++) yield [...answer, ...Array.from({ length: more }, () => answer[0])];
  } else yield* others(question, answer, count);
}

function* combined(
  [question, ...rest]: readonly (readonly [key: string, question: Schema])[],
  answers: Readonly<Record<string, unknown>>,
  count: number,
): Generator<unknown> {
  if (!question) return yield answers;
  const [key, schema] = question;
  for (const answer of variants(schema, answers[key], count))
    yield* combined(rest, { ...answers, [key]: answer }, count);
}

function* others(question: Schema, answer: unknown, count: number): Generator<unknown> {
  yield answer;
  if (question.format === 'attachment' || question.readOnly || question.const !== undefined) return;
  const options =
    question.enum ?? (question.type === 'boolean' ? [true, ...(isYesNo(question) ? [false] : [])] : undefined);
  if (options) return yield* options.filter((one) => one !== answer);
  const found = [answer];
  while (found.length < count) {
    const next = sampleAnswer({ ...question, not: { enum: found.slice() } }, undefined);
    if (next === '' || found.includes(next)) return;
    found.push(next);
    yield next;
  }
}

function first(all: Iterable<unknown>, isWanted: (one: unknown) => boolean): unknown {
  for (const one of all) if (isWanted(one)) return one;
  return undefined;
}
