// A definition that describes both a question and the entries of a list: what only entries need is said of these alone.
import { expect, it } from 'vitest';
import { fitted } from './support/fitted.ts';
import { imported } from './support/imported.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 9 });
const node = {
  type: 'object',
  title: 'Node',
  properties: {
    name: text('Name'),
    children: { type: 'array', title: 'Children', maxItems: 3, items: { $ref: '#/definitions/node' } },
  },
};
const entry = { required: ['name'], errorMessage: { required: { name: 'Name is required' } } };

it('an entry within itself has to be answered, and the question that it is may be left blank', async () => {
  const { code, lines, read } = await imported({
    schema: { title: 'T', properties: { rec: { $ref: '#/definitions/node' } }, definitions: { node } },
    uiSchema: {},
  });
  const report = lines.join('\n');
  expect(code, report).toBe(0);
  const { definitions, properties, ...root } = Object(read('questions.schema.json'));
  expect(definitions.node).not.toHaveProperty('required');
  expect(definitions.node.properties.children.items).toMatchObject({ $ref: '#/definitions/node', ...entry });
  expect(root).not.toHaveProperty('required');
  expect(properties.rec).toEqual({ $ref: '#/definitions/node' });
  expect(definitions.node.title).toBe('Node');
  expect(report).toMatch(/An entry has to answer "name"/);
  expect(report).not.toMatch(/The group is required/);
});

const place = { type: 'object', title: 'Place', properties: { name: text('Name'), zip: text('Zip') } };
const list = { type: 'array', title: 'List', maxItems: 3, items: { $ref: '#/definitions/place' } };

it.each<[string, object, object]>([
  [
    'beside a question',
    { properties: { one: { $ref: '#/definitions/place' }, list } },
    { properties: { list: { items: { $ref: '#/definitions/place', ...entry } } }, definitions: { place: {} } },
  ],
  [
    'beside a question that refers to it as a part',
    { properties: { one: { title: 'One', allOf: [{ $ref: '#/definitions/place' }] }, list } },
    { properties: { list: { items: { $ref: '#/definitions/place', ...entry } } }, definitions: { place: {} } },
  ],
  [
    'of two lists',
    { properties: { list, more: { ...list, title: 'More' } } },
    { properties: { list: { items: { $ref: '#/definitions/place' } } }, definitions: { place: entry } },
  ],
])('an entry that is defined elsewhere has to be answered: %s', (_, schema, expected) => {
  const made = fitted({ ...schema, definitions: { place } });
  expect(made.left).toEqual([]);
  expect(made.schema).toMatchObject(expected);
  expect(made.schema).not.toHaveProperty('required');
  expect(JSON.stringify(made.schema).match(/Name is required/g)?.length).toBe(1);
});

it('a list that is defined elsewhere is limited as a list, also as an entry of another', () => {
  const lines = { type: 'array', title: 'Lines', items: { type: 'string', maxLength: 9 } };
  const reference = { $ref: '#/definitions/lines' };
  const all = { type: 'array', title: 'All', maxItems: 3, items: { ...reference, title: 'One' } };
  const made = fitted({ properties: { own: reference, all }, definitions: { lines } });
  expect(made.left).toEqual([]);
  expect(made.schema.properties.all.items).toMatchObject({ ...reference, minItems: 1 });
  expect(made.schema.definitions.lines).not.toHaveProperty('minItems');
  expect(made.lines.join('\n')).not.toContain('Left out');
});

it('a title of a question and of options stays where both refer to', () => {
  const way = { type: 'string', title: 'Way', enum: ['bus', 'foot'] };
  const ways = { type: 'array', title: 'Ways', uniqueItems: true, items: { $ref: '#/definitions/way' } };
  const { schema, lines } = fitted({ properties: { one: { $ref: '#/definitions/way' }, ways }, definitions: { way } });
  expect(schema.definitions.way.title).toBe('Way');
  expect(lines.join('\n')).not.toContain('is not shown');
});

it('what is said of the questions of a definition stays beside what its entries need', () => {
  const strict = { ...place, errorMessage: { type: 'Not a place' } };
  const { schema, left } = fitted({
    properties: { one: { $ref: '#/definitions/place' }, list },
    definitions: { place: { ...strict, dependentRequired: { zip: ['name'] } } },
  });
  expect(left).toEqual([]);
  expect(schema.properties.list.items.required).toEqual(['name']);
  expect(schema.definitions.place.dependentRequired).toEqual({ zip: ['name'] });
});

it.each([
  ['rjsf', {}],
  ['jsonforms', { type: 'VerticalLayout', elements: [{ type: 'Control', scope: '#/properties/g' }] }],
] as const)('a group that gets required could be left blank in %s', (kind, ui) => {
  const g = { type: 'object', title: 'G', properties: { a: text('A') }, required: ['a'] };
  const { lines, schema } = fitted({ properties: { g } }, ui, kind);
  expect(schema.required).toEqual(['g']);
  expect(lines.join('\n')).toMatch(/The group is required, .* By its schema it could be left blank/);
  expect(lines.join('\n')).not.toContain('RJSF');
});
