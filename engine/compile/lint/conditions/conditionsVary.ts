// A condition with the same result for all answers is a mistake. Both results are searched for among representative answers
// (`combinations`): all options, the numbers next to each limit, the texts that conditions name.
import path from 'node:path';
import { type Answers, getIn, matches, type Path, type Schema } from '../../../core/index.ts';
import { combinations, isExhaustive } from '../../answers/combinations.ts';
import { judgedParts } from '../../answers/judgedParts.ts';
import { requiredWhileBlank } from '../../answers/requiredWhileBlank.ts';
import type { Place } from '../../errors/definitionError.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { isForeign } from '../../schema/foreignTests.ts';
import { appliesTo, groupParts } from '../../schema/groupParts.ts';
import { questionsAt } from '../../schema/questions.ts';
import { isBox } from '../../schema/yesNo.ts';
import { holdingAtStep } from '../holdingAtStep.ts';
import { isHardCondition } from '../isHardCondition.ts';
import type { Rule } from '../rule.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

/** Where `holdingAtStep` reports a condition, nothing else is reported of it: that its tests change nothing follows from the same. */
export const conditionsVary: Rule = function* (definition) {
  const always = [...holdingAtStep(definition)];
  yield* always;
  const isTold = ({ file, pointer }: Place) =>
    always.some(({ place }) => place.file === file && pointer.startsWith(place.pointer));
  for (const finding of constantConditions(definition)) if (!isTold(finding.place)) yield finding;
};

const constantConditions = schemaRule('effects', function* (whole): Generator<Fault<string | RepairAt>> {
  // The rule `branchesHaveEffect` reports these.
  const ending = groupParts(whole).flatMap((part) =>
    requiredWhileBlank(part) ? (part.under.at(-1)?.owner ?? []) : [],
  );
  for (const { schema, under, group, written } of judgedParts(whole)) {
    const { if: condition } = schema;
    // The rule `keywords` reports foreign tests, and when they hold is not known; nor for some patterns.
    if (!condition || ending.includes(written) || isForeign(condition) || isHardCondition(group, condition)) continue;
    // Above `MAX_PRODUCT` combinations of answers `combinations` leaves some out, and a condition may hold for one of those only.
    if (!isExhaustive(group)) continue;
    // A list without `items` is reported elsewhere, and a test of its entries cannot be judged.
    const isUnsaid = ({ path }: { readonly path: Path }) =>
      questionsAt(group, path.slice(0, 1)).some(({ type, items }) => type === 'array' && !items);
    if ([...fieldReferences(condition).values()].some(isUnsaid)) continue;
    const reached = combinations(group).filter((answers) => appliesTo(under, answers));
    // The condition around this one never holds, and is reported.
    if (reached.length === 0) continue;
    const fault = findConstant(group, schema, condition, reached);
    if (fault) yield { in: written, at: '/if', ...fault };
  }
});

type RepairAt = (place: Place) => string;

/** form.json has no "then": a condition there says whether the step is asked. */
function repairAt(inSchema: string, inForm: string): RepairAt {
  return ({ file }) => `Correct the condition, or ${path.basename(file) === 'form.json' ? inForm : inSchema}.`;
}

/** @param owner the schema that carries the condition */
function findConstant(
  group: Schema,
  owner: Schema,
  condition: Schema,
  reached: readonly Answers[],
): Fault<string | RepairAt> | undefined {
  const references = [...fieldReferences(condition).values()];
  if (!reached.some((answers) => matches(condition, answers))) {
    const own = references.flatMap(({ path: [key] }) => (isAskedOnlyIn(group, owner, key) ? key : []));
    if (own.length > 0) {
      const problem = `This condition can never hold: "${own[0]}", which it tests, is asked only if it holds.`;
      return { problem, repair: `Declare "${own[0]}" outside of its "then", under "properties" of the group.` };
    }
    const repair = repairAt('remove it with everything in "then"', 'remove the step: nobody is asked it');
    return { problem: 'This condition can never hold.', repair };
  }
  // An unticked checkbox has no answer, and is answered all the same.
  const canBeTicked = (at: Path) => questionsAt(group, at).some(isBox);
  const answered = reached.filter((answers) =>
    references.every((one) => canBeTicked(one.path) || getIn(answers, one.path) !== undefined),
  );
  // A test of a checkbox says what `required` says, and is written beside it: the only answer is yes.
  const isTest = references.some(({ path, tests }) => !canBeTicked(path) && tests.some(isOfAnswer));
  const judged = isTest && answered.length > 0 ? answered : reached;
  if (!judged.every((answers) => matches(condition, answers))) return undefined;
  const isPresence = judged !== reached && reached.some((answers) => !matches(condition, answers));
  if (isPresence) {
    // With `anyOf` a test may decide where one of the answers is missing. Then the finding would be false; `testsDecide` judges the tests one by one.
    const without = withoutTests(condition);
    if (reached.some((answers) => matches(without, answers) !== matches(condition, answers))) return undefined;
    const problem = 'This condition holds for every answer: what is tested of it changes nothing beside "required".';
    const at = condition.properties ? '/if/properties' : '/if';
    return { at, problem, repair: 'Correct what is tested, or remove it.' };
  }
  const repair = repairAt('move the content of "then" out of it', 'remove "if": the step is always asked');
  return { problem: 'This condition holds whatever is answered.', repair };
}

/** True if the question is asked, but nowhere outside of the branch `then` of `owner`. */
function isAskedOnlyIn(group: Schema, owner: Schema, key: Path[number] | undefined): boolean {
  if (key === undefined) return false;
  const asking = groupParts(group).filter(({ schema }) => Object.hasOwn(schema.properties ?? {}, key));
  return asking.length > 0 && asking.every(({ under }) => under.some((one) => one.owner === owner && one.holds));
}

/** The condition with only what has to be answered. */
function withoutTests({ properties = {}, required, not, allOf, anyOf }: Schema): Schema {
  const groups = Object.entries(properties).filter(([, test]) => test.properties || test.required);
  return {
    properties: Object.fromEntries(groups.map(([name, test]) => [name, withoutTests(test)])),
    ...(required && { required }),
    ...(not && { not: withoutTests(not) }),
    ...(allOf && { allOf: allOf.map(withoutTests) }),
    ...(anyOf && { anyOf: anyOf.map(withoutTests) }),
  };
}

/** False for `contains` alone: what it tests has references of its own, without tests where an entry only has to have an answer. */
function isOfAnswer({ contains: _, ...limits }: Schema): boolean {
  return Object.keys(limits).length > 0;
}
