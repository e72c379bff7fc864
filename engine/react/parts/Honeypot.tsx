// A honeypot for spam programs: hidden from sight, tab order, screen readers and autofill. The input is uncontrolled and read by
// ref, because such programs may set its value without an event.
import type { RefObject } from 'react';
import { HONEYPOT_NAME } from '../../core/index.ts';
import { useMessages } from '../state/context.ts';

export function Honeypot({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const messages = useMessages();
  return (
    <div className="wizard-offscreen visually-hidden" aria-hidden="true">
      <label>
        {messages.honeypot}
        <input ref={input} type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
