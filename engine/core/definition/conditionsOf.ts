// The condition of each question, and of a step, in a form that the blank form on paper can print: one other question and its values.
import { declaredProperties } from '../model/declaredProperties.ts';
import type { Schema } from '../model/types.ts';

export interface AskedIf {
  /** The question that the condition is about: its key in the same group, with `/` into groups in it, or a JSON Pointer into the form. */
  readonly key: string;
  /** Empty where the condition only tests whether it was answered. */
  readonly values: readonly unknown[];
  /** True where the question is asked for any value but these. */
  readonly except: boolean;
}

/**
 * For every conditional question of a group, the condition directly above it; undefined where it is more than one answer
 * of one question. Unconditional questions are left out.
 */
export function conditionsOf(schema: Schema): ReadonlyMap<string, AskedIf | undefined> {
  const found = new Map<string, AskedIf | undefined>();
  const always = new Set(Object.keys(schema.properties ?? {}));
  const visit = (part: Schema): void => {
    for (const inner of part.allOf ?? []) visit(inner);
    const condition = part.if && readCondition(part.if);
    for (const [branch, isElse] of [
      [part.then, false],
      [part.else, true],
    ] as const) {
      if (!branch) continue;
      // Questions below a nested condition take that one, because `found` already has them.
      visit(branch);
      for (const key of Object.keys(declaredProperties(branch))) {
        if (always.has(key) || found.has(key)) continue;
        found.set(key, condition && { ...condition, except: condition.except !== isElse });
      }
    }
  };
  visit(schema);
  return found;
}

/** A condition as {@link AskedIf}; undefined where it is on more than one answer of one question. */
export function readCondition({ properties = {}, required = [] }: Schema): AskedIf | undefined {
  const [entry, ...others] = Object.entries(properties);
  if (others.length > 0) return undefined;
  // Only `required`: any answer meets the condition.
  if (!entry) return required[0] === undefined ? undefined : { key: required[0], values: [], except: true };
  const [key, test] = entry;
  if (test.properties || test.required) {
    const inside = readCondition(test);
    return inside && { ...inside, key: `${key}/${inside.key}` };
  }
  const except = test.not !== undefined;
  const tested = test.not ?? test;
  const { const: only, enum: values = only === undefined ? [] : [only] } = tested.contains ?? tested;
  return values.length > 0 ? { key, values, except } : undefined;
}
