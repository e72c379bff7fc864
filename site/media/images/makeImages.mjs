import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { published } from '../folders.mjs';
import { loadModule } from '../loadModule.mjs';
import { renderPreview } from './preview/renderPreview.mjs';
import { paint, readTones } from './readTones.mjs';
import { signatures } from './signatures/signatures.mjs';
import { writePicture } from './writePicture.mjs';

const banners = ['Morning', 'Floor', 'Night'];

/** Draws the banners, the places of the portraits, the signatures and the social preview into `public/images/`. */
export async function makeImages() {
  const tones = readTones();
  const folder = path.join(published, 'images');
  await mkdir(folder, { recursive: true });
  for (const banner of banners) {
    const drawing = (await loadModule(`media/images/banners/${banner}.tsx`))[banner];
    const svg = paint(renderToStaticMarkup(createElement(drawing)), tones);
    await writePicture(`banner-${banner.toLowerCase()}`, svg, [800, 1200, 1600]);
  }
  const { portraits } = await loadModule('media/images/portraits/portraits.tsx');
  for (const [name, drawing] of Object.entries(portraits)) {
    await writePicture(name, paint(renderToStaticMarkup(drawing), tones), [320, 640]);
  }
  for (const [name, svg] of signatures()) await writeFile(path.join(folder, `${name}.svg`), paint(svg, tones));
  const preview = await renderPreview(tones);
  await sharp(preview).png({ palette: true, colours: 128, effort: 10 }).toFile(path.join(folder, 'social-preview.png'));
}
