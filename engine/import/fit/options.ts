// Options that are written as alternatives, in `oneOf` or `anyOf`: a form has them as `enum` and `enumNames`.
import { isRecord } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import type { Fix } from './problem.ts';

export type Keyword = 'oneOf' | 'anyOf';

/** `{const: x}`, or `{enum: [x]}`, as RJSF writes options with titles. */
export function isOption(part: Json): boolean {
  return 'const' in part || (Array.isArray(part.enum) && part.enum.length === 1);
}

/** The values of a question's options, however they are written; undefined for a question without options. */
export function optionsOf({ enum: options, oneOf, anyOf }: Json): readonly unknown[] | undefined {
  if (Array.isArray(options)) return options;
  const parts = [oneOf, anyOf].find(
    (one) => Array.isArray(one) && one.every((part) => isRecord(part) && isOption(part)),
  );
  return Array.isArray(parts) ? parts.map(optionValue) : undefined;
}

function optionValue(option: Json): unknown {
  return 'const' in option ? option.const : (option.enum as unknown[])[0];
}

/** Writes options in `oneOf` or `anyOf` as `enum` and `enumNames`; false, and nothing is changed, if they are alternatives of another kind. */
export function writeOptions(draft: Draft, schema: Json): boolean {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const options = schema[keyword];
    if (!Array.isArray(options) || !options.every((part) => isRecord(part) && isOption(part))) continue;
    return asOptions(draft, schema, keyword, options);
  }
  return false;
}

/** Writes these options as `enum` and `enumNames`, and notes what else they say. */
export function asOptions(draft: Draft, schema: Json, keyword: Keyword, options: readonly Json[]): boolean {
  const values = options.map(optionValue);
  const names = options.map(({ title }, i) => (typeof title === 'string' ? title : String(values[i])));
  for (const option of options) noteUnshown(draft, option);
  delete schema[keyword];
  schema.type ??= typeof values[0] === 'number' ? 'number' : 'string';
  schema.enum = values;
  schema.enumNames = names;
  return true;
}

/** What a form takes of an option, what nobody sees in other forms either, and what the import fills in for every `const`. */
const OF_OPTIONS = ['const', 'enum', 'title', 'type', '$comment', 'errorMessage'];

function noteUnshown(draft: Draft, option: Json): void {
  for (const key of Object.keys(option)) {
    if (OF_OPTIONS.includes(key)) continue;
    const what =
      key === 'description' ? 'is not shown. Write it in the option\'s "title", or remove it.' : 'has no effect.';
    draft.note('left', `${draft.placeOf(option)}/${key}`, `"${key}" of an option ${what}`);
  }
}

/** Leaves out an option that is none: with a blank value or label, or one that asks to choose another. */
export const optionsNotEmpty: Fix = ({ draft, file, keys, finding }) => {
  const choice = draft.at(file, keys.slice(0, -2));
  if (!isRecord(choice)) return;
  draft.note('left', draft.originOf(file, keys), finding.problem, '', finding.repair);
  for (const key of ['enum', 'enumNames']) {
    const list = choice[key];
    if (Array.isArray(list)) choice[key] = list.toSpliced(Number(keys.at(-1)), 1);
  }
  // What nobody can choose any more is no default, either.
  if (Array.isArray(choice.enum) && !choice.enum.includes(choice.default)) delete choice.default;
};
