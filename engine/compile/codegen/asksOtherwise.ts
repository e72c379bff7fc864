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

/** What decides which control shows an answer, and which answers it can show; of a group that of each question in it, as two branches may ask for a group each. */
function kindOf(question: Schema): unknown {
  const { type, format, enum: options, items } = question;
  const inside = isGroupSchema(question) ? groupQuestions(question).map(({ key, whole }) => [key, kindOf(whole)]) : [];
  return [type, format, options, items && kindOf(items), inside];
}
