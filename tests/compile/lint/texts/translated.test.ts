import path from 'node:path';
import { expect, it } from 'vitest';
import { checkAcross, checkDefinition } from '../../../../engine/compile/checkDefinition.ts';
import { checkForm } from '../../../../engine/compile/checkForm.ts';
import { currentRecord } from '../../../../engine/compile/publish/translationRecord.ts';
import { readDefinition } from '../../../../engine/compile/read/readDefinition.ts';
import { type Files, goodFiles, writeForm } from '../../support/writeForm.ts';

const good = goodFiles['trip/ar.json'];

function check(folder: string) {
  const definition = readDefinition(folder, 'trip', 'ar', () => []);
  return checkDefinition(definition, checkAcross(definition));
}

function faults(files: Files): readonly string[] {
  const folder = writeForm(files);
  const found = check(folder);
  return found.map(({ place, problem }) => `${place.file.slice(folder.length)}:${place.line ?? ''} ${problem}`);
}

const withMessage = (message: unknown) => ({
  type: 'object',
  properties: { name: { type: 'string', title: 'Name', maxLength: 50, errorMessage: { maxLength: message } } },
  required: ['name'],
  errorMessage: { required: { name: 'Name is required' } },
});
const inArabic = (message: unknown) => ({
  ...good,
  'who.schema.json': { ...good['who.schema.json'], '/properties/name/errorMessage/maxLength': message },
});
const forms = {
  zero: 'صفر',
  one: 'حرف',
  two: 'حرفان',
  few: '{maxLength} أحرف',
  many: '{maxLength} حرفًا',
  other: '{maxLength} حرف',
};

it.each<[string, Files]>([
  ['a translation of every text', {}],
  [
    'a placeholder in both',
    { 'trip/who.schema.json': withMessage('Up to {maxLength}'), 'trip/ar.json': inArabic('حتى {maxLength}') },
  ],
  ['all plural forms', { 'trip/who.schema.json': withMessage('Up to {maxLength}'), 'trip/ar.json': inArabic(forms) }],
  [
    'a file of translations with texts that other forms use',
    {
      'trip/who.schema.json': {
        type: 'object',
        properties: { name: { $ref: '../lists/pet.json', title: 'Name' } },
        errorMessage: { required: { name: 'Name is required' } },
      },
      'lists/pet.json': { type: 'string', enum: ['cat', ' dog'] },
      'lists/ar.json': { 'pet.json': { '/enum/cat': 'قطة', '/enum/ dog': 'كلب' }, 'other.json': { '/enum/x': 'س' } },
      'lists/other.json': { type: 'string', enum: ['x'] },
    },
  ],
])('accepts %s', (_, files) => {
  expect(faults(files)).toEqual([]);
});

it('shows how a language file begins that is not there', () => {
  const folder = writeForm({ 'trip/ar.json': undefined });
  const [found] = check(folder);
  expect(found?.repair).toContain('{ "$schema": "../words.schema.json",');
});

