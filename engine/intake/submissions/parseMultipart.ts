// Takes a multipart request apart, the parser's quirks ending here. Texts are handed over at once, without a promise each;
// a file is handed over as a stream, and the request waits while it is read slowly. Obligations:
// - the first failure counts: a refusal of a consumer, a limit, a body that is broken, cut or whose sender is gone;
// - it is told only after every consumer of a file has ended, so that what they wrote can be removed;
// - afterwards the request is nobody's: the rest of its body may be thrown away.
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { readCharsets } from './readCharsets.ts';
import { Refusal } from './refusal.ts';

export interface TextPart {
  readonly name: string | undefined;
  readonly text: string;
  readonly isCut: boolean;
  readonly encoding: string;
  readonly type: string;
}

export interface FilePart {
  readonly name: string | undefined;
  readonly fileName: string | undefined;
  readonly encoding: string;
  /** `truncated` once the limit was reached; it must be read to its end or resumed. */
  readonly file: BusboyFileStream;
}

interface Consumers {
  /** A promise that is returned is waited for; the request is read on meanwhile. */
  text(part: TextPart): Promise<void> | undefined;
  file(part: FilePart): Promise<void>;
}

/** Reads the body of `request` within `limits`; resolves once all of it was consumed. */
export async function parseMultipart(
  request: IncomingMessage,
  limits: BusboyConfig['limits'],
  consumers: Consumers,
): Promise<void> {
  const parser = openParser(request, limits);
  const files = new Set<BusboyFileStream>();
  const running: Promise<void>[] = [];
  let failure: { readonly cause: unknown } | undefined;
  let isEmpty = true;

  await new Promise<void>((resolve) => {
    const fail = (cause: unknown) => {
      if (failure) return;
      failure = { cause };
      request.unpipe(parser);
      for (const file of files) file.destroy(cause instanceof Error ? cause : undefined);
      resolve();
    };
    const broken = (cause?: unknown) => fail(new Refusal('broken-request', undefined, cause));
    const attempt = (work: () => void) => {
      try {
        if (!failure) work();
      } catch (cause) {
        fail(cause);
      }
    };
    parser.on('field', (name, text, _, isCut, encoding, type) =>
      attempt(() => {
        const taken = consumers.text({ name, text, isCut, encoding, type });
        if (taken) running.push(taken.catch(fail));
      }),
    );
    parser.on('file', (name, file, fileName, encoding) => {
      // A consumer that fails destroys its stream, whose AbortError comes first: the consumer says the cause. Where the
      // stream itself failed, it is the error that the consumer met.
      let streamError: unknown;
      file.on('error', (error) => {
        streamError = error;
      });
      if (failure) {
        file.resume();
        return;
      }
      files.add(file);
      const consumed = consumers.file({ name, file, fileName, encoding }).catch((cause) => {
        if (cause === streamError) broken(cause);
        else fail(cause);
        file.resume();
      });
      running.push(consumed);
    });
    parser.on('partsLimit', () => fail(new Refusal('too-many-answers')));
    parser.on('fieldsLimit', () => fail(new Refusal('too-many-answers')));
    parser.on('filesLimit', () => fail(new Refusal('too-many-files')));
    // An empty body is an empty form.
    parser.on('error', (cause) => (isEmpty ? resolve() : broken(cause)));
    parser.on('finish', resolve);
    request.once('data', () => {
      isEmpty = false;
    });
    request.on('error', broken);
    request.on('close', () => {
      if (!request.readableEnded) broken(new Error('The sender is gone'));
    });
    request.pipe(parser);
  });
  await Promise.all(running);
  if (failure) throw failure.cause;
}

function openParser(request: IncomingMessage, limits: BusboyConfig['limits']): BusboyInstance {
  try {
    // As latin1 a text arrives as its very bytes, one a character; readText decodes them strictly.
    const parser = new Busboy({ headers: request.headers as BusboyConfig['headers'], limits, defCharset: 'latin1' });
    readCharsets(parser);
    return parser;
  } catch (cause) {
    throw new Refusal('broken-request', undefined, cause);
  }
}
