import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { kilobits } from './anthem/sound/encodeMp3.mjs';
import { readPages } from './documents/readPages.mjs';
import { media, published } from './folders.mjs';

const folders = ['audio', 'documents', 'images'];

/**
 * What a page must know of a file before it has it: how much room it takes, how long it lasts, how heavy it is.
 * @param {string} file @param {Buffer} content
 */
async function describe(file, content) {
  const bytes = content.length;
  if (file.endsWith('.mp3')) return { bytes, seconds: Math.round((bytes * 8) / (kilobits * 1000)) };
  if (file.endsWith('.pdf')) return { bytes, pages: readPages(content).count };
  const { width, height } = await sharp(content).metadata();
  return { bytes, width, height };
}

/** Writes `manifest.json`: everything that was made, by its path on the site. */
export async function makeManifest() {
  const described = folders.map(async (folder) => {
    const files = (await readdir(path.join(published, folder))).sort();
    return Promise.all(
      files.map(async (file) => [
        `/${folder}/${file}`,
        await describe(file, await readFile(path.join(published, folder, file))),
      ]),
    );
  });
  const entries = (await Promise.all(described)).flat();
  await writeFile(path.join(media, 'manifest.json'), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
