// A value of a wrong type hides no mistake of another question, of form.json or of another step that does not depend on it.
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
