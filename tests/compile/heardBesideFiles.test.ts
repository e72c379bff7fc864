// A mistake in one file, or in an entry of the ui file, hides no mistake of another: each is told at once, and nothing false follows from it.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, inArabic, writeForm } from './support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
const schema = {
  type: 'object',
  properties: {
    name: text('Name'),
    street: { type: 'string', title: 'Street' },
    count: { type: 'integer', title: 'Count', minimum: 9, maximum: 3 },
    sign: { type: 'boolean', title: 'I agree', const: true },
    kind: { $ref: '../lists/kinds.json', title: 'Kind' },
  },
  required: ['name', 'street', 'sign'],
  errorMessage: { required: { name: 'Name is required', sign: 'Please agree' } },
};
const files = {
  'trip/form.json': formFile({ summary: ['/who/nmae'], mail: { to: '/who/nmae' } }),
  'trip/who.schema.json': schema,
  'trip/who.ui.json': { 'ui:order': ['*'] },
  'trip/ar.json': {
    ...inArabic({}),
    'who.schema.json': {
      '/properties/name/title': 'الاسم',
      '/properties/street/title': 'الشارع',
      '/properties/count/title': 'العدد',
      '/properties/sign/title': 'أوافق',
      '/properties/kind/title': 'النوع',
      '/properties/nam/title': 'الاسم',
      '/errorMessage/required/name': 'الاسم مطلوب',
      '/errorMessage/required/sign': 'نرجو الموافقة',
    },
  },
  'lists/kinds.json': { type: 'string', enum: ['a', 'b'] },
};

function findingsWith(changes: object): readonly string[] {
  const folder = writeForm({ ...files, 'lists/ar.json': undefined, ...changes });
  return (['en', 'ar'] as const).flatMap((language) =>
    checkForm(folder, 'trip', language).findings.map(({ code, place }) => `${code} ${place.pointer}`),
  );
}

const alone = [
  'keywordsHaveMessages /properties/sign/const',
  'lengthsLimited /properties/street',
  'limitsAgree /properties/count/minimum',
  'pointersNameQuestions /mail/to',
  'pointersNameQuestions /summary/0',
  'requiredHaveMessages /required',
  'translated /who.schema.json/~1properties~1nam~1title',
];

it('without another mistake', () => {
  expect(
    findingsWith({})
      .filter((one) => alone.includes(one))
      .sort(),
  ).toEqual(alone);
});

it.each<[string, object, RegExp]>([
  [
    'a text in the place of an entry of the ui file',
    { 'trip/who.ui.json': { 'ui:order': ['*'], street: 'textarea' } },
    /^valuesValid \/street$/,
  ],
  ['no ui file', { 'trip/who.ui.json': undefined }, /^fileReadable $/],
  ['a list in the place of the ui file', { 'trip/who.ui.json': '[]' }, /^jsonValid $/],
  ['a shared list that is not there', { 'lists/kinds.json': undefined }, /^refsResolve \/properties\/kind\/\$ref$/],
  ['a bracket that is missing in a shared list', { 'lists/kinds.json': '{ "enum": ["a", "b" }' }, /^jsonValid $/],
])('%s', (_, changes, cause) => {
  const found = findingsWith(changes);
  expect(found.filter((one) => cause.test(one)).length).toBeGreaterThan(0);
  const others = found.filter((one) => !cause.test(one));
  // The options of "kind" have no translation, which cannot be known without the list.
  expect(others.filter((one) => !/kind|sections|^translated $/.test(one)).sort()).toEqual(alone);
});
