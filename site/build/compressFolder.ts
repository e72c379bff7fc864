// Compressed once at build time, as small as is worth the time, instead of at every request.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Below this size the answer's headers weigh more than what is saved. */
const SMALLEST = 512;
/** Of brotli. The last grade, 11, takes twice as long for a hundredth of the bytes. */
const QUALITY = 10;

/** Writes a `.br` and a `.gz` beside every file that gains from it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(path.join(folder, file))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const brotli = promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  await writeFile(`${file}.br`, await brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
