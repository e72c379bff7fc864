// Sends a submission to the intake and reads its answer. Every failure of the network or the server is returned as an outcome
// with a reason; nothing is thrown.
import { ELAPSED_HEADER, type Failure, type Receipt } from '../core/index.ts';
import { type Answered, type PostRequest, sendRequest } from './sendRequest.ts';

export type PostOutcome =
  | { readonly kind: 'received'; readonly receipt: Receipt }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface Post {
  readonly url: string;
  readonly body: FormData;
  /** In which refusals are to be worded. */
  readonly language: string;
  /** The same id never makes a second submission. */
  readonly id: string;
  /** Milliseconds since the form was opened, where that is known. */
  readonly elapsed?: number | undefined;
  readonly onProgress: (part: number) => void;
}

type Send = (request: PostRequest) => Promise<Answered | undefined>;

/** POSTs a submission. `send` is the way to the network. */
export async function postSubmission(
  { url, body, language, id, elapsed, onProgress }: Post,
  send: Send = sendRequest,
): Promise<PostOutcome> {
  const headers = {
    'Idempotency-Key': id,
    Accept: 'application/json',
    'Accept-Language': language,
    ...(elapsed !== undefined && { [ELAPSED_HEADER]: String(Math.round(elapsed)) }),
  };
  const answered = await send({ url, body, headers, onProgress });
  if (!answered) return failed('unreachable');
  const { status } = answered;
  const answer = readJson(answered);
  if (status >= 200 && status < 300 && isReceipt(answer)) return { kind: 'received', receipt: receiptOf(answer) };
  const errors = errorsOf(answer);
  const reason = reasonOf(status, errors);
  return failed(reason, errors, reason === 'already-received' && isReceipt(answer) ? receiptOf(answer) : undefined);
}

/** `refused` only where the visitor can correct something; a `fault` may be temporary. */
function reasonOf(status: number, errors: Failure['errors']): Failure['reason'] {
  if (status === 413) return 'too-large';
  if (status === 409) return 'already-received';
  return (status === 422 && errors.length > 0) || errors.some(({ name }) => name !== undefined) ? 'refused' : 'fault';
}

function failed(reason: Failure['reason'], errors: Failure['errors'] = [], kept?: Receipt): PostOutcome {
  return { kind: 'failed', failure: { reason, errors, ...(kept && { kept }) } };
}

/** The JSON body, or undefined when it is none: a proxy's error page is an answer too. */
function readJson({ type, text }: Answered): unknown {
  if (!type.includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Truncated by a proxy: the status alone decides.
    return undefined;
  }
}

function isReceipt(answer: unknown): answer is Receipt {
  const receipt = answer as Partial<Receipt> | null | undefined;
  return typeof receipt?.reference === 'string' && typeof receipt.receivedAt === 'string';
}

function receiptOf({ reference, receivedAt }: Receipt): Receipt {
  return { reference, receivedAt };
}

/** The errors in the intake's format; entries of another shape are ignored. */
function errorsOf(answer: unknown): Failure['errors'] {
  const errors = (answer as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { path?: unknown; message?: unknown } | null) => {
    if (typeof error?.message !== 'string') return [];
    return { ...(typeof error.path === 'string' && error.path ? { name: error.path } : {}), message: error.message };
  });
}
