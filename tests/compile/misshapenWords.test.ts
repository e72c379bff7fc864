// A wrong value in a language file hides none of the other mistakes in the translations, and none is found because of it.
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/index.ts';
import { currentRecord } from '../../engine/compile/publish/translationRecord.ts';
import { goodFiles, writeForm } from './support/writeForm.ts';

const who = {
  ...goodFiles['trip/who.schema.json'],
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 50 },
    way: {
      type: 'string',
      title: 'Way',
      maxLength: 9,
      errorMessage: { maxLength: 'At most {maxLength} characters' },
    },
    age: { type: 'integer', title: 'Age' },
  },
};
const words = {
  ...goodFiles['trip/ar.json'],
  'who.schema.json': {
    ...goodFiles['trip/ar.json']['who.schema.json'],
    '/properties/way/title': 'الطريق',
    '/properties/way/errorMessage/maxLength': {
      other: '{maxLength} حرفًا',
      zero: 'ص',
      one: 'و',
      two: 'ا',
      few: 'ق',
      many: 'ك',
    },
    '/properties/age/title': 'العمر',
  },
};
type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Codes and places of what the check finds in Arabic. */
function found(ar: unknown, record?: object): readonly string[] {
  const folder = writeForm({
    'trip/who.schema.json': who,
    'trip/who.ui.json': { 'ui:sections': [{ title: 'You', fields: ['name', 'way', 'age'] }] },
    'trip/ar.json': ar,
    'trip/translated.json': record,
  });
  return checkForm(folder, 'trip', 'ar').findings.map(({ code, place }) => `${code} ${place.pointer}`);
}

function changed(all: Words, file: string, text: string, value: unknown): Words {
  const { [text]: _, ...others } = all[file] ?? {};
  return { ...all, [file]: value === undefined ? others : { ...others, [text]: value } };
}

const SCHEMA = 'who.schema.json';

const MISTAKES: readonly (readonly [file: string, text: string, value: unknown, finding: string])[] = [
  [SCHEMA, '/properties/age/title', undefined, 'translated /who.schema.json/~1properties~1age~1title'],
  [SCHEMA, '/properties/age/title', '', 'translated /who.schema.json/~1properties~1age~1title'],
  [SCHEMA, '/properties/age/title', 'العمر {age}', 'translated /who.schema.json/~1properties~1age~1title'],
  [SCHEMA, '/properties/nope/title', 'لا', 'translated /who.schema.json/~1properties~1nope~1title'],
  [SCHEMA, '/properties/age/title', 'الاسم', 'titlesDistinct /who.schema.json/~1properties~1age~1title'],
  ['form.json', '/title', undefined, 'translated /form.json/~1title'],
];

it('the form has no findings', () => {
  expect(found(words)).toEqual([]);
});

it.each(MISTAKES)('%s %s: %j', (file, text, value, finding) => {
  expect(found(changed(words, file, text, value))).toContain(finding);
});

const places = Object.entries(words).flatMap(([file, texts]) =>
  Object.keys(texts).map((text) => [file, text] as const),
);

it.each(places)('beside a wrong translation, %s %s', (file, text) => {
  for (const value of [7, ['x'], {}, { other: 7 }, { others: 'x' }, null]) {
    const wrong = changed(words, file, text, value);
    expect(found(wrong).filter((one) => !/^(?:valuesValid|keysKnown) /.test(one))).toEqual([]);
    expect(found(wrong)).not.toEqual([]);
    const others = MISTAKES.filter(([of, one]) => of !== file || one !== text);
    const lost = others.filter(([of, one, what, finding]) => !found(changed(wrong, of, one, what)).includes(finding));
    // A title that is not known is distinct from all others.
    expect(lost.filter(([, , , finding]) => !finding.startsWith('titlesDistinct') || !text.includes('name'))).toEqual(
      [],
    );
  }
});

it.each(Object.keys(words))('beside a wrong value for %s', (file) => {
  for (const value of [7, ['x'], 'x', null]) {
    const wrong = { ...words, [file]: value } as unknown as Words;
    expect(found(wrong)).toEqual([`valuesValid /${file}`]);
    const others = MISTAKES.filter(([of]) => of !== file);
    const lost = others.filter(([of, one, what, finding]) => !found(changed(wrong, of, one, what)).includes(finding));
    expect(lost.map(([, , , finding]) => finding)).toEqual([]);
  }
});

it('beside a wrong name of a file', () => {
  const { [SCHEMA]: own, ...others } = words;
  const wrong = { ...others, 'Who schema.json': own } as unknown as Words;
  expect(found(wrong)).toEqual(['translated /Who schema.json']);
  expect(found(changed(wrong, 'form.json', '/title', undefined))).toEqual([
    'translated /form.json/~1title',
    'translated /Who schema.json',
  ]);
});

it('beside the name of a text without its slash', () => {
  const wrong = changed(
    changed(words, SCHEMA, '/properties/age/title', undefined),
    SCHEMA,
    'properties/age/title',
    'العمر',
  );
  expect(found(wrong)).toEqual(['valuesValid /who.schema.json/properties~1age~1title']);
});

it('proposes no edit that would remove a wrong translation', () => {
  const ui = (...titles: readonly string[]) => ({ 'ui:sections': titles.map((title) => ({ title, fields: [] })) });
  const own = { '/ui:sections/0/title': 'أنتم', '/ui:sections/1/title': 'هم' };
  const before = { 'trip/who.ui.json': ui('You', 'They', 'All'), 'trip/ar.json': { ...words, 'who.ui.json': own } };
  const record = currentRecord(path.join(writeForm(before), 'trip/who.ui.json'), 'ar');
  const mends = (third: unknown) => {
    const folder = writeForm({
      'trip/who.ui.json': ui('They', 'You', 'All'),
      'trip/ar.json': { ...words, 'who.ui.json': { ...own, '/ui:sections/2/title': third } },
      'trip/translated.json': { ar: { 'who.ui.json': record } },
    });
    return checkForm(folder, 'trip', 'ar').findings.flatMap(({ mend = [] }) =>
      mend.map(({ file }) => path.basename(file)),
    );
  };
  expect(mends('الكل')).toContain('ar.json');
  expect(mends(7)).not.toContain('ar.json');
});
