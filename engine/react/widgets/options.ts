import type { Schema } from '../../core/index.ts';

export interface Option {
  /** The wire value, to the letter. */
  readonly value: string;
  readonly label: string;
}

const optionsBySchema = new WeakMap<readonly unknown[], readonly Option[]>();

/** The options of a question in the order of the definition; the trimmed value is the label where none is given. */
export function optionsOf(schema: Schema): readonly Option[] {
  const values = schema.enum ?? [];
  let options = optionsBySchema.get(values);
  if (!options) {
    options = values.map((value, i) => ({
      value: String(value),
      label: schema.enumNames?.[i] ?? String(value).trim(),
    }));
    optionsBySchema.set(values, options);
  }
  return options;
}

/** The label of an answer, or the answer itself when it is none of the options. */
export function labelOf(schema: Schema, answer: unknown): string {
  return optionsOf(schema).find(({ value }) => value === String(answer))?.label ?? String(answer);
}
