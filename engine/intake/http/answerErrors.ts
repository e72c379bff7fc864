// Turns every error into a response: `{ errors: [{ path?, message }] }`, with the receipt of the stored application if the
// id is in use; never a stack, and 503 rather than 500 for transient failures such as a full disk. The log gets codes and
// names of fields, never answers.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OfficeRefusal } from '../../ports/index.ts';
import type { Limits } from '../config/limits.ts';
import { languageOf } from '../submissions/languageOf.ts';
import { Refusal, type RefusalCode } from '../submissions/refusal.ts';

/** Transient failures on our side, by error codes of the operating system and the databases: 503 with Retry-After. */
const TRANSIENT: readonly (readonly [RegExp, RefusalCode])[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'disk-full'],
  [/^(EMFILE|ENFILE|ENOBUFS|ENOMEM)$/, 'too-busy'],
  [
    /^(STORE_AWAY|WRONG_STORE|EIO|EROFS|EACCES|SQLITE_(IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB).*)$/,
    'out-of-service',
  ],
];
const RETRY_AFTER_SECONDS = 60;

/** Fastify's error handler; `forOffice`: the body names the refusal's code as well. */
export function answerErrors(
  limits: Limits,
  onRefusal: (code: RefusalCode) => void = () => undefined,
  forOffice = false,
) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = toRefusal(error);
    const { statusCode, stored } = refusal;
    log(request, refusal, error);
    onRefusal(refusal.code);
    const canRetry = statusCode === 503 || statusCode === 429;
    if (canRetry && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (!drainBody(request, limits)) reply.header('connection', 'close');
    const errors = refusal.errorsIn(languageOf(request.headers['accept-language']));
    reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      // Overrides a type that was set before the failure, e.g. that of a page.
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify(forOffice ? ({ code: refusal.code, errors } satisfies OfficeRefusal) : { errors, ...stored }),
      );
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
  const [, transient] = TRANSIENT.find(([pattern]) => codes.some((code) => pattern.test(code))) ?? [];
  if (transient) return new Refusal(transient, undefined, error);
  // Fastify's own errors: a malformed address, a wrong media type or range, a service that is closing.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 503) return new Refusal('out-of-service', undefined, error);
  if (status === 404) return new Refusal('no-such-page', undefined, error);
  if (status === 413) return new Refusal('too-much-text', undefined, error);
  if (status === 415) return new Refusal('not-a-form', undefined, error);
  if (status === 416) return new Refusal('no-such-range', undefined, error);
  return new Refusal(typeof status === 'number' && status < 500 ? 'broken-request' : 'fault', undefined, error);
}

/** The error's code and those of its causes. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return ['code' in error ? String(error.code) : '', ...codesOf(error.cause)];
}

/** Browsers read a response only after sending the whole body, so the rest of it is discarded; false if it is too long for that. */
function drainBody({ raw, headers }: FastifyRequest, { drainBytes }: Limits): boolean {
  const declared = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity));
  if (!(declared <= drainBytes)) return false;
  raw.unpipe();
  raw.resume();
  return true;
}
