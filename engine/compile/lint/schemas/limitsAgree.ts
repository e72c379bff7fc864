// Limits that no answer satisfies or that refuse nothing, and options that another keyword refuses.
import { isGroupSchema, keysOf, type Schema } from '../../../core/index.ts';
import { brokenLimit } from '../../answers/brokenLimit.ts';
import { combinations, isExhaustive } from '../../answers/combinations.ts';
import { COMPARISONS } from '../../schema/comparisons.ts';
import { appliesTo } from '../../schema/groupParts.ts';
import { type GroupQuestion, groupQuestions } from '../../schema/groupQuestions.ts';
import { isTestedBy } from '../../schema/isTestedBy.ts';
import { LIMITS, NUMERIC_PAIRS } from '../../schema/keywords.ts';
import { patternsExclude } from '../../schema/patterns/commonText.ts';
import type { LimitFault } from '../limitFault.ts';
import { idleLimits, limitFaults } from '../limitFaults.ts';
import { neverExceeded, testsOfAnswer } from '../limitsExceeded.ts';
import { limitsSurpassed, limitsTogether } from '../limitsTogether.ts';
import type { Rule } from '../rule.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const limitsAgree: Rule = function* (definition) {
  yield* limitsAgreeInBranches(definition);
  yield* ofTwoBranches(definition);
  yield* ofAllBranches(definition);
};

/** Of `limitsAgree` what looks at one branch at a time. */
export const limitsAgreeInBranches: Rule = function* (definition) {
  yield* limitsAgreeInParts(definition);
  yield* ofOwnBranch(definition);
};

/** Of `limitsAgree` what evaluates no condition. */
export const limitsAgreeInParts: Rule = function* (definition) {
  yield* ofQuestions(definition);
  yield* ofParts(definition);
};

const ofQuestions = schemaRule('groups', function* (group) {
  for (const { schema, narrows, known, beside } of groupQuestions(group)) {
    yield* known ? inBranch(known, schema) : inDeclaration(schema);
    // A limit that is declared may have its effect where a branch with options does not apply.
    const both = { ...narrows, ...schema };
    const idle = narrows
      ? [...idleLimits(both)].filter(({ of: [limit] }) => limit in schema || (beside && limit in beside))
      : [];
    for (const fault of idle) yield placed(fault, schema);
  }
});

const ofTwoBranches = schemaRule('conditions', limitsTogether);

const ofAllBranches = schemaRule('conditions', limitsSurpassed);

/** Each part as it is written. */
const ofParts = schemaRule('schemas', function* (schema) {
  for (const fault of idleLimits(schema)) yield placed(fault, schema);
});

/**
 * Limits of a question in a branch whose condition tests the same question. If the branch applies to named answers only, or while it is
 * unanswered, they decide nothing there; if it applies to all answers, the limits outside of the branch never decide.
 */
const ofOwnBranch = schemaRule('conditions', function* (group): Generator<Fault> {
  for (const question of groupQuestions(group)) {
    const { key, schema, narrows, part } = question;
    if (isGroupSchema(narrows ?? schema) || !isTestedBy(part.under, key, group) || !isExhaustive(group)) continue;
    const answered = combinations(group).filter((answers) => answers[key] !== undefined);
    const applying = answered.filter((answers) => appliesTo(part.under, answers));
    if (answered.length === 0) continue;
    const named = [...new Set(part.under.flatMap(({ condition }) => valuesNamed(condition, key)))];
    const isOnlyNamed = applying.every((answers) => named.includes(answers[key]));
    const appliesFor = (value: unknown) =>
      applying.some((answers) => appliesTo(part.under, { ...answers, [key]: value }));
    if (isOnlyNamed) yield* neverDeciding(question, named.filter(appliesFor));
    else if (narrows && applying.length === answered.length) yield* hiding(key, narrows, schema);
    else if (narrows) yield* neverExceeded(question, narrows, applying);
  }
});

