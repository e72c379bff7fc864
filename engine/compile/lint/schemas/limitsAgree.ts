// Limits that no answer satisfies or that refuse nothing, and options that another keyword refuses.
import type { Schema } from '../../../core/index.ts';
import { brokenLimit } from '../../schema/brokenLimit.ts';
import { COMPARISONS } from '../../schema/comparisons.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { idleLimits, type LimitFault, limitFaults } from '../limitFaults.ts';
import type { Rule } from '../rule.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const limitsAgree: Rule = function* (definition) {
  yield* ofQuestions(definition);
  yield* ofParts(definition);
};

const ofQuestions = schemaRule('groups', function* (group) {
  for (const { schema, narrows, beside } of groupQuestions(group)) {
    yield* narrows ? inBranch(narrows, schema) : inDeclaration(schema);
    // A limit that is declared may have its effect where a branch with options does not apply.
    const both = { ...narrows, ...schema };
    const idle = narrows
      ? [...idleLimits(both)].filter(({ of: [limit] }) => limit in schema || (beside && limit in beside))
      : [];
    for (const fault of idle) yield placed(fault, schema);
  }
});

/** Each part as it is written. */
const ofParts = schemaRule('schemas', function* (schema) {
  for (const fault of idleLimits(schema)) yield placed(fault, schema);
});

function* inDeclaration(schema: Schema): Generator<Fault> {
  for (const fault of limitFaults(schema)) yield placed(fault, schema);
  if (schema.items && schema.items.type !== 'object') yield* inDeclaration(schema.items);
}

/** A branch narrows the declaration, so both apply. What is wrong with the declaration alone is reported there. */
function* inBranch(declared: Schema, branch: Schema): Generator<Fault> {
  const both = { ...declared, ...branch };
  if (declared.items && branch.items) {
    both.items = { ...declared.items, ...branch.items };
    if (both.items.type !== 'object') yield* inBranch(declared.items, branch.items);
  }
  const alone = new Set([...limitFaults(declared)].map(({ problem }) => problem));
  for (const fault of limitFaults(both)) {
    // Of options that the branch offers, too, `offeredStill` speaks.
    const isOfDeclared = fault.of[0] === 'enum' && branch.enum === undefined;
    if (!isOfDeclared && !alone.has(fault.problem)) yield placed(fault, branch);
  }
  yield* narrowedMoments(declared, branch);
  yield* offeredStill(both, branch);
}

/** Where the keyword to correct stands, or the one that does not agree with it if only that is written in `schema`. */
function placed({ of, below = '', problem, repair }: LimitFault, schema: Schema): Fault {
  const keyword = of.find((one) => one in schema);
  return { in: schema, at: keyword ? `/${keyword}${keyword === of[0] ? below : ''}` : '', problem, repair };
}

/** What the declaration offers can be chosen in the branch, too. */
function* offeredStill({ enum: options = [], ...limits }: Schema, branch: Schema): Generator<Fault> {
  if (branch.enum) return;
  for (const option of options) {
    const broken = brokenLimit(limits, option);
    if (broken === undefined || !(broken in branch)) continue;
    const problem = `The option ${JSON.stringify(option)} can never be chosen in this branch: "${broken}" refuses it.`;
    const repair = `Write the options that are left as "enum", or remove "${broken}".`;
    yield { in: branch, at: `/${broken}`, problem, repair };
    return;
  }
}

/** The limits of a time are compared as its format says, which the compiled branch has to know. */
function* narrowedMoments({ format }: Schema, branch: Schema): Generator<Fault> {
  if ((format !== 'time' && format !== 'date-time') || branch.format !== undefined) return;
  for (const keyword of [...COMPARISONS, 'formatMinimum', 'formatMaximum'] as const) {
    if (branch[keyword] === undefined) continue;
    const problem = `"${keyword}" of a branch has no effect on a time without its format.`;
    yield { in: branch, at: `/${keyword}`, problem, repair: `Add "format": "${format}" beside it.` };
  }
}
