// One wrong value in form.json or office.json of a published form is one finding: findings that may disappear once it is corrected are left out.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/index.ts';
import { formFile, goodFiles, inArabic, writeForm } from './support/writeForm.ts';

const office = {
  columns: ['/who/name'],
  search: ['/who/name'],
  proof: '/who/born',
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'seen', label: 'Seen', final: true },
  ],
  moves: [{ id: 'see', label: 'See', from: ['new'], to: 'seen' }],
  letters: [{ id: 'hello', label: 'Hello', in: ['seen'], subject: 'Hello', text: ['{/who/name}'] }],
};
const who = {
  ...goodFiles['trip/who.schema.json'],
  properties: {
    ...goodFiles['trip/who.schema.json'].properties,
    born: { type: 'string', format: 'date', title: 'Born' },
  },
};
const files = {
  'trip/office.json': office,
  'trip/who.schema.json': who,
  'trip/who.ui.json': { 'ui:order': ['name', 'born'] },
  'trip/published.json': {
    version: 1,
    answers: { 'who[born]': 'date', 'who[name]': 'string' },
    statuses: ['new', 'seen'],
  },
  'trip/ar.json': inArabic({}),
};

const found = (changes: object) =>
  checkForm(writeForm({ ...files, ...changes }), 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);

it('the form has no findings', () => {
  expect(found({})).toEqual([]);
});

it.each<[string, object]>([
  ['version', { version: 'two' }],
  ['title', { title: 7 }],
  ['route', { route: 'trip' }],
  // A browser reads `//name/path` as the host `name`.
  ['route', { route: '//trip' }],
  ['submit', { submit: 7 }],
  ['done', { done: [] }],
])('a wrong “%s” of form.json', (key, change) => {
  expect(found({ 'trip/form.json': formFile(change) })).toEqual([`valuesValid /${key}`]);
});

it.each<[string, object]>([
  ['columns', { columns: 'all' }],
  ['statuses', { statuses: {} }],
  ['moves', { moves: 'none' }],
  ['letters', { letters: [7] }],
])('a wrong “%s” of office.json', (key, change) => {
  const pointer = key === 'letters' ? '/letters/0' : `/${key}`;
  expect(found({ 'trip/office.json': { ...office, ...change } })).toEqual([`valuesValid ${pointer}`]);
});
