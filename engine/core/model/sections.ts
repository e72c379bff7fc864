// Order and grouping of a group's visible questions, from `ui:sections` or `ui:order`.
import { memoise2 } from './memoise.ts';
import type { Schema, Section, UiSchema } from './types.ts';

/** So many questions of a section, and entries of a list, are drawn as a whole; of longer ones a page draws what is near the viewport. */
export const DRAWN_AT_ONCE = { questions: 50, entries: 25 } as const;

/** A section as it is shown. */
export interface ShownSection extends Section {
  /** Its questions as the ui entry names them, also the hidden ones. */
  readonly declared: readonly string[];
}

/** Sections of a resolved group, without hidden questions. A section whose questions are all hidden is left out; one that never had any is a text, and stays. */
export const sections = memoise2((resolved: Schema, ui: UiSchema): readonly ShownSection[] => {
  const properties = resolved.properties ?? {};
  return allSections(properties, ui)
    .map((section) => ({
      ...section,
      fields: section.fields.filter((key) => key in properties),
      declared: section.fields,
    }))
    .filter(({ fields, declared }) => fields.length > 0 || declared.length === 0);
});

/** Sections as the ui entry names them, hidden questions included; without `ui:sections` one, in the order of `ui:order`. */
export function allSections(properties: object, ui: UiSchema): readonly Section[] {
  return ui['ui:sections'] ?? [{ fields: ordered(Object.keys(properties), ui['ui:order'] ?? [EVERY_OTHER]) }];
}

/** In `ui:order`: every question that is not named. */
export const EVERY_OTHER = '*';

/** RJSF's `orderProperties`, except that questions missing from `order` come last; RJSF throws. */
function ordered(keys: readonly string[], order: readonly string[]): readonly string[] {
  const others = keys.filter((key) => !order.includes(key));
  const complete = order.includes(EVERY_OTHER) ? order : [...order, EVERY_OTHER];
  return complete.flatMap((key) => (key === EVERY_OTHER ? others : key));
}

/** The ui entry of a question; an empty one where the definition has none. */
export function uiOf(ui: UiSchema, key: string): UiSchema {
  // The ui files' schema allows nothing else under a question's name.
  return (ui[key] as UiSchema | undefined) ?? NO_UI;
}

const NO_UI: UiSchema = {};
