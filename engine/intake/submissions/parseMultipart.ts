// Adapter of the multipart parser (busboy). Texts are passed synchronously, without a promise each; a file is passed as a
// stream with backpressure on the request. Obligations:
// - the first failure wins: a consumer's refusal, a limit, a malformed or truncated body, a client that disconnected;
// - it is thrown only after every file's consumer has settled, so that what they wrote can be deleted;
// - afterwards nothing listens to the request's body: the caller may discard the rest.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ignoreCharsets } from './ignoreCharsets.ts';
import { Refusal } from './refusal.ts';

/** The body of a request with its headers; Node's `IncomingMessage` is one. */
export type MultipartRequest = Readable & Pick<IncomingMessage, 'headers'>;

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
  /** `truncated` is set once the size limit is reached; it must be read to its end or resumed. */
  readonly file: BusboyFileStream;
}

interface Consumers {
  /** A returned promise is awaited at the end; parsing continues meanwhile. */
  text(part: TextPart): Promise<void> | undefined;
  file(part: FilePart): Promise<void>;
}

/** Parses the body of `request` within `limits`; resolves once all of it was consumed. */
export async function parseMultipart(
  request: MultipartRequest,
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
      // A failing consumer destroys its stream, whose AbortError is emitted first; the consumer's rejection is the cause.
      // If the consumer rejects with the stream's own error, the body is broken.
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
      if (!request.readableEnded) broken(new Error('The client disconnected'));
    });
    request.pipe(parser);
  });
  await Promise.all(running);
  if (failure) throw failure.cause;
}

function openParser(request: MultipartRequest, limits: BusboyConfig['limits']): BusboyInstance {
  try {
    // The type demands content-type, which Busboy refuses to be without. latin1 maps each byte to one character, so that readText can decode the bytes strictly.
    const parser = new Busboy({ headers: request.headers as BusboyConfig['headers'], limits, defCharset: 'latin1' });
    ignoreCharsets(parser);
    return parser;
  } catch (cause) {
    throw new Refusal('broken-request', undefined, cause);
  }
}
