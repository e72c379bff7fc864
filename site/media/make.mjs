// Makes the media of the site: `node site/media/make.mjs [documents|anthem|fonts|images]`, all four without a word.
// Everything is drawn, composed or written here; what comes out goes to `site/public/` (fonts to `site/fonts/`) and is committed with its source,
// so that neither building nor starting the site makes any. The same sources give the same files.
import { makeAnthem } from './anthem/makeAnthem.mjs';
import { makeDocuments } from './documents/makeDocuments.mjs';
import { makeFonts } from './fonts/makeFonts.mjs';
import { makeImages } from './images/makeImages.mjs';
import { makeManifest } from './makeManifest.mjs';

/** @type {Readonly<Record<string, () => Promise<void>>>} */
const parts = { documents: makeDocuments, anthem: makeAnthem, fonts: makeFonts, images: makeImages };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in parts));
if (unknown.length > 0) {
  throw new Error(`There is no part "${unknown.join('", "')}" to make. Name one of: ${Object.keys(parts).join(', ')}.`);
}
for (const [part, make] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(part)) await make();
}
await makeManifest();
