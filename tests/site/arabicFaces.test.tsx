// WebKitGTK 2.50 drops the heights at which a font sets its marks. A letter whose dots are such marks is wrong there in
// headings and text; one that is drawn with its dots looks the same in any browser, with and without marks being set.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import naskh from '../../site/fonts/naskh.woff2?url';
import boldNaskh from '../../site/fonts/naskh-bold.woff2?url';
import readex from '../../site/fonts/readex.woff2?url';

const LETTERS = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويآأإؤئةى'];
/** Alone, first, in the middle, last. */
const written = LETTERS.map((letter) => `${letter} ${letter}ط ط${letter}ط ط${letter}`).join(' ');

async function drawn(family: string, features: string): Promise<string> {
  document.body.innerHTML = `<p style="margin:0;font:40px/1.6 ${family};font-feature-settings:${features}" dir="rtl">${written}</p>`;
  const text = document.querySelector('p');
  if (!text) throw new Error('There is no text.');
  return page.screenshot({ element: text, save: false });
}

it.each(Object.entries({ naskh, boldNaskh, readex }))(
  '%s draws every letter with its dots',
  async (family, address) => {
    // A name of its own: the site's styles, which other tests load into the same page, define faces of these families too.
    const face = `${family}-alone`;
    document.fonts.add(await new FontFace(face, `url(${address})`).load());
    expect((await drawn(face, 'normal')).length).toBeGreaterThan(10_000);
    // Polled, because a test before this one in the same page may still be ending: the two pictures are taken one after the other.
    const isSame = async () => (await drawn(face, "'mark' 0, 'mkmk' 0")) === (await drawn(face, 'normal'));
    await expect.poll(isSame, { timeout: 10_000 }).toBe(true);
  },
);
