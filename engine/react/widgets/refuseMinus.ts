import type { Schema } from '../../core/index.ts';

/** Hyphen-minus and the dashes and minus signs that keyboards insert instead. */
const MINUS = /^[-\u2010-\u2015\u2212\uff0d]$/;

/**
 * Ignores a typed minus in `control` where `minimum` is at least 0, until the returned function is called. A pasted "-5" stays
 * and gets an error: without its minus it would be another number.
 */
export function refuseMinus(control: HTMLElement, { type, minimum = -1 }: Schema): (() => void) | undefined {
  if ((type !== 'integer' && type !== 'number') || minimum < 0) return undefined;
  const refuse = (event: InputEvent) => {
    if (event.inputType === 'insertText' && MINUS.test(event.data ?? '')) event.preventDefault();
  };
  control.addEventListener('beforeinput', refuse);
  return () => control.removeEventListener('beforeinput', refuse);
}
