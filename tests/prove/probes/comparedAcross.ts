// An answer compared with one of an earlier step, or outside of its group, judged alike by browser and service.
import { box, choice, date, group, list, number, type Probes, required, text, when } from './probe.ts';
import { steps, titled } from './steps.ts';

const email = { type: 'string', format: 'email', maxLength: 50 };

/** A question that is compared with the answer at a JSON Pointer, and what is said otherwise. */
export const than = (question: object, keyword: string, pointer: string) => ({
  ...question,
  [keyword]: { $data: pointer },
  errorMessage: { [keyword]: 'Not so' },
});
export const from = titled('From', date);
export const to = (pointer: string, keyword = 'atLeast') => titled('To', than(date, keyword, pointer));
export const inList = (entry: object, others: object = {}) => titled('L', list(entry, others));
export const inOrder = { 'ui:order': ['*'] };
const withList = { ...inOrder, l: { 'ui:add': 'Add', 'ui:entry': 'One', items: inOrder } };
export const nested = { ...inOrder, g: inOrder };

export const comparedAcross: Probes = {
  'an answer of an earlier step': steps(
    { first: { from }, second: group({ to: to('/from') }, 'to') },
    {
      stored: [{ from: '2026-09-01', more: { to: '2026-09-01' } }, { more: { to: '2026-09-01' } }],
      sentBack: [[{ from: '2026-09-02', more: { to: '2026-09-01' } }, { 'more[to]': 'Not so' }]],
    },
  ),
  'an answer of an earlier step, where both stand at the root': steps(
    { first: { from }, second: group({ to: to('/from') }), at: '' },
    {
      stored: [{ from: '2026-09-01', to: '2026-09-01' }, { from: '2026-09-01' }, {}],
      sentBack: [[{ from: '2026-09-02', to: '2026-09-01' }, { to: 'Not so' }]],
    },
  ),
  'an answer of a group of an earlier step, from a group': steps(
    {
      first: { properties: { g: group({ from }, 'from') }, required: ['g'] },
      second: { type: 'object', properties: { g: group({ to: to('/g/from', 'moreThan') }, 'to') }, required: ['g'] },
      ui: nested,
    },
    {
      ui: nested,
      stored: [{ g: { from: '2026-09-01' }, more: { g: { to: '2026-09-02' } } }],
      sentBack: [[{ g: { from: '2026-09-02' }, more: { g: { to: '2026-09-02' } } }, { 'more[g][to]': 'Not so' }]],
    },
  ),
  'an answer of an earlier step, from the entries of a list': steps(
    { first: { from }, second: group({ l: inList(group({ to: to('/from', 'atMost') }, 'to')) }), ui: withList },
    {
      stored: [{ from: '2026-09-02', more: { l: [{ to: '2026-09-02' }, { to: '2025-09-02' }] } }],
      sentBack: [
        [
          { from: '2026-09-02', more: { l: [{ to: '2026-09-02' }, { to: '2026-09-03' }] } },
          { 'more[l][1][to]': 'Not so' },
        ],
      ],
    },
  ),
  'an answer outside of the list, from its entries, in the first step': {
    schema: { from, l: inList(group({ to: to('/from') }, 'to')) },
    ui: withList,
    stored: [{ from: '2026-09-02', l: [{ to: '2026-09-02' }] }],
    sentBack: [[{ from: '2026-09-02', l: [{ to: '2026-09-02' }, { to: '2026-09-01' }] }, { 'l[1][to]': 'Not so' }]],
  },
  'an answer outside of the list, in a step with a place': {
    schema: {
      most: titled('Most', number),
      l: inList({ ...number, atMost: { $data: '/trip/most' }, errorMessage: { atMost: 'Not so' } }),
    },
    form: { steps: [{ id: 'who', label: 'Who', at: '/trip' }] },
    stored: [{ trip: { most: 3, l: [1, 3] } }, { trip: { l: [9] } }],
    sentBack: [[{ trip: { most: 3, l: [1, 4] } }, { 'trip[l][1]': 'Not so' }]],
  },
  'an answer of the group around': {
    schema: {
      properties: { least: number, g: group({ n: than(number, 'moreThan', '/least') }, 'n') },
      required: ['g'],
    },
    ui: nested,
    stored: [{ least: 2, g: { n: 3 } }, { g: { n: 3 } }],
    sentBack: [[{ least: 3, g: { n: 3 } }, { 'g[n]': 'Not so' }]],
  },
  'an answer of another group of the step': {
    schema: {
      properties: { f: group({ n: titled('M', number) }, 'n'), g: group({ n: than(number, 'lessThan', '/f/n') }, 'n') },
      required: ['f', 'g'],
    },
    ui: { ...nested, f: inOrder },
    stored: [{ f: { n: 2 }, g: { n: 1 } }],
    sentBack: [[{ f: { n: 2 }, g: { n: 2 } }, { 'g[n]': 'Not so' }]],
  },
  'the answer that decides whether the question is asked, a day that is limited there': steps(
    {
      first: { properties: { from }, ...required('from') },
      asked: { properties: { '/from': { formatMaximum: '2000-01-01' } }, required: ['/from'] },
      second: group({ to: to('/from', 'moreThan') }),
    },
    {
      stored: [{ from: '1999-05-05', more: { to: '1999-05-06' } }, { from: '2000-01-02' }],
      sentBack: [[{ from: '1999-05-05', more: { to: '1999-05-05' } }, { 'more[to]': 'Not so' }]],
    },
  ),
  'an e-mail address again in a later step': steps(
    {
      first: { properties: { e: email }, ...required('e') },
      second: group({ again: titled('Again', than(email, 'equals', '/e')) }, 'again'),
    },
    {
      stored: [{ e: 'x@example.org', more: { again: 'x@example.org' } }],
      sentBack: [[{ e: 'x@example.org', more: { again: 'y@example.org' } }, { 'more[again]': 'Not so' }]],
    },
  ),
  'a text with a pattern, as one without': {
    schema: {
      properties: {
        a: text,
        g: group(
          {
            b: { ...than(text, 'equals', '/a'), pattern: '[aeiou]', errorMessage: { pattern: 'No', equals: 'Not so' } },
          },
          'b',
        ),
      },
      required: ['g', 'a'],
      errorMessage: { required: { a: 'a?' } },
    },
    ui: nested,
    stored: [{ a: 'on', g: { b: 'on' } }],
    sentBack: [[{ a: 'x', g: { b: 'on' } }, { 'g[b]': 'Not so' }]],
  },
  'an answer that is asked only sometimes': steps(
    {
      first: {
        properties: { c: choice },
        ...when({ properties: { c: { const: 'b' } }, required: ['c'] }, { properties: { from }, ...required('from') }),
      },
      second: group({ to: to('/from') }, 'to'),
    },
    {
      stored: [
        { c: 'b', from: '2026-09-01', more: { to: '2026-09-01' } },
        { c: 'a', more: { to: '2025-09-01' } },
      ],
      settled: [
        [
          { c: 'a', from: '2026-09-01', more: { to: '2025-09-01' } },
          { c: 'a', more: { to: '2025-09-01' } },
        ],
      ],
      sentBack: [[{ c: 'b', from: '2026-09-01', more: { to: '2025-09-01' } }, { 'more[to]': 'Not so' }]],
    },
  ),
  'two answers that are asked only sometimes': steps(
    {
      first: {
        properties: { c: choice },
        ...when({ properties: { c: { const: 'b' } }, required: ['c'] }, { properties: { from } }),
      },
      second: {
        type: 'object',
        properties: { own: titled('Own', box) },
        ...when({ properties: { own: { const: true } }, required: ['own'] }, { properties: { to: to('/from') } }),
      },
    },
    {
      stored: [
        { c: 'b', from: '2026-09-01', more: { own: true } },
        { c: 'a', more: { own: true, to: '2025-09-01' } },
      ],
      sentBack: [[{ c: 'b', from: '2026-09-02', more: { own: true, to: '2026-09-01' } }, { 'more[to]': 'Not so' }]],
    },
  ),
  'a question that is asked only sometimes, in a step that is, too': steps(
    {
      first: { properties: { c: choice, from }, ...required('from') },
      asked: { properties: { '/c': { const: 'b' } }, required: ['/c'] },
      second: {
        type: 'object',
        properties: { own: titled('Own', box) },
        ...when(
          { properties: { own: { const: true } }, required: ['own'] },
          { properties: { to: to('/from') }, ...required('to') },
        ),
      },
    },
    {
      stored: [
        { c: 'b', from: '2026-09-01', more: { own: true, to: '2026-09-01' } },
        { c: 'a', from: '2026-09-01' },
      ],
      sentBack: [[{ c: 'b', from: '2026-09-02', more: { own: true, to: '2026-09-01' } }, { 'more[to]': 'Not so' }]],
    },
  ),
  'a chain through three steps, with limits and one of the same group': steps(
    {
      first: { properties: { a: { ...titled('A', number), minimum: 5 } }, ...required('a') },
      second: group(
        { b: titled('B', than(number, 'moreThan', '/a')), c: titled('C', than(number, 'moreThan', '1/b')) },
        'b',
        'c',
      ),
      third: { schema: group({ d: titled('D', { ...than(number, 'moreThan', '/more/c'), maximum: 9 }) }, 'd') },
    },
    {
      stored: [{ a: 5, more: { b: 6, c: 7 }, last: { d: 8 } }],
      sentBack: [
        [{ a: 6, more: { b: 6, c: 7 }, last: { d: 8 } }, { 'more[b]': 'Not so' }],
        [{ a: 5, more: { b: 6, c: 8 }, last: { d: 8 } }, { 'last[d]': 'Not so' }],
      ],
    },
  ),
  'a computed answer of an earlier step': steps(
    {
      first: {
        properties: {
          a: number,
          b: titled('B', number),
          sum: titled('S', { ...number, readOnly: true, computed: { sum: ['a', 'b'] } }),
        },
        ...required('a'),
      },
      second: group({ most: titled('Most', than(number, 'atMost', '/sum')) }, 'most'),
    },
    {
      stored: [{ a: 1, b: 2, sum: 3, more: { most: 3 } }],
      sentBack: [[{ a: 1, b: 2, sum: 3, more: { most: 4 } }, { 'more[most]': 'Not so' }]],
    },
  ),
};
