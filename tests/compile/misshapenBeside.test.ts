// A misshapen value does not hide what is wrong elsewhere in its step, and nothing sound is reported because of it.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import stepFileSchema from '../../forms/step.schema.json' with { type: 'json' };
import { formFile, goodFiles, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const sound = {
  name: { ...text, title: 'Name' },
  choice: { type: 'string', title: 'Choice', enum: ['p', 'q'] },
  people: {
    type: 'array',
    title: 'People',
    maxItems: 3,
    items: {
      type: 'object',
      properties: { age: { type: 'integer', title: 'Age' } },
      required: ['age'],
      errorMessage: { required: { age: 'Age is required' } },
    },
  },
};
const faulty = {
  weight: { type: 'number', title: 'Weight', exclusiveMinimum: 0 },
  code: { ...text, title: 'Code', minLength: 60 },
  rows: {
    type: 'array',
    title: 'Rows',
    maxItems: 3,
    items: { type: 'object', title: 'Row', properties: { cell: { type: 'string', title: 'Cell' } } },
  },
};
const FAULTS = [
  'keywords /properties/weight/exclusiveMinimum',
  'lengthsLimited /properties/rows/items/properties/cell',
  'limitsAgree /properties/code/minLength',
  'listEntriesNotEmpty /properties/rows/items',
  'textsShown /properties/rows/items/title',
];
const VALUES = [null, true, 7, 'x', [], [null], {}, { x: 7 }];
const KEYWORDS = Object.keys(stepFileSchema.definitions.question.properties);

/** Codes and places of what the check finds in the step's schema; `isMisshapen` if some of it has a wrong shape. */
function check(schema: object) {
  const folder = writeForm({ 'trip/who.schema.json': { type: 'object', ...schema }, 'trip/who.ui.json': {} });
  const findings = checkForm(folder, 'trip').findings.filter(({ place }) => place.file.endsWith('who.schema.json'));
  return {
    isMisshapen: findings.some(({ code }) => code === 'valuesValid'),
    found: findings.map(({ code, place }) => `${code} ${place.pointer}`),
  };
}

const of = (found: readonly string[], names: readonly string[]) =>
  found.filter((one) => names.some((name) => one.includes(`/properties/${name}`))).sort();

describe.each(KEYWORDS)('with a value of another shape at %s', (keyword) => {
  it.each(VALUES.map((value) => [JSON.stringify(value), value]))('%s', (_, value) => {
    const misshapen = { misshapen: { ...text, title: 'Misshapen', [keyword]: value } };
    const { isMisshapen, found } = check({ properties: { ...sound, ...misshapen, ...faulty } });
    if (!isMisshapen) return;
    expect(of(found, Object.keys(faulty))).toEqual(FAULTS);
    expect(of(found, Object.keys(sound))).toEqual([]);
  });
});

it.each([
  ['that is no object', 7, 'valuesValid /properties/misshapen'],
  ['that refers to nothing', { $ref: '#/$defs/none' }, 'refsResolve /properties/misshapen/$ref'],
  ['that refers to a number', { $ref: 7, title: 'None' }, 'refsResolve /properties/misshapen/$ref'],
  ['that refers to no file', { $ref: 'none.json', title: 'None' }, 'refsResolve /properties/misshapen/$ref'],
])('beside a question %s, also where a branch narrows it', (_, misshapen, own) => {
  const branch = { if: { required: ['name'] }, else: { properties: { misshapen: { title: 'Else', maxLength: 3 } } } };
  const { found } = check({ properties: { ...sound, misshapen, ...faulty }, ...branch });
  expect(of(found, Object.keys(faulty))).toEqual(FAULTS);
  expect(of(found, [...Object.keys(sound), 'misshapen'])).toEqual([own]);
});

it('a reference that leads nowhere does not hide a value of another shape', () => {
  const { found } = check({ properties: { ...sound, a: { $ref: '#/$defs/none' }, b: { ...text, maxLength: 'x' } } });
  expect(of(found, ['a', 'b'])).toEqual(['refsResolve /properties/a/$ref', 'valuesValid /properties/b/maxLength']);
});

/** Keywords of a step whose value says which questions there are: nothing is known of the step without it. */
const HOLDING = ['properties', '$ref'];

describe.each(KEYWORDS.filter((keyword) => !HOLDING.includes(keyword)))(
  'in a step with a value of another shape at %s',
  (keyword) => {
    it.each(VALUES.map((value) => [JSON.stringify(value), value]))('%s', (_, value) => {
      const { isMisshapen, found } = check({ properties: { ...sound, ...faulty }, [keyword]: value });
      if (!isMisshapen) return;
      expect(of(found, Object.keys(faulty))).toEqual(FAULTS);
      expect(of(found, Object.keys(sound))).toEqual([]);
      expect(found.filter((one) => !one.includes('/properties/')).every((one) => one.includes(` /${keyword}`))).toBe(
        true,
      );
    });
  },
);

it('beside a step whose required, or list of branches, is none', () => {
  const branch = { if: { required: ['name'] }, else: { properties: { choice: { enum: ['p'] } } } };
  const { found } = check({ properties: { ...sound, ...faulty }, required: true, allOf: [branch, 7] });
  expect([...found].sort()).toEqual([...FAULTS, 'valuesValid /allOf/1', 'valuesValid /required'].sort());
});

const published = goodFiles['trip/who.schema.json'];
const more = { properties: { more: { ...text, title: 'More' } } };
it.each<[string, object]>([
  ['required', { required: 'name' }],
  ['errorMessage', { errorMessage: ['Please answer'] }],
  ['allOf', { allOf: { if: { properties: { name: { const: 'x' } }, required: ['name'] }, else: more } }],
  ['if', { if: true, else: more }],
  ['oneOf', { oneOf: more }],
  ['else', { if: { required: ['name'] }, else: [more] }],
])('a wrong %s of a step is one finding, and what others name of the step is known', (keyword, own) => {
  const folder = writeForm({
    'trip/form.json': formFile({ steps: ['who', 'more'].map((id) => ({ id, label: id, at: `/${id}` })) }),
    'trip/who.schema.json': { ...published, ...own },
    'trip/who.ui.json': { 'ui:order': ['name', ...('allOf' in own || 'if' in own || 'oneOf' in own ? ['more'] : [])] },
    'trip/more.schema.json': {
      type: 'object',
      properties: { words: { type: 'string', title: 'Words', readOnly: true, computed: { join: ['/who/nobody'] } } },
    },
    'trip/more.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);
  expect(found).toEqual([`valuesValid /${keyword}`, 'computedAnswers /properties/words/computed/join/0']);
});

it('of a group that is misshapen the other questions', () => {
  const group = { type: 'object', title: 'Group', required: 'weight', properties: faulty };
  const { found } = check({ properties: { ...sound, group } });
  expect(of(found, Object.keys(faulty))).toEqual(FAULTS.map((one) => one.replace(' ', ' /properties/group')));
});

const tree = { type: 'object', title: 'Tree', properties: { more: { $ref: '#/$defs/tree' } } };
const pattern = { type: 'string', pattern: '(' };
it.each([
  [
    'conditionsNotCircular',
    { if: { required: ['g'] }, else: { properties: { g: { type: 'object', title: 'G', properties: {} } } } },
  ],
  ['conditionPatterns', { if: { properties: { name: pattern }, required: ['name'] }, else: { required: ['choice'] } }],
  ['refsNotCircular', { $defs: { tree }, allOf: [{ properties: { tree: { $ref: '#/$defs/tree' } } }] }],
  [
    'refsNotCircular',
    { $defs: { leaf: text }, allOf: [{ properties: { tree: { $ref: '#/$defs/leaf', levels: 'x' } } }] },
  ],
])('beside a part by which %s is violated', (code, part) => {
  const { found } = check({ properties: { ...sound, ...faulty }, ...part });
  expect(found.filter((one) => one.startsWith(code))).toHaveLength(1);
  expect(of(found, Object.keys(faulty))).toEqual(FAULTS);
  expect(of(found, Object.keys(sound))).toEqual([]);
});

it('a group that hides itself, beside a text in the same branch that does not', () => {
  const group = { type: 'object', title: 'G', properties: {} };
  const branch = {
    if: { anyOf: [{ required: ['x'] }, { required: ['g'] }] },
    else: { properties: { x: text, g: group } },
  };
  const { found } = check({ properties: { ...sound, ...faulty }, ...branch });
  expect(found.filter((one) => one.startsWith('conditionsNotCircular'))).toHaveLength(1);
});

it.each<[string, object]>([
  ['a comparison', { equals: { $data: 7 } }],
  ['a comparison by a limit', { type: 'integer', minimum: { $data: 'age' } }],
  ['a computation', { readOnly: true, computed: { join: [{}] } }],
  [
    'an option',
    {
      anyOf: [
        { enum: 'x', title: 'X' },
        { const: 'z', title: 'Z' },
      ],
    },
  ],
  ['limits of files', { type: 'object', format: 'attachment', attachments: { types: [5] } }],
])('half of %s is none, and everything else is judged', (_, keywords) => {
  const misshapen = { misshapen: { type: 'string', title: 'Misshapen', ...keywords } };
  const { isMisshapen, found } = check({ properties: { ...sound, ...misshapen, ...faulty } });
  expect(isMisshapen).toBe(true);
  expect(of(found, Object.keys(faulty))).toEqual(FAULTS);
});

it.each(['dependencies', 'dependentRequired'])('one name that %s has without a list hides nothing', (keyword) => {
  const { found } = check({ properties: { ...sound, ...faulty }, [keyword]: { name: 'choice', choice: ['nobody'] } });
  expect(found).toContain(`valuesValid /${keyword}/name`);
  expect(found).toContain(`requiredNamesQuestions /${keyword}/choice/0`);
  expect(of(found, Object.keys(faulty))).toEqual(FAULTS);
});

const named = { type: 'object', title: 'Named', maxProperties: 3, additionalProperties: text };

it.each([[null], [[]], ['x'], [7], [true]])('names of answers that are %j', (propertyNames) => {
  const { found } = check({ properties: { ...sound, ...faulty, named: { ...named, propertyNames } } });
  expect(of(found, ['named'])).toEqual(['valuesValid /properties/named/propertyNames']);
  expect(of(found, Object.keys(faulty))).toEqual(FAULTS);
});

const words = { errorMessage: { pattern: 'Wrong' } };
it.each<[string, object, string]>([
  [
    'a pattern of names beside its message',
    { properties: { named: { ...named, propertyNames: { pattern: 7, ...words } } } },
    'valuesValid /properties/named/propertyNames/pattern',
  ],
  [
    'the message of such a pattern',
    { properties: { named: { ...named, propertyNames: { pattern: '^x', errorMessage: { pattern: 7 } } } } },
    'valuesValid /properties/named/propertyNames/errorMessage/pattern',
  ],
  [
    'all questions, of which a branch narrows one',
    { properties: 7, dependentSchemas: { a: { properties: { b: { maxLength: 3 } } } } },
    'valuesValid /properties',
  ],
])('%s: of another shape, and nothing else is found', (_, schema, own) => {
  expect(check(schema).found).toEqual([own]);
});

it('a step of which a group lost its questions may have something to answer', () => {
  const folder = writeForm({
    'trip/form.json': formFile({ next: 'when-valid' }),
    'trip/who.schema.json': { type: 'object', properties: { g: { type: 'object', title: 'G', properties: 7 } } },
    'trip/who.ui.json': {},
  });
  expect(checkForm(folder, 'trip').findings.map(({ code }) => code)).toEqual(['valuesValid']);
});

it.each([
  ['that is no JSON', '{ "type": "object", '],
  ['whose questions are none', { type: 'object', properties: 5 }],
  ['that is a list', []],
  ['with a title that is none', { type: 'object', properties: { from: { type: 'string', format: 'date', title: 5 } } }],
])('a comparison with an answer of an earlier step %s is not reported', (_, earlier) => {
  const date = { type: 'string', format: 'date', title: 'To', errorMessage: { atLeast: 'Not before' } };
  const folder = writeForm({
    'trip/form.json': formFile({ steps: ['who', 'more'].map((id) => ({ id, label: id, at: `/${id}` })) }),
    'trip/who.schema.json': earlier,
    'trip/who.ui.json': {},
    'trip/more.schema.json': { type: 'object', properties: { to: { ...date, atLeast: { $data: '/who/from' } } } },
    'trip/more.ui.json': {},
  });
  const { findings } = checkForm(folder, 'trip');
  expect(findings.filter(({ place }) => place.file.endsWith('more.schema.json'))).toEqual([]);
  expect(findings).not.toEqual([]);
});
