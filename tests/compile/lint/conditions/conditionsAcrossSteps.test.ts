// A condition that names an answer of its own step by a JSON Pointer is answered with one that the check accepts.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../../engine/compile/checkForm.ts';
import type { Schema } from '../../../../engine/core/index.ts';
import { formFile, writeForm } from '../../support/writeForm.ts';

const named = (title: string): Schema => ({ type: 'string', title, maxLength: 50 });
const kind: Schema = { type: 'string', title: 'Kind', enum: ['p', 'q'] };
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const branches = { then: { properties: { b: named('B') } } };
const is = (...names: string[]): Schema => ({
  properties: Object.fromEntries(names.map((name) => [name, { const: 'p' }])),
  required: names,
});
const asking = (condition: Schema, more: object = branches): Schema => ({ ...more, if: condition });
const group = (inner: Schema, title = 'G'): Schema => ({ type: 'object', title, ...inner });
const list = (entry: Schema): Schema => {
  const required = { required: ['a'], errorMessage: { required: { a: 'A is required' } } };
  return { type: 'array', title: 'L', maxItems: 3, items: { type: 'object', ...required, ...entry } };
};
const a = named('A');

function check(schema: Schema, ui: object, at: string) {
  const folder = writeForm({
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who', ...(at && { at }) }] }),
    'trip/who.schema.json': { type: 'object', ...schema },
    'trip/who.ui.json': ui,
  });
  return checkForm(folder, 'trip').findings;
}

const all = { 'ui:order': ['*', 'b'] };

// The schema around the condition, which may also be written elsewhere.
it.each<[string, (condition: Schema) => Schema, Schema, object]>([
  [
    'of the step, in a group',
    (own) => ({ properties: { kind, g: group({ properties: { a }, ...own }) } }),
    asking(is('/kind')),
    { g: all },
  ],
  [
    'of the step, in a group in a group',
    (own) => ({
      properties: { kind, h: group({ properties: { more: kind, g: group({ properties: { a }, ...own }) } }, 'H') },
    }),
    asking({ anyOf: [is('/kind'), is('/h/more')] }, { else: { properties: { a: { maxLength: 5 } } } }),
    {},
  ],
  [
    'of the step, with one of the group',
    (own) => ({ properties: { kind, g: group({ properties: { a: kind }, ...own }) } }),
    asking(is('/kind', 'a')),
    { g: all },
  ],
  [
    'of the step, in an entry',
    (own) => ({ properties: { kind, l: list({ properties: { a }, ...own }) } }),
    asking(is('/kind')),
    { l: { items: all } },
  ],
  [
    'of the step, with one of the entry',
    (own) => ({ properties: { kind, l: list({ properties: { a: kind }, ...own }) } }),
    asking(is('/kind', 'a')),
    { l: { items: all } },
  ],
  ['of the step, in the step', (own) => ({ properties: { kind }, ...own }), asking(is('/kind')), all],
  [
    'of a group, in the step',
    (own) => ({ properties: { g: group({ properties: { kind } }) }, ...own }),
    asking(is('/g/kind')),
    { 'ui:order': ['g', 'b'] },
  ],
])('%s', (_, schemaWith, own, ui) => {
  const { if: _condition, ...asks } = own;
  for (const [at, before] of [
    ['', ''],
    ['/who', ''],
    ['/who', '/who'],
  ] as const) {
    const written = JSON.parse(JSON.stringify(own).replaceAll('"/', `"${before}/`)) as Schema;
    const findings = check(schemaWith(written), ui, at);
    expect(findings.map(({ code, problem }) => `${code}: ${problem}`)).toEqual([
      expect.stringMatching(/^conditionsAcrossSteps: .* is asked in this step\.$/),
    ]);
    const repair = findings[0]?.repair ?? '';
    const [, moved] = /^Move it to the "allOf" of the step: (\{.*\}), with what/.exec(repair) ?? [];
    const [, instead] = /^Write "if": (\{.*\})\.$/.exec(repair) ?? [];
    const branch = JSON.stringify(Object.values(asks)[0]);
    const mended = moved
      ? { ...schemaWith({}), allOf: [JSON.parse(moved.replaceAll('{ ... }', branch))] }
      : schemaWith({ ...asks, if: JSON.parse(instead ?? 'null') });
    expect(check(mended, ui, at).map(({ message }) => message)).toEqual([]);
  }
});

