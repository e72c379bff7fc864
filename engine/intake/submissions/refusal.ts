// Every response that is not a receipt: a code for the log, an HTTP status, a message for the visitor (`languages/<language>/refusals.ts`).
import { type Language, type Receipt, SOURCE } from '../../core/index.ts';
import { engineTexts, type RefusalCode } from '../../languages/index.ts';

export type { RefusalCode } from '../../languages/index.ts';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  'no-submission-id': 400,
  'broken-request': 400,
  'bad-name': 400,
  'unknown-file': 400,
  'unreadable-text': 400,
  'no-such-page': 404,
  'too-slow': 408,
  'other-content': 409,
  'no-length': 411,
  'too-large': 413,
  'file-too-large': 413,
  'too-many-files': 413,
  'too-many-answers': 413,
  'text-too-long': 413,
  'too-much-text': 413,
  'not-a-form': 415,
  'no-such-range': 416,
  'unknown-expectation': 417,
  'bad-submission-id': 422,
  'file-missing': 422,
  'invalid-answers': 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  fault: 500,
  'too-busy': 503,
  'disk-full': 503,
  'out-of-service': 503,
  // The office's.
  'no-session': 401,
  'wrong-sign-in': 401,
  'wrong-code': 401,
  'sign-in-over': 401,
  'provider-refused': 401,
  'not-invited': 403,
  'not-confidential': 403,
  'cross-site': 403,
  'not-your-role': 403,
  'no-invitation': 404,
  'no-account': 404,
  'no-such-session': 404,
  'no-application': 404,
  'no-link': 404,
  'link-answered': 410,
  'link-expired': 410,
  'link-revoked': 410,
  'wrong-proof': 403,
  'too-many-proofs': 429,
  'answers-conflict': 422,
  'no-such-file': 404,
  'bad-list': 422,
  'name-taken': 409,
  'own-account': 409,
  'has-account': 409,
  'changed-meanwhile': 409,
  'not-possible': 409,
  'weak-passphrase': 422,
  'bad-account-name': 422,
  'bad-note': 422,
  'bad-letter': 422,
  'no-address': 409,
  'no-mails': 409,
  'record-full': 409,
  'export-too-wide': 403,
  'export-running': 429,
  'exported-enough': 429,
  'opened-enough': 429,
  'bad-questions': 422,
  'too-many-attempts': 429,
  'too-many-sign-ins': 429,
  'provider-away': 503,
};

/** One entry of the response's `errors`; `path` is a field's name. */
export interface RefusalError {
  readonly path?: string;
  readonly message: string;
}

/** Thrown anywhere while a request is handled; `answerErrors` turns it into the response. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly statusCode: number;
  /** The receipt of the application that was stored under the same id. */
  readonly stored: Receipt | undefined;
  readonly #about: string | readonly RefusalError[] | undefined;

  /** `about` is the field that the message concerns, or the errors that replace the message. */
  constructor(code: RefusalCode, about?: string | readonly RefusalError[], cause?: unknown, stored?: Receipt) {
    super(code, { cause });
    this.code = code;
    this.statusCode = STATUS[code];
    this.stored = stored;
    this.#about = about;
  }

  /** The errors as the visitor reads them. */
  errorsIn(language: Language = SOURCE): readonly RefusalError[] {
    if (typeof this.#about === 'object') return this.#about;
    const message = engineTexts[language].refusals[this.code].replace('{reference}', this.stored?.reference ?? '');
    return [this.#about === undefined ? { message } : { path: this.#about, message }];
  }
}
