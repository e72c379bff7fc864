// A value of a wrong type hides no mistake of another question, of form.json or of another step that does not depend on it; nor does a file or a part of one that is missing.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const noted = { 'ui:sections': [{ title: 'S', fields: ['name', 'age'] }] };
const who = (age: object) => ({
  type: 'object',
  properties: { name: text, way: { ...text, title: 'Way' }, age: { type: 'integer', title: 'Age', ...age } },
});
const secret = { type: 'object', properties: { key: { ...text, title: 'Key' } } };

it.each<[what: string, age: object]>([
  ['nothing wrong', {}],
  ['a limit of another type', { minimum: 'x' }],
  ['a title of another type', { title: 5 }],
])('a question without a section, a name of no question and a password that is shown, beside %s', (_, age) => {
  const folder = writeForm({
    'trip/form.json': formFile({
      steps: [
        { id: 'who', label: 'Who', at: '/who' },
        { id: 'more', label: 'More', at: '/more' },
      ],
      summary: ['/more/key', '/more/nope'],
    }),
    'trip/who.schema.json': who(age),
    'trip/who.ui.json': noted,
    'trip/more.schema.json': secret,
    'trip/more.ui.json': { key: { 'ui:widget': 'password' } },
  });
  const found = checkForm(folder, 'trip').findings.filter(({ code }) => code !== 'valuesValid');
  expect(found.map(({ code, place }) => `${code} ${place.pointer}`)).toEqual([
    'uiNamesFields /ui:sections',
    'pointersNameQuestions /summary/1',
    'passwordsHidden /summary/0',
  ]);
});

const choice = { type: 'string', title: 'Way', enum: ['bus', 'foot', 'car'] };
const misspelt = { type: 'string', titel: 'X', maxLength: 5 };
const forCase = (value: string, name: string, question: object) => ({
  properties: { way: { const: value }, [name]: question },
});
const inBranch = {
  if: { properties: { way: { const: 'bus' } }, required: ['way'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { x: misspelt } },
};

it.each<[keyword: string, members: readonly unknown[], at: string]>([
  ['oneOf', [5, forCase('bus', 'y', text), forCase('foot', 'x', misspelt)], '/oneOf/2/properties/x/titel'],
  ['anyOf', [forCase('foot', 'x', misspelt), 'car', forCase('bus', 'y', text)], '/anyOf/0/properties/x/titel'],
  ['allOf', [null, inBranch], '/allOf/1/then/properties/x/titel'],
])('a mistake in a member of %s, beside a member that is no object', (keyword, members, at) => {
  const folder = writeForm({
    'trip/form.json': formFile({}),
    'trip/who.schema.json': { type: 'object', properties: { way: choice }, [keyword]: members },
    'trip/who.ui.json': { 'ui:order': ['*'] },
  });
  const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);
  const isNoObject = (one: unknown) => typeof one !== 'object' || one === null;
  expect(found).toEqual([`keywords ${at}`, `valuesValid /${keyword}/${members.findIndex(isNoObject)}`]);
});

it('a mistake in a step without a ui file, beside a $ref that leads nowhere', () => {
  const folder = writeForm({
    'trip/form.json': formFile({}),
    'trip/who.schema.json': {
      type: 'object',
      properties: { k: { $ref: '../lists/nope.schema.json#/x' }, x: misspelt },
    },
    'trip/who.ui.json': undefined,
  });
  const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);
  expect(found).toEqual(['keywords /properties/x/titel', 'fileReadable ', 'refsResolve /properties/k/$ref']);
});
