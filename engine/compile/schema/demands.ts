import { isGroupSchema, type Schema } from '../../core/index.ts';
import { groupParts } from './groupParts.ts';
import { questionAt } from './questionAt.ts';

/** The first question of a group, or of groups in it, that has to be answered whatever else is; undefined if there is none. */
export function demands(group: Schema): string | undefined {
  const always = groupParts(group).filter(({ under }) => under.length === 0);
  for (const key of always.flatMap(({ schema }) => schema.required ?? [])) {
    const question = questionAt(group, [key]);
    if (!question || question.readOnly) continue;
    if (!isGroupSchema(question)) return key;
    const inner = demands(question);
    if (inner !== undefined) return `${key}/${inner}`;
  }
  return undefined;
}
