// What a maintainer reads of two versions of a small form: each change to the files is one that a parent could notice, or none.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { languages } from '../../engine/core/locale/language.ts';
import type { Version } from '../../engine/studio/changes/change.ts';
import { changesBetween } from '../../engine/studio/changes/changesBetween.ts';
import { type Files, formFile, writeForm } from '../compile/support/writeForm.ts';
import { when } from '../core/support/schemas.ts';

const colour = { type: 'string', title: 'Colour', enum: ['r', 'g'], enumNames: ['Red', 'Green'] };
const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });
const schema = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const age = { properties: { age: { type: 'number', title: 'Age' } } };
const nameless = { required: { name: 'Name is required' } };
const base = schema({ name: text('Name'), colour }, { required: ['name'], errorMessage: nameless });
const arabic = (words: object, form: object = {}) => ({
  'form.json': { '/title': 'رحلة', '/steps/who/label': 'من', '/done/title': 'تم', '/done/text/0': 'حسنًا.', ...form },
  'who.schema.json': { '/properties/name/title': 'الاسم', '/properties/colour/title': 'اللون', ...words },
});
const files = (who: object, others: Files = {}): Files => ({
  'trip/who.schema.json': who,
  'trip/who.ui.json': { 'ui:sections': [{ fields: ['name', 'colour'] }] },
  'trip/ar.json': arabic({}),
  ...others,
});

function version(changes: Files): Version {
  const folder = writeForm(changes);
  const read = languages.map((language) => [language, checkForm(folder, 'trip', language).definition]);
  expect(read.map(([, definition]) => definition)).not.toContain(undefined);
  return Object.fromEntries(read);
}

const told = (before: Files, after: Files) =>
  changesBetween(version(before), version(after)).map(({ where, what, texts }) => ({
    said: `${where}: ${what}`,
    texts: texts.map(({ language, before: was = '', after: is = '' }) => `${language} ${was} > ${is}`),
  }));

const said = (before: object, after: object) => told(files(before), files(after)).map((change) => change.said);

