// Options of a question that an office asks: `enum` has their values, `enumNames` their words, in the same order.
import { formatPointer, parsePointer } from '../../core/index.ts';
import type { SettingEdit } from '../protocol/settings.ts';

/** Where the words of the options are whose values are at `pointer`. */
export function optionWordsAt(pointer: string): string {
  return formatPointer([...parsePointer(pointer).slice(0, -1), 'enumNames']);
}

/** Words for each option that has none: its value. What is changed afterwards finds as many words as values. */
export function wordOptions(pointer: string, values: readonly unknown[], words: number): readonly SettingEdit[] {
  return values
    .slice(words)
    .map((value) => ({ kind: 'append', pointer: optionWordsAt(pointer), value: String(value) }) as const);
}

/** One more option. */
export function addOption(pointer: string): readonly SettingEdit[] {
  return [pointer, optionWordsAt(pointer)].map((list) => ({ kind: 'append', pointer: list, value: '' }) as const);
}

/** The `i`-th option less. The words go first: their translations are named by the value. */
export function removeOption(pointer: string, i: number): readonly SettingEdit[] {
  const gone = formatPointer([String(i)]);
  return [optionWordsAt(pointer), pointer].map((list) => ({ kind: 'remove', pointer: list + gone }) as const);
}

/** An option in another place. */
export function moveOption(pointer: string, from: number, to: number): readonly SettingEdit[] {
  return [pointer, optionWordsAt(pointer)].map((list) => ({ kind: 'move', pointer: list, from, to }) as const);
}
