// Conditions that test answers which only a branch of an entry asks for.
import { answered, box, choice, group, list, number, type Probe, type Probes, several, text, when } from './probe.ts';
import { steps, titled } from './steps.ts';

const order = { 'ui:order': ['*'] };
const home = (asked: object) =>
  list({ ...group({ n: text, pool: choice }, 'n'), ...when(answered('pool', { const: 'b' }), { properties: asked }) });
const firm = { properties: { firm: titled('Firm', text) } };

/** A list whose entries ask for more in a branch, and a question that is asked while one of them passes the test. */
function contained(asked: object, test: object, withIt: object, without: object): Probe {
  return {
    schema: { properties: { l: home(asked) }, ...when(answered('l', { contains: test }), firm) },
    ui: { ...order, l: { items: order } },
    stored: [
      { l: [{ n: 'x' }, { n: 'y', pool: 'b', ...withIt }], firm: 'z' },
      { l: [{ n: 'x', pool: 'b', ...without }] },
    ],
  };
}

export const inBranchesOfEntries: Probes = {
  'a limit of a number': contained({ m: number }, answered('m', { minimum: 3 }), { m: 3 }, { m: 2 }),
  'an option': contained({ c: choice }, answered('c', { const: 'c' }), { c: 'c' }, { c: 'a' }),
  'a box': contained({ b: box }, answered('b', { const: true }), { b: true }, {}),
  'one of several options': contained(
    { s: several },
    answered('s', { contains: { const: 'c' } }),
    { s: ['c'] },
    { s: ['a'] },
  ),
  'entries of a list inside': contained(
    { i: list(group({ k: choice }, 'k')) },
    answered('i', { contains: answered('k', { const: 'c' }) }),
    { i: [{ k: 'a' }, { k: 'c' }] },
    { i: [{ k: 'a' }] },
  ),
  'what a branch in the branch asks for': {
    schema: {
      properties: {
        l: list({
          ...group({ n: text, pool: choice }, 'n'),
          ...when(answered('pool', { const: 'b' }), {
            properties: { c: choice },
            ...when(answered('c', { const: 'c' }), { properties: { m: number } }),
          }),
        }),
      },
      ...when(answered('l', { contains: answered('m', { minimum: 3 }) }), firm),
    },
    ui: { ...order, l: { items: order } },
    stored: [{ l: [{ n: 'y', pool: 'b', c: 'c', m: 3 }], firm: 'z' }],
  },
  'in a list of an earlier step': steps(
    {
      first: { l: home({ m: number }) },
      second: {
        ...group({ t: titled('T', text) }),
        ...when(answered('/l', { contains: answered('m', { minimum: 3 }) }), firm),
      },
    },
    {
      ui: { ...order, l: { items: order } },
      stored: [
        { l: [{ n: 'y', pool: 'b', m: 3 }], more: { firm: 'z' } },
        { l: [{ n: 'x' }], more: { t: 'z' } },
      ],
    },
  ),
};
