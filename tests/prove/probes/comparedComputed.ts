// An answer that is compared with one that follows from others.
import { choice, date, group, list, number, type Probes, required, several, text } from './probe.ts';

/** A question that nobody answers. */
const computed = (type: string, computation: object) => ({ type, readOnly: true, computed: computation });
const total = (...names: string[]) => computed('number', { sum: names });
const from = (minimum: number) => ({ ...number, minimum });
/** A number that is not less than the other one. */
const atLeast = (name: string, own = 'own') => ({
  ...number,
  atLeast: { $data: `1/${name}` },
  errorMessage: { atLeast: `${own}!` },
});

/** A number that is not more than the other one. */
const atMost = (name: string, own = 'own') => ({
  ...number,
  atMost: { $data: `1/${name}` },
  errorMessage: { atMost: `${own}!` },
});
/** Twenty options, the first of which has the greatest number. */
const many = { type: 'string', enum: Array.from({ length: 20 }, (_, i) => `o${i}`) };
const falling = Object.fromEntries(many.enum.map((option, i) => [option, 100 - 5 * i]));
/** Questions of which all are required that somebody answers. */
const needed = (properties: Record<string, object>) => {
  const names = Object.keys(properties).filter((name) => !('computed' in (properties[name] ?? {})));
  return { properties, ...required(...names) };
};

export const comparedComputed: Probes = {
  'compared with a sum of numbers': {
    schema: { own: { ...atLeast('t'), minimum: 0 }, a: from(0), b: from(0), t: total('a', 'b') },
    stored: [{ own: 3, a: 1, b: 2, t: 3 }],
    sentBack: [[{ own: 2, a: 1, b: 2 }, { own: 'own!' }]],
  },
  'compared with a sum that has to be large': {
    schema: {
      own: { ...atLeast('t'), minimum: 500 },
      a: from(0),
      b: { ...from(0), multipleOf: 7 },
      t: total('a', 'b'),
    },
  },
  'compared with a sum over a list that may be empty, of computed numbers': {
    schema: {
      own: { ...atLeast('t'), minimum: 3 },
      l: list(group({ a: from(0), b: from(0), both: total('a', 'b') }, 'a')),
      t: total('l/both'),
    },
  },
  'compared with the number of an option, required and larger than the least answer': {
    schema: {
      properties: {
        w: choice,
        t: computed('integer', { pick: 'w', of: { a: 10, b: 5, c: 3 } }),
        own: { ...atLeast('t'), minimum: 1 },
      },
      required: ['w', 'own'],
      errorMessage: { required: { w: 'w?', own: 'own?' } },
    },
  },
  'compared with the numbers of all entries, the first option of which is the dearest': {
    schema: {
      own: { ...atLeast('t'), minimum: 45 },
      l: list(group({ c: choice }, 'c')),
      t: computed('integer', { pick: 'l/c', of: { a: 20, b: 10, c: 5 } }),
    },
  },
  'compared with the numbers of several options, one of which lowers the sum': {
    schema: {
      own: { ...atLeast('t'), minimum: 12 },
      s: several,
      t: computed('integer', { pick: 's', of: { a: 10, b: 5, c: -5 } }),
    },
  },
  'compared with how many entries and options there are': {
    schema: {
      own: { ...atLeast('n'), minimum: 2 },
      l: list(group({ x: text }, 'x')),
      n: computed('integer', { count: 'l' }),
      other: { ...atLeast('m', 'other'), minimum: 1, title: 'other' },
      s: several,
      m: computed('integer', { count: 's' }),
    },
  },
  'compared with the number of an option that is not the first': {
    schema: {
      own: { ...atLeast('n'), minimum: 5 },
      c: choice,
      n: computed('integer', { pick: 'c', of: { a: 1, b: 9, c: 2 } }),
    },
  },
  'compared with the time between dates': {
    schema: {
      own: { ...atLeast('n'), minimum: 0 },
      from: date,
      to: date,
      n: computed('integer', { difference: ['from', 'to'], in: 'days' }),
    },
  },
  'compared with a sum of what stands in a group': {
    schema: {
      own: { ...atLeast('t'), minimum: 1 },
      g: group({ a: from(0), l: list(group({ b: from(0) }, 'b')) }),
      t: total('g/a', 'g/l/b'),
    },
    ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
  },
  'not more than a sum that the least answers do not reach': {
    schema: needed({
      a: { ...number, minimum: 1, maximum: 9 },
      b: { ...number, minimum: 0, maximum: 9 },
      t: total('a', 'b'),
      own: { ...atMost('t'), minimum: 3, maximum: 30 },
    }),
    stored: [{ a: 1, b: 2, t: 3, own: 3 }],
    sentBack: [[{ a: 1, b: 2, own: 4 }, { own: 'own!' }]],
  },
  'equal to a sum between two limits': {
    schema: needed({
      a: { ...number, minimum: 0, maximum: 100 },
      b: { ...number, minimum: 0, maximum: 100 },
      t: total('a', 'b'),
      own: { ...number, equals: { $data: '1/t' }, errorMessage: { equals: 'own!' }, minimum: 150, maximum: 190 },
    }),
  },
  'at least the number of an option, with one of many that is low enough': {
    schema: needed({
      w: many,
      t: computed('integer', { pick: 'w', of: falling }),
      own: { ...atLeast('t'), minimum: 1, maximum: 9 },
    }),
  },
  'at least the number of an option that may be left out, of which only the last is low enough': {
    schema: {
      properties: {
        w: many,
        t: computed('integer', { pick: 'w', of: falling }),
        own: { ...atLeast('t'), minimum: 1, maximum: 9 },
      },
      required: ['own'],
      errorMessage: { required: { own: 'own?' } },
    },
  },
  'at least the numbers of two options, of which only the last are low enough': {
    schema: needed({
      w: { type: 'array', uniqueItems: true, minItems: 2, items: many, errorMessage: { minItems: 'two' } },
      t: computed('integer', { pick: 'w', of: falling }),
      own: { ...atLeast('t'), minimum: 1, maximum: 20 },
    }),
  },
  'equal to the sum of what the options of the entries cost': {
    schema: {
      l: list(group({ c: choice, p: computed('integer', { pick: 'c', of: { a: 900, b: 50, c: 5 } }) }, 'c')),
      t: total('l/p'),
      own: { ...number, equals: { $data: '1/t' }, errorMessage: { equals: 'own!' }, minimum: 40, maximum: 100 },
    },
  },
  'not more than the nights between two days of which one follows the other': {
    schema: needed({
      from: { ...date, formatMinimum: 'today', errorMessage: { formatMinimum: 'past' } },
      to: { ...date, moreThan: { $data: '1/from' }, errorMessage: { moreThan: 'to!' } },
      n: computed('integer', { difference: ['from', 'to'], in: 'days' }),
      own: { ...atMost('n'), minimum: 7, maximum: 20 },
    }),
  },
  'between the years since a day': {
    schema: needed({
      born: { ...date, formatMaximum: 'today', errorMessage: { formatMaximum: 'born!' } },
      age: computed('integer', { difference: ['born', '2027-10-01'], in: 'years' }),
      least: { ...atMost('age', 'least'), minimum: 6, maximum: 8 },
      most: { ...atLeast('age', 'most'), minimum: 7, maximum: 9 },
    }),
  },
};
