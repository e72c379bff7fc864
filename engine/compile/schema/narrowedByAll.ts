import { isGroupSchema, narrowed, type Path, type Schema } from '../../core/index.ts';
import { groupQuestions } from './groupQuestions.ts';
import { questionAt } from './questions.ts';

/** What a question takes where all branches that narrow it apply; undefined for a group, and where none does. */
export function narrowedByAll(group: Schema, path: Path, question: Schema): Schema | undefined {
  const around = questionAt(group, path.slice(0, -1)) ?? {};
  const narrowing = groupQuestions(around).filter(({ key, narrows }) => narrows && key === path.at(-1));
  if (narrowing.length === 0 || isGroupSchema(question)) return undefined;
  return narrowing.reduce((whole, { schema }) => narrowed(whole, schema), question);
}
