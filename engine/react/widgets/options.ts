import { memoise, type Schema } from '../../core/index.ts';
import type { EnumOption } from '../rjsf/props.ts';

/** The options of a question in the order of the definition; the trimmed value is the label where none is given. */
export const optionsOf = memoise(({ enum: values = [], enumNames }: Schema): readonly EnumOption[] =>
  values.map((value, i) => ({ value, label: enumNames?.[i] ?? String(value).trim() })),
);

/** The label of an answer, or the answer itself when it is none of the options. */
export function labelOf(schema: Schema, answer: unknown): string {
  return optionsOf(schema).find(({ value }) => String(value) === String(answer))?.label ?? String(answer);
}
