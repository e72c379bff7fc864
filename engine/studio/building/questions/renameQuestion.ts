// Another name for a question's answers; all that names it follows.
import type { Definition } from '../../../compile/index.ts';
import { declaredProperties } from '../../../core/index.ts';
import type { QuestionName } from '../../protocol/outline.ts';
import { carry } from '../carry/carry.ts';
import type { Draft } from '../draft/draft.ts';
import { answerPath, groupAt, groupsAsking } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { checkFieldName } from '../draft/names.ts';

/** Renames the question, everywhere that it is asked by the same declaration. */
export function renameQuestion(draft: Draft, definition: Definition, question: QuestionName, name: string): void {
  checkFieldName(name);
  const group = groupAt(definition, question.step, question.path);
  const groups = groupsAsking(definition, group, question.name);
  if (groups.some(({ schema }) => Object.hasOwn(declaredProperties(schema), name)))
    throw new Impossible(`There is a question with the name “${name}” already.`);
  const moves = groups.map((one) => ({ from: answerPath(one, question.name), to: answerPath(one, name) }));
  carry(draft, definition, moves, true);
}
