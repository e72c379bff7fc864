// An answer that is compared with one that follows from others.
import { choice, date, group, list, number, type Probes, several, text } from './probe.ts';

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
};
