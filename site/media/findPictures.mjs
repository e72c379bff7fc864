import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The formats and widths that pages use. `width` and `height` are those of the largest, in pixels.
 * @typedef {{ formats: readonly string[], widths: readonly number[], width: number, height: number }} Sizes
 */

/** @typedef {{ name: string, file: string, sizes: Sizes }} Source a picture's name without extension, its path, the sizes to make */

const readable = ['.svg', '.png', '.jpg', '.jpeg'];

/**
 * The error in a file's name, if there is one.
 * @param {string} file @param {readonly string[]} others @param {readonly string[]} kinds
 */
function mistake(file, others, kinds) {
  const { name, ext } = path.parse(file);
  if (!kinds.some((kind) => name.startsWith(`${kind}-`)))
    return `${file} is not a picture of the site: its name must begin with ${kinds.map((kind) => `${kind}-`).join(' or ')}.`;
  if (!readable.includes(ext.toLowerCase())) return `${file} is not an SVG, PNG or JPEG. Save it as one of these.`;
  const twin = others.find((other) => other !== file && path.parse(other).name === name);
  return twin && `${file} and ${twin} are the same picture. Remove one of them.`;
}

/**
 * @param {string} folder
 * @param {Readonly<Record<string, Sizes>>} kinds sizes by the first word of a picture's name, e.g. `banner`
 * @returns {Source[]} the pictures in the folder; hidden files are ignored
 * @throws with one sentence for every invalid file
 */
export function findPictures(folder, kinds) {
  const files = readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .sort();
  const mistakes = files.flatMap((file) => mistake(file, files, Object.keys(kinds)) ?? []);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return files.flatMap((file) =>
    Object.entries(kinds)
      .filter(([kind]) => file.startsWith(`${kind}-`))
      .map(([, sizes]) => ({ name: path.parse(file).name, file: path.join(folder, file), sizes })),
  );
}
