// Translates rules of JSON Forms (show, hide) to conditions.
import { formatPointer, isRecord, recordOf } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { moveAllUnder, type Part, type Ruled, seen, type Test } from '../conditions.ts';
import { isNotOfAnswers, isOnceAnswered } from './blanks.ts';
import { type Control, namesOf } from './elements.ts';

const OF_DISABLING = ['ENABLE', 'DISABLE'];

/** True for an answer that another step asks. */
type IsElsewhere = (names: readonly string[]) => boolean;

/**
 * Moves each question that has rules into the branch of a condition.
 * @param isElsewhere of the whole form's names, where the root is one step of several
 */
export function applyRules(
  draft: Draft,
  root: Json,
  controls: readonly Control[],
  isElsewhere: IsElsewhere = () => false,
): void {
  const ruled = controls.map(
    ({ names, rules, element }): Ruled => ({
      names,
      parts: partsOf(draft, rules, isElsewhere),
      place: draft.placeOf(element),
    }),
  );
  moveAllUnder(draft, root, onceEach(ruled));
}

/** When a step is asked whose category has these rules, as the `if` of its entry in form.json. */
export function conditionOfStep(draft: Draft, rules: readonly Json[]): Json | undefined {
  const [first, ...others] = partsOf(draft, rules, () => true).map((part) => seen(part, 0));
  const condition = others.length > 0 ? { allOf: [first, ...others] } : first;
  const [rule] = rules;
  if (condition && rule) draft.madeOf(condition, rule);
  return condition;
}

function partsOf(draft: Draft, rules: readonly Json[], isElsewhere: IsElsewhere): readonly Part[] {
  return rules.flatMap((rule) => {
    const part = conditionOf(rule, isElsewhere);
    if (part) {
      if (isRecord(rule.condition) && isOnceAnswered(rule.condition))
        draft.note('changed', draft.placeOf(rule), 'The condition holds only once its question is answered.');
      return [part];
    }
    const what = OF_DISABLING.includes(String(rule.effect))
      ? 'A rule that disables: the question can be answered always.'
      : 'A rule that names no question: what it is about is shown always.';
    draft.note('left', draft.placeOf(rule), what, '', 'Write a condition ("if") with the question under "then".');
    return [];
  });
}

/** A question with several controls is shown if one of them is. */
function onceEach(ruled: readonly Ruled[]): readonly Ruled[] {
  return ruled.flatMap((one) => {
    const same = ruled.filter(({ names }) => JSON.stringify(names) === JSON.stringify(one.names));
    if (same.length === 1) return [one];
    if (same[0] !== one) return [];
    return [
      { ...one, parts: same.every(({ parts }) => parts.length > 0) ? [anyOf(same.map(({ parts }) => parts))] : [] },
    ];
  });
}

function anyOf(all: readonly (readonly Part[])[]): Part {
  const seenFrom = (depth: number) => ({
    anyOf: all.map((parts) => ({ allOf: parts.map((part) => seen(part, depth)) })),
  });
  return { isShown: true, tested: all.flat().flatMap(({ tested }) => tested), seenFrom };
}

/** The names that lead to each question that a rule tests. */
export function testedBy(rule: Json): readonly (readonly string[])[] {
  return conditionOf(rule, () => false)?.tested ?? [];
}

/** True for a rule that tests the form as a whole: its questions are named by the test itself. */
export function testsWhole({ condition, scope, conditions }: Json): boolean {
  if (isRecord(condition)) return testsWhole(condition);
  if (Array.isArray(conditions)) return conditions.filter(isRecord).some(testsWhole);
  return typeof scope === 'string' && namesOf(scope)?.length === 0;
}

function conditionOf({ effect, condition }: Json, isElsewhere: IsElsewhere): Part | undefined {
  if (!isRecord(condition) || (effect !== 'SHOW' && effect !== 'HIDE')) return undefined;
  const part = testOf(condition, isElsewhere);
  return part && { ...part, isShown: effect === 'SHOW' };
}

function testOf(condition: Json, isElsewhere: IsElsewhere): Test | undefined {
  const { type, scope, schema, expectedValue, conditions, failWhenUndefined } = condition;
  if ((type === 'AND' || type === 'OR') && Array.isArray(conditions)) {
    const tests = conditions.filter(isRecord).map((one) => testOf(one, isElsewhere));
    if (tests.length === 0 || !tests.every((test) => test !== undefined)) return undefined;
    const keyword = type === 'AND' ? 'allOf' : 'anyOf';
    return {
      tested: tests.flatMap(({ tested }) => tested),
      seenFrom: (depth) => ({ [keyword]: tests.map((test) => test.seenFrom(depth)) }),
    };
  }
  const names = typeof scope === 'string' ? namesOf(scope) : undefined;
  if (!names) return undefined;
  const whole = isRecord(schema) ? schema : { const: expectedValue };
  const isNot = names.length > 0 && isNotOfAnswers(whole) && failWhenUndefined !== true;
  const test = isNot ? recordOf(whole.not) : whole;
  // An answer of another step is named by its JSON Pointer from the form's root, at any depth.
  const isOutside = isElsewhere(names);
  const path = isOutside ? [formatPointer(names)] : names;
  const seenFrom = (depth: number) => {
    const tested = path
      .slice(isOutside ? 0 : depth)
      .reduceRight<Json>((inner, name) => ({ properties: { [name]: inner }, required: [name] }), structuredClone(test));
    return isNot ? { not: tested } : tested;
  };
  if (isOutside) return { tested: [path], seenFrom };
  // A condition with scope `#` names its questions in `properties`.
  const inner = names.length === 0 ? Object.keys(recordOf(test.properties)).map((name) => [name]) : [names];
  return inner.length === 0 ? undefined : { tested: inner, seenFrom };
}
