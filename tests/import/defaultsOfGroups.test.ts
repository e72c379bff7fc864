// In RJSF a group, and the form, may say by one `default` what stands in its questions at first. A form says it at each question.
import { expect, it } from 'vitest';
import { fitted } from './support/fitted.ts';

const text = (title: string, others: object = {}) => ({ type: 'string', title, maxLength: 20, ...others });
const number = { type: 'integer', title: 'N' };
const group = (properties: object, others: object = {}) => ({ type: 'object', title: 'Group', properties, ...others });
const then = 'then';

it.each<[string, object, object]>([
  [
    'of the form, through groups',
    { default: { n: 3, g: { city: 'Beirut' } }, properties: { n: number, g: group({ city: text('City') }) } },
    { properties: { n: { default: 3 }, g: { properties: { city: { default: 'Beirut' } } } } },
  ],
  [
    'of a group',
    { properties: { g: group({ city: text('City') }, { default: { city: 'Beirut' } }) } },
    { properties: { g: { properties: { city: { default: 'Beirut' } } } } },
  ],
  [
    'of an entry of a list',
    {
      properties: {
        l: {
          type: 'array',
          title: 'L',
          maxItems: 3,
          items: group({ k: text('K') }, { required: ['k'], default: { k: 'x' } }),
        },
      },
    },
    { properties: { l: { items: { properties: { k: { default: 'x' } } } } } },
  ],
  [
    'beside those of the groups and questions in it, which come first',
    {
      default: { g: { a: 'form', b: 'form', c: 'form' } },
      properties: {
        g: group(
          { a: text('A', { default: 'own' }), b: text('B'), c: text('C') },
          { default: { a: 'group', b: 'group' } },
        ),
      },
    },
    {
      properties: {
        g: { properties: { a: { default: 'own' }, b: { default: 'group' }, c: { default: 'form' } } },
      },
    },
  ],
  [
    'of one of two groups with the same definition',
    {
      default: { one: { city: 'Beirut' }, n: 2 },
      properties: {
        one: { $ref: '#/definitions/place', title: 'One' },
        two: { $ref: '#/definitions/place', title: 'Two' },
        n: { $ref: '#/definitions/number' },
        m: { $ref: '#/definitions/number', title: 'M' },
      },
      definitions: { place: group({ city: text('City') }), number },
    },
    {
      properties: {
        one: { title: 'One', properties: { city: { default: 'Beirut' } } },
        two: { $ref: '#/definitions/place' },
        n: { $ref: '#/definitions/number', default: 2 },
        m: { $ref: '#/definitions/number' },
      },
      definitions: { place: { properties: { city: { title: 'City', maxLength: 20 } } } },
    },
  ],
  [
    'of a question in a branch, and of several options',
    {
      default: { a: 'x', c: 'begun', m: ['p'] },
      properties: {
        a: text('A'),
        m: { type: 'array', title: 'M', items: { type: 'string', enum: ['p', 'q'] }, uniqueItems: true },
      },
      if: { properties: { a: { const: 'x' } }, required: ['a'] },
      [then]: { properties: { c: text('C') } },
    },
    {
      properties: { a: { default: 'x' }, m: { default: ['p'] } },
      [then]: { properties: { c: { default: 'begun' } } },
    },
  ],
])('the default %s stands at the questions', (_, schema, expected) => {
  const made = fitted(schema);
  expect(made.left).toEqual([]);
  expect(made.lines.join('\n')).not.toMatch(/Left out|another way/);
  expect(made.schema).toMatchObject(expected);
  expect(made.schema).not.toHaveProperty('default');
  expect(JSON.stringify(made.schema.definitions ?? {})).not.toContain('"default"');
});

it('the report names what of it no question begins with', () => {
  const { schema, lines } = fitted({
    default: { a: 'x', blank: '', gone: 1, g: 'no group', l: [{ k: 'x' }], kind: { k: 'y' } },
    properties: {
      a: text('A'),
      g: group({ b: text('B') }),
      l: { type: 'array', title: 'L', maxItems: 3, items: group({ k: text('K') }, { required: ['k'] }) },
      kind: {
        title: 'Kind',
        oneOf: [group({ k: text('K2') }, { title: 'One' }), group({ m: text('M') }, { title: 'Two' })],
      },
    },
  });
  const report = lines.join('\n');
  expect(schema.properties.a.default).toBe('x');
  for (const name of ['gone', 'g', 'kind/k'])
    expect(report).toMatch(new RegExp(`pair.json /schema/default/${name}[,\n]`));
  expect(report).toMatch(/\/schema\/default\/l\n +Groups and lists have no "default"/);
  expect(report).not.toContain('default/blank');
  expect(JSON.stringify(schema).match(/"default"/g)).toHaveLength(1);
});

it('of JSON Forms, the report names that of the whole form', () => {
  const schema = { default: { a: 'x' }, properties: { a: text('A') } };
  const control = { type: 'Control', scope: '#/properties/a' };
  const made = fitted(schema, { type: 'VerticalLayout', elements: [control] }, 'jsonforms');
  expect(made.lines.join('\n')).toMatch(/\/schema\/default\n/);
  expect(made.schema).not.toHaveProperty('default');
});
