import path from 'node:path';
import sharp from 'sharp';

/** @typedef {import('./findPictures.mjs').Source} Source */

/** An SVG is drawn at twice the size that it gives itself and then reduced, so that thin lines stay even. In dots per inch. */
const twice = 144;

/** @param {Source} source @returns {Promise<{ width: number, height: number, isDrawing: boolean }>} in pixels, as it is seen upright */
async function measure({ file }) {
  try {
    const { autoOrient, format } = await sharp(file).metadata();
    return { ...autoOrient, isDrawing: format === 'svg' };
  } catch (error) {
    throw new Error(`${path.basename(file)} cannot be read as a picture: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Reads a picture and finds out how it fills the shape that pages keep for it.
 * @param {Source} source
 * @returns {Promise<{ density: number, isCut: boolean }>} `density` at which an SVG is drawn, in dots per inch; `isCut` where
 *   the picture has another shape, so that its edges are cut off
 * @throws in one sentence, where it cannot be read or has too few pixels
 */
export async function openPicture(source) {
  const { width: wide, height: high } = source.sizes;
  const { width, height, isDrawing } = await measure(source);
  const isTooSmall = width < wide || height < high;
  if (isTooSmall && !isDrawing)
    throw new Error(
      `${path.basename(source.file)} has ${width} by ${height} pixels; take one with at least ${wide} by ${high}.`,
    );
  const enlarged = 72 * Math.max(wide / width, high / height);
  return { density: Math.max(twice, enlarged), isCut: Math.round((height * wide) / width) !== high };
}
