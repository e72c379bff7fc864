// A condition that turns out the same whatever is answered decides nothing. Whether it can turn out both ways is found by
// going through the answers that make a difference: options, the numbers beside a limit, the texts that are named.
import { type Answers, getIn, matches, type Schema } from '../../../core/index.ts';
import { anyAnswer } from '../../schema/anyAnswer.ts';
import { combinations } from '../../schema/combinations.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { questionAt } from '../../schema/questionAt.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const conditionsDecide = schemaRule('groups', function* (group): Generator<Fault> {
  const all = combinations(group, anyAnswer);
  for (const { schema, under } of groupParts(group)) {
    const { if: condition } = schema;
    if (!condition || isOtherwiseWrong(group, condition)) continue;
    const reached = all.filter((answers) =>
      under.every((branch) => matches(branch.condition, answers) === branch.holds),
    );
    // Those that lead nowhere are told about where they stand.
    if (reached.length === 0) continue;
    const fault = objection(condition, reached);
    if (fault) yield { in: schema, at: '/if', ...fault };
  }
});

function objection(condition: Schema, reached: readonly Answers[]): Fault | undefined {
  const spoken = [...fieldReferences(condition).values()];
  if (!reached.some((answers) => matches(condition, answers))) {
    const repair = 'Correct the condition, or remove it with everything in "then".';
    return { problem: 'This condition can never hold.', repair };
  }
  const answered = reached.filter((answers) => spoken.every(({ path }) => getIn(answers, path) !== undefined));
  const isTest = spoken.some(({ tests }) => tests.length > 0);
  if (!isTest || answered.length === 0 || !answered.every((answers) => matches(condition, answers))) return undefined;
  const repair = 'Correct the condition, or take what stands in "then" out of it.';
  return { problem: 'This condition holds whatever is answered.', repair };
}

/** A question or an option that is not there is told by the rules for those. */
function isOtherwiseWrong(group: Schema, condition: Schema): boolean {
  return [...fieldReferences(condition).values()].some(({ path, tests }) => {
    const question = questionAt(group, path);
    const named = tests.flatMap(({ const: only, enum: values = [] }) => [only, ...values]);
    const isForeign = (value: unknown) => question?.enum?.includes(value) === false || value === false;
    return !question || named.some((value) => value !== undefined && isForeign(value));
  });
}
