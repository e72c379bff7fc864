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

async function drawn(family: string, features: string): Promise<string> {
  document.body.innerHTML = `<p style="margin:0;font:40px/1.6 ${family};font-feature-settings:${features}" dir="rtl">${written}</p>`;
  const text = document.querySelector('p');
  if (!text) throw new Error('There is no text.');
  return page.screenshot({ element: text, save: false });
}

it.each(Object.entries({ naskh, boldNaskh, readex }))('%s has the dots in its letters', async (family, address) => {
  // A family name of its own: other tests in the same page load the site's styles, which define these families.
  const face = `${family}-alone`;
  document.fonts.add(await new FontFace(face, `url(${address})`).load());
  expect((await drawn(face, 'normal')).length).toBeGreaterThan(10_000);
  // Polled: the two screenshots are taken one after the other, and an earlier test's page may still be changing.
  const isSame = async () => (await drawn(face, "'mark' 0, 'mkmk' 0")) === (await drawn(face, 'normal'));
  await expect.poll(isSame, { timeout: 10_000 }).toBe(true);
});
