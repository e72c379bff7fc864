import type { Schema } from '../../core/index.ts';
import { nearest } from '../errors/didYouMean.ts';

/** The value in `enum` whose label in `enumNames` is exactly `words`; undefined if no label is. */
export function optionCalled(words: unknown, { enum: options = [], enumNames = [] }: Schema): unknown {
  return options[enumNames.indexOf(String(words))];
}

/** The option that is probably meant by `word`, by its value: one whose value or label differs from it in capitals or in a few letters (`nearest`). Undefined if there is none, or if its value is no text. */
export function optionNear(word: string, { enum: options = [], enumNames = [] }: Schema): string | undefined {
  const near = nearest(word, options.map(String)) ?? options[enumNames.indexOf(nearest(word, enumNames) ?? '')];
  return near !== undefined && options.includes(near) ? String(near) : undefined;
}