describe('a name in "contains" of a list of another step', () => {
  const required = { required: ['driver'], errorMessage: { required: { driver: 'Who drives?' } } };
  const items: Schema = { type: 'object', properties: { driver: kind }, ...required };
  const cars: Schema = { type: 'array', title: 'Cars', maxItems: 3, items };
  const inEntries = (contains: Schema): Schema => ({
    properties: { '/who/cars': { contains } },
    required: ['/who/cars'],
  });
  /** What is found where the second step is asked under the condition, in form.json and in its own file. */
  function findingsOf(condition: Schema) {
    const steps = (inForm: boolean) => [
      { id: 'who', label: 'Who', at: '/who' },
      { id: 'how', label: 'How', at: '/how', ...(inForm && { if: condition }) },
    ];
    return [true, false].map((inForm) => {
      const folder = writeForm({
        'trip/form.json': formFile({ steps: steps(inForm) }),
        'trip/who.schema.json': { type: 'object', properties: { cars } },
        'trip/who.ui.json': {},
        'trip/how.schema.json': { type: 'object', properties: { a }, ...(!inForm && asking(condition)) },
        'trip/how.ui.json': inForm ? {} : all,
      });
      return checkForm(folder, 'trip').findings.map(({ code, problem, repair }) => `${code}: ${problem} ${repair}`);
    });
  }

  it('is accepted if it is asked in the entries', () => {
    expect(findingsOf(inEntries({ properties: { driver: { const: 'p' } }, required: ['driver'] }))).toEqual([[], []]);
  });

  it.each<[what: string, contains: Schema]>([
    ['tested', { properties: { drivr: { const: 'p' } }, required: ['drivr'] }],
    ['required alone', { required: ['drivr'] }],
    ['tested in "not"', { not: { properties: { drivr: { const: 'p' } }, required: ['drivr'] } }],
  ])('is a finding if it is not asked there: %s', (_, contains) => {
    const finding =
      'conditionsAcrossSteps: The condition refers to "drivr", which is not asked in the entries of "/who/cars". Correct the name. Perhaps "driver" was meant.';
    expect(findingsOf(inEntries(contains))).toEqual([[finding], [finding]]);
  });
});

// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const branch = { then: { properties: { b: named('B') }, required: ['nope'] } };

it.each<[what: string, at: string, around: (own: Schema) => Schema, ui: object]>([
  ['of the step', '', (own) => own, all],
  ['in its "allOf"', '/allOf/0', (own) => ({ properties: { a: named('A') }, allOf: [own] }), all],
  ['of a group', '/properties/g', (own) => ({ properties: { g: group({ properties: { a }, ...own }) } }), { g: all }],
  [
    'of entries',
    '/properties/l/items',
    (own) => ({ properties: { l: list({ properties: { a }, ...own }) } }),
    { l: { items: all } },
  ],
])('what a branch %s requires by a wrong name is reported there', (_, at, around, ui) => {
  const folder = writeForm({
    'trip/form.json': formFile({
      steps: ['who', 'how'].map((id) => ({ id, label: id, at: `/${id}` })),
    }),
    'trip/who.schema.json': { type: 'object', properties: { kind } },
    'trip/who.ui.json': {},
    'trip/how.schema.json': { type: 'object', ...around({ if: is('/who/kind'), ...branch }) },
    'trip/how.ui.json': ui,
  });
  const found = checkForm(folder, 'trip').findings.map(
    ({ code, place }) => `${code} ${place.file.slice(folder.length)}#${place.pointer}`,
  );
  expect(found).toEqual([`requiredNamesQuestions /trip/how.schema.json#${at}/then/required/0`]);
});
