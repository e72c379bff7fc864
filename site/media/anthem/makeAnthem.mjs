import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { published } from '../folders.mjs';
import { paint, readTones } from '../images/readTones.mjs';
import { readMusic } from './readMusic.mjs';
import { engraveScore } from './score/engraveScore.mjs';
import { recordAnthem } from './sound/recordAnthem.mjs';

/** The score for a wide page and for a telephone, by the names of their files. */
const formats = {
  'anthem-score': { width: 1200, barsInLine: 4 },
  'anthem-score-narrow': { width: 600, barsInLine: 2 },
};

/** Sings and engraves the anthem: `public/audio/anthem.mp3` and the score in `public/images/`. */
export async function makeAnthem() {
  const notes = readMusic();
  for (const folder of ['audio', 'images']) await mkdir(path.join(published, folder), { recursive: true });
  await writeFile(path.join(published, 'audio/anthem.mp3'), await recordAnthem(notes));
  for (const [name, format] of Object.entries(formats)) {
    await writeFile(path.join(published, 'images', `${name}.svg`), paint(engraveScore(notes, format), readTones()));
  }
}
