// The one place where a failure becomes an answer: always `{ errors: [{ path?, message }] }` (with the receipt of what was kept
// in its place, if anything), never a stack, and never 500 for what is known to pass, such as a full disk. The log gets codes and fields' names, never an answer.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config/limits.ts';
import { languageOf } from '../submissions/languageOf.ts';
import { Refusal, type RefusalCode } from '../submissions/refusal.ts';

/** What is ours to mend and may pass, by the codes of the operating system and of the databases: 503 with Retry-After. */
const OURS: readonly (readonly [RegExp, RefusalCode])[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'disk-full'],
  [/^(EMFILE|ENFILE|ENOBUFS|ENOMEM)$/, 'too-busy'],
  [
    /^(STORE_AWAY|WRONG_STORE|EIO|EROFS|EACCES|SQLITE_(IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB).*)$/,
    'out-of-service',
  ],
];
const RETRY_AFTER_SECONDS = 60;

/** Fastify's error handler. */
export function answerErrors(limits: Limits, onRefusal: (code: RefusalCode) => void = () => undefined) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = toRefusal(error);
    const { statusCode, stored } = refusal;
    log(request, refusal, error);
    onRefusal(refusal.code);
    const passes = statusCode === 503 || statusCode === 429;
    if (passes && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (!readToTheEnd(request, limits)) reply.header('connection', 'close');
    reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      // Said here, because whoever failed may have said another type already, e.g. that of a page.
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ errors: refusal.errorsIn(languageOf(request.headers['accept-language'])), ...stored }));
  };
}

function log(request: FastifyRequest, refusal: Refusal, cause: unknown): void {
  const { code, statusCode } = refusal;
  if (statusCode >= 500) {
    request.log.error({ code, err: cause }, 'failed');
    return;
  }
  const fields = refusal
    .errorsIn()
    .flatMap(({ path }) => path ?? [])
    .slice(0, 20);
  request.log.info({ code, url: request.routeOptions.url, fields }, 'refused');
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const codes = codesOf(error);
  const [, ours] = OURS.find(([pattern]) => codes.some((code) => pattern.test(code))) ?? [];
  if (ours) return new Refusal(ours, undefined, error);
  // Fastify's own: a malformed address, a wrong media type or range, a service that is closing.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 503) return new Refusal('out-of-service', undefined, error);
  if (status === 404) return new Refusal('no-such-page', undefined, error);
  if (status === 415) return new Refusal('not-a-form', undefined, error);
  if (status === 416) return new Refusal('no-such-range', undefined, error);
  return new Refusal(typeof status === 'number' && status < 500 ? 'broken-request' : 'fault', undefined, error);
}

/** The error's code and those of its causes. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return ['code' in error ? String(error.code) : '', ...codesOf(error.cause)];
}

/** Browsers read an answer only after they have sent everything: the rest of a body is read and thrown away. */
function readToTheEnd({ raw, headers }: FastifyRequest, { drainBytes }: Limits): boolean {
  const declared = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity));
  if (!(declared <= drainBytes)) return false;
  raw.unpipe();
  raw.resume();
  return true;
}
