import { isGroupSchema, type Schema } from '../../core/index.ts';
import { groupQuestions, innermost } from '../schema/groupQuestions.ts';

/**
 * True where branches ask for one name by another type, format or options. After a change of branch the control may not show the answer that was given before; core's
 * `ending` removes it then.
 */
export function asksOtherwise(group: Schema): boolean {
  const questions = groupQuestions(group);
  const kinds = new Map<string, string>();
  return questions.some(({ key, whole }) => {
    const kind = JSON.stringify(kindOf(whole));
    const known = kinds.get(key) ?? kind;
    kinds.set(key, kind);
    const inside = innermost(whole);
    return known !== kind || (isGroupSchema(inside) && asksOtherwise(inside));
  });
}

/** What decides which control shows an answer, and which answers it can show. */
function kindOf({ type, format, enum: options, items }: Schema): unknown {
  return [type, format, options, items && kindOf(items)];
}
