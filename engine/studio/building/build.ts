// Makes a change of what a form asks.
import type { Definition } from '../../compile/index.ts';
import type { Building } from '../protocol/actions.ts';
import type { Draft } from './draft/draft.ts';
import { addList } from './questions/addList.ts';
import { addQuestion } from './questions/addQuestion.ts';
import { beginQuestion } from './questions/beginQuestion.ts';
import { addComputed, computeQuestion } from './questions/computed.ts';
import { limitQuestion } from './questions/limitQuestion.ts';
import { moveQuestion } from './questions/moveQuestion.ts';
import { addOption, closeOptions, orderOptions, removeOption, rewordOption } from './questions/options.ts';
import { removeQuestion } from './questions/removeQuestion.ts';
import { renameQuestion } from './questions/renameQuestion.ts';
import { reword } from './questions/reword.ts';
import { showQuestion } from './questions/showQuestion.ts';
import { renameStatus } from './renameStatus.ts';
import { addStep, moveStep, removeStep, renameStep, rewordStep, showStep } from './steps.ts';

/** Edits the files of the form in the draft. Throws `Impossible` if the change does not fit the form as it is now. */
export function build(draft: Draft, definition: Definition, change: Building): void {
  switch (change.kind) {
    case 'add-question':
      addQuestion(draft, definition, change.place, change.question, change.test);
      break;
    case 'reword-question':
      reword(draft, definition, change.question, change.words);
      break;
    case 'rename-question':
      renameQuestion(draft, definition, change.question, change.name);
      break;
    case 'move-question':
      moveQuestion(draft, definition, change.question, change.place);
      break;
    case 'limit-question':
      limitQuestion(draft, definition, change.question, change.limits, change.required);
      break;
    case 'begin-question':
      beginQuestion(draft, definition, change.question, change.value);
      break;
    case 'add-computed':
      addComputed(draft, definition, change.place, change.answer);
      break;
    case 'compute-question':
      computeQuestion(draft, definition, change.question, change.computation);
      break;
    case 'remove-question':
      removeQuestion(draft, definition, change.question);
      break;
    case 'show-question':
      showQuestion(draft, definition, change.question, change.test);
      break;
    case 'add-option':
      addOption(draft, definition, change.question, change.option, change.after);
      break;
    case 'reword-option':
      rewordOption(draft, definition, change.question, change.value, change.label);
      break;
    case 'close-options':
      closeOptions(draft, definition, change.question, change.closed);
      break;
    case 'order-options':
      orderOptions(draft, definition, change.question, change.values);
      break;
    case 'add-list':
      addList(draft, definition, change.place, change.list);
      break;
    case 'add-step':
      addStep(draft, definition, change.step, change.after);
      break;
    case 'reword-step':
      rewordStep(draft, definition, change.step, change.label);
      break;
    case 'rename-step':
      renameStep(draft, definition, change.step, change.id, change.at);
      break;
    case 'rename-status':
      renameStatus(draft, definition, change.status, change.id);
      break;
    case 'show-step':
      showStep(draft, definition, change.step, change.test);
      break;
    case 'move-step':
      moveStep(draft, definition, change.step, change.after);
      break;
    case 'remove-step':
      removeStep(draft, definition, change.step);
      break;
    case 'remove-option':
      removeOption(draft, definition, change.question, change.value);
      break;
  }
}
