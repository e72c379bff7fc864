// A misshapen value does not hide what is wrong elsewhere in its step, and nothing sound is reported because of it.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import stepFileSchema from '../../forms/step.schema.json' with { type: 'json' };
import { writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const sound = {
  name: { ...text, title: 'Name' },
  choice: { type: 'string', title: 'Choice', enum: ['p', 'q'] },
  people: {
    type: 'array',
    title: 'People',
    maxItems: 3,
    items: { type: 'object', title: 'Person', properties: { age: { type: 'integer', title: 'Age' } } },
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

it('beside a step whose required, or list of branches, is none', () => {
  const all = [...FAULTS, 'valuesValid /allOf/1', 'valuesValid /required'].sort();
  const branch = { if: { required: ['name'] }, else: { required: ['choice'] } };
  const { found } = check({ properties: { ...sound, ...faulty }, required: true, allOf: [branch, 7] });
  expect(found.filter((one) => all.includes(one)).sort()).toEqual(all);
  expect(of(found, Object.keys(sound))).toEqual([]);
});

it('of a group that is misshapen the other questions', () => {
  const group = { type: 'object', title: 'Group', required: 'weight', properties: faulty };
  const { found } = check({ properties: { ...sound, group } });
  expect(of(found, Object.keys(faulty))).toEqual(FAULTS.map((one) => one.replace(' ', ' /properties/group')));
});
