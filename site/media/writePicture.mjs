import path from 'node:path';
import sharp from 'sharp';

/** The greatest efforts: the smallest files, at seconds of CPU time a picture. */
const GREATEST = { avif: 9, webp: 6 };

/** @type {Readonly<Record<string, (image: import('sharp').Sharp, effort: typeof GREATEST) => import('sharp').Sharp>>} */
const encoders = {
  avif: (image, { avif: effort }) => image.avif({ quality: 45, effort, chromaSubsampling: '4:4:4' }),
  webp: (image, { webp: effort }) => image.webp({ quality: 76, effort, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 74, mozjpeg: true, chromaSubsampling: '4:4:4' }),
};

/**
 * Writes one picture to `<folder>/<name>-<width>.<format>`, in every format and at every width, without metadata such as the
 * place where a photograph was taken.
 * @param {import('./findPictures.mjs').Source} source
 * @param {{ density: number, isCut: boolean }} opened
 * @param {string} folder
 * @param {typeof GREATEST} [effort] of each encoder, from 0
 */
export async function writePicture({ name, file, sizes }, { density, isCut }, folder, effort = GREATEST) {
  for (const width of sizes.widths) {
    const height = isCut ? { height: Math.round((sizes.height * width) / sizes.width) } : {};
    for (const [format, encode] of Object.entries(encoders)) {
      const picture = sharp(file, { density })
        .autoOrient()
        .resize({ width, ...height })
        .flatten({ background: '#fff' });
      await encode(picture, effort).toFile(path.join(folder, `${name}-${width}.${format}`));
    }
  }
}
