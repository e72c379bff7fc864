// Header checks before any of the body is read. The multipart parser has no limit for a whole body, so Content-Length is
// required and compared with our limit.
import type { IncomingHttpHeaders } from 'node:http';
import type { Limits } from '../config/limits.ts';
import { Refusal } from './refusal.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The client's id of the submission (a UUID in lower case), from `Idempotency-Key`; throws a {@link Refusal} if the body
 * that follows `headers` must not be read.
 */
export function checkHead(headers: IncomingHttpHeaders, limits: Limits): string {
  if (!/^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '')) throw new Refusal('not-a-form');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Refusal('not-a-form');
  if (headers['content-length'] === undefined) throw new Refusal('no-length');
  if (Number(headers['content-length']) > limits.bodyBytes.perRequest) throw new Refusal('too-large');
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') throw new Refusal('no-submission-id');
  if (!UUID.test(key)) throw new Refusal('bad-submission-id');
  return key.toLowerCase();
}
