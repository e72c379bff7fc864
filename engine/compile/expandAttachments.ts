// A question with the format `attachment` becomes an object whose limits are ordinary keywords, taken from form.json.
// So the browser and the intake judge a file by the same compiled validator and with the same words.
import type { AttachmentLimits, Schema } from '../core/types.ts';

/** The schema with every attachment spelt out; objects shared by identity stay shared. */
export function expandAttachments(schema: Schema, limits: AttachmentLimits, done = new Map<Schema, Schema>()): Schema {
  if (schema.format === 'attachment') return descriptor(limits);
  const known = done.get(schema);
  if (known) return known;
  const expanded: Schema = { ...schema };
  if (schema.properties) {
    const properties = Object.entries(schema.properties).map(([key, part]) => [
      key,
      expandAttachments(part, limits, done),
    ]);
    expanded.properties = Object.fromEntries(properties);
  }
  for (const keyword of ['items', 'then', 'else'] as const) {
    const part = schema[keyword];
    if (part) expanded[keyword] = expandAttachments(part, limits, done);
  }
  if (schema.allOf) expanded.allOf = schema.allOf.map((part) => expandAttachments(part, limits, done));
  done.set(schema, expanded);
  return expanded;
}

function descriptor({ maxBytes, types }: AttachmentLimits): Schema {
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
      // First: the intake reads a file's type from its bytes, so an empty one has the wrong type as well.
      fails('size', { minimum: 1 }, 'The file is empty'),
      fails('type', { enum: types }, `The file must be ${kindsOf(types)}`),
      fails('size', { maximum: maxBytes }, `The file is larger than ${megabytes(maxBytes)} MB`),
    ],
  };
}

/** One sentence per cause: a message of its own for one limit of one part. */
function fails(key: string, limit: Schema, message: string): Schema {
  return { properties: { [key]: limit }, errorMessage: message };
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');
}

function kindsOf(types: readonly string[]): string {
  const kinds = types.map((type) => (type.split('/')[1] ?? type).toUpperCase());
  return kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}` : `${kinds[0]}`;
}
