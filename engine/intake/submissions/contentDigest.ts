// Digest by which a repeated submission is compared with the first. Computed from the multipart parts, not from validated
// answers, so that it stays comparable after the form has changed; ignores the order of parts, surrounding whitespace and
// empty answers.
import { createHash } from 'node:crypto';
import type { Part } from './readSubmission.ts';

/** SHA-256, in hex, of a submission to the form `formId`. */
export function contentDigest(formId: string, parts: readonly Part[]): string {
  const content = parts
    .map(({ name, answer, sha256 = '' }) => [name, typeof answer === 'string' ? answer.trim() : answer.name, sha256])
    .filter(([, text, sha256]) => text !== '' || sha256 !== '')
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([formId, content]))
    .digest('hex');
}
