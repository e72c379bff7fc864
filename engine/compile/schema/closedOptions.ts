// Options that the ui file shows and nobody may choose (`ui:enumDisabled`). Everything that judges knows the others alone; the schemas whose
// options are not all are noted, with all of them, for what draws and names them.
import type { Schema } from '../../core/index.ts';

const noted = new WeakMap<Schema, Schema>();

/** The choice without these options; itself where it has none of them, or no other. */
export function withoutClosed(choice: Schema, closed: unknown): Schema {
  const { enum: values, enumNames } = choice;
  if (!Array.isArray(values) || !Array.isArray(closed)) return choice;
  // The rule `noDuplicates` reports lists of different lengths.
  if (enumNames && enumNames.length !== values.length) return choice;
  const isOpen = (i: number) => !closed.includes(values[i]);
  const open = [...values.keys()].filter(isOpen);
  if (open.length === values.length || open.length === 0) return choice;
  const left: Schema = {
    ...choice,
    enum: open.map((i) => values[i]),
    ...(enumNames && { enumNames: open.map((i) => enumNames[i] ?? '') }),
  };
  noted.set(left, choice);
  return left;
}

/** Notes that a choice was made of another, with the same options. */
export function noteClosed(choice: Schema, of: Schema): void {
  const all = noted.get(of);
  if (all) noted.set(choice, all);
}

/** The choice with all options that are shown. */
export function withClosed(choice: Schema): Schema {
  return noted.get(choice) ?? choice;
}

/** True for an option that is shown and that nobody may choose. */
export function isClosed(choice: Schema, value: unknown): boolean {
  return !choice.enum?.includes(value) && withClosed(choice).enum?.includes(value) === true;
}

/** The question, which is no group and no list of groups, with all options that are shown. */
export function withAllOptions(question: Schema): Schema {
  const { items } = question;
  const all = items && withAllOptions(items);
  return all && all !== items ? { ...question, items: all } : withClosed(question);
}
