// A question with `format: attachment` becomes the schema of an object with name, type and size, whose limits come from form.json.
// Browser and intake thus validate a file by the same compiled validator, with the same messages.
import { type AttachmentLimits, kindsOf, type Language, numberIn, type Schema } from '../../core/index.ts';
import { INCOMPLETE } from '../../files/index.ts';
import { engineTexts } from '../../languages/index.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The schema with every attachment expanded; objects shared by identity stay shared. */
export function expandAttachments(
  schema: Schema,
  limits: AttachmentLimits,
  language: Language,
  done = new Map<Schema, Schema>(),
): Schema {
  if (schema.format === 'attachment') return descriptor({ ...limits, ...schema.attachments }, language);
  const known = done.get(schema);
  if (known) return known;
  const expanded: Schema = { ...schema };
  if (schema.properties) {
    const properties = Object.entries(schema.properties).map(([key, part]) => [
      key,
      expandAttachments(part, limits, language, done),
    ]);
    expanded.properties = Object.fromEntries(properties);
  }
  for (const keyword of ['items', 'then', 'else'] as const) {
    const part = schema[keyword];
    if (part) expanded[keyword] = expandAttachments(part, limits, language, done);
  }
  if (schema.allOf) expanded.allOf = schema.allOf.map((part) => expandAttachments(part, limits, language, done));
  done.set(schema, expanded);
  return expanded;
}

function descriptor({ maxBytes, types }: AttachmentLimits, language: Language): Schema {
  const { empty, incomplete, type } = engineTexts[language].validation.attachment;
  return {
    type: 'object',
    required: ['id', 'name', 'type', 'size'],
    properties: {
      id: { type: 'string', maxLength: 100 },
      name: { type: 'string', maxLength: 300 },
      type: { type: 'string' },
      size: { type: 'integer' },
    },
    allOf: [
      // In this order: the type is detected from the bytes, so an empty file has a wrong type as well, and a file of which the
      // intake read only the allowed size is incomplete as well.
      fails('size', { minimum: 1 }, empty),
      fails('type', { enum: [...types, INCOMPLETE] }, type.replace('{types}', kindsOf(types, language))),
      fails('size', { maximum: maxBytes }, sizeMessage(maxBytes, language)),
      fails('type', { not: { const: INCOMPLETE } }, incomplete),
    ],
  };
}

/** A limit of one property with its own message. */
function fails(key: string, limit: Schema, message: string): Schema {
  return { properties: { [key]: limit }, errorMessage: message };
}

function sizeMessage(maxBytes: number, language: Language): string {
  const { size, smallSize } = engineTexts[language].validation.attachment;
  const megabytes = Math.floor((maxBytes / MEGABYTE) * 10) / 10;
  if (megabytes >= 1) return size.replace('{size}', numberIn(language, megabytes));
  return smallSize.replace('{size}', numberIn(language, Math.max(1, Math.floor(maxBytes / KILOBYTE))));
}
