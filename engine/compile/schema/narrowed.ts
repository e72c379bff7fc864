import { isGroupSchema, type Path, type Schema } from '../../core/index.ts';
import { groupQuestions } from './groupQuestions.ts';
import { questionAt } from './questions.ts';

/** What a question takes where all branches that narrow it apply; undefined for a group, and where none does. */
export function narrowed(group: Schema, path: Path, question: Schema): Schema | undefined {
  const around = questionAt(group, path.slice(0, -1)) ?? {};
  const narrowing = groupQuestions(around).filter(({ key, narrows }) => narrows && key === path.at(-1));
  return narrowing.length > 0
    ? narrowing.reduce((whole, { schema }) => withLimits(whole, schema), question)
    : undefined;
}

/** With the limits of a branch, also those of the entries of a list; groups and their questions are narrowed by themselves. */
function withLimits(question: Schema, branch: Schema): Schema {
  if (isGroupSchema(question) || isGroupSchema(branch)) return question;
  const both = { ...question, ...branch };
  if (question.items && branch.items) both.items = withLimits(question.items, branch.items);
  return both;
}
