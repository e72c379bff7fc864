// Tells whether a repeated submission says the same as the first. Taken from what came over the wire, so that it still
// answers after the form has changed; independent of the order of parts, of blanks around a text and of empty answers.
import { createHash } from 'node:crypto';
import type { Part } from './readSubmission.ts';

/** SHA-256, in hex, over the meaning of a submission to the form `formId`. */
export function contentDigest(formId: string, parts: readonly Part[]): string {
  const content = parts
    .map(({ name, answer, sha256 = '' }) => [name, typeof answer === 'string' ? answer.trim() : answer.name, sha256])
    .filter(([, text, sha256]) => text !== '' || sha256 !== '')
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([formId, content]))
    .digest('hex');
}
