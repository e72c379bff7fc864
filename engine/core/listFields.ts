// The visible questions of a step in the order in which they are drawn: for summaries, reviews and exports.
import { getIn, isGroup, toName } from './path.ts';
import { resolve } from './resolve.ts';
import { sections, uiOf } from './sections.ts';
import { hasQuestions } from './settle.ts';
import type { Answers, Path, Schema, Step, UiSchema } from './types.ts';

export interface Field {
  readonly name: string;
  readonly path: Path;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly required: boolean;
  /** The list entries that the field stands in, outermost first. */
  readonly entries: readonly Entry[];
}

export interface Entry {
  readonly name: string;
  readonly list: UiSchema;
  readonly index: number;
}

/** Every visible question of the step; a list stands before its entries' questions. */
export function listFields(step: Step, answers: Answers): readonly Field[] {
  return inGroup(step.schema, step.ui, getIn(answers, step.at), step.at, []);
}

function inGroup(schema: Schema, ui: UiSchema, value: unknown, path: Path, entries: readonly Entry[]): Field[] {
  const resolved = resolve(schema, value);
  const answers = isGroup(value) ? value : {};
  return sections(resolved, ui).flatMap((section) =>
    section.fields.flatMap((key) => {
      const property = resolved.properties?.[key];
      if (!property) return [];
      const required = resolved.required?.includes(key) ?? false;
      return inField(property, uiOf(ui, key), answers[key], [...path, key], entries, required);
    }),
  );
}

function inField(
  schema: Schema,
  ui: UiSchema,
  value: unknown,
  path: Path,
  entries: readonly Entry[],
  required: boolean,
): Field[] {
  if (hasQuestions(schema)) return inGroup(schema, ui, value, path, entries);
  const field: Field = { name: toName(path), path, schema, ui, required, entries };
  const { items } = schema;
  if (!Array.isArray(value) || !items || !hasQuestions(items)) return [field];
  const inEntries = value.flatMap((entry, index) =>
    inGroup(items, uiOf(ui, 'items'), entry, [...path, index], [...entries, { name: field.name, list: ui, index }]),
  );
  return [field, ...inEntries];
}
