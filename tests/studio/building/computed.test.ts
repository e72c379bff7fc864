// The dialogs "Add a computed answer…", "Computed from…" and "Begins with…" write what the form answers by itself.
import { expect, it } from 'vitest';
import { publish } from '../../../engine/check/index.ts';
import { listTexts } from '../../../engine/compile/index.ts';
import type { Computation } from '../../../engine/core/index.ts';
import type { Building } from '../../../engine/studio/protocol/actions.ts';
import { readOutline } from '../../../engine/studio/server/readOutline.ts';
import { goodFiles, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
const child = {
  type: 'object',
  properties: { name: text('Name of Child'), fee: { type: 'integer', title: 'Fee', minimum: 0, maximum: 900 } },
  required: ['name'],
  errorMessage: { required: { name: 'Name of Child is required' } },
};
const who = {
  type: 'object',
  properties: {
    first: text('First Name'),
    last: text('Last Name'),
    gift: { type: 'number', title: 'Gift', minimum: 0, maximum: 900 },
    born: { type: 'string', format: 'date', title: 'Born' },
    way: { type: 'string', title: 'Way', enum: ['bus', 'car'], enumNames: ['Bus', 'Car'] },
    days: { type: 'array', title: 'Days', uniqueItems: true, items: { type: 'string', enum: ['mon', 'tue'] } },
    news: { type: 'boolean', title: 'News' },
    children: { type: 'array', title: 'Children', maxItems: 3, items: child },
    total: { type: 'integer', title: 'Total', readOnly: true, computed: { sum: ['children/fee'] } },
    secret: text('Word'),
  },
};

/** A translation of every text of the file. */
const spoken = (name: string, file: object) =>
  Object.fromEntries(listTexts(name, file).map((one) => [one.name, `${one.text} بالعربية`]));

async function trip(): Promise<string> {
  const folder = writeForm({
    'trip/who.schema.json': who,
    'trip/who.ui.json': { 'ui:order': ['*'], secret: { 'ui:widget': 'password' } },
    'trip/ar.json': {
      'form.json': spoken('form.json', goodFiles['trip/form.json']),
      'who.schema.json': spoken('who.schema.json', who),
    },
  });
  expect(await publish(folder)).toEqual([]);
  return folder;
}

const at = { step: 'who', path: [] };
const named = (name: string, path: readonly string[] = []) => ({ step: 'who', path, name });
const titled = { title: { en: 'All', ar: 'الكل' } };

/** The schema of the step as the action would write it. */
async function after(folder: string, action: Building) {
  const files = await planned(folder, 'trip', action);
  const written = files.find(({ name }) => name === 'trip/who.schema.json')?.after;
  return JSON.parse(written ?? '{}');
}

it.each<[what: string, computation: Computation, type: string]>([
  ['whole numbers', { sum: ['children/fee'] }, 'integer'],
  ['numbers that need not be whole', { sum: ['children/fee', 'gift'] }, 'number'],
  ['entries', { count: 'children' }, 'integer'],
  ['options that are chosen', { count: 'days' }, 'integer'],
  ['texts', { join: ['first', 'last'], with: ' ' }, 'string'],
  ['a time', { difference: ['born', '2027-10-01'], in: 'years' }, 'integer'],
  ['a whole number for each option', { pick: 'way', of: { bus: 40, car: 0 } }, 'integer'],
  ['a number for each of several options', { pick: 'days', of: { mon: 2.5, tue: 1 } }, 'number'],
  ['another number for each option', { pick: 'way', of: { bus: 40.5, car: 0 } }, 'number'],
])('adds what is computed of %s, and computes it anew', async (_, computation, type) => {
  const folder = await trip();
  const added: Building = { kind: 'add-computed', place: { ...at, after: 'way' }, answer: { ...titled, computation } };
  const { properties } = await after(folder, added);
  expect(properties.all).toEqual({ type, title: 'All', readOnly: true, computed: computation });
  expect(await isCarriedOut(folder, 'trip', added)).toBe(true);
  const changed: Building = { kind: 'compute-question', question: named('total'), computation };
  expect((await after(folder, changed)).properties.total).toMatchObject({ type, computed: computation });
});

it('is computed in the entries of a list, too', async () => {
  const folder = await trip();
  const answer = { ...titled, computation: { join: ['name'] } };
  const action: Building = { kind: 'add-computed', place: { step: 'who', path: ['children'], after: 'fee' }, answer };
  expect(await isCarriedOut(folder, 'trip', action)).toBe(true);
});

it('says what an answer can be computed from, which no password is, and what each question begins with', async () => {
  const groups = readOutline(await trip(), 'trip')?.steps[0]?.groups ?? [];
  expect(groups.map(({ computable }) => computable.map(({ title, as }) => `${title}: ${as.join(', ')}`))).toEqual([
    [
      'First Name: join',
      'Last Name: join',
      'Gift: sum',
      'Born: difference',
      'Way: pick',
      'Days: count, pick',
      'Children: count',
      'Children › Name of Child: count, join',
      'Children › Fee: sum, count',
      'Total: sum',
    ],
    ['Name of Child: join', 'Fee: sum'],
  ]);
  const begins = groups.flatMap(({ questions }) => questions.map((one) => [one.name, one.begins?.by]));
  expect(Object.fromEntries(begins)).toEqual({
    first: 'text',
    last: 'text',
    gift: 'number',
    born: 'text',
    way: 'option',
    days: 'options',
    news: 'box',
    children: undefined,
    total: undefined,
    secret: undefined,
    name: 'text',
    fee: 'number',
  });
});

it('names the step that asks where it is another', async () => {
  const more = { type: 'object', properties: { size: { type: 'integer', title: 'Size' } } };
  const next = { type: 'object', properties: { kin: { type: 'integer', title: 'Kin' } } };
  const steps = [
    { id: 'who', label: 'You' },
    { id: 'more', label: 'More' },
    { id: 'next', label: 'Next', at: '/next' },
  ];
  const folder = writeForm({
    'trip/form.json': { ...goodFiles['trip/form.json'], steps },
    'trip/who.ui.json': {},
    'trip/more.schema.json': more,
    'trip/more.ui.json': {},
    'trip/next.schema.json': next,
    'trip/next.ui.json': {},
  });
  const computable = readOutline(folder, 'trip')?.steps.map(({ groups }) => groups[0]?.computable ?? []);
  expect(computable?.map((all) => all.map(({ name, title }) => `${name}: ${title}`))).toEqual([
    ['name: Name', 'size: More › Size', 'next/kin: Next › Kin'],
    ['name: You › Name', 'size: Size', 'next/kin: Next › Kin'],
    ['kin: Kin'],
  ]);
});

it.each<[name: string, value: unknown, path: readonly string[]]>([
  ['first', 'Maya', []],
  ['gift', 12.5, []],
  ['born', '2020-01-31', []],
  ['way', 'bus', []],
  ['days', ['mon'], []],
  ['news', true, []],
  ['fee', 40, ['children']],
])('%s begins with %j, and with nothing again', async (name, value, path) => {
  const folder = await trip();
  const action: Building = { kind: 'begin-question', question: named(name, path), value };
  expect(JSON.stringify(await after(folder, action))).toContain(`"default":${JSON.stringify(value)}`);
  expect(await isCarriedOut(folder, 'trip', action)).toBe(true);
});

it('what a question begins with is removed', async () => {
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', properties: { name: { ...text('Name'), default: 'Maya' } } },
    'trip/ar.json': { ...goodFiles['trip/ar.json'], 'who.schema.json': { '/properties/name/title': 'الاسم' } },
  });
  const { properties } = await after(folder, { kind: 'begin-question', question: named('name') });
  expect(properties.name).toEqual(text('Name'));
});

it.each<[what: string, action: Building, why: RegExp]>([
  [
    'of nothing',
    { kind: 'compute-question', question: named('total'), computation: { sum: [] } },
    /^Please choose what/,
  ],
  [
    'where visitors answer',
    { kind: 'compute-question', question: named('gift'), computation: { count: 'children' } },
    /^“gift” is not computed\.$/,
  ],
  ['a list', { kind: 'begin-question', question: named('children'), value: [] }, /^“children” cannot begin/],
  ['a password', { kind: 'begin-question', question: named('secret'), value: 'x' }, /^“secret” cannot begin/],
])('refuses %s', async (_, action, why) => {
  await expect(planned(await trip(), 'trip', action)).rejects.toThrow(why);
});
