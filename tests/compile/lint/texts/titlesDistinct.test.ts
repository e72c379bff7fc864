// Titles are compared in each language, and what is wrong stands in the file that has the words.
import { expect, it } from 'vitest';
import { checkForm } from '../../../../engine/compile/checkForm.ts';
import { goodFiles, writeForm } from '../../support/writeForm.ts';

const good = goodFiles['trip/ar.json'];
const question = (title: string) => ({ type: 'string', title, maxLength: 50 });

/** What the check says of equal titles, in English and then in Arabic. */
function found(titles: readonly [string, string], words: object): readonly string[] {
  const [a, b] = titles;
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', properties: { a: question(a), b: question(b) } },
    'trip/who.ui.json': { 'ui:order': ['*'] },
    'trip/ar.json': { 'form.json': good['form.json'], 'who.schema.json': words },
  });
  return (['en', 'ar'] as const)
    .flatMap((language) => checkForm(folder, 'trip', language).findings)
    .filter(({ code }) => code === 'titlesDistinct')
    .map(({ place, problem }) => `${place.file.split('/').at(-1)} ${place.pointer} ${problem}`);
}

it('each language is reported at its own file', () => {
  expect(found(['Name', 'Day'], { '/properties/a/title': 'الاسم', '/properties/b/title': 'الاسم' })).toEqual([
    'ar.json /who.schema.json/~1properties~1b~1title "b" and "a" are asked together under the same title, "الاسم".',
  ]);
  expect(found(['Name', 'Name'], { '/properties/a/title': 'الاسم', '/properties/b/title': 'اليوم' })).toEqual([
    'who.schema.json /properties/b/title "b" and "a" are asked together under the same title, "Name".',
  ]);
});

it('titles without a translation are reported once', () => {
  expect(found(['Name', 'Name'], {})).toEqual([expect.stringMatching(/^who\.schema\.json /)]);
});
