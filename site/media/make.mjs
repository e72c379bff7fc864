// Makes what follows from the site's sources: `npm run media`, all of it, or `npm run media documents`, `npm run media
// portrait-principal`: some parts, some pictures. The results go to `site/public/` (fonts to `site/fonts/`) and are committed,
// so that neither building nor starting the site makes any. The same sources give the same files. README.md says what to
// put where.
import { makeDocuments } from './documents/makeDocuments.mjs';
import { makeFonts } from './fonts/makeFonts.mjs';
import { makeManifest } from './makeManifest.mjs';
import { makePictures } from './makePictures.mjs';
import { makePreview } from './preview/makePreview.mjs';

/** @type {Readonly<Record<string, () => Promise<void>>>} */
const parts = {
  documents: makeDocuments,
  fonts: makeFonts,
  pictures: makePictures,
  preview: makePreview,
  manifest: makeManifest,
};

/** What is no part has to be the name of a picture. */
const wanted = process.argv.slice(2);
const pictures = wanted.filter((word) => !(word in parts));
if (pictures.length > 0) await makePictures({ only: pictures });
// The manifest comes last, and whatever was made.
for (const [part, make] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(part) || part === 'manifest') await make();
}
