import type { Schema } from '../../core/index.ts';

/** The option that parents read under these words; undefined if there is none. */
export function optionCalled(words: unknown, { enum: options = [], enumNames = [] }: Schema): unknown {
  return options[enumNames.indexOf(String(words))];
}
