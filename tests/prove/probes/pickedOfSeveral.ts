// Numbers of options that are added up: of several that are chosen, and of all entries of a list.
import { choice, group, list, type Probes, several, text } from './probe.ts';

/** A question that nobody answers. */
const picked = (type: string, pick: string, of: object) => ({ type, readOnly: true, computed: { pick, of } });

export const pickedOfSeveral: Probes = {
  'numbers of several options, of the entries of a list and of its plain answers': {
    schema: {
      s: several,
      l: list(group({ c: choice, x: text }, 'x')),
      plain: list(choice),
      ofS: picked('number', 's', { a: 0.1, b: 0.2, c: 5 }),
      ofL: picked('integer', 'l/c', { a: 1, b: 2, c: 3 }),
      ofPlain: picked('integer', 'plain', { a: 1, b: 2, c: 3 }),
    },
    stored: [
      {},
      { s: ['a', 'b'], ofS: 0.3 },
      { l: [{ c: 'a', x: 'p' }, { x: 'q' }, { c: 'c', x: 'r' }], ofL: 4 },
      { plain: ['b', 'b'], ofPlain: 4 },
    ],
    settled: [
      [
        { s: ['c'], ofS: 99 },
        { s: ['c'], ofS: 5 },
      ],
    ],
  },
};
