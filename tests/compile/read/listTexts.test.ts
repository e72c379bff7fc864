import { expect, it } from 'vitest';
import { listTexts } from '../../../engine/compile/read/listTexts.ts';

const textsByName = (file: string, value: unknown) =>
  Object.fromEntries(listTexts(file, value).map(({ name, text }) => [name, text]));

it('lists the texts of form.json, naming a step by its id', () => {
  const form = {
    title: 'Trip',
    route: '/trip',
    menu: { label: 'Trips', under: 'about' },
    steps: [{ id: 'who', label: 'Who', at: '/who' }],
    next: 'check',
    submit: { post: '/trip', label: 'Send' },
    again: { label: 'Once more', keep: ['who'] },
    done: { title: 'Done', text: ['One', 'Two'] },
  };
  expect(textsByName('/x/form.json', form)).toEqual({
    '/title': 'Trip',
    '/menu/label': 'Trips',
    '/steps/who/label': 'Who',
    '/submit/label': 'Send',
    '/again/label': 'Once more',
    '/done/title': 'Done',
    '/done/text/0': 'One',
    '/done/text/1': 'Two',
  });
});

it('lists the texts of a schema at every depth, not those of conditions, naming an option by its value', () => {
  const schema = {
    properties: {
      title: { type: 'string', title: 'Title', errorMessage: 'What is it called?' },
      pet: { enum: ['cat', ' dog'], enumNames: ['Cat', 'Dog'] },
      size: { enum: [1, 2] },
    },
    if: { properties: { pet: { enum: ['cat'] } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { 'a/b': { title: 'Slash' } }, errorMessage: { required: { 'a/b': 'Needed' } } },
  };
  expect(textsByName('/x/who.schema.json', schema)).toEqual({
    '/properties/title/title': 'Title',
    '/properties/title/errorMessage': 'What is it called?',
    '/properties/pet/enum/cat': 'Cat',
    '/properties/pet/enum/ dog': 'Dog',
    '/then/properties/a~1b/title': 'Slash',
    '/then/errorMessage/required/a~1b': 'Needed',
  });
});

it('lists the texts of a ui file', () => {
  const ui = {
    'ui:sections': [{ title: 'You', text: ['One', ['Two', 'Three']], fields: ['name'] }],
    name: {
      'ui:description': 'In full',
      'ui:widget': 'textarea',
      'ui:options': { help: 'As in the passport', rows: 8 },
    },
    pets: { 'ui:entry': 'Pet', 'ui:add': 'Add', items: { name: { 'ui:description': 'Its name' } } },
  };
  expect(textsByName('/x/who.ui.json', ui)).toEqual({
    '/ui:sections/0/title': 'You',
    '/ui:sections/0/text/0': 'One',
    '/ui:sections/0/text/1/0': 'Two',
    '/ui:sections/0/text/1/1': 'Three',
    '/name/ui:description': 'In full',
    '/name/ui:options/help': 'As in the passport',
    '/pets/ui:entry': 'Pet',
    '/pets/ui:add': 'Add',
    '/pets/items/name/ui:description': 'Its name',
  });
});

it('replacing the label of one option keeps the others', () => {
  const schema = { enum: [' cat', 'dog'] };
  listTexts('/x/pet.json', schema)[1]?.replace('كلب');
  expect(schema).toEqual({ enum: [' cat', 'dog'], enumNames: ['cat', 'كلب'] });
});

it.each<[string, object, object]>([
  ['a choice', { enum: ['a', 'b'], enumNames: ['Ant', 'Bee'] }, { enum: ['b'] }],
  ['several of a list of options', { items: { $ref: '../lists/x.json' } }, { items: { enum: ['b'] } }],
])('takes no text from the options that a branch leaves of %s', (_, declared, left) => {
  const names = (branch: object) => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const inner = { if: {}, then: { properties: { q: branch } } };
    const group = {
      properties: { q: declared },
      allOf: [inner],
      dependentSchemas: { q: { properties: { q: branch } } },
    };
    return Object.keys(textsByName('/x/a.schema.json', { properties: { g: group } })).filter(
      (one) => !/^.properties.g.properties/.test(one),
    );
  };
  expect(names(left)).toEqual([]);
  const renamed = JSON.parse(JSON.stringify(left).replace('["b"]', '["b"],"enumNames":["Be"]'));
  expect(names(renamed)).toHaveLength(2);
});

it('takes no text from the options that titled cases name', () => {
  const cases = ['bus', 'foot'].map((way) => ({ title: `By ${way}`, properties: { way: { enum: [way] } } }));
  const asked = { ...cases[0], properties: { ...cases[0]?.properties, line: { type: 'string', enum: ['blue'] } } };
  const ofCases = (schema: object) => Object.keys(textsByName('/x/a.schema.json', schema));
  const titles = (at: string) => [`${at}/0/title`, `${at}/0/properties/line/enum/blue`, `${at}/1/title`];
  for (const keyword of ['oneOf', 'anyOf']) {
    const schema = { properties: { way: {} }, [keyword]: [asked, cases[1]] };
    expect(ofCases(schema)).toEqual(titles(`/${keyword}`));
    expect(ofCases({ allOf: [schema] })).toEqual(titles(`/allOf/0/${keyword}`));
    expect(ofCases({ properties: { g: schema } })).toEqual(titles(`/properties/g/${keyword}`));
  }
});

it('takes no text from the options that untitled cases name', () => {
  const declared = { way: { type: 'string', enum: ['bus', 'foot'], enumNames: ['By bus', 'On foot'] } };
  const cases = [{ properties: { way: { enum: ['bus'] } } }, { properties: { way: { const: 'foot' } } }];
  const ofCases = (schema: object) =>
    Object.keys(textsByName('/x/a.schema.json', schema)).filter((name) => !name.startsWith('/properties'));
  expect(ofCases({ properties: declared, oneOf: cases })).toEqual([]);
  expect(ofCases({ properties: declared, allOf: [{ oneOf: cases }] })).toEqual([]);
  expect(ofCases({ properties: declared, dependencies: { way: { oneOf: cases } } })).toEqual([]);
});

it('lists each option of `oneOf` or `anyOf` by its title, or by its value where it has none', () => {
  const pets = { oneOf: [{ const: 'cat' }, { const: 'dog', title: 'Dog' }, { enum: ['owl'] }, { const: 7 }] };
  const schema = {
    properties: { pet: pets },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { pet: { oneOf: [{ const: 'cat' }] } } },
  };
  expect(textsByName('/x/who.schema.json', schema)).toEqual({
    '/properties/pet/oneOf/0/title': 'cat',
    '/properties/pet/oneOf/1/title': 'Dog',
    '/properties/pet/oneOf/2/enum/owl': 'owl',
  });
});
