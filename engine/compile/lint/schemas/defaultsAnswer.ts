// A `default` is an answer that stands there from the start: its question is always asked, and takes it.
import { isGroupSchema, type Schema } from '../../../core/index.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import type { Rule } from '../rule.ts';
import { brokenLimit } from './limitsAgree.ts';

type Fault = readonly [question: Schema, problem: string, repair: string];

export const defaultsAnswer: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, schemaPlace, if: condition } of steps) {
    for (const [question, problem, repair] of inGroup(schema, condition !== undefined)) {
      yield { place: placeWithin(question, '/default', schemaPlace), problem, repair };
    }
  }
};

/** @param isSometimes true in a group that only some answers bring up; an entry of a list begins anew */
function* inGroup(group: Schema, isSometimes: boolean): Generator<Fault> {
  for (const { schema, part, whole } of groupQuestions(group)) {
    const isConditional = isSometimes || part.under.length > 0;
    if (schema.default !== undefined) {
      const [problem, repair] = faultOf(whole, isConditional) ?? [];
      if (problem && repair) yield [schema, problem, repair];
    }
    const { items } = whole;
    if (isGroupSchema(whole)) yield* inGroup(whole, isConditional);
    else if (items && isGroupSchema(items)) yield* inGroup(items, false);
  }
}

function faultOf(question: Schema, isSometimes: boolean): readonly [problem: string, repair: string] | undefined {
  const { default: given, items, format } = question;
  const shown = JSON.stringify(given);
  if (question.readOnly) return ['Nobody could change this "default".', 'Write it as "const".'];
  if (isGroupSchema(question) || (items && !items.enum))
    return ['Groups and lists have no "default".', 'Write it at the questions in the group.'];
  if (format === 'attachment') return ['A file has no "default".', 'Remove it.'];
  if (isSometimes)
    return ['A question that is asked only sometimes has no "default".', 'Remove it, or ask the question always.'];
  if (given === '' || (Array.isArray(given) && given.length === 0))
    return [`The "default" ${shown} is no answer.`, 'Remove it.'];
  const broken = refusedBy(question, given);
  if (broken === undefined) return undefined;
  return [`The "default" ${shown} is refused by "${broken}".`, `Change it, or change "${broken}".`];
}

function refusedBy(question: Schema, answer: unknown): string | undefined {
  const { items } = question;
  if (items) {
    if (!Array.isArray(answer)) return 'type';
    return answer.map((one) => refusedBy(items, one)).find((broken) => broken !== undefined);
  }
  return question.enum && !question.enum.includes(answer) ? 'enum' : brokenLimit(question, answer);
}
