import path from 'node:path';
import sharp from 'sharp';

/** @typedef {import('./findPictures.mjs').Source} Source */

/** In dots per inch: SVGs are rendered at twice their own size (72) and then reduced, so that thin lines stay even. */
const twice = 144;

/** @param {Source} source @returns {Promise<{ width: number, height: number, isDrawing: boolean }>} in pixels, after its orientation is applied */
async function measure({ file }) {
  try {
    const { autoOrient, format } = await sharp(file).metadata();
    return { ...autoOrient, isDrawing: format === 'svg' };
  } catch (error) {
    throw new Error(`${path.basename(file)} cannot be read as a picture: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Reads a picture's size and determines how it fits the shape that pages show.
 * @param {Source} source
 * @returns {Promise<{ density: number, isCut: boolean }>} `density` for rendering an SVG, in dots per inch; `isCut` if the
 *   picture has another shape, so that its edges are cut off
 * @throws with one sentence if it cannot be read or has too few pixels
 */
export async function openPicture(source) {
  const { width: wide, height: high } = source.sizes;
  const { width, height, isDrawing } = await measure(source);
  const isTooSmall = width < wide || height < high;
  if (isTooSmall && !isDrawing)
    throw new Error(
      `${path.basename(source.file)} has ${width} by ${height} pixels; use one of at least ${wide} by ${high}.`,
    );
  const enlarged = 72 * Math.max(wide / width, high / height);
  return { density: Math.max(twice, enlarged), isCut: Math.round((height * wide) / width) !== high };
}
