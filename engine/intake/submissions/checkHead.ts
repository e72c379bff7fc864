// What a request must say before a byte of its body is read. The multipart parser knows no limit for a whole body, so a
// declared length is demanded and held against ours.
import type { IncomingHttpHeaders } from 'node:http';
import type { Limits } from '../config/limits.ts';
import { Refusal } from './refusal.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws a refusal unless a body that goes with `headers` may be read. */
export function checkHead(headers: IncomingHttpHeaders, limits: Limits): void {
  if (!/^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '')) throw new Refusal('not-a-form');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Refusal('not-a-form');
  if (headers['content-length'] === undefined) throw new Refusal('no-length');
  if (Number(headers['content-length']) > limits.bodyBytes.perRequest) throw new Refusal('too-large');
  submissionId(headers);
}

/** The client's id of this submission, from `Idempotency-Key`. */
export function submissionId(headers: IncomingHttpHeaders): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') throw new Refusal('no-submission-id');
  if (!UUID.test(key)) throw new Refusal('bad-submission-id');
  return key.toLowerCase();
}
