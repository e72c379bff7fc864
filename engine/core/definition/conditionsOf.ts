// The condition of each question, and of a step, in a form that the blank form on paper can print: one other question and its values.
import type { Schema } from '../model/types.ts';

export interface AskedIf {
  /** The question that the condition is about: its key in the same group, with `/` into groups in it, or a JSON Pointer into the form. */
  readonly key: string;
  /** Empty where the condition only tests whether it was answered. */
  readonly values: readonly unknown[];
  /** True where the question is asked for any value but these. */
  readonly except: boolean;
}

type Conditions = ReadonlyMap<string, AskedIf | undefined>;

/**
 * For every conditional question of a group, the condition directly above it; undefined where it is more than one answer
 * of one question, or where two branches ask the question and their conditions are not two answers of one. Unconditional questions
 * are left out. A question that a branch adds to a group or a list beside it stands under both names, with `/` between.
 */
export function conditionsOf(schema: Schema): Conditions {
  const always = askedAlways(schema);
  const found = new Map<string, AskedIf | undefined>();
  for (const part of partsOf(schema)) {
    for (const [key, condition] of inBranches(part)) {
      if (always.has(key)) continue;
      found.set(key, found.has(key) ? either(found.get(key), condition) : condition);
    }
  }
  // A group or list that a condition brings up says so itself; its questions do not repeat it.
  const isInConditional = (key: string) => key.includes('/') && found.has(key.slice(0, key.lastIndexOf('/')));
  return new Map([...found].filter(([key]) => !isInConditional(key)));
}

/** The group itself and the members of its `allOf`, which apply with it. */
function partsOf(schema: Schema): readonly Schema[] {
  return [schema, ...(schema.allOf ?? []).flatMap(partsOf)];
}

/**
 * The names of the questions that no condition of the group hides: its own, those in its groups and lists (`list/name`), and those that `then` and `else`
 * of one `if` both ask.
 */
function askedAlways(schema: Schema): ReadonlySet<string> {
  return new Set(
    partsOf(schema).flatMap(({ properties = {}, then: branch, else: other }) => {
      const others = other && askedAlways(other);
      const both = branch && others ? [...askedAlways(branch)].filter((key) => others.has(key)) : [];
      return [...Object.entries(properties).flatMap(withInner), ...both];
    }),
  );
}

function withInner([key, question]: readonly [string, Schema]): readonly string[] {
  const inner = question.items ?? question;
  return [
    key,
    ...[...(inner.type === 'object' || inner.properties ? askedAlways(inner) : [])].map((name) => `${key}/${name}`),
  ];
}

/** The conditions of the questions in the two branches of one `if`. A question below a further `if` in a branch has the condition of that one. */
function inBranches({ if: test, then: branch, else: other }: Schema): Conditions {
  const condition = test && readCondition(test);
  const asked = (part: Schema | undefined, isElse: boolean): Conditions => {
    const own = condition && { ...condition, except: condition.except !== isElse };
    return new Map(part ? [...conditionsOf(part), ...[...askedAlways(part)].map((key) => [key, own] as const)] : []);
  };
  const [then, otherwise] = [asked(branch, false), asked(other, true)];
  const both = [...then.keys()].filter((key) => otherwise.has(key));
  return new Map([...then, ...otherwise, ...both.map((key) => [key, undefined] as const)]);
}

/** The condition that holds where one of the two does; undefined unless both test for answers of the same question. */
function either(one: AskedIf | undefined, other: AskedIf | undefined): AskedIf | undefined {
  if (!one || !other || one.key !== other.key || one.except || other.except) return undefined;
  // A condition without values holds where the question is not answered, which cannot be joined to a list of its answers.
  if (one.values.length === 0 || other.values.length === 0) return undefined;
  return { ...one, values: [...new Set([...one.values, ...other.values])] };
}

/** A condition as {@link AskedIf}; undefined where it is on more than one answer of one question. */
export function readCondition({ type: _, properties = {}, required = [], ...further }: Schema): AskedIf | undefined {
  const [entry, ...others] = Object.entries(properties);
  if (others.length > 0 || Object.keys(further).length > 0) return undefined;
  const [key = '', test] = entry ?? [required[0]];
  if (required.some((name) => name !== key)) return undefined;
  // Only `required`: any answer meets the condition.
  if (!test) return required.length > 0 ? { key, values: [], except: true } : undefined;
  if (test.properties || test.required) {
    const inside = readCondition(test);
    return inside && { ...inside, key: `${key}/${inside.key}` };
  }
  const values = valuesOf(test.not ?? test);
  return values && (!test.not || isOnly(test, 'not')) ? { key, values, except: test.not !== undefined } : undefined;
}

/** The answers that are tested for; undefined for a test of anything else, or of more. */
function valuesOf(test: Schema): readonly unknown[] | undefined {
  if (test.contains) return isOnly(test, 'contains') ? valuesOf(test.contains) : undefined;
  const { const: only, enum: values } = test;
  if (only !== undefined) return isOnly(test, 'const') ? [only] : undefined;
  return values && values.length > 0 && isOnly(test, 'enum') ? values : undefined;
}

function isOnly(test: Schema, keyword: keyof Schema): boolean {
  return Object.keys(test).every((key) => key === keyword || key === 'type');
}
