// Sends a submission to the intake and reads its response. Every failure of the network or the server is returned as an outcome
// with a reason; nothing is thrown.
import { ELAPSED_HEADER, type Failure, isRecord, type Receipt, recordOf } from '../core/index.ts';
import { type HttpResponse, type PostRequest, sendRequest } from './sendRequest.ts';

export type PostOutcome =
  | { readonly kind: 'received'; readonly receipt: Receipt }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface Post {
  readonly url: string;
  readonly body: FormData;
  /** Language of the messages of a refusal. */
  readonly language: string;
  /** The same id never makes a second submission. */
  readonly id: string;
  /** Sent besides. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds since the form was opened; undefined where that is unknown. */
  readonly elapsed?: number | undefined;
  readonly onProgress: (part: number) => void;
}

type Send = (request: PostRequest) => Promise<HttpResponse | undefined>;

/** POSTs a submission by `send`. */
export async function postSubmission(
  { url, body, language, id, headers: others, elapsed, onProgress }: Post,
  send: Send = sendRequest,
): Promise<PostOutcome> {
  const headers = {
    ...others,
    'Idempotency-Key': id,
    Accept: 'application/json',
    'Accept-Language': language,
    ...(elapsed !== undefined && { [ELAPSED_HEADER]: String(Math.round(elapsed)) }),
  };
  const response = await send({ url, body, headers, onProgress });
  if (!response) return failed('unreachable');
  const { status } = response;
  const content = readJson(response);
  if (status >= 200 && status < 300 && isReceipt(content)) return { kind: 'received', receipt: receiptOf(content) };
  const errors = errorsOf(content);
  const reason = reasonOf(status, errors);
  return failed(reason, errors, reason === 'already-received' && isReceipt(content) ? receiptOf(content) : undefined);
}

/** `refused` only where the visitor can correct something, or where nothing can be sent any more; a `fault` may be temporary. */
function reasonOf(status: number, errors: Failure['errors']): Failure['reason'] {
  if (status === 413) return 'too-large';
  if (status === 409) return 'already-received';
  return ((status === 422 || status === 410) && errors.length > 0) || errors.some(({ name }) => name !== undefined)
    ? 'refused'
    : 'fault';
}

function failed(reason: Failure['reason'], errors: Failure['errors'] = [], receipt?: Receipt): PostOutcome {
  return { kind: 'failed', failure: { reason, errors, ...(receipt && { receipt }) } };
}

/** The JSON body; undefined for any other, such as a proxy's error page. */
function readJson({ type, text }: HttpResponse): unknown {
  if (!type.includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Truncated by a proxy: the status alone decides.
    return undefined;
  }
}

function isReceipt(content: unknown): content is Receipt {
  return isRecord(content) && typeof content.reference === 'string' && typeof content.receivedAt === 'string';
}

function receiptOf({ reference, receivedAt }: Receipt): Receipt {
  return { reference, receivedAt };
}

/** The errors in the intake's format; entries of another shape are ignored. */
function errorsOf(content: unknown): Failure['errors'] {
  const errors = recordOf(content).errors;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const { path, message } = recordOf(error);
    if (typeof message !== 'string') return [];
    return { ...(typeof path === 'string' && path ? { name: path } : {}), message };
  });
}
