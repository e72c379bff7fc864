// Enter in a one-line text box does what Next does. Where Submit stands in its place, Enter only moves the focus to it, and
// the next Enter sends: nothing is sent by a key that was meant for a text. A radio, a checkbox and a list send nothing, and
// the box of a searchable list keeps Enter for choosing an option. The form has no submit button for the same reason: browsers
// would press it for every one of these.
import { type KeyboardEvent, useRef } from 'react';
import { useWizardContext } from './context.ts';

/** The button that submits, where it stands. */
export const SUBMIT_BUTTON = 'wizard-submit';

/** What a keyboard composes with (Pinyin, Hangul) ends in an Enter of its own; older WebKit tells it by this code alone. */
const COMPOSING = 229;

/** Handlers for the element around all questions. The key acts when it is let go: held down, it would press Submit as well. */
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

function isOneLine(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(target.type) && !target.hasAttribute('role');
}

/** What the key on a phone's keyboard is called: where it leads to Submit, there is no further question. */
export function useEnterKeyHint(): 'next' | 'done' {
  const { form, store } = useWizardContext();
  // The questions of a step are drawn anew whenever this changes. One that was come to from the review leads back there.
  const { step, view } = store.getState();
  return form.steps[step + 1] || view === 'change' ? 'next' : 'done';
}
