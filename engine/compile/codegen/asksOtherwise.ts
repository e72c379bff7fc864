import { isGroupSchema, type Schema } from '../../core/index.ts';
import { groupQuestions, innermost } from '../schema/groupQuestions.ts';

/**
 * True if two branches ask for one name with different types, formats or options. When the visitor's answers change the branch, the new control may not be able to show the answer
 * given before, and core's `ending` has to remove it. Groups and entries are compared with all questions in them.
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
