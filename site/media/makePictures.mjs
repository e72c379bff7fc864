import path from 'node:path';
import { findPictures } from './findPictures.mjs';
import { media, published } from './folders.mjs';
import { loadModule } from './loadModule.mjs';
import { openPicture } from './openPicture.mjs';
import { writePicture } from './writePicture.mjs';

/**
 * Makes pictures in the formats and widths that pages use. All sources are checked before the first file is written.
 * @param {{ only?: readonly string[], from?: string, to?: string, effort?: Parameters<typeof writePicture>[3] }} [options]
 *   `only` names the pictures to make; default: all. `from` and `to` are folders; `effort` is that of the encoders
 */
export async function makePictures(options = {}) {
  const { only, effort, from = path.join(media, 'pictures'), to = path.join(published, 'images') } = options;
  const { bannerFiles } = await loadModule('pages/home/bannerFiles.ts');
  const { portraitFiles } = await loadModule('pages/parts/portraitFiles.ts');
  const found = findPictures(from, { banner: bannerFiles, portrait: portraitFiles });
  const unknown = only?.filter((name) => !found.some((source) => source.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `No such picture: "${unknown.join('", "')}". The pictures are ${found.map(({ name }) => name).join(', ')}.`,
    );
  }
  const sources = found.filter(({ name }) => !only || only.includes(name));
  const opened = await Promise.all(sources.map(openPicture));
  for (const [i, source] of sources.entries()) {
    const picture = opened[i];
    if (!picture) continue;
    if (picture.isCut) {
      const { width, height } = source.sizes;
      console.log(`${path.basename(source.file)}: its edges are cut off, since pages show it ${width} by ${height}.`);
    }
    await writePicture(source, picture, to, effort);
  }
}
