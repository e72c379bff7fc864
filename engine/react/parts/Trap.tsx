// A question for programs that fill in whatever they find. No person meets it: it is out of sight, out of the tab order
// and unknown to screen readers, and no browser proposes an answer. React does not own its text: such a program may set
// it without an event.
import type { RefObject } from 'react';
import { HONEYPOT_NAME } from '../../core/index.ts';
import { useWords } from '../context.ts';

export function Trap({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const words = useWords();
  return (
    <div className="wizard-trap visually-hidden" aria-hidden="true">
      <label>
        {words.trap}
        <input ref={input} type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
