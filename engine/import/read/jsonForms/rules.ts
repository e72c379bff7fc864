// Rules of JSON Forms, which show and hide elements, as conditions of the group around what they test and what they show.
import { isRecord, recordOf } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { moveUnder, type Part, type Test } from '../conditions.ts';
import { type Control, namesOf } from './elements.ts';

const OF_DISABLING = ['ENABLE', 'DISABLE'];

/** Moves each question that has rules into the branch of a condition. */
export function applyRules(draft: Draft, root: Json, controls: readonly Control[]): void {
  for (const { names, rules, element } of controls) {
    const parts = rules.flatMap((rule) => {
      const part = conditionOf(rule);
      if (part) return [part];
      const what = OF_DISABLING.includes(String(rule.effect))
        ? 'A rule that disables: the question can be answered always.'
        : 'A rule that names no question: what it is about is shown always.';
      draft.note('left', draft.placeOf(rule), what, '', 'Write a condition ("if") with the question under "then".');
      return [];
    });
    if (parts.length > 0) moveUnder(draft, root, names, parts, draft.placeOf(element));
  }
}

/** The names that lead to each question that a rule tests. */
export function testedBy(rule: Json): readonly (readonly string[])[] {
  return conditionOf(rule)?.tested ?? [];
}

function conditionOf({ effect, condition }: Json): Part | undefined {
  if (!isRecord(condition) || (effect !== 'SHOW' && effect !== 'HIDE')) return undefined;
  const part = testOf(condition);
  return part && { ...part, isShown: effect === 'SHOW' };
}

function testOf(condition: Json): Test | undefined {
  const { type, scope, schema, expectedValue, conditions } = condition;
  if ((type === 'AND' || type === 'OR') && Array.isArray(conditions)) {
    const tests = conditions.filter(isRecord).map(testOf);
    if (tests.length === 0 || !tests.every((test) => test !== undefined)) return undefined;
    const keyword = type === 'AND' ? 'allOf' : 'anyOf';
    return {
      tested: tests.flatMap(({ tested }) => tested),
      seenFrom: (depth) => ({ [keyword]: tests.map((test) => test.seenFrom(depth)) }),
    };
  }
  const names = typeof scope === 'string' ? namesOf(scope) : undefined;
  if (!names) return undefined;
  const test = isRecord(schema) ? schema : { const: expectedValue };
  const seenFrom = (depth: number) =>
    names
      .slice(depth)
      .reduceRight<Json>((inner, name) => ({ properties: { [name]: inner }, required: [name] }), structuredClone(test));
  // A condition on the whole names its questions itself.
  const inner = names.length === 0 ? Object.keys(recordOf(test.properties)).map((name) => [name]) : [names];
  return inner.length === 0 ? undefined : { tested: inner, seenFrom };
}
