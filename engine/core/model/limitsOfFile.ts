import type { AttachmentLimits, Schema } from './types.ts';

/** The limits of each file that answers the question: its own, and those of the form where it has none. */
export function limitsOfFile(
  { items, attachments }: Schema,
  ofForm: AttachmentLimits | undefined,
): AttachmentLimits | undefined {
  return ofForm && { ...ofForm, ...(items?.attachments ?? attachments) };
}
