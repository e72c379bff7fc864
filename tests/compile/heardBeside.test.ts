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

it.each<[what: string, age: object, ui?: object]>([
  ['a control of another type', {}, { age: 5 }],
  ['nothing wrong', {}],
  ['a limit of another type', { minimum: 'x' }],
  ['a title of another type', { title: 5 }],
])('a question without a section, a name of no question and a password that is shown, beside %s', (_, age, ui) => {
  const folder = writeForm({
    'trip/form.json': formFile({
      steps: [
        { id: 'who', label: 'Who', at: '/who' },
        { id: 'more', label: 'More', at: '/more' },
      ],
      summary: ['/more/key', '/more/nope'],
    }),
    'trip/who.schema.json': who(age),
    'trip/who.ui.json': { ...noted, ...ui },
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

const nowhere = { $ref: '#/$defs/nowhere' };
const more = { properties: { more: { ...text, title: 'More' } } };
const isBus = { properties: { way: { const: 'bus' } }, required: ['way'] };
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const when = (test: object, asked: object) => ({ if: test, then: asked });
const list = { type: 'array', title: 'List', maxItems: 3 };
it.each<[where: string, step: object, questions?: object, areKnown?: boolean]>([
  ['of a step', nowhere],
  ['in allOf', { allOf: [nowhere] }],
  ['in allOf, with questions beside it', { allOf: [{ ...nowhere, ...more }] }],
  ['in then', when(isBus, nowhere)],
  ['in else, with questions beside it', { if: isBus, else: { ...nowhere, ...more } }],
  ['in the place of a condition', when(nowhere, more), {}, true],
  ['in a condition', when({ properties: { way: nowhere }, required: ['way'] }, more), {}, true],
  ['in oneOf', { oneOf: [{ properties: { way: { const: 'bus' }, ...more.properties } }, nowhere] }],
  ['in anyOf', { anyOf: [{ properties: { way: { const: 'bus' }, ...more.properties } }, nowhere] }],
  ['in dependentSchemas', { dependentSchemas: { way: nowhere } }],
  ['among the questions', {}, nowhere],
  ['of entries', {}, { list: { ...list, items: nowhere } }, true],
  ['in a group', {}, { group: { type: 'object', title: 'Group', allOf: [nowhere], ...more } }, true],
  ['of a group', {}, { group: { title: 'Group', ...nowhere } }, true],
  ['of options', {}, { word: { type: 'string', title: 'Word', enum: nowhere } }, true],
  ['of messages', { errorMessage: nowhere }, {}, true],
  ['in what another leads to', { allOf: [{ $ref: 'part.json#/$defs/part' }] }],
])(
  'a question without a title and a wrong default, beside a $ref that leads nowhere %s',
  (_, step, questions = {}, areKnown = false) => {
    const found = (name: object, size: object) => {
      const folder = writeForm({
        'trip/form.json': formFile({}),
        'trip/who.schema.json': { type: 'object', ...step, properties: { name, size, way: choice, ...questions } },
        'trip/who.ui.json': { 'ui:order': ['name', 'size', '*'], later: { 'ui:help': 'Later' } },
        'trip/part.json': { $defs: { part: { ...more, allOf: [nowhere] } } },
      });
      const { findings } = checkForm(folder, 'trip');
      return findings.map(
        ({ code, place }) => `${code} ${/\/(?:later|name|size\/default)$/.exec(place.pointer) ?? ''}`,
      );
    };
    const [untitled, size] = [
      { type: 'string', maxLength: 50 },
      { type: 'string', title: 'Size', enum: ['s', 'm'] },
    ];
    // Where the missing part may ask questions of the step, one of them may be called "later".
    const all = areKnown ? ['refsResolve ', 'uiNamesFields /later'] : ['refsResolve '];
    expect(found({ ...untitled, title: 'Name' }, size)).toEqual(all);
    expect(found(untitled, { ...size, default: 'l' }).sort()).toEqual(
      [...all, 'defaultsAnswer /size/default', 'questionsHaveTitles /name'].sort(),
    );
  },
);

it.each<[where: string, wrong: object, also: object]>([
  ['of the step', { maxLength: 'x' }, {}],
  ['of another group', {}, { maxLength: 'x' }],
])('mistakes in a question, beside one of the same name %s', (_, own, others) => {
  const folder = writeForm({
    'trip/form.json': formFile({}),
    'trip/who.schema.json': {
      type: 'object',
      properties: {
        name: { ...text, ...own },
        other: { type: 'object', title: 'Other', properties: { name: { ...text, ...others } } },
        child: {
          type: 'object',
          title: 'Child',
          properties: { name: { type: 'string', title: 'Name', enum: ['a', 'b'], maxLength: 5 }, why: text },
          if: { properties: { name: { const: 'c' } }, required: ['name'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { required: ['why'], errorMessage: { required: { why: 'Why is needed' } } },
        },
      },
    },
    'trip/who.ui.json': { child: { 'ui:order': ['*'] } },
  });
  const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);
  expect(found.filter((one) => !one.startsWith('valuesValid'))).toEqual([
    'valuesInList /properties/child/if/properties/name/const',
    'limitsAgree /properties/child/properties/name/maxLength',
  ]);
});

it('mistakes in the questions of cases that cannot be told apart', () => {
  const folder = writeForm({
    'trip/form.json': formFile({}),
    'trip/who.schema.json': {
      type: 'object',
      properties: {
        how: {
          type: 'object',
          title: 'How',
          oneOf: [
            { title: 'By Bus', properties: { bus: { ...text, title: 'Bus', maxLength: 0 } } },
            { title: 'On Foot', properties: { road: { type: 'string', title: 'Road' }, how: { const: 'x' } } },
          ],
        },
      },
    },
    'trip/who.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);
  expect(found).toEqual([
    'limitsAgree /properties/how/oneOf/0/properties/bus/maxLength',
    'lengthsLimited /properties/how/oneOf/1/properties/road',
    'keywords /properties/how/oneOf',
  ]);
});

it('mistakes of a list whose ui entry has a wrong shape', () => {
  const entry = { type: 'object', properties: { n: text }, required: ['n', 'm'] };
  const words = { errorMessage: { required: { n: 'N?', m: 'M?' } } };
  const folder = writeForm({
    'trip/form.json': formFile({}),
    'trip/who.schema.json': {
      type: 'object',
      properties: { l: { type: 'array', title: 'L', items: { ...entry, ...words } } },
    },
    'trip/who.ui.json': { l: { items: [] } },
  });
  const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);
  expect(found).toEqual([
    'valuesValid /l/items',
    'requiredNamesQuestions /properties/l/items/required/1',
    'lengthsLimited /properties/l',
  ]);
});

it.each([['#/name'], ['#/nope'], ['nope.ui.json#/name']])('mistakes in a ui file, beside a $ref to %s', ($ref) => {
  const folder = writeForm({
    'trip/form.json': formFile({}),
    'trip/who.schema.json': { type: 'object', properties: { name: text, way: { ...text, title: 'Way' } } },
    'trip/who.ui.json': { name: { $ref }, way: { 'ui:widget': 'radio' }, nobody: { 'ui:help': 'Who?' } },
  });
  const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);
  expect(found).toEqual([
    expect.stringMatching(/^refs\w+ \/name\/\$ref$/),
    'uiNamesFields /nobody',
    'widgetsFit /way/ui:widget',
  ]);
});
