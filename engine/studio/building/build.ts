// Makes a change of what a form asks.
import type { Definition } from '../../compile/index.ts';
import type { Building } from '../protocol/actions.ts';
import { addQuestion } from './addQuestion.ts';
import type { Draft } from './draft.ts';

/** Edits the files of the form in the draft. Throws `Impossible` if the change does not fit the form as it is now. */
export function build(draft: Draft, definition: Definition, change: Building): void {
  switch (change.kind) {
    case 'add-question':
      addQuestion(draft, definition, change.place, change.question, change.shownIf);
  }
}
