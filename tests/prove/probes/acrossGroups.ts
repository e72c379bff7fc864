// Conditions on answers of earlier steps that stand in groups and in entries of lists, or test the entries of a list.
import { answered, box, choice, group, list, number, type Probes, text, when } from './probe.ts';
import { isB, noted, steps, titled } from './steps.ts';

export const acrossGroups: Probes = {
  'a condition beside the questions of a group, one in a group of it': steps(
    {
      first: { c: choice },
      second: {
        ...group({
          g: {
            ...group(
              { own: titled('Own', text), h: { ...group({ in: titled('In', text) }), ...when(isB, noted) } },
              'own',
            ),
            ...when(
              { ...answered('/c', { const: 'a' }) },
              { properties: { bus: titled('Bus', choice) } },
              { properties: { walk: titled('Walk', box) } },
            ),
          },
        }),
        required: ['g'],
      },
      ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'], h: { 'ui:order': ['*'] } } },
    },
    {
      stored: [
        { c: 'a', more: { g: { own: 'y', bus: 'a', h: {} } } },
        { c: 'b', more: { g: { own: 'y', walk: true, h: { note: 'x' } } } },
        { more: { g: { own: 'y', walk: true, h: {} } } },
      ],
      sentBack: [[{ c: 'b', more: { g: { own: 'y' } } }, { 'more[g][h][note]': 'note?' }]],
    },
  ),
  'a condition in a group, on answers of the group as well': steps(
    {
      first: { c: choice },
      second: group({
        g: {
          ...group({ own: titled('Own', choice) }),
          ...when({ allOf: [isB, answered('own', { const: 'c' })] }, noted),
        },
      }),
      ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
    },
    {
      stored: [
        { c: 'b', more: { g: { own: 'a' } } },
        { c: 'b', more: { g: { own: 'c', note: 'x' } } },
      ],
      settled: [
        [
          { c: 'a', more: { g: { own: 'c', note: 'x' } } },
          { c: 'a', more: { g: { own: 'c' } } },
        ],
      ],
    },
  ),
  'a condition in the entries of a list, on answers of the entry as well': steps(
    {
      first: { c: choice },
      second: group({
        l: titled(
          'List',
          list({
            ...group({ n: titled('N', choice) }, 'n'),
            allOf: [
              when(isB, { properties: { age: titled('Age', number) } }),
              when({ properties: { '/c': { const: 'b' }, n: { const: 'c' } }, required: ['/c', 'n'] }, noted, {
                properties: { other: titled('Other', text) },
              }),
            ],
          }),
        ),
      }),
      ui: { 'ui:order': ['*'], l: { 'ui:add': 'Add', 'ui:entry': 'One', items: { 'ui:order': ['*'] } } },
    },
    {
      stored: [
        {
          c: 'b',
          more: {
            l: [
              { n: 'a', age: 3, other: 'z' },
              { n: 'c', note: 'x' },
            ],
          },
        },
        { c: 'a', more: { l: [{ n: 'c', other: 'z' }] } },
      ],
      settled: [
        [
          { c: 'a', more: { l: [{ n: 'c', age: 3, note: 'x' }] } },
          { c: 'a', more: { l: [{ n: 'c' }] } },
        ],
      ],
      sentBack: [[{ c: 'b', more: { l: [{ n: 'c' }] } }, { 'more[l][0][note]': 'note?' }]],
    },
  ),
  'a step, by the entries of a list and its length': steps(
    {
      first: { l: list(group({ n: titled('N', choice) }, 'n')) },
      asked: {
        anyOf: [answered('/l', { contains: answered('n', { const: 'b' }) }), answered('/l', { minItems: 3 })],
      },
      second: noted,
    },
    {
      ui: { l: { 'ui:add': 'Add', 'ui:entry': 'One' } },
      stored: [
        { l: [{ n: 'a' }] },
        { l: [{ n: 'a' }, { n: 'b' }], more: { note: 'x' } },
        { l: [{ n: 'a' }, { n: 'a' }, { n: 'a' }], more: { note: 'x' } },
      ],
      sentBack: [[{ l: [{ n: 'b' }] }, { 'more[note]': 'note?' }]],
    },
  ),
};
