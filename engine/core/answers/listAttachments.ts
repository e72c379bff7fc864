// The files that the visible answers refer to. Any other file of a draft or a request belongs to no answer and is dropped.

import { formSchema } from '../model/formSchema.ts';
import { toName } from '../model/path.ts';
import { isGroupSchema, isRecord } from '../model/schema.ts';
import type { Answers, Attachment, Form, Path, Schema } from '../model/types.ts';
import { resolve } from './resolve.ts';

export interface NamedAttachment {
  /** The field's name, which is also the name of the file's part on the wire. */
  readonly name: string;
  readonly attachment: Attachment;
}

/** Every attachment in pruned answers, in the order of the form. */
export function listAttachments(form: Form, answers: Answers): readonly NamedAttachment[] {
  return inValue(formSchema(form), answers, []);
}

function inValue(schema: Schema, value: unknown, path: Path): NamedAttachment[] {
  if (schema.format === 'attachment') {
    // Its shape was checked: by the validators, or by fitShape for a draft.
    return isRecord(value) ? [{ name: toName(path), attachment: value as unknown as Attachment }] : [];
  }
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.flatMap((entry, i) => inValue(items, entry, [...path, i]));
  }
  if (!isRecord(value) || !isGroupSchema(schema)) return [];
  return Object.entries(resolve(schema, value).properties ?? {}).flatMap(([key, property]) =>
    inValue(property, value[key], [...path, key]),
  );
}
