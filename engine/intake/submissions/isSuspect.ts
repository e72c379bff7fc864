// Spam heuristics: the honeypot field has a value, or the form was sent too soon after it was opened. A suspect is
// answered and stored like any other submission, and flagged for the office to judge. A request without the header of
// elapsed time is not suspected: a page that continues a draft cannot know it.
import type { IncomingHttpHeaders } from 'node:http';
import { ELAPSED_HEADER, HONEYPOT_NAME } from '../../core/index.ts';
import type { Part } from './readSubmission.ts';

const ELAPSED = /^-?\d{1,15}$/;

/** True if a submission looks like a bot's; `leastElapsed` is in milliseconds. */
export function isSuspect(headers: IncomingHttpHeaders, parts: readonly Part[], leastElapsed: number): boolean {
  if (parts.some(({ name, answer }) => name === HONEYPOT_NAME && answer !== '')) return true;
  const elapsed = headers[ELAPSED_HEADER.toLowerCase()];
  return typeof elapsed === 'string' && ELAPSED.test(elapsed) && Number(elapsed) < leastElapsed;
}
