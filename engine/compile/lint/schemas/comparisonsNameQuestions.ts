// A comparison by name (`1/from`) names another question of the same group whose answers are of the same kind, and the limits of both leave answers
// that keep to it.
import type { Schema } from '../../../core/index.ts';
import { withComparedLimits } from '../../answers/comparedLimits.ts';
import { withComputedLimits } from '../../answers/computedLimits.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { COMPARISONS, type Comparison, comparedWith } from '../../schema/comparisons.ts';
import { type GroupQuestion, groupQuestions } from '../../schema/groupQuestions.ts';
import { circleOf } from '../circleOf.ts';
import { circleFault, comparedKind, kindFault, limitFault } from '../comparableAnswers.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const comparisonsNameQuestions = schemaRule('groups', function* (group): Generator<Fault> {
  const questions = groupQuestions(group);
  for (const { key, schema, whole } of questions) {
    for (const keyword of COMPARISONS) {
      const name = comparedWith(schema, keyword);
      if (name === undefined) continue;
      const others = questions.filter((question) => question.key === name && !question.narrows);
      const fault = faultOf(group, key, whole, keyword, name, others, questions);
      if (fault) yield { in: schema, at: `/${keyword}/$data`, ...fault };
    }
  }
});

/** The format that one of two texts lacks; undefined where both or none has one. */
function formatMeant(one: Schema, other: Schema | undefined): string | undefined {
  const texts = [one, other].filter((each) => each?.type === 'string' && !each.enum);
  const formats = texts.flatMap((each) => each?.format ?? []);
  return texts.length === 2 && formats.length === 1 ? formats[0] : undefined;
}

function faultOf(
  group: Schema,
  key: string,
  question: Schema,
  keyword: Comparison,
  name: string,
  others: readonly GroupQuestion[],
  questions: readonly GroupQuestion[],
): Fault | undefined {
  const kind = comparedKind(question, keyword);
  const format = name === key ? undefined : formatMeant(question, others[0]?.whole);
  if (format) {
    const [lacking, formatted] = question.format === undefined ? [key, name] : [name, key];
    const problem = `"${formatted}" asks for the format "${format}", and "${lacking}", which is compared with it, for any text.`;
    return { problem, repair: `Write "format": "${format}" at "${lacking}".` };
  }
  if (!kind) return kindFault(key, question, keyword);
  if (name === key || !others.some(({ schema }) => comparedKind(schema, keyword) === kind)) {
    const alike = questions.filter(({ schema, narrows }) => !narrows && comparedKind(schema, keyword) === kind);
    const names = alike.map((one) => one.key).filter((one) => one !== key);
    const problem = `"${name}" is not another question of this group with answers like those to "${key}".`;
    const elsewhere =
      'where an answer of an earlier step, or of this one outside of the group, stands in the submission';
    const repair =
      names.length > 0
        ? `Write "1/" and the name of such a question, or ${elsewhere}.${didYouMean(name, names)}`
        : `Write ${elsewhere}, e.g. "/trip/from", or remove "${keyword}" with its message.`;
    return { problem, repair };
  }
  const from = (one: string) =>
    questions
      .filter((question) => question.key === one)
      .flatMap(({ schema }) => COMPARISONS.flatMap((each) => comparedWith(schema, each) ?? []));
  const circle = circleOf(
    key,
    questions.map((one) => one.key),
    from,
  );
  if (circle.includes(name)) return circle[0] === key ? circleFault(key, name) : undefined;
  return limitFault(
    key,
    question,
    keyword,
    name,
    // In a chain the other question has the limits that follow from those it is compared with.
    others.map(({ schema }) => withComputedLimits(group, withComparedLimits(group, name, schema, [key]))),
  );
}
