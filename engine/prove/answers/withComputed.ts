import { type Answers, computing, isGroupSchema, isRecord, resolve, type Schema } from '../../core/index.ts';

/** The answers with those that are `computed`, derived from the definition and not by core's pass over the answers. */
export function withComputed(schema: Schema, answers: Answers): Answers {
  return inGroup(schema, answers);
}

function inGroup(group: Schema, answers: Answers): Answers {
  const asked = Object.entries(resolve(group, answers).properties ?? {});
  const whole: Record<string, unknown> = { ...answers };
  for (const [key, question] of asked) if (whole[key] !== undefined) whole[key] = inQuestion(question, whole[key]);
  const computed = asked.flatMap(([key, question]) => (question.computed ? [[key, question.computed] as const] : []));
  // One may follow from another: each round settles at least one more.
  for (const _ of computed) {
    for (const [key, computation] of computed) {
      const answer = computing(computation)(whole);
      if (answer === undefined) delete whole[key];
      else whole[key] = answer;
    }
  }
  return whole;
}

function inQuestion(question: Schema, answer: unknown): unknown {
  const { items } = question;
  if (Array.isArray(answer) && items) return answer.map((entry) => inQuestion(items, entry));
  return isRecord(answer) && isGroupSchema(question) ? inGroup(question, answer) : answer;
}
