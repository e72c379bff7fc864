// The visible questions of a step in the order in which they are drawn: for summaries, reviews and exports.
import { memoise2 } from '../model/memoise.ts';
import { getIn, toName } from '../model/path.ts';
import { isGroupSchema, isList, isRecord, isRequired } from '../model/schema.ts';
import { sections, uiOf } from '../model/sections.ts';
import type { Answers, Path, Schema, Step, UiSchema } from '../model/types.ts';
import { resolve } from './resolve.ts';

export interface Field {
  readonly name: string;
  readonly path: Path;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly required: boolean;
  /** The headings between step and field, outermost first: entries of lists, groups that have a title. */
  readonly under: readonly Heading[];
}

export type Heading =
  | { readonly name: string; readonly list: UiSchema; readonly index: number }
  | { readonly title: string };

/** Every visible question of the step; a list comes before its entries, or their questions. Cached by the answers' identity. */
export const listFields: (step: Step, answers: Answers) => readonly Field[] = memoise2((step, answers) =>
  inGroup(step.schema, step.ui, getIn(answers, step.at), step.at, []),
);

function inGroup(schema: Schema, ui: UiSchema, value: unknown, path: Path, under: readonly Heading[]): Field[] {
  const resolved = resolve(schema, value);
  const answers = isRecord(value) ? value : {};
  return sections(resolved, ui).flatMap((section) =>
    section.fields.flatMap((key) => {
      const property = resolved.properties?.[key];
      if (!property) return [];
      return inField(property, uiOf(ui, key), answers[key], [...path, key], under, isRequired(resolved, key));
    }),
  );
}

function inField(
  schema: Schema,
  ui: UiSchema,
  value: unknown,
  path: Path,
  under: readonly Heading[],
  required: boolean,
): Field[] {
  const name = toName(path);
  if (isGroupSchema(schema)) {
    const { title } = schema;
    return inGroup(schema, ui, value, path, title ? [...under, { title }] : under);
  }
  const field: Field = { name, path, schema, ui, required, under };
  const { items } = schema;
  if (!Array.isArray(value) || !items || !isList(schema)) return [field];
  const inEntries = value.flatMap((entry, index) =>
    inField(items, uiOf(ui, 'items'), entry, [...path, index], [...under, { name, list: ui, index }], true),
  );
  return [field, ...inEntries];
}