describe('between two versions', () => {
  it('nothing is told where nothing is different', () => {
    expect(told(files(base), files(base))).toEqual([]);
  });

  it('words are told in the languages in which they differ', () => {
    const renamed = { ...base, properties: { name: text('Full name'), colour } };
    expect(told(files(base), files(renamed))).toEqual([
      { said: 'Who › Full name: The title is worded differently.', texts: ['en Name > Full name'] },
    ]);
    const others = { 'trip/ar.json': arabic({ '/properties/name/title': 'الاسم الكامل' }) };
    expect(told(files(base), files(base, others))).toEqual([
      { said: 'Who › Name: The title is worded differently.', texts: ['ar الاسم > الاسم الكامل'] },
    ]);
  });

  it('a new question is told with its words and when it is asked, one that is gone comes last', () => {
    const asked = schema(
      { name: text('Name') },
      {
        required: ['name'],
        errorMessage: nameless,
        ...when('name', 'Maya', { ...age, required: ['age'] }),
      },
    );
    expect(told(files(base), files(asked))).toEqual([
      {
        said: 'Who › Age: This question is new. It is asked if “Name” is “Maya” and has to be answered.',
        texts: ['en  > Age', 'ar  > Age'],
      },
      { said: 'Who › Colour: This question is gone.', texts: ['en Colour > ', 'ar اللون > '] },
    ]);
  });

  it.each<[string, object, string]>([
    ['is required now', { required: ['name', 'colour'] }, 'Colour: It has to be answered now.'],
    ['is required no longer', { required: [] }, 'Name: It need not be answered any more.'],
    [
      'is required in some cases',
      when('name', 'Maya', { required: ['colour'] }),
      'Colour: It has to be answered now if “Name” is “Maya”.',
    ],
    [
      'has a new limit',
      { properties: { name: text('Name', { minLength: 2 }), colour } },
      'Name: It takes at least 2 characters now.',
    ],
    [
      'has another limit',
      { properties: { name: { ...text('Name'), maxLength: 80 }, colour } },
      'Name: It takes at most 80 characters now; before, at most 50 characters.',
    ],
    [
      'is answered differently',
      { properties: { name: text('Name'), colour: text('Colour') } },
      'Colour: It is answered differently: a text instead of one of several options.',
    ],
  ])('a question that %s is told', (_, changes, sentence) => {
    expect(said(base, { ...base, ...changes })).toContain(`Who › ${sentence}`);
  });

  it('messages that changed are told, and those that are new', () => {
    const properties = { name: text('Name', { errorMessage: { maxLength: 'At most {maxLength}' } }), colour };
    const message = { required: { name: 'Tell us your name' } };
    expect(told(files(base), files({ ...base, properties, errorMessage: message }))).toEqual([
      { said: 'Who › Name: A mistake has a message of its own now.', texts: ['en  > At most 50', 'ar  > At most ٥٠'] },
      {
        said: 'Who › Name: A mistake is told in other words.',
        texts: expect.arrayContaining(['en Name is required > Tell us your name']),
      },
    ]);
  });

  it('options are told by their labels, and their order', () => {
    const withOptions = (values: string[], names: string[]) => ({
      ...base,
      properties: { name: text('Name'), colour: { ...colour, enum: values, enumNames: names } },
    });
    const options = told(files(base), files(withOptions(['g', 'b'], ['Dark green', 'Blue'])));
    expect(options.map(({ said: sentence, texts }) => [sentence, texts[0]])).toEqual([
      ['Who › Colour: An option is worded differently.', 'en Green > Dark green'],
      ['Who › Colour: There is a new option.', 'en  > Blue'],
      ['Who › Colour: An option is gone.', 'en Red > '],
    ]);
    expect(said(base, withOptions(['g', 'r'], ['Green', 'Red']))).toEqual([
      'Who › Colour: The options come in another order.',
    ]);
  });

  it('a condition that became another is told by titles and labels', () => {
    const asked = (value: string) => schema({ name: text('Name'), colour }, when('colour', value, age));
    expect(said(asked('r'), asked('g'))).toEqual([
      'Who › Age: It is asked now if “Colour” is “Green”; before, if “Colour” is “Red”.',
    ]);
  });

  it('a condition is no other one because a title in it is worded differently', () => {
    const asked = (title: string) =>
      schema({ name: text('Name'), colour: { ...colour, title } }, when('colour', 'r', age));
    expect(said(asked('Colour'), asked('Paint'))).toEqual(['Who › Paint: The title is worded differently.']);
  });

  it('what stands around the questions is told: headings, hints, their order, the form itself', () => {
    const ui = {
      'ui:sections': [{ title: 'You', fields: ['colour', 'name'] }],
      name: { 'ui:description': 'As in the passport', 'ui:help': 'In Latin letters' },
    };
    const form = formFile({ title: 'Journey', route: '/journey' });
    const after = files(base, { 'trip/who.ui.json': ui, 'trip/form.json': form });
    expect(told(files(base), after).map((change) => change.said)).toEqual([
      'Journey: The title is worded differently.',
      'Journey: The address of the page is now /journey; before, /trip.',
      'Who: What stands over the sections is new.',
      'Who: The questions come in another order: Colour, Name.',
      'Who › Name: The hint is new.',
      'Who › Name: The help below the answer is new.',
    ]);
  });

  it('a language that is new is told once', () => {
    expect(told(files(base, { 'trip/ar.json': undefined }), files(base))).toEqual([
      { said: 'Trip: The form can now be read in this language: ar.', texts: [] },
    ]);
  });

  it('a version that was raised is nothing that a parent sees', () => {
    expect(told(files(base), files(base, { 'trip/form.json': formFile({ version: 2 }) }))).toEqual([]);
  });
});
