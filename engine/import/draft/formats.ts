// What else changes when an answer gets another format.
import type { Draft, Json } from './draft.ts';

/** A text of this format is kept in one way, whose length is known: limits of what is typed would be wrong. */
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

/** What is left of a text that held a file is an attachment. */
export function asFile(schema: Json): void {
  for (const key of Object.keys(schema)) if (!OF_FILES.includes(key)) delete schema[key];
  Object.assign(schema, { type: 'object', format: 'attachment' });
}
