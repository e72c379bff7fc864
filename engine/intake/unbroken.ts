// The multipart parser throws bare errors ("Unexpected end of multipart data") and errors with statuses of its own.
// Whatever it throws is the request's fault; whatever else happens in a consumer of the stream is not, and passes by.
import { Refusal, type RefusalCode } from './refusal.ts';

const CODES: Readonly<Record<string, RefusalCode>> = {
  FST_PARTS_LIMIT: 'too-many-answers',
  FST_FIELDS_LIMIT: 'too-many-answers',
  FST_FILES_LIMIT: 'too-many-files',
  FST_PROTO_VIOLATION: 'bad-name',
};

/** The same items; an error of `source` itself becomes a refusal. */
export async function* unbroken<T>(source: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  try {
    yield* source;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Refusal(CODES[code] ?? 'broken-request', undefined, error);
  }
}
