// The answers that a new form, and a new entry of a list, begins with where questions have a `default`.
import { type Answers, isGroupSchema, isList, isRecord, pruneAnswers, resolve, type Schema } from '../../core/index.ts';
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