/** @param only the answers to the question with which the branch applies; empty where it applies only without an answer */
function* neverDeciding({ key, schema, narrows }: GroupQuestion, only: readonly unknown[]): Generator<Fault> {
  const isIdle = (limits: Schema) =>
    only.every((answer) => brokenLimit(limits, answer) === undefined && (limits.enum?.includes(answer) ?? true));
  const when = `only while "${key}" is ${only.length === 0 ? 'unanswered' : only.map((one) => JSON.stringify(one)).join(' or ')}`;
  if (!narrows && isIdle(schema)) {
    const problem = `"${key}" is asked by this branch ${when}, so what it says of an answer never decides.`;
    const repair = `Ask "${key}" outside of the branches that its own answer decides on.`;
    yield { in: schema, problem, repair };
  }
  for (const keyword of narrows ? keysOf(schema) : []) {
    if ((keyword !== 'enum' && keyword !== 'const' && !isLimit(keyword)) || !isIdle({ [keyword]: schema[keyword] }))
      continue;
    const problem = `"${keyword}" has no effect: this branch applies ${when}.`;
    yield { in: schema, at: `/${keyword}`, problem, repair: 'Remove it, or correct the condition.' };
  }
}

/** The answers that tests of the question name one by one. */
function valuesNamed(condition: Schema, key: string): readonly unknown[] {
  return testsOfAnswer(condition, key).flatMap(({ const: value, enum: values = [] }) =>
    value === undefined ? values : [value, ...values],
  );
}

/** What is declared outside of the branch would never decide. */
function* hiding(key: string, declared: Schema, branch: Schema): Generator<Fault> {
  for (const keyword of keysOf(branch)) {
    if (keyword !== 'enum' && keyword !== 'const' && !(isLimit(keyword) && keyword in declared)) continue;
    const problem = `"${keyword}" of "${key}" stands in a branch that applies whenever "${key}" is answered, so what is said of it outside of the branch never decides.`;
    yield { in: branch, at: `/${keyword}`, problem, repair: 'Write it outside of the branch.' };
  }
  if (declared.items && branch.items && !isGroupSchema(declared.items))
    yield* hiding(key, declared.items, branch.items);
}

function isLimit(keyword: keyof Schema): boolean {
  return Object.hasOwn(LIMITS, keyword);
}

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
  for (const [keyword, limit] of loosened(declared, branch)) {
    const problem = `"${keyword}" has no effect in this branch: outside of it, "${keyword}" is ${limit}.`;
    yield { in: branch, at: `/${keyword}`, problem, repair: 'Remove it, or correct one of them.' };
  }
  const [outside, inside] = [declared, branch].map(({ pattern = '' }) => pattern);
  if (outside && inside && patternsExclude(outside, inside)) {
    const problem = `No text matches both: "pattern" is ${outside} outside of this branch, and ${inside} in it.`;
    yield { in: branch, at: '/pattern', problem, repair: 'Correct one of them, or ask another question here.' };
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

/**
 * Limits of a branch that are weaker than those outside of it, e.g. `minimum: 1` where it is 2: both hold in the branch, so the weaker one
 * refuses nothing. Where no least length or count is declared, it is 0.
 */
function* loosened(declared: Schema, branch: Schema): Generator<readonly [keyword: string, limit: number]> {
  for (const [least, most] of NUMERIC_PAIRS) {
    const [low, high] = [declared[least], declared[most]];
    if (low === undefined && least !== 'minimum' && branch[least] === 0) yield [least, 0];
    if (low !== undefined && (branch[least] ?? low) < low) yield [least, low];
    if (high !== undefined && (branch[most] ?? high) > high) yield [most, high];
  }
}

/** Where the keyword to correct stands, or the one that does not agree with it if only that is written in `schema`. */
function placed({ of, below = '', meant, problem, repair }: LimitFault, schema: Schema): Fault {
  const keyword = of.find((one) => one in schema);
  const isFirst = keyword === of[0];
  const at = keyword ? `/${keyword}${isFirst ? below : ''}` : '';
  return { in: schema, at, problem, repair, meant: isFirst ? meant : undefined };
}

/** What the declaration offers can be chosen in the branch, too. */
function* offeredStill({ enum: options = [], ...limits }: Schema, branch: Schema): Generator<Fault> {
  if (branch.enum) return;
  const { const: only } = branch;
  if (options.includes(only) && options.length > 1) {
    const problem = `Options other than ${JSON.stringify(only)} can still be chosen in this branch, and "const" refuses them.`;
    const repair = `Write "enum": [${JSON.stringify(only)}] in place of it, and no message for "const".`;
    yield { in: branch, at: '/const', problem, repair };
    return;
  }
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
