// The command `npm run media`: makes the files in `site/public/` and `site/fonts/` from their sources. Without arguments it makes
// all; arguments name parts (`documents`) or pictures (`portrait-principal`). The results are committed, so that building the
// site makes none. The same sources give the same bytes. See README.md.
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

/** An argument that is not a part is the name of a picture. */
const wanted = process.argv.slice(2);
const pictures = wanted.filter((word) => !(word in parts));
if (pictures.length > 0) await makePictures({ only: pictures });
// The manifest is always made, and last.
for (const [part, make] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(part) || part === 'manifest') await make();
}
