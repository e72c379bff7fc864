// Order and grouping of a group's visible questions, from `ui:sections`.
import { memoise2 } from './memoise.ts';
import type { Schema, UiSchema } from './types.ts';

export interface Section {
  readonly title?: string;
  /** Paragraphs before the questions; a nested array is a list of points. */
  readonly text?: readonly (string | readonly string[])[] | undefined;
  readonly fields: readonly string[];
}

/** Sections of a resolved group, without hidden questions. A section whose questions are all hidden is left out; one that never had any is a text, and stays. */
export const sections = memoise2((resolved: Schema, ui: UiSchema): readonly Section[] => {
  const properties = resolved.properties ?? {};
  const all = (ui['ui:sections'] as readonly Section[] | undefined) ?? [{ fields: Object.keys(properties) }];
  return all
    .map((section) => ({ ...section, fields: section.fields.filter((key) => key in properties) }))
    .filter((section, i) => section.fields.length > 0 || all[i]?.fields.length === 0);
});

/** The ui entry of a question; an empty one where the definition has none. */
export function uiOf(ui: UiSchema, key: string): UiSchema {
  return (ui[key] as UiSchema | undefined) ?? NO_UI;
}

const NO_UI: UiSchema = {};
