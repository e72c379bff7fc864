import path from 'node:path';
import sharp from 'sharp';
import { published } from '../folders.mjs';

/** @type {Readonly<Record<string, (image: import('sharp').Sharp) => import('sharp').Sharp>>} */
const formats = {
  avif: (image) => image.avif({ quality: 45, effort: 9, chromaSubsampling: '4:4:4' }),
  webp: (image) => image.webp({ quality: 76, effort: 6, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 74, mozjpeg: true, chromaSubsampling: '4:4:4' }),
};

/**
 * Writes one drawing to `images/<name>-<width>.<format>`, in every format and at every width.
 * @param {string} name
 * @param {string} svg with plain colours
 * @param {readonly number[]} widths in pixels
 */
export async function writePicture(name, svg, widths) {
  for (const width of widths) {
    for (const [format, encode] of Object.entries(formats)) {
      // Drawn at twice the size and reduced, so that thin gold lines stay even.
      const drawing = sharp(Buffer.from(svg), { density: 144 }).resize(width).flatten({ background: '#fff' });
      await encode(drawing).toFile(path.join(published, 'images', `${name}-${width}.${format}`));
    }
  }
}
