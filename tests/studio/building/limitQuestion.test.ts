// The dialog "Limits…" writes limits, a comparison with another answer and `required` where the question is declared, with messages in every language.
import { expect, it } from 'vitest';
import { publish } from '../../../engine/check/index.ts';
import type { AnswerLimits, OutlineLimits } from '../../../engine/studio/protocol/limits.ts';
import type { Words } from '../../../engine/studio/protocol/outline.ts';
import { readOutline } from '../../../engine/studio/server/readOutline.ts';
import { formFile, goodFiles, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const words = (en: string) => ({ en, ar: `${en} بالعربية` });
const day = (title: string, more: object = {}) => ({ type: 'string', format: 'date', title, ...more });
const first = {
  type: 'object',
  properties: { from: day('From'), size: { type: 'integer', title: 'Size' } },
  required: ['from'],
  errorMessage: { required: { from: 'From is required' } },
};
const late = { atLeast: 'Not so early', formatMaximum: 'Too late' };
const second = {
  type: 'object',
  properties: {
    to: day('To', { formatMaximum: 'today + 9 years', atLeast: { $data: '/first/from' }, errorMessage: late }),
    note: { type: 'string', title: 'Note', maxLength: 50 },
    again: { type: 'string', title: 'Note again', maxLength: 50 },
    count: { type: 'integer', title: 'Count', minimum: 1 },
    at: { type: 'string', format: 'time', title: 'At' },
    days: { type: 'array', title: 'Days', uniqueItems: true, items: { type: 'string', enum: ['mon', 'tue', 'wed'] } },
    names: { type: 'array', title: 'Names', maxItems: 3, items: { type: 'string', maxLength: 9 } },
    member: { type: 'boolean', title: 'Member' },
    group: { type: 'object', title: 'Group', properties: { why: { type: 'string', title: 'Why', maxLength: 9 } } },
  },
  if: { properties: { count: { minimum: 5 } }, required: ['count'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {
    properties: { more: { type: 'string', title: 'More', maxLength: 20 } },
    required: ['more'],
    errorMessage: { required: { more: 'More is required' } },
  },
};

const textsOf = (part: unknown, at = ''): [string, string][] =>
  Object.entries(Object(part)).flatMap(([key, value]): [string, string][] => {
    const below = `${at}/${key}`;
    if (typeof value === 'object') return textsOf(value, below);
    const isText = key === 'title' || at.endsWith('errorMessage') || at.endsWith('errorMessage/required');
    if (key === 'enum') return [];
    return isText ? [[below, `${value} بالعربية`]] : [];
  });

async function trip(): Promise<string> {
  const options = ['mon', 'tue', 'wed'].map((one) => [`/properties/days/items/enum/${one}`, `${one} بالعربية`]);
  const inForm = {
    ...goodFiles['trip/ar.json']['form.json'],
    '/steps/second/label': 'ثان',
    '/steps/first/label': 'أول',
  };
  const { '/steps/who/label': _, ...spoken } = inForm;
  const step = (id: string) => ({ id, label: id, at: `/${id}` });
  const folder = writeForm({
    'trip/form.json': formFile({ steps: [step('first'), step('second')] }),
    'trip/who.schema.json': undefined,
    'trip/who.ui.json': undefined,
    'trip/first.schema.json': first,
    'trip/first.ui.json': { 'ui:order': ['*'] },
    'trip/second.schema.json': second,
    'trip/second.ui.json': { 'ui:order': ['*'] },
    'trip/ar.json': {
      'form.json': spoken,
      'first.schema.json': Object.fromEntries(textsOf(first)),
      'second.schema.json': Object.fromEntries([...textsOf(second), ...options]),
    },
  });
  expect(await publish(folder)).toEqual([]);
  return folder;
}

const limit = (name: string, limits: AnswerLimits, required?: Words, path: readonly string[] = []) =>
  ({ kind: 'limit-question', question: { step: 'second', path, name }, limits, required }) as const;

/** The schema of the second step as the action would write it, and its Arabic texts by the places of the English ones. */
async function after(folder: string, action: ReturnType<typeof limit>) {
  const files = await planned(folder, 'trip', action);
  const read = (name: string) => JSON.parse(files.find((one) => one.name === `trip/${name}`)?.after ?? '{}');
  return { schema: read('second.schema.json'), arabic: read('ar.json')['second.schema.json'] ?? {} };
}

function limitsIn(folder: string, name: string): OutlineLimits | undefined {
  const groups = readOutline(folder, 'trip')?.steps[1]?.groups ?? [];
  return groups.flatMap(({ questions }) => questions).find((one) => one.name === name)?.limits;
}

const { to, note, count, at, days, names } = second.properties;
const unlike = { as: 'equals', with: 'note', message: words('Not the same') } as const;
const kept = {
  most: 'today + 9 years',
  comparison: { as: 'atLeast', with: '/first/from', message: words('Not so early') },
} as const;

it.each<[what: string, name: string, limits: AnswerLimits, becomes: object]>([
  ['a least length', 'note', { least: 2, most: 50 }, { ...note, minLength: 2 }],
  ['another greatest length', 'note', { most: 40 }, { ...note, maxLength: 40 }],
  ['both ends of a number', 'count', { least: 2, most: 9 }, { ...count, minimum: 2, maximum: 9 }],
  ['no least number', 'count', { most: 9 }, { type: 'integer', title: 'Count', maximum: 9 }],
  ['a time', 'at', { least: '08:00', most: '16:30' }, { ...at, formatMinimum: '08:00', formatMaximum: '16:30' }],
  ['a number of options', 'days', { least: 2 }, { ...days, minItems: 2 }],
  ['a number of entries', 'names', { most: 5 }, { ...names, maxItems: 5 }],
  ['a day that counts from today', 'to', { ...kept, least: 'today' }, { ...to, formatMinimum: 'today' }],
  ['a comparison', 'again', { most: 50, comparison: unlike }, { equals: { $data: '1/note' } }],
])('%s', async (_, name, limits, becomes) => {
  const folder = await trip();
  const action = limit(name, limits);
  const { schema } = await after(folder, action);
  expect(schema.properties[name]).toMatchObject(becomes);
  expect(await isCarriedOut(folder, 'trip', action)).toBe(true);
});

it('a limit or a comparison that goes takes its message along, in every language', async () => {
  const { schema, arabic } = await after(await trip(), limit('to', {}));
  expect(schema.properties.to).toEqual({ type: 'string', format: 'date', title: 'To' });
  expect(Object.keys(arabic).filter((name) => name.startsWith('/properties/to/'))).toEqual(['/properties/to/title']);
});

it('another comparison takes the place of the one before', async () => {
  const folder = await trip();
  const comparison = { as: 'moreThan', with: '/first/from', message: words('Later, please') } as const;
  const action = limit('to', { most: 'today + 9 years', comparison });
  const { schema, arabic } = await after(folder, action);
  expect(schema.properties.to).toEqual({
    ...day('To', { formatMaximum: 'today + 9 years' }),
    errorMessage: { formatMaximum: 'Too late', moreThan: 'Later, please' },
    moreThan: { $data: '/first/from' },
  });
  expect(arabic['/properties/to/errorMessage/moreThan']).toBe('Later, please بالعربية');
  expect(arabic['/properties/to/errorMessage/atLeast']).toBeUndefined();
  expect(await isCarriedOut(folder, 'trip', action)).toBe(true);
});

it.each<[string, string, AnswerLimits, readonly string[]]>([
  ['a text', 'note', { most: 50 }, []],
  ['several options', 'days', {}, []],
  ['a question of a group, which is required then', 'why', { most: 9 }, ['group']],
  ['a list', 'names', { most: 3 }, []],
])('%s is required, and need not be answered again', async (_, name, limits, path) => {
  const folder = await trip();
  const action = limit(name, limits, words('Please answer'), path);
  const { schema } = await after(folder, action);
  expect(schema.required ?? []).toContain(path[0] ?? name);
  expect(await isCarriedOut(folder, 'trip', action)).toBe(true);
});

it('what a branch requires is required there no more', async () => {
  const folder = await trip();
  const { schema, arabic } = await after(folder, limit('more', { most: 20 }));
  expect(schema.then).toEqual({ properties: second.then.properties });
  expect(arabic['/then/errorMessage/required/more']).toBeUndefined();
});

it('says what each question has, and what it can be compared with', async () => {
  const folder = await trip();
  expect(limitsIn(folder, 'to')).toEqual({
    by: 'day',
    hasMessage: true,
    most: 'today + 9 years',
    comparison: { as: 'atLeast', with: '/first/from', message: words('Not so early') },
    comparable: [
      { question: '/first/from', title: 'first › From', as: ['equals', 'atLeast', 'atMost', 'moreThan', 'lessThan'] },
    ],
  });
  expect(limitsIn(folder, 'again')?.comparable).toEqual([
    { question: 'note', title: 'Note', as: ['equals'] },
    { question: 'more', title: 'More', as: ['equals'] },
    { question: '/second/group/why', title: 'second › Group › Why', as: ['equals'] },
  ]);
  const by = ['note', 'count', 'at', 'days', 'names', 'member', 'group'].map((name) => limitsIn(folder, name)?.by);
  expect(by).toEqual(['characters', 'number', 'time', 'options', 'entries', undefined, undefined]);
});

it.each<[string, string, AnswerLimits, RegExp]>([
  ['a text without a greatest length', 'note', { least: 2 }, /^A text has a greatest number of characters\.$/],
  ['a list without one', 'names', {}, /^A list has a greatest number of entries\.$/],
  ['half a character', 'note', { most: 1.5 }, /^There cannot be 1\.5 characters: write a whole number\.$/],
  ['a least above the most', 'count', { least: 3, most: 2 }, /^The least is not above the most\.$/],
  [
    'a comparison that says nothing',
    'again',
    { most: 50, comparison: { ...unlike, message: {} } },
    /^Please write in English what is said/,
  ],
  ['a box', 'member', {}, /^“member” has no limits\.$/],
])('refuses %s', async (_, name, limits, why) => {
  await expect(planned(await trip(), 'trip', limit(name, limits))).rejects.toThrow(why);
});
