// RJSF takes an option of a question as "ui:help", or as "help" in "ui:options". What the engine reads itself stands in the first
// way from here on; the rest of "ui:options" is the widget's business.
import uiFileSchema from '../../../forms/ui.schema.json' with { type: 'json' };
import type { Json } from './casesOf.ts';

const KNOWN = new Set(Object.keys(uiFileSchema.definitions.field.properties));

/** The ui entry with those of its `ui:options` that have a `ui:` key of their own under that key; what stands there already wins. */
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
