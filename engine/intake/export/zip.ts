import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file's name and its text in chunks. */
export type Part = readonly [name: string, text: Iterable<string> | AsyncIterable<string>];

/** Characters buffered before they are compressed. */
const CHUNK = 64 * 1024;

/** A ZIP archive of `parts`, produced as it is consumed; memory is bounded by one chunk. */
export async function* zip(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const [name, text] of parts) {
    const file = new ZipDeflate(name);
    archive.add(file);
    let chunk = '';
    for await (const more of text) {
      chunk += more;
      if (chunk.length < CHUNK) continue;
      file.push(strToU8(chunk));
      chunk = '';
      yield* ready.splice(0);
    }
    file.push(strToU8(chunk), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
