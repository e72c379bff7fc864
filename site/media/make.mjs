// Makes what follows from the site's sources: `npm run media [documents|fonts|pictures|preview|manifest]`, all without a word.
// The results go to `site/public/` (fonts to `site/fonts/`) and are committed, so that neither building nor starting the
// site makes any. The same sources give the same files. README.md says what to put where.
import { makeDocuments } from './documents/makeDocuments.mjs';
import { makeFonts } from './fonts/makeFonts.mjs';
import { makeManifest } from './makeManifest.mjs';
import { makePictures } from './makePictures.mjs';
import { makePreview } from './preview/makePreview.mjs';

/** The manifest comes last, and whichever part is made. @type {Readonly<Record<string, () => Promise<void>>>} */
const parts = {
  documents: makeDocuments,
  fonts: makeFonts,
  pictures: makePictures,
  preview: makePreview,
  manifest: makeManifest,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in parts));
if (unknown.length > 0) {
  throw new Error(`There is no part "${unknown.join('", "')}" to make. Name one of: ${Object.keys(parts).join(', ')}.`);
}
for (const [part, make] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(part) || part === 'manifest') await make();
}
