// Tells a program that fills in forms from a person: it answers what no person sees, or is done in a moment. It is only a
// suspicion: such a submission is answered and kept like any other, and set aside for the office to judge. A request that
// says nothing of its time is not suspected, because a page that continues a draft cannot know it.
import type { IncomingHttpHeaders } from 'node:http';
import { ELAPSED_HEADER, HONEYPOT_NAME } from '../../core/index.ts';
import type { Part } from './readSubmission.ts';

const ELAPSED = /^-?\d{1,15}$/;

/** True if a submission looks like a program's; `leastElapsed` is in milliseconds. */
export function isSuspect(headers: IncomingHttpHeaders, parts: readonly Part[], leastElapsed: number): boolean {
  if (parts.some(({ name, answer }) => name === HONEYPOT_NAME && answer !== '')) return true;
  const elapsed = headers[ELAPSED_HEADER.toLowerCase()];
  return typeof elapsed === 'string' && ELAPSED.test(elapsed) && Number(elapsed) < leastElapsed;
}
