// Adapts a schema's other keywords to a new format.
import { entryOf, RENAMED_FORMATS } from '../../compile/index.ts';
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

const OF_FILES = ['title', 'description', 'attachments'];

const PICTURES = ['image/jpeg', 'image/png'];

/** The media types that imported forms take. */
export const TAKEN_TYPES = ['application/pdf', ...PICTURES];

/** Those types by what the `accept` of an HTML input calls them. */
const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['application/pdf'],
  '.pdf': ['application/pdf'],
  'image/jpeg': ['image/jpeg'],
  '.jpg': ['image/jpeg'],
  '.jpeg': ['image/jpeg'],
  'image/png': ['image/png'],
  '.png': ['image/png'],
  'image/*': PICTURES,
};

/** The media types in an `accept`, and its words for files that a form does not take. */
export function fileTypes(accept: string): { readonly types: readonly string[]; readonly others: readonly string[] } {
  const words = accept
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const types = words.flatMap((word) => entryOf(MEDIA_TYPES, word) ?? []);
  return { types: [...new Set(types)], others: words.filter((word) => !entryOf(MEDIA_TYPES, word)) };
}

/** True for an attachment, and for the data URL that becomes one. */
export function isFile({ format }: Json): boolean {
  return format === 'attachment' || entryOf(RENAMED_FORMATS, String(format)) === 'attachment';
}

/** Makes an attachment of a text question that held a file as a data URL. */
export function asFile(schema: Json): void {
  for (const key of Object.keys(schema)) if (!OF_FILES.includes(key)) delete schema[key];
  Object.assign(schema, { type: 'object', format: 'attachment' });
}
