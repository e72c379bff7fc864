// Comparing two versions of a small form: every change of the files gives the sentence for what a parent would notice, or none.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { languages } from '../../../engine/core/locale/language.ts';
import type { Version } from '../../../engine/studio/changes/change.ts';
import { changesBetween } from '../../../engine/studio/changes/changesBetween.ts';
import { type Files, formFile, writeForm } from '../../compile/support/writeForm.ts';
import { when } from '../../core/support/schemas.ts';

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

const changes = (before: Files, after: Files) =>
  changesBetween(version(before), version(after)).map(({ where, what, texts }) => ({
    sentence: `${where}: ${what}`,
    texts: texts.map(({ language, before: was = '', after: is = '' }) => `${language} ${was} > ${is}`),
  }));

const sentences = (before: object, after: object) =>
  changes(files(before), files(after)).map(({ sentence }) => sentence);

describe('the changes between two versions', () => {
  it('of the same content are none', () => {
    expect(changes(files(base), files(base))).toEqual([]);
  });

  it('of a text name the languages in which it differs', () => {
    const renamed = { ...base, properties: { name: text('Full name'), colour } };
    expect(changes(files(base), files(renamed))).toEqual([
      { sentence: 'Who › Full name: The title is worded differently.', texts: ['en Name > Full name'] },
    ]);
    const others = { 'trip/ar.json': arabic({ '/properties/name/title': 'الاسم الكامل' }) };
    expect(changes(files(base), files(base, others))).toEqual([
      { sentence: 'Who › Name: The title is worded differently.', texts: ['ar الاسم > الاسم الكامل'] },
    ]);
  });

  it('include a new question with its title and condition, and removed questions last', () => {
    const asked = schema(
      { name: text('Name') },
      {
        required: ['name'],
        errorMessage: nameless,
        ...when('name', 'Maya', { ...age, required: ['age'] }),
      },
    );
    expect(changes(files(base), files(asked))).toEqual([
      {
        sentence: 'Who › Age: This question is new. It is asked if “Name” is “Maya” and is required.',
        texts: ['en  > Age', 'ar  > Age'],
      },
      { sentence: 'Who › Colour: This question was removed.', texts: ['en Colour > ', 'ar اللون > '] },
    ]);
  });

  it.each<[string, object, string]>([
    ['becomes required', { required: ['name', 'colour'] }, 'Colour: It is now required.'],
    ['becomes optional', { required: [] }, 'Name: It is no longer required.'],
    [
      'becomes required under a condition',
      when('name', 'Maya', { required: ['colour'] }),
      'Colour: It is now required if “Name” is “Maya”.',
    ],
    [
      'gets a limit',
      { properties: { name: text('Name', { minLength: 2 }), colour } },
      'Name: It now accepts at least 2 characters.',
    ],
    [
      'gets another limit',
      { properties: { name: { ...text('Name'), maxLength: 80 }, colour } },
      'Name: It now accepts at most 80 characters; before, at most 50 characters.',
    ],
    [
      'gets another kind of answer',
      { properties: { name: text('Name'), colour: text('Colour') } },
      'Colour: It is answered differently: a text instead of one of several options.',
    ],
  ])('include a question that %s', (_, changes, sentence) => {
    expect(sentences(base, { ...base, ...changes })).toContain(`Who › ${sentence}`);
  });

  it('include new and changed error messages', () => {
    const properties = { name: text('Name', { errorMessage: { maxLength: 'At most {maxLength}' } }), colour };
    const message = { required: { name: 'Tell us your name' } };
    expect(changes(files(base), files({ ...base, properties, errorMessage: message }))).toEqual([
      { sentence: 'Who › Name: An error has a new message.', texts: ['en  > At most 50', 'ar  > At most ٥٠'] },
      {
        sentence: 'Who › Name: An error message is worded differently.',
        texts: expect.arrayContaining(['en Name is required > Tell us your name']),
      },
    ]);
  });

  it('name options by their labels, and include their order', () => {
    const withOptions = (values: string[], names: string[]) => ({
      ...base,
      properties: { name: text('Name'), colour: { ...colour, enum: values, enumNames: names } },
    });
    const options = changes(files(base), files(withOptions(['g', 'b'], ['Dark green', 'Blue'])));
    expect(options.map(({ sentence, texts }) => [sentence, texts[0]])).toEqual([
      ['Who › Colour: An option is worded differently.', 'en Green > Dark green'],
      ['Who › Colour: There is a new option.', 'en  > Blue'],
      ['Who › Colour: An option was removed.', 'en Red > '],
    ]);
    expect(sentences(base, withOptions(['g', 'r'], ['Green', 'Red']))).toEqual([
      'Who › Colour: The order of the options has changed.',
    ]);
  });

  it('name the options that nobody may choose any more, and when they can be chosen again', () => {
    const several = { type: 'array', title: 'Colour', uniqueItems: true, items: { ...colour, title: undefined } };
    const closing = (question: object, ...values: string[]) =>
      files(schema({ colour: question, name: text('Name') }), {
        'trip/who.ui.json': { ...(values.length > 0 && { colour: { 'ui:enumDisabled': values } }) },
      });
    const sentencesOf = (before: Files, after: Files) => changes(before, after).map(({ sentence }) => sentence);
    for (const question of [colour, several]) {
      const what = 'Who › Colour: What is shown and nobody may choose is';
      expect(sentencesOf(closing(question), closing(question, 'g'))).toEqual([`${what} now “Green”.`]);
      expect(sentencesOf(closing(question, 'g'), closing(question, 'r'))).toEqual([
        `${what} now “Red”; before, “Green”.`,
      ]);
      expect(sentencesOf(closing(question, 'r'), closing(question))).toEqual([`${what} no longer “Red”.`]);
    }
  });

  it('describe a changed condition by titles and labels', () => {
    const asked = (value: string) => schema({ name: text('Name'), colour }, when('colour', value, age));
    expect(sentences(asked('r'), asked('g'))).toEqual([
      'Who › Age: It is now asked if “Colour” is “Green”; before, if “Colour” is “Red”.',
    ]);
  });

  it('describe a condition on another step by the title of its question', () => {
    const twoSteps = (option: string) => ({
      'trip/form.json': formFile({
        steps: [
          { id: 'who', label: 'Who', at: '/who' },
          {
            id: 'more',
            label: 'More',
            if: { properties: { '/who/colour': { const: option } }, required: ['/who/colour'] },
          },
        ],
      }),
      'trip/more.schema.json': schema({ note: text('Note') }, when('/who/colour', option, age)),
      'trip/more.ui.json': {},
    });
    expect(changes(files(base, twoSteps('r')), files(base, twoSteps('g'))).map(({ sentence }) => sentence)).toEqual([
      'More: It is now asked if “Colour” is “Green”; before, if “Colour” is “Red”.',
      'More › Age: It is now asked if “Colour” is “Green”; before, if “Colour” is “Red”.',
    ]);
  });

  it('do not include a condition only because a title in it is worded differently', () => {
    const asked = (title: string) =>
      schema({ name: text('Name'), colour: { ...colour, title } }, when('colour', 'r', age));
    expect(sentences(asked('Colour'), asked('Paint'))).toEqual(['Who › Paint: The title is worded differently.']);
  });

  it('include headings, hints, the order of questions, and the form itself', () => {
    const ui = {
      'ui:sections': [{ title: 'You', fields: ['colour', 'name'] }],
      name: { 'ui:description': 'As in the passport', 'ui:help': 'In Latin letters' },
    };
    const form = formFile({ title: 'Journey', route: '/journey' });
    const after = files(base, { 'trip/who.ui.json': ui, 'trip/form.json': form });
    expect(changes(files(base), after).map(({ sentence }) => sentence)).toEqual([
      'Journey: The title is worded differently.',
      'Journey: The address of the page is now /journey; before, /trip.',
      'Who: The text of the section headings is new.',
      'Who: The order of the questions has changed: Colour, Name.',
      'Who › Name: The hint is new.',
      'Who › Name: The help below the answer is new.',
    ]);
  });

  it('include a new translation once', () => {
    expect(changes(files(base, { 'trip/ar.json': undefined }), files(base))).toEqual([
      { sentence: 'Trip: The form can now be read in this language: ar.', texts: [] },
    ]);
  });

  it('do not include other names of steps, of answers and of questions, which parents do not see', () => {
    const named = (step: string, question: string, label = 'Who') => ({
      ...files(base),
      'trip/form.json': formFile({ steps: [{ id: step, label, at: `/${step}` }] }),
      [`trip/${step}.schema.json`]: schema(
        { [question]: text('Name'), colour },
        {
          required: [question],
          errorMessage: { required: { [question]: 'Name is required' } },
          ...when(question, 'x', age),
        },
      ),
      [`trip/${step}.ui.json`]: { 'ui:sections': [{ fields: [question, 'colour'] }] },
      'trip/ar.json': undefined,
    });
    expect(changes(named('who', 'name'), named('child', 'called'))).toEqual([]);
    const worded = [
      { sentence: 'The child: The name of the step is worded differently.', texts: ['en Who > The child'] },
    ];
    expect(changes(named('who', 'name'), named('child', 'called', 'The child'))).toEqual(worded);
    expect(changes(named('who', 'name'), named('who', 'called', 'The child'))).toEqual(worded);
  });

  it('include the order of the steps', () => {
    const steps = ['who', 'more'].map((id) => ({ id, label: id, at: `/${id}` }));
    const ordered = (inOrder: readonly object[]) =>
      files(base, {
        'trip/form.json': formFile({ steps: inOrder }),
        'trip/more.schema.json': schema({ note: text('Note') }),
        'trip/more.ui.json': {},
      });
    expect(changes(ordered(steps), ordered(steps.toReversed())).map(({ sentence }) => sentence)).toEqual([
      'Trip: The order of the steps has changed: more, who.',
    ]);
  });

  it('do not include a raised version number', () => {
    expect(changes(files(base), files(base, { 'trip/form.json': formFile({ version: 2 }) }))).toEqual([]);
  });
});
