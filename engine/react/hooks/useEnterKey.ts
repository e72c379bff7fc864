// Enter in a one-line text box acts as Next. On the last step it moves the focus to Submit, and a second Enter submits, so
// that Enter in a text never submits. Radios, checkboxes and selects ignore it; a combobox uses it to choose an option. The
// form has no button of type submit, because browsers would activate that for every control (implicit submission).
import { type KeyboardEvent, useRef } from 'react';
import { lastAsked } from '../../core/index.ts';
import { useWizardContext } from '../state/context.ts';

/** Element id of the submit button, which the last step has. */
export const SUBMIT_BUTTON = 'wizard-submit';

/** keyCode of keys that an input method handles (Pinyin, Hangul): its Enter ends a composition. Older WebKit has no `isComposing` there. */
const COMPOSING = 229;

/** Handlers for the element around all questions. They act on keyup: the repeats of a held key would activate Submit after the focus moved. */
export function useEnterKey() {
  const { store } = useWizardContext();
  const isDown = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      const { isComposing, keyCode } = event.nativeEvent;
      isDown.current = isOneLine(event.target) && !isComposing && keyCode !== COMPOSING;
      if (isDown.current) event.preventDefault();
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !isDown.current) return;
      isDown.current = false;
      const submit = document.getElementById(SUBMIT_BUTTON);
      if (submit) submit.focus();
      else store.dispatch({ type: 'next' });
    },
  };
}

/** True where Enter moves to the next question: in an `<input>` of text, and in a read-only `<textarea>`, where it makes no new line. */
function isOneLine(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return target.readOnly;
  return target instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(target.type) && !target.hasAttribute('role');
}

/** `enterkeyhint` of text controls: 'done' where Enter moves to Submit. */
export function useEnterKeyHint(): 'next' | 'done' {
  const { form, store } = useWizardContext();
  // Read without a subscription: a change of step or view remounts the questions. In 'change', Next returns to the review.
  const { answers, step, view } = store.getState();
  return lastAsked(form, answers) !== step || view === 'change' ? 'next' : 'done';
}
