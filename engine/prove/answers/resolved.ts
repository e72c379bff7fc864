import { appliesTo, groupParts } from '../../compile/index.ts';
import { type Answers, resolve, type Schema } from '../../core/index.ts';

/**
 * The group as core's `resolve` asks it, with every pattern of its texts. Of two parts of a group that have a pattern for one text, `resolve` keeps the one of the later part, while the
 * validators ask for both: here `allOf` of the question has both.
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
