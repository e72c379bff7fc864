// WebKitGTK 2.50 ignores the vertical offsets of combining marks, so letters whose dots are such marks look wrong there. Letters
// that include their dots look the same with and without the font's mark features.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import naskh from '../../site/fonts/naskh.woff2?url';
import boldNaskh from '../../site/fonts/naskh-bold.woff2?url';
import readex from '../../site/fonts/readex.woff2?url';

const LETTERS = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويآأإؤئةى'];
/** Isolated, initial, medial and final forms. */
const written = LETTERS.map((letter) => `${letter} ${letter}ط ط${letter}ط ط${letter}`).join(' ');

async function drawn(family: string, features: string, text = written): Promise<ImageData> {
  document.body.innerHTML = `<p style="all:initial;display:block;font:40px/1.6 ${family};font-feature-settings:${features}" dir="rtl">${text}</p>`;
  const element = document.querySelector('p');
  if (!element) throw new Error('There is no text.');
  // A busy browser takes the picture of the frame before.
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const png = await page.screenshot({ element, save: false });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!canvas) throw new Error('The browser draws on no canvas.');
  canvas.drawImage(picture, 0, 0);
  return canvas.getImageData(0, 0, picture.width, picture.height);
}

/** Pixels that are dark in one picture and light in the other: a busy browser may smooth the edges of the same letters differently. */
function unlike(one: ImageData, other: ImageData): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  return one.data.reduce((count, value, i) => count + (Math.abs(value - (other.data[i] ?? 0)) > 160 ? 1 : 0), 0);
}

it.each(Object.entries({ naskh, boldNaskh, readex }))('%s has the dots in its letters', async (family, address) => {
  // A family name of its own: other tests in the same page load the site's styles, which define these families.
  const face = `${family}-alone`;
  document.fonts.add(await new FontFace(face, `url(${address})`).load());
  let whole: ImageData | undefined;
  const withOtherLetters = async () => {
    const normal = await drawn(face, 'normal');
    whole = normal;
    return unlike(await drawn(face, 'normal', written.replaceAll('ب', 'ت')), normal);
  };
  await expect.poll(withOtherLetters).toBeGreaterThan(100);
  if (!whole) throw new Error('There is no picture.');
  expect(unlike(await drawn(face, "'mark' 0, 'mkmk' 0"), whole)).toBeLessThan(20);
});
