// Every answer that is not a receipt: a code for the log, a status for the client, plain words for the visitor.
// A visitor's mistake in an answer is not here: those words come from the form's own schema.
import type { Receipt } from '../core/types.ts';

const REFUSALS = {
  'no-submission-id': [400, 'This page is out of date. Please reload it and send the form again.'],
  'broken-request': [400, 'The form did not arrive whole. Please check the connection and send it again.'],
  'bad-name': [400, 'The form arrived garbled. Please reload the page and send it again.'],
  'unreadable-text': [400, 'This answer has characters that cannot be read. Please type it again.'],
  'no-such-page': [404, 'There is nothing at this address.'],
  'too-slow': [408, 'Sending took too long. Please check the connection and try again.'],
  'other-content': [409, 'This form was received already, with other answers.'],
  'no-length': [411, 'The size of the form is not known. Please try another browser.'],
  'too-large': [413, 'The files are too large to be sent together. Please choose smaller ones.'],
  'file-too-large': [413, 'This file is too large. Please choose a smaller one.'],
  'too-many-files': [413, 'There are more files than can be received.'],
  'too-many-answers': [413, 'There are more answers than this form has.'],
  'text-too-long': [413, 'This answer is too long.'],
  'not-a-form': [415, 'The form arrived in a way that cannot be read. Please reload the page and send it again.'],
  'no-such-range': [416, 'The file has no such part.'],
  'unknown-expectation': [417, 'The request expects what this service does not know.'],
  'file-missing': [422, 'The file did not arrive. Please choose it again.'],
  'invalid-answers': [422, 'Some answers need another look.'],
  'too-many-requests': [429, 'Too many forms came from this network just now. Please try again in a minute.'],
  'headers-too-large': [431, 'The request is too large. Please clear this site’s cookies and try again.'],
  fault: [500, 'Something went wrong on our side. Please try again later.'],
  'too-busy': [503, 'Very many forms are arriving just now. Please try again in a minute.'],
  'disk-full': [503, 'Forms cannot be received at the moment. Please try again later.'],
  'out-of-service': [503, 'Forms cannot be received at the moment. Please try again in a few minutes.'],
} as const satisfies Record<string, readonly [status: number, words: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** One entry of a refusal as it goes over the wire; `path` is a field's name. */
export interface RefusalError {
  readonly path?: string;
  readonly message: string;
}

/** Thrown anywhere on a request's way; `answerErrors` turns it into the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly statusCode: number;
  readonly errors: readonly RefusalError[];
  /** What is kept already in place of what is refused. */
  readonly kept: Receipt | undefined;

  /** `about` is the field that the words concern, or the errors that stand in their place. */
  constructor(code: RefusalCode, about?: string | readonly RefusalError[], cause?: unknown, kept?: Receipt) {
    const [status, words] = REFUSALS[code];
    super(code, { cause });
    this.code = code;
    this.statusCode = status;
    this.kept = kept;
    this.errors =
      typeof about === 'object' ? about : [about === undefined ? { message: words } : { path: about, message: words }];
  }
}
