// The ui file and the schema speak of the same questions: each stands in exactly one section, and no entry is stray.
import { declared } from '../../core/declared.ts';
import { hasQuestions } from '../../core/settle.ts';
import type { Schema, UiSchema } from '../../core/types.ts';
import { DefinitionError, type Place } from '../definitionError.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Rule } from './rule.ts';

export const uiNamesFields: Rule = function* (definition) {
  for (const { schema, ui, uiPlace } of definition.steps) yield* inGroup(schema, ui, uiPlace);

  function* inGroup(schema: Schema, ui: UiSchema, fallback: Place): Generator<DefinitionError> {
    const place = definition.placeOf(ui, fallback);
    const properties = declared(schema);
    const listed = ((ui['ui:sections'] ?? []) as { fields: string[] }[]).flatMap((section) => section.fields);
    for (const key of new Set([...listed, ...Object.keys(ui).filter((key) => !key.startsWith('ui:'))])) {
      if (key in properties) continue;
      yield new DefinitionError(
        place,
        `"${key}" is not a question of this schema.`,
        `Use one of ${Object.keys(properties).join(', ')}.${didYouMean(key, Object.keys(properties))}`,
      );
    }
    if (
      ui['ui:sections'] === undefined &&
      Object.keys(schema.properties ?? {}).length < Object.keys(properties).length
    ) {
      yield new DefinitionError(
        place,
        'Where the conditional questions stand is not said.',
        'Add "ui:sections" that name every question in order.',
      );
    }
    for (const key of ui['ui:sections'] === undefined ? [] : Object.keys(properties)) {
      const times = listed.filter((other) => other === key).length;
      if (times === 1) continue;
      yield new DefinitionError(
        place,
        `"${key}" stands in ${times} sections.`,
        'Name it in exactly one section of "ui:sections".',
      );
    }
    for (const [key, property] of Object.entries(properties)) {
      const entry = (ui[key] ?? {}) as UiSchema;
      if (hasQuestions(property)) yield* inGroup(property, entry, place);
      if (property.items && hasQuestions(property.items))
        yield* inGroup(property.items, (entry.items ?? {}) as UiSchema, place);
    }
  }
};
