import type { Schema } from '../../core/index.ts';

/** The value in `enum` whose label in `enumNames` is exactly `words`; undefined if no label is. */
export function optionCalled(words: unknown, { enum: options = [], enumNames = [] }: Schema): unknown {
  return options[enumNames.indexOf(String(words))];
}
