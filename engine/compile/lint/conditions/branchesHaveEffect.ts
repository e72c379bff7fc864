// Branches that change nothing, conditions without branches and branches without a condition are leftovers or mistakes.
import type { Schema } from '../../../core/index.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const branchesHaveEffect = schemaRule('groups', function* (group): Generator<Fault> {
  const always = new Set(
    groupParts(group).flatMap(({ schema, under }) => (under.length ? [] : (schema.required ?? []))),
  );
  for (const { schema } of groupParts(group)) {
    const { if: condition, then: yes, else: no } = schema;
    if (!condition && (yes || no)) {
      const repair = 'Add the condition as "if", or move the questions out.';
      yield { in: schema, at: yes ? '/then' : '/else', problem: 'This branch has no condition.', repair };
    }
    if (condition && !yes && !no) {
      const repair = 'Add "then" or "else", or remove the condition.';
      yield { in: schema, at: '/if', problem: 'Nothing depends on this condition.', repair };
    }
    for (const [keyword, branch] of [
      ['then', yes],
      ['else', no],
    ] as const) {
      if (!condition || !branch || hasEffect(group, branch, always)) continue;
      const repair = 'Say what is different in this case, or remove the branch.';
      yield { in: schema, at: `/${keyword}`, problem: `"${keyword}" changes nothing.`, repair };
    }
  }
});

function hasEffect(group: Schema, branch: Schema, always: ReadonlySet<string>): boolean {
  if (branch.if || branch.allOf || (branch.required ?? []).some((key) => !always.has(key))) return true;
  return groupQuestions(group)
    .filter(({ part }) => part.schema === branch)
    .some(({ schema, narrows }) => !narrows || addsTo(narrows, schema));
}

function addsTo(known: Schema, narrowed: Schema): boolean {
  return Object.entries(narrowed).some(
    ([keyword, value]) => JSON.stringify(known[keyword as keyof Schema]) !== JSON.stringify(value),
  );
}
