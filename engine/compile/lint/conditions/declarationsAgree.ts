// Two branches may ask for the same name in different ways as long as they never apply together: no answer is a text and a number.
// A group and a single question never share a name: when the branch changes, the answers of a group would stay.
import { declaredProperties, isGroupSchema, matches, type Schema } from '../../../core/index.ts';
import { combinations } from '../../schema/combinations.ts';
import type { GroupPart } from '../../schema/groupParts.ts';
import { type GroupQuestion, groupQuestions } from '../../schema/groupQuestions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const declarationsAgree = schemaRule('groups', function* (group): Generator<Fault> {
  const declared = groupQuestions(group).filter(({ narrows }) => !narrows);
  const rivals = declared.flatMap((one, i) =>
    declared.slice(i + 1).flatMap((other) => (differ(one, other) ? [[one, other] as const] : [])),
  );
  if (rivals.length === 0) return;
  const all = combinations(group);
  for (const [one, other] of rivals) {
    if (shapeOf(one.schema) !== shapeOf(other.schema)) {
      const problem = `"${one.key}" is ${shapeOf(one.schema)} in one branch and ${shapeOf(other.schema)} in another, and the answer of one would stay in the other.`;
      yield { in: other.schema, problem, repair: 'Give the questions names of their own.' };
      continue;
    }
    if (!all.some((answers) => applies(one.part, answers) && applies(other.part, answers))) continue;
    const problem = `"${one.key}" is asked by two branches that apply together, once as ${inWords(one.schema)} and once as ${inWords(other.schema)}.`;
    const repair = 'Make their conditions exclude each other, or give the questions names of their own.';
    yield { in: other.schema, problem, repair };
  }
});

function differ(one: GroupQuestion, other: GroupQuestion): boolean {
  return one.key === other.key && conflict(one.schema, other.schema);
}

/** Groups may differ in their questions, but not in how they ask for one of the same name. */
function conflict(one: Schema, other: Schema): boolean {
  if (one.items && other.items && isGroupSchema(one.items)) return conflict(one.items, other.items);
  if (!isGroupSchema(one) || !isGroupSchema(other)) return inWords(one) !== inWords(other);
  const others = declaredProperties(other);
  return Object.entries(declaredProperties(one)).some(([key, question]) => {
    const rival = Object.hasOwn(others, key) ? others[key] : undefined;
    return rival !== undefined && conflict(question, rival);
  });
}

function shapeOf(question: Schema): string {
  if (isGroupSchema(question)) return 'a group';
  return question.items && isGroupSchema(question.items) ? 'a list of groups' : 'a single question';
}

function applies({ under }: GroupPart, answers: object): boolean {
  return under.every(({ condition, holds }) => matches(condition, answers) === holds);
}

function inWords({ type, format, enum: options, items }: Schema): string {
  if (options) return `one of ${JSON.stringify(options)}`;
  return items ? `a list of ${inWords(items)}` : `${format ?? type}`;
}
