import path from 'node:path';
import { findPictures } from './findPictures.mjs';
import { media, published } from './folders.mjs';
import { loadModule } from './loadModule.mjs';
import { openPicture } from './openPicture.mjs';
import { writePicture } from './writePicture.mjs';

/**
 * Makes every picture of a folder in the formats and widths that pages ask for. All are read before the first is written.
 * @param {string} [from] @param {string} [to] folders
 */
export async function makePictures(from = path.join(media, 'pictures'), to = path.join(published, 'images')) {
  const { bannerFiles } = await loadModule('pages/home/bannerFiles.ts');
  const { portraitFiles } = await loadModule('pages/parts/portraitFiles.ts');
  const sources = findPictures(from, { banner: bannerFiles, portrait: portraitFiles });
  const opened = await Promise.all(sources.map(openPicture));
  for (const [i, source] of sources.entries()) {
    const picture = opened[i];
    if (!picture) continue;
    if (picture.isCut) {
      const { width, height } = source.sizes;
      console.log(`${path.basename(source.file)}: its edges are cut off, for pages show it ${width} by ${height}.`);
    }
    await writePicture(source, picture, to);
  }
}
