// Compresses at build time instead of at every request.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|m?js|css|svg|json|xml|txt|webmanifest)$/;
/** In bytes. Smaller files save less than the response's headers weigh. */
const SMALLEST = 512;
/** Brotli's quality, 0 to 11. 11 takes twice as long and saves 1 % of the bytes. */
const QUALITY = 10;

/** Writes a `.br` and a `.gz` beside every compressible file of at least 512 bytes. */
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
