import type { Schema } from '../../core/index.ts';

/** The minus of every keyboard, and what text programs make of it. */
const MINUS = /^[-\u2010-\u2015\u2212\uff0d]$/;

/**
 * Lets the key for minus do nothing in `control` where no number below zero is right, until the returned function is called.
 * A pasted "-5" stays in sight and its error names it: to drop its minus would be another answer.
 */
export function refuseMinus(control: HTMLElement, { type, minimum = -1 }: Schema): () => void {
  if ((type !== 'integer' && type !== 'number') || minimum < 0) return () => undefined;
  const refuse = (event: InputEvent) => {
    if (event.inputType === 'insertText' && MINUS.test(event.data ?? '')) event.preventDefault();
  };
  control.addEventListener('beforeinput', refuse);
  return () => control.removeEventListener('beforeinput', refuse);
}
