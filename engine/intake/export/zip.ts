import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file's name and its text in pieces. */
export type Part = readonly [name: string, text: Iterable<string> | AsyncIterable<string>];

/** Characters that are compressed at once. */
const PIECE = 64 * 1024;

/** An archive of `parts`, in pieces as they are asked for: nothing but the piece at hand is held. */
export async function* zip(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const [name, text] of parts) {
    const file = new ZipDeflate(name);
    archive.add(file);
    let piece = '';
    for await (const more of text) {
      piece += more;
      if (piece.length < PIECE) continue;
      file.push(strToU8(piece));
      piece = '';
      yield* ready.splice(0);
    }
    file.push(strToU8(piece), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
