// Other words for a question: its title, the line that helps to answer, and what is said when it is not answered.
import type { Definition } from '../../../compile/index.ts';
import { SOURCE } from '../../../core/index.ts';
import type { QuestionName, QuestionWords } from '../../protocol/outline.ts';
import type { Draft } from '../draft/draft.ts';
import { below, declarationsOf, groupAt, groupsAsking, partsOf, uiWrittenAt, writtenAt } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { say } from '../draft/words.ts';

/** Writes the words in every language; they count as said anew in each that is given. */
export function reword(draft: Draft, definition: Definition, question: QuestionName, words: QuestionWords): void {
  const { title, hint, required } = words;
  const group = groupAt(definition, question.step, question.path);
  const [declared] = declarationsOf(group, question.name);
  if (!declared || !title[SOURCE]?.trim()) throw new Impossible('Please write a title in English.');
  say(draft, below(writtenAt(definition, group.step, declared.pointer), 'title'), title);
  for (const part of partsOf(group)) {
    const message = writtenAt(definition, group.step, `${part.pointer}/errorMessage/required/${question.name}`);
    if (required && typeof draft.value(message) === 'string') say(draft, message, required);
  }
  if (!hint?.[SOURCE]?.trim()) return;
  for (const one of groupsAsking(definition, group, question.name)) {
    const entry = uiWrittenAt(definition, one.step, `${one.uiPointer}/${question.name}`);
    say(draft, below(entry, 'ui:description'), hint);
  }
}