it.each<[string, Files, string]>([
  [
    'no language file',
    { 'trip/ar.json': undefined },
    '/trip/ar.json: 7 texts have no translation: there is no ar.json in this folder.',
  ],
  [
    'a text without a translation',
    { 'trip/ar.json': { ...good, 'who.ui.json': {} } },
    '/trip/ar.json:12 “You” (who.ui.json) has no translation.',
  ],
  [
    'a translation without a text',
    { 'trip/ar.json': { ...good, 'who.ui.json': { ...good['who.ui.json'], '/name/ui:description': 'اكتبوا' } } },
    '/trip/ar.json:14 "/name/ui:description" is not a text of who.ui.json.',
  ],
  [
    'translations of a file that does not exist',
    { 'trip/ar.json': { ...good, 'where.ui.json': { '/title': 'أين' } } },
    '/trip/ar.json:15 "where.ui.json" is not a file of this form.',
  ],
  [
    'a placeholder missing in the translation',
    { 'trip/who.schema.json': withMessage('Up to {maxLength}'), 'trip/ar.json': inArabic('كثير') },
    'The English text has {maxLength}, the translation has none.',
  ],
  [
    'missing plural forms',
    { 'trip/who.schema.json': withMessage('Up to {maxLength}'), 'trip/ar.json': inArabic({ other: '{maxLength}' }) },
    'The plural forms zero, one, two, few, many are missing.',
  ],
  [
    'plural forms without a number',
    { 'trip/who.schema.json': withMessage('Too long'), 'trip/ar.json': inArabic({ ...forms, other: 'طويل' }) },
    'Plural forms need a number, but the English text has no placeholder.',
  ],
])('reports %s', (_, files, expected) => {
  expect(faults(files)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
});

const { 'who.schema.json': schemaTexts, ...others } = good;
const { '/properties/name/title': title, ...otherTexts } = schemaTexts;

it.each<[string, unknown, string, string]>([
  ['a file', { ...others, 'who.shema.json': schemaTexts }, 'who.shema.json', 'who.schema.json'],
  [
    'a text',
    { ...others, 'who.schema.json': { ...otherTexts, '/properties/nam/title': title } },
    '/properties/nam/title',
    '/properties/name/title',
  ],
  [
    'a keyword of a text',
    { ...others, 'who.schema.json': { ...otherTexts, '/properties/name/titel': title } },
    '/properties/name/titel',
    '/properties/name/title',
  ],
])(
  'a misspelt name of %s is one finding, also where a record of the translations stands',
  (_, arabic, written, meant) => {
    const folder = writeForm({});
    const current = currentRecord(path.join(folder, 'trip/who.schema.json'), 'ar');
    const forms = [{}, { 'trip/translated.json': { ar: { 'who.schema.json': current } } }];
    for (const record of forms) {
      const { findings } = checkForm(writeForm({ 'trip/ar.json': arabic, ...record }), 'trip', 'ar');
      const said = findings.filter(({ place }) => place.file.endsWith('ar.json'));
      expect(said.map(({ problem }) => problem)).toEqual([expect.stringContaining(`"${written}" is not a`)]);
      expect(said[0]?.repair).toContain(`Perhaps "${meant}" was meant.`);
    }
  },
);

it('judges a translation that stands under a misspelt name', () => {
  const wrong = { ...otherTexts, '/properties/nam/title': 'الاسم {max}' };
  const { findings } = checkForm(writeForm({ 'trip/ar.json': { ...others, 'who.schema.json': wrong } }), 'trip', 'ar');
  expect(findings.map(({ problem }) => problem)).toEqual([
    'The English text has no placeholder, the translation has {max}.',
    '"/properties/nam/title" is not a text of who.schema.json.',
  ]);
});

it('takes the number of a section for no misspelling', () => {
  const ui = { ...goodFiles['trip/who.ui.json'], 'ui:sections': [{ title: 'You', fields: ['name'] }] };
  const arabic = { ...good, 'who.ui.json': { '/ui:sections/1/title': 'أنتم' } };
  const { findings } = checkForm(writeForm({ 'trip/who.ui.json': ui, 'trip/ar.json': arabic }), 'trip', 'ar');
  expect(findings.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('has no translation'),
    expect.stringContaining('"/ui:sections/1/title" is not a text'),
  ]);
});

it.each<[string, unknown, string]>([
  ['without "other"', { one: 'حرف' }, '"other" is missing here.'],
  ['that are none', {}, '"other" is missing here.'],
  ['of which one is misspelt', { other: '{maxLength} حرف', tow: 'حرفان' }, '"tow" is not a key that is allowed here.'],
  ['of which one is a number', { other: 5 }, '"other" is 5, but must be of type string.'],
])('plural forms %s are one finding, in English and in Arabic', (_, words, problem) => {
  const english = writeForm({ 'trip/who.schema.json': withMessage(words) });
  const arabic = writeForm({
    'trip/who.schema.json': withMessage('Up to {maxLength}'),
    'trip/ar.json': inArabic(words),
  });
  expect(checkForm(english, 'trip').findings.map((finding) => finding.problem)).toEqual([problem]);
  expect(checkForm(arabic, 'trip', 'ar').findings.map((finding) => finding.problem)).toEqual([problem]);
});
