// RJSF accepts an option of a question as "ui:help" or as "help" in "ui:options". Options that the engine reads are rewritten to the
// first form; the others in "ui:options" go to the widget.
import uiFileSchema from '../../../forms/ui.schema.json' with { type: 'json' };
import type { Json } from './dependencyCases.ts';

const KNOWN = new Set(Object.keys(uiFileSchema.definitions.field.properties));

/** The ui entry with the options of `ui:options` that have a `ui:` key moved to it; an existing key takes precedence. */
export function normaliseUi(ui: Json): Json {
  const { 'ui:options': options, ...rest } = ui;
  if (typeof options !== 'object' || options === null) return ui;
  const entries = Object.entries(options);
  const isKnown = ([name]: readonly [string, unknown]) => KNOWN.has(`ui:${name}`);
  const known = entries.filter(isKnown).map(([name, value]) => [`ui:${name}`, value] as const);
  const others = entries.filter((entry) => !isKnown(entry));
  return {
    ...Object.fromEntries(known),
    ...(others.length > 0 && { 'ui:options': Object.fromEntries(others) }),
    ...rest,
  };
}
