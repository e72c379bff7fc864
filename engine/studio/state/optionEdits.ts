// Edits of the options of a question in office.json: `enum` holds their values and `enumNames` their labels, in the same order.
import { formatPointer, parsePointer } from '../../core/index.ts';
import type { SettingEdit } from '../protocol/settings.ts';

/** The pointer of `enumNames` beside the `enum` at `pointer`. */
export function optionWordsAt(pointer: string): string {
  return formatPointer([...parsePointer(pointer).slice(0, -1), 'enumNames']);
}

/** Gives each option without a label its value as label, so that both lists have the same length for the edits that follow. `words`: how many labels there are. */
export function wordOptions(pointer: string, values: readonly unknown[], words: number): readonly SettingEdit[] {
  return values
    .slice(words)
    .map((value) => ({ kind: 'append', pointer: optionWordsAt(pointer), value: String(value) }) as const);
}

/** Adds an option with a blank value and label. */
export function addOption(pointer: string): readonly SettingEdit[] {
  return [pointer, optionWordsAt(pointer)].map((list) => ({ kind: 'append', pointer: list, value: '' }) as const);
}

/** Removes option `i`. The label is removed first, because its translation is looked up by the value. */
export function removeOption(pointer: string, i: number): readonly SettingEdit[] {
  const gone = formatPointer([String(i)]);
  return [optionWordsAt(pointer), pointer].map((list) => ({ kind: 'remove', pointer: list + gone }) as const);
}

/** Moves an option, with its label. */
export function moveOption(pointer: string, from: number, to: number): readonly SettingEdit[] {
  return [pointer, optionWordsAt(pointer)].map((list) => ({ kind: 'move', pointer: list, from, to }) as const);
}
