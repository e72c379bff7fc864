import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePictures } from '../../site/media/makePictures.mjs';
import { portraitFiles } from '../../site/pages/parts/portraitFiles.ts';

/** Smaller files are not what is tested. */
const effort = { avif: 0, webp: 0 };

let from: string;
let to: string;

beforeEach(() => {
  [from, to] = [mkdtempSync(path.join(tmpdir(), 'sources-')), mkdtempSync(path.join(tmpdir(), 'made-'))] as const;
});
afterEach(() => {
  for (const folder of [from, to]) rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** Writes a picture into the source folder: upper half red, lower half blue. */
const put = (name: string, width: number, height: number, orientation?: number) => {
  const half = { width, height: Math.round(height / 2), channels: 3 as const, background: '#00f' };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: { create: half }, gravity: 'south' }])
    .withMetadata(orientation ? { orientation } : {})
    .toFile(path.join(from, name));
};

it('makes a rotated photograph in every size, upright and without metadata', async () => {
  const told = vi.spyOn(console, 'log').mockReturnValue();
  await put('portrait-principal.jpg', 1400, 900, 6);
  await makePictures({ from, to, effort });
  const { widths, width, height } = portraitFiles;
  const made = widths.flatMap((wide) =>
    ['avif', 'jpg', 'webp'].map((format) => `portrait-principal-${wide}.${format}`),
  );
  expect(readdirSync(to).sort()).toEqual(made.sort());
  const largest = sharp(path.join(to, `portrait-principal-${width}.jpg`));
  const about = await largest.metadata();
  expect([about.width, about.height, about.orientation, about.exif]).toEqual([width, height, undefined, undefined]);
  // Orientation 6: the top of the file is at the right of the upright picture.
  const [red = 0, , blue = 0] = await largest
    .extract({ left: width - 20, top: 400, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(blue);
  expect(told.mock.calls.join()).toContain('portrait-principal.jpg: its edges are cut off');
});

it('makes only the named pictures', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 64" width="48" height="64"/>';
  for (const name of ['one', 'two']) writeFileSync(path.join(from, `portrait-${name}.svg`), drawing);
  await makePictures({ only: ['portrait-two'], from, to, effort });
  expect(readdirSync(to).every((file) => file.startsWith('portrait-two-'))).toBe(true);
  const { width, height } = await sharp(path.join(to, 'portrait-two-640.jpg')).metadata();
  expect([width, height]).toEqual([640, 853]);
  await expect(makePictures({ only: ['portrait-three'], from, to })).rejects.toThrow(
    'No such picture: "portrait-three". The pictures are portrait-one, portrait-two.',
  );
});

const wrong: readonly [name: string, put: () => unknown, sentence: string][] = [
  [
    'is too small',
    () => put('banner-night.png', 1599, 640),
    'banner-night.png has 1599 by 640 pixels; use one of at least 1600 by 640.',
  ],
  [
    'is not a picture',
    () => writeFileSync(path.join(from, 'banner-night.jpg'), 'words'),
    'banner-night.jpg cannot be read as a picture: ',
  ],
  [
    'has an unsupported format',
    () => writeFileSync(path.join(from, 'banner-night.heic'), ''),
    'banner-night.heic is not an SVG, PNG or JPEG. Save it as one of these.',
  ],
  [
    'is neither banner nor portrait',
    () => put('photo.jpg', 10, 10),
    'photo.jpg is not a picture of the site: its name must begin with banner- or portrait-.',
  ],
];

it.each(wrong)('a file that %s: says why, and writes nothing', async (_, putFile, sentence) => {
  await put('banner-floor.jpg', 1600, 640);
  await putFile();
  await expect(makePictures({ from, to })).rejects.toThrow(sentence);
  expect(readdirSync(to)).toEqual([]);
});

it('rejects two sources of one picture', async () => {
  await put('banner-night.jpg', 1600, 640);
  await put('banner-night.png', 1600, 640);
  await expect(makePictures({ from, to })).rejects.toThrow(
    'banner-night.jpg and banner-night.png are the same picture. Remove one of them.',
  );
});
