import path from 'node:path';
import sharp from 'sharp';

/** @type {Readonly<Record<string, (image: import('sharp').Sharp) => import('sharp').Sharp>>} */
const encoders = {
  avif: (image) => image.avif({ quality: 45, effort: 9, chromaSubsampling: '4:4:4' }),
  webp: (image) => image.webp({ quality: 76, effort: 6, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 74, mozjpeg: true, chromaSubsampling: '4:4:4' }),
};

/**
 * Writes one picture to `<folder>/<name>-<width>.<format>`, in every format and at every width, without metadata such as the
 * place where a photograph was taken.
 * @param {import('./findPictures.mjs').Source} source
 * @param {{ density: number, isCut: boolean }} opened
 * @param {string} folder
 */
export async function writePicture({ name, file, sizes }, { density, isCut }, folder) {
  for (const width of sizes.widths) {
    const height = isCut ? { height: Math.round((sizes.height * width) / sizes.width) } : {};
    for (const [format, encode] of Object.entries(encoders)) {
      const picture = sharp(file, { density })
        .autoOrient()
        .resize({ width, ...height })
        .flatten({ background: '#fff' });
      await encode(picture).toFile(path.join(folder, `${name}-${width}.${format}`));
    }
  }
}
