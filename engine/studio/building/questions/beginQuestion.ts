// Writes what the dialog "Begins with…" says of a question: the answer that stands there until the visitor gives another.
import type { Definition } from '../../../compile/index.ts';
import { uiOf } from '../../../core/index.ts';
import type { QuestionName } from '../../protocol/outline.ts';
import { begunBy } from '../beginnings.ts';
import type { Draft } from '../draft/draft.ts';
import { declarationsOf, groupAt, writtenAt } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';

/**
 * Writes the answer into the declaration of the question. What branches that narrow the question begin with is left as it is.
 * @param value as `default`; undefined for a question that is to begin without an answer
 * Throws {@link Impossible} for a question that can begin with no answer.
 */
export function beginQuestion(draft: Draft, definition: Definition, question: QuestionName, value: unknown): void {
  const group = groupAt(definition, question.step, question.path);
  const [declared] = declarationsOf(group, question.name);
  if (!declared || !begunBy(declared.schema, uiOf(group.ui, question.name)))
    throw new Impossible(`“${question.name}” cannot begin with an answer.`);
  const at = writtenAt(definition, group.step, `${declared.pointer}/default`);
  if (value === undefined) draft.remove(at);
  else draft.set(at, value);
}
