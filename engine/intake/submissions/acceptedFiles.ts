// Files of a submission and its answers: whatever the answers do not name, or names too much, is refused.
import { type Answers, type FieldError, type Form, listAttachments } from '../../core/index.ts';
import type { StoredAttachment } from '../storage/attachments.ts';
import type { Part } from './readSubmission.ts';
import { Refusal } from './refusal.ts';

/** Refuses a file that is too large, with the form's own message for it if the answers ask for that file. */
export function refuseTooLarge(parts: readonly Part[], judge: () => readonly FieldError[]): void {
  const large = parts.filter(({ isTooLarge }) => isTooLarge).map(({ name }) => name);
  if (large.length === 0) return;
  const matching = judge().filter(({ name, keyword }) => large.includes(name) && keyword !== 'additionalProperties');
  throw new Refusal(
    'file-too-large',
    matching.length > 0 ? matching.map(({ name, message }) => ({ path: name, message })) : large[0],
  );
}

/** Refuses a file for which there is no question; no page of the site sends one. */
export function refuseUnknownFiles(errors: readonly FieldError[], parts: readonly Part[]): void {
  const files = new Set(parts.filter(({ answer }) => typeof answer === 'object').map(({ name }) => name));
  const unknown = errors.find(({ name, keyword }) => keyword === 'additionalProperties' && files.has(name));
  if (unknown) throw new Refusal('unknown-file', unknown.name);
}

/**
 * The files that the validated answers name, without those that are `stored` already. A text could imitate a file's descriptor, so
 * only received and stored files count.
 */
export function acceptedAttachments(
  form: Form,
  answers: Answers,
  parts: readonly Part[],
  stored: ReadonlySet<string> = new Set(),
): StoredAttachment[] {
  return listAttachments(form, answers).flatMap(({ name, attachment }) => {
    const { answer, sha256 } = parts.find((part) => part.name === name) ?? {};
    if (stored.has(attachment.id)) return [];
    if (typeof answer !== 'object' || sha256 === undefined || answer.id !== attachment.id) {
      throw new Refusal('file-missing', name);
    }
    const { id, name: fileName, type, size } = answer;
    return { id, name, fileName, type, size, sha256 };
  });
}
