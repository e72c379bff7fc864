// Steps, and questions of a step, that answers of earlier steps decide on.
import { answered, box, choice, date, group, list, number, type Probes, required, text, when } from './probe.ts';
import { isB, note, noted, steps, titled } from './steps.ts';

export const acrossSteps: Probes = {
  'a step that is asked for one option': steps(
    { first: { c: choice }, asked: isB, second: noted },
    {
      stored: [{ c: 'b', more: { note: 'x' } }, { c: 'a' }, {}],
      settled: [[{ c: 'a', more: { note: 'x' } }, { c: 'a' }]],
      sentBack: [[{ c: 'b' }, { 'more[note]': 'note?' }]],
    },
  ),
  'a step at the root that is asked for one option': steps(
    { first: { c: choice }, asked: isB, second: noted, at: '' },
    {
      stored: [{ c: 'b', note: 'x' }, { c: 'a' }],
      settled: [[{ c: 'a', note: 'x' }, { c: 'a' }]],
      sentBack: [[{ c: 'b' }, { note: 'note?' }]],
    },
  ),
  'a step that is asked for a ticked box, an answer in a group, or a number': steps(
    {
      first: { properties: { f: box, g: group({ n: { title: 'n', ...number } }, 'n') }, required: ['g'] },
      asked: { anyOf: [answered('/f', { const: true }), answered('/g/n', { minimum: 3 })] },
      second: noted,
    },
    {
      ui: { 'ui:order': ['*'], g: { 'ui:order': ['*'] } },
      stored: [{ g: { n: 2 } }, { g: { n: 3 }, more: { note: 'x' } }, { f: true, g: { n: 2 }, more: { note: 'x' } }],
      sentBack: [[{ f: true, g: { n: 1 } }, { 'more[note]': 'note?' }]],
    },
  ),
  'a step after a step that need not be asked': steps(
    {
      first: { c: choice },
      asked: isB,
      second: group({ d: titled('D', choice) }, 'd'),
      third: { schema: noted, if: answered('/more/d', { const: 'c' }) },
    },
    {
      stored: [{ c: 'b', more: { d: 'c' }, last: { note: 'x' } }, { c: 'b', more: { d: 'a' } }, { c: 'a' }],
      settled: [[{ c: 'a', more: { d: 'c' }, last: { note: 'x' } }, { c: 'a' }]],
    },
  ),
  'a step that is asked for a late day, or for an entry with an early time': steps(
    {
      first: {
        properties: {
          d: { title: 'd', ...date },
          l: list(group({ t: { title: 't', type: 'string', format: 'time' } }, 't')),
        },
      },
      asked: {
        anyOf: [
          answered('/d', { formatMinimum: '2027-02-01' }),
          answered('/l', { contains: answered('t', { formatMaximum: '08:00' }) }),
        ],
      },
      second: noted,
    },
    {
      stored: [
        { d: '2027-02-01', more: { note: 'x' } },
        { l: [{ t: '08:00' }], more: { note: 'x' } },
        { d: '2027-01-31' },
      ],
      settled: [[{ l: [{ t: '08:01' }], more: { note: 'x' } }, { l: [{ t: '08:01' }] }]],
      sentBack: [[{ d: '2027-03-01' }, { 'more[note]': 'note?' }]],
    },
  ),
  'a list that an answer of an earlier step requires, with at least one entry': steps(
    {
      first: { properties: { c: choice } },
      second: {
        type: 'object',
        properties: { l: { ...list(group({ n: note }, 'n')), title: 'Rows', minItems: 1 } },
        ...when(isB, { required: ['l'] }),
      },
    },
    {
      stored: [
        { c: 'b', more: { l: [{ n: 'x' }] } },
        { c: 'a', more: {} },
      ],
      sentBack: [[{ c: 'b' }, { 'more[l][0][n]': 'n?' }]],
    },
  ),
  'a question that an answer of an earlier step brings up': steps(
    { first: { c: choice }, second: { type: 'object', properties: { own: titled('Own', text) }, ...when(isB, noted) } },
    {
      stored: [
        { c: 'b', more: { note: 'x' } },
        { c: 'a', more: { own: 'y' } },
      ],
      settled: [
        [
          { c: 'a', more: { own: 'y', note: 'x' } },
          { c: 'a', more: { own: 'y' } },
        ],
      ],
      sentBack: [[{ c: 'b', more: { own: 'y' } }, { 'more[note]': 'note?' }]],
    },
  ),
  'a question that an earlier answer and one of its own group bring up': steps(
    {
      first: { c: choice },
      second: {
        type: 'object',
        properties: { own: titled('Own', choice) },
        allOf: [when({ properties: { '/c': { const: 'b' }, own: { const: 'a' } }, required: ['/c', 'own'] }, noted)],
      },
    },
    {
      stored: [
        { c: 'b', more: { own: 'a', note: 'x' } },
        { c: 'b', more: { own: 'b' } },
        { c: 'a', more: { own: 'a' } },
      ],
      sentBack: [[{ c: 'b', more: { own: 'a' } }, { 'more[note]': 'note?' }]],
    },
  ),
  'a question of a group, and one in the entries of a list, that an earlier answer brings up': steps(
    {
      first: { c: choice },
      second: {
        type: 'object',
        properties: {
          g: group({ own: titled('Own', text) }, 'own'),
          l: titled('List', list(group({ n: titled('N', text) }, 'n'))),
        },
        required: ['g'],
        ...when(isB, {
          properties: {
            g: { properties: { note }, ...required('note') },
            l: { items: { properties: { age: titled('Age', number) }, ...required('age') } },
          },
        }),
      },
      ui: {
        'ui:order': ['*'],
        g: { 'ui:order': ['*'] },
        l: { 'ui:add': 'Add', 'ui:entry': 'One', items: { 'ui:order': ['*'] } },
      },
    },
    {
      stored: [
        { c: 'b', more: { g: { own: 'y', note: 'x' }, l: [{ n: 'x', age: 3 }] } },
        { c: 'a', more: { g: { own: 'y' }, l: [{ n: 'x' }] } },
      ],
      sentBack: [
        [
          { c: 'b', more: { g: { own: 'y' }, l: [{ n: 'x' }] } },
          { 'more[g][note]': 'note?', 'more[l][0][age]': 'age?' },
        ],
      ],
    },
  ),
  'a question that is required, and one that has fewer options, by an earlier answer': steps(
    {
      first: { c: choice },
      second: {
        type: 'object',
        properties: { own: titled('Own', choice), note },
        ...when(
          isB,
          { properties: { own: { enum: ['a'] } }, ...required('note') },
          { properties: { note: { maxLength: 3 } } },
        ),
      },
    },
    {
      stored: [
        { c: 'b', more: { own: 'a', note: 'long' } },
        { c: 'a', more: { own: 'b', note: 'xyz' } },
      ],
      sentBack: [
        [
          { c: 'b', more: { own: 'b' } },
          { 'more[own]': 'Choose one of the options', 'more[note]': 'note?' },
        ],
        [{ c: 'a', more: { note: 'long' } }, { 'more[note]': 'Use at most 3 characters (now 4)' }],
      ],
    },
  ),
};
