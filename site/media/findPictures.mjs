import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The sizes that pages ask for. `width` and `height` are those of the largest.
 * @typedef {{ formats: readonly string[], widths: readonly number[], width: number, height: number }} Sizes
 */

/** @typedef {{ name: string, file: string, sizes: Sizes }} Source a picture's name without its ending, where it stands, what it is made into */

const readable = ['.svg', '.png', '.jpg', '.jpeg'];

/**
 * What is wrong with a file's name, if anything.
 * @param {string} file @param {readonly string[]} others @param {readonly string[]} kinds
 */
function mistake(file, others, kinds) {
  const { name, ext } = path.parse(file);
  if (!kinds.some((kind) => name.startsWith(`${kind}-`)))
    return `${file} is no picture of the site: its name has to begin with ${kinds.map((kind) => `${kind}-`).join(' or ')}.`;
  if (!readable.includes(ext.toLowerCase())) return `${file} is no SVG, PNG or JPEG: save it as one of these.`;
  const twin = others.find((other) => other !== file && path.parse(other).name === name);
  return twin && `${file} and ${twin} are the same picture: take one of them away.`;
}

/**
 * @param {string} folder
 * @param {Readonly<Record<string, Sizes>>} kinds sizes by the first word of a picture's name, e.g. `banner`
 * @returns {Source[]} the pictures of the folder; hidden files are passed over
 * @throws one sentence for every file that cannot be taken
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
