import { appliesTo, groupParts } from '../../compile/index.ts';
import { type Answers, resolve, type Schema } from '../../core/index.ts';

/**
 * As core's `resolve`: the questions that a group asks, with the branches that apply to the answers merged into it. Where the group and a branch both have a `pattern` for one question, `resolve` keeps
 * only the branch's, but the validators check both. So here such a question has all of its patterns under `allOf`, each as `{ "pattern": ... }`.
 */
export function resolved(group: Schema, answers: Answers): Schema {
  const whole = resolve(group, answers);
  const parts = groupParts(group).filter(({ under }) => appliesTo(under, answers));
  const properties = Object.entries(whole.properties ?? {}).map(([key, question]) => {
    const patterns = new Set(parts.flatMap(({ schema }) => schema.properties?.[key]?.pattern ?? []));
    return [key, patterns.size > 1 ? { ...question, allOf: [...patterns].map((pattern) => ({ pattern })) } : question];
  });
  return { ...whole, properties: Object.fromEntries(properties) };
}
