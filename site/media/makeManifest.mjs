import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { media, published } from './folders.mjs';

const folders = ['audio', 'documents', 'images'];

/**
 * What pages state or reserve before a file is loaded: its size in bytes, its dimensions in pixels, its number of pages.
 * @param {string} file @param {Buffer} content
 * @returns {Promise<{ bytes: number, pages?: number, width?: number, height?: number }>}
 */
async function describe(file, content) {
  const bytes = content.length;
  if (file.endsWith('.mp3')) return { bytes };
  if (file.endsWith('.pdf')) return { bytes, pages: (await getDocumentProxy(new Uint8Array(content))).numPages };
  const { width, height } = await sharp(content).metadata();
  return { bytes, width, height };
}

/** @returns the files in `public/` by their path on the site */
export async function describeMedia() {
  const described = folders.map(async (folder) => {
    const files = (await readdir(path.join(published, folder))).filter((file) => !file.startsWith('.')).sort();
    return Promise.all(
      files.map(
        async (file) =>
          /** @type {const} */ ([
            `/${folder}/${file}`,
            await describe(file, await readFile(path.join(published, folder, file))),
          ]),
      ),
    );
  });
  return Object.fromEntries((await Promise.all(described)).flat());
}

/** Writes `manifest.json`. */
export async function makeManifest() {
  await writeFile(path.join(media, 'manifest.json'), `${JSON.stringify(await describeMedia(), null, 2)}\n`);
}
