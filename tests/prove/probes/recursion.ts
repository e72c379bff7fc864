// A reference that leads back to itself, followed as many times as it says.
import { answered, choice, list, type Probes, required, text, when } from './probe.ts';

const person = (children: object, others: object = {}) => ({
  type: 'object',
  properties: { name: { ...text, title: 'Name' }, children: { title: 'Children', ...children } },
  ...required('name'),
  ...others,
});
const below = (levels?: number) => ({ $ref: '#/definitions/person', ...(levels !== undefined && { levels }) });
const tree = (definition: object) => ({
  definitions: { person: definition },
  properties: { root: below() },
  required: ['root'],
});

export const recursion: Probes = {
  'children and grandchildren': {
    schema: tree(person(list(below(2)))),
    ui: {
      root: {
        'ui:order': ['name', '*'],
        children: { 'ui:entry': 'Child', items: { $ref: '#/root', levels: 2 } },
      },
    },
    stored: [
      { root: { name: 'A' } },
      { root: { name: 'A', children: [{ name: 'B', children: [{ name: 'C' }] }, { name: 'D' }] } },
    ],
    sentBack: [
      [{ root: { name: 'A', children: [{ children: [{ name: 'C' }] }] } }, { 'root[children][0][name]': 'name?' }],
      [
        { root: { name: 'A', children: [{ name: 'B', children: [{ name: 'C', children: [{ name: 'D' }] }] }] } },
        { 'root[children][0][children][0][children][0][name]': 'This form has no such question' },
      ],
    ],
  },
  'a group in itself': {
    schema: {
      definitions: {
        part: {
          type: 'object',
          properties: {
            name: { ...text, title: 'Name' },
            more: { title: 'More', $ref: '#/definitions/part', levels: 1 },
          },
        },
      },
      properties: { a: { title: 'A', $ref: '#/definitions/part' } },
    },
    stored: [{ a: { name: 'x', more: { name: 'y' } } }],
  },
  'under a condition, which ends with what it asks': {
    schema: tree({
      type: 'object',
      properties: { name: { ...text, title: 'Name' }, has: { ...choice, title: 'Has' } },
      ...required('name'),
      ...when(answered('has', { const: 'a' }), {
        properties: { children: { ...list(below(1)), title: 'Children' } },
        ...required('children'),
      }),
    }),
    ui: {
      root: { 'ui:order': ['*'], children: { items: { 'ui:order': ['*'] } } },
    },
    stored: [{ root: { name: 'A', has: 'b' } }, { root: { name: 'A', has: 'a', children: [{ name: 'B', has: 'a' }] } }],
  },

  'in an order of its own, on each level': {
    schema: tree(person(list(below(2)))),
    ui: { root: { 'ui:order': ['children', 'name'], children: { items: { $ref: '#/root', levels: 2 } } } },
    stored: [{ root: { name: 'A', children: [{ name: 'B', children: [{ name: 'C' }] }] } }],
  },
  'with conditions on the next level, and its need': {
    schema: tree(
      person(list(below(2)), {
        ...when(
          answered('children', { minItems: 2 }),
          { properties: { twins: { ...text, title: 'Twins' } } },
          { properties: { alone: { ...text, title: 'Alone' } }, ...required('alone') },
        ),
        allOf: [when(answered('children'), { properties: { home: { ...text, title: 'Home' } } })],
      }),
    ),
    ui: {
      root: {
        'ui:order': ['name', 'alone', 'twins', 'home', 'children'],
        children: { items: { $ref: '#/root', levels: 2 } },
      },
    },
    stored: [
      { root: { name: 'A', alone: 'x', home: 'h', children: [{ name: 'B', alone: 'y' }] } },
      {
        root: {
          name: 'A',
          twins: 'x',
          children: [
            { name: 'B', alone: 'y' },
            { name: 'C', alone: 'z' },
          ],
        },
      },
    ],
  },
  'with what has to be answered beside the next level': {
    schema: tree({
      ...person(list(below(1))),
      dependentRequired: { children: ['home'] },
      properties: { ...person(list(below(1))).properties, home: { ...text, title: 'Home' } },
      errorMessage: { required: { name: 'name?', home: 'home?' } },
    }),
    stored: [{ root: { name: 'A' } }, { root: { name: 'A', home: 'h', children: [{ name: 'B' }] } }],
    sentBack: [[{ root: { name: 'A', children: [{ name: 'B' }] } }, { 'root[home]': 'home?' }]],
  },
  'with answers computed from the next level': {
    schema: {
      definitions: {
        person: {
          type: 'object',
          properties: {
            age: { type: 'integer', title: 'Age' },
            children: { ...list(below(1)), title: 'Children' },
            many: { type: 'integer', title: 'Many', readOnly: true, computed: { count: 'children' } },
            ages: { type: 'integer', title: 'Ages', readOnly: true, computed: { sum: ['age', 'children/ages'] } },
            twice: { type: 'integer', title: 'Twice', readOnly: true, computed: { sum: ['many'] } },
          },
          ...required('age'),
        },
      },
      properties: { root: below() },
      required: ['root'],
    },
    ui: {
      root: {
        'ui:order': ['age', 'many', 'twice', 'children', 'ages'],
        children: { items: { $ref: '#/root', levels: 1 } },
      },
    },
    stored: [
      {
        root: {
          age: 40,
          children: [
            { age: 9, ages: 9 },
            { age: 7, ages: 7 },
          ],
          many: 2,
          twice: 2,
          ages: 56,
        },
      },
    ],
  },
  'in an order with a name that no level has': {
    schema: tree(person(list(below(2)))),
    ui: { root: { 'ui:order': ['children', 'nmae', '*'], children: { items: { $ref: '#/root', levels: 2 } } } },
    refused: /"nmae" is not a question of this schema/,
  },

  'without levels': {
    schema: tree(person(list(below()))),
    refused: /circular.*Add "levels" beside it/,
  },
  'more levels than there can be': {
    schema: tree(person(list(below(6)))),
    refused: /"levels" is 6.*from 1 to 5/,
  },
  'levels of a reference that does not lead back': {
    schema: { definitions: { person: text }, properties: { a: { title: 'A', ...below(2) } } },
    refused: /"levels" has no effect.*Remove it/,
  },
};
