// Adapts a schema's other keywords to a new format.
import type { Draft, Json } from './draft.ts';

/** Sets the format. Telephone numbers, days and times are stored in a fixed notation, so limits of typed text (`pattern`, `maxLength`) are removed, each with a note. */
export function giveFormat(draft: Draft, schema: Json, format: string): void {
  schema.format = format;
  if (!['phone', 'date', 'time', 'date-time'].includes(format)) return;
  for (const keyword of ['minLength', 'maxLength', 'pattern']) {
    if (schema[keyword] === undefined) continue;
    delete schema[keyword];
    draft.note('left', draft.placeOf(schema), `"${keyword}": the format "${format}" says what can be given.`);
  }
}

const OF_FILES = ['title', 'description'];

/** Makes an attachment of a text question that held a file as a data URL. */
export function asFile(schema: Json): void {
  for (const key of Object.keys(schema)) if (!OF_FILES.includes(key)) delete schema[key];
  Object.assign(schema, { type: 'object', format: 'attachment' });
}
