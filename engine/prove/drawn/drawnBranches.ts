// The conditions of a drawn group, with what each branch asks, requires or narrows.

import type { Schema, UiSchema } from '../../core/index.ts';
import { conditionOf, testedName } from './drawnCondition.ts';
import type { Drawn, Place } from './drawnFiles.ts';
import type { BranchPlan, GroupPlan, QuestionPlan } from './drawnPlan.ts';
import { isGroup } from './drawnShapes.ts';
import { canBe, isNeverMissing, requiring } from './drawnWords.ts';

interface Branches {
  /** Each with `if`. */
  readonly parts: readonly Schema[];
  /** Those of questions that are asked in branches only; empty objects included. */
  readonly ui: UiSchema;
  /** Branches in the spellings of others: `dependencies`, `dependentRequired`, `dependentSchemas`. */
  readonly dependent: Schema;
  /** Names that `dependencies` and `dependentRequired` require: their messages stand at the group. */
  readonly namedAlone: readonly string[];
}

/** A branch on answers of earlier steps. */
export interface Outside {
  readonly branch: BranchPlan;
  readonly condition: Schema;
}

/**
 * The branches of a group that always asks `asked`.
 * @param draw gives a question its words
 */
export function branchesOf(
  plan: GroupPlan,
  asked: Readonly<Record<string, Drawn>>,
  place: Place,
  draw: (question: QuestionPlan, around: Place) => Drawn,
  outside: readonly Outside[],
): Branches {
  const taken = new Set(Object.keys(asked));
  const parts: Schema[] = [];
  const ui: Record<string, UiSchema> = {};
  const namedAlone: string[] = [];
  const dependent: Record<string, Record<string, Schema | readonly string[]>> = {};
  const ask = (question: QuestionPlan, keepsName: boolean): Schema => {
    let { name } = question;
    while (!keepsName && taken.has(name)) name += 'x';
    taken.add(name);
    const drawn = draw({ ...question, name }, place);
    ui[name] ??= drawn.ui;
    return asking(question, name, drawn, place);
  };
  const own = plan.branches.map((branch) => ({ branch, condition: conditionOf(branch, plan) }));
  for (const one of [...own, ...outside]) {
    const { branch } = one;
    const { as, added, otherwise, keepsName } = branch;
    const consequence = consequenceOf(branch, plan, asked, place) ?? nested(branch, ask(added, keepsName), ask);
    if (!outside.includes(one) && (as === 'dependencies' || as === 'dependent')) {
      const { required, properties } = consequence;
      const names = branch.does === 'require' && required && !properties ? required : undefined;
      const keyword = as === 'dependencies' ? as : names ? 'dependentRequired' : 'dependentSchemas';
      namedAlone.push(...(names ?? []));
      dependent[keyword] = { ...dependent[keyword], [testedName(branch, plan)]: names ?? consequence };
      continue;
    }
    const condition = { if: one.condition };
    if (as === 'else') parts.push({ ...condition, else: consequence });
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    else parts.push({ ...condition, then: consequence, ...(as === 'both' && { else: ask(otherwise, keepsName) }) });
  }
  return { parts, ui, dependent: dependent as Schema, namedAlone };
}

/** The branch that asks the question. */
function asking(question: QuestionPlan, name: string, drawn: Drawn, place: Place): Schema {
  const isRequired = isGroup(drawn.schema)
    ? (drawn.schema.required ?? []).length > 0
    : (question.isRequired || drawn.schema.minItems !== undefined) && canBe(drawn);
  return {
    properties: { [name]: drawn.schema },
    ...(isRequired && requiring([name], place, isNeverMissing(drawn.schema) ? [name] : [])),
  };
}

/** What requires or narrows another question; undefined where that is not drawn, or not possible. */
function consequenceOf(
  branch: BranchPlan,
  { questions, branches }: GroupPlan,
  asked: Readonly<Record<string, Drawn>>,
  place: Place,
): Schema | undefined {
  const [[on] = [0]] = branch.tests;
  const other = questions[(on + 1) % questions.length]?.name ?? '';
  const drawn = asked[other];
  if (branch.does === 'require' && questions.some(({ name, isRequired }) => name === other && isRequired))
    return undefined;
  if (!drawn || questions.length < 2) return undefined;
  if (branch.does === 'require')
    return canBe(drawn) ? requiring([other], place, isNeverMissing(drawn.schema) ? [other] : []) : undefined;
  // Two that narrow the same question, or one that tests it, could leave the first limit without an answer that reaches it.
  const tested = new Set(branch.tests.map(([at]) => questions[at % questions.length]?.name));
  if (branch.does !== 'narrow' || branch !== branches[0] || tested.has(other)) return undefined;
  const { schema } = drawn;
  const title = `Another title ${[...place, other].join(' ')}`;
  if (branch.isNegated) return { properties: { [other]: { title } } };
  if (schema.maxLength !== undefined && schema.maxLength > 10) return { properties: { [other]: { maxLength: 9 } } };
  if (schema.type === 'integer' && schema.maximum !== undefined)
    return { properties: { [other]: { maximum: schema.maximum - 1 } } };
  const left = optionsLeft(schema);
  if (left) return { properties: { [other]: left } };
  if (isGroup(schema))
    return {
      properties: {
        [other]: { properties: { more: { type: 'string', maxLength: 20, title: `Title more ${title}` } } },
      },
    };
  return { properties: { [other]: { title } } };
}

/** All options but the first, without their labels; undefined where there are too few, or where a list needs all. */
function optionsLeft({ enum: options = [], items, minItems = 0 }: Schema): Schema | undefined {
  if (items) {
    const left = items.enum && items.enum.length > minItems + 1 ? optionsLeft(items) : undefined;
    return left && { items: left };
  }
  return options.length > 1 ? { enum: options.slice(1) } : undefined;
}

/** With a condition on the question that the branch asks. */
function nested(
  { does, otherwise }: BranchPlan,
  consequence: Schema,
  ask: (question: QuestionPlan, keepsName: boolean) => Schema,
): Schema {
  const [name] = Object.keys(consequence.properties ?? {});
  if (does !== 'nest' || name === undefined) return consequence;
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { ...consequence, if: { required: [name] }, then: ask(otherwise, false) };
}
