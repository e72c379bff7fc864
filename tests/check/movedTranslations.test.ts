// English that moved to another place of its file, its number in a list being its name: the Arabic follows it by --mend.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { goodFiles, inArabic, writeForm } from '../compile/support/writeForm.ts';

const UI = 'who.ui.json';
const section = (title: string, ...fields: string[]) => ({ title, fields });
const [first, second] = [section('First', 'name'), section('Second', 'age')];
const words = { '/ui:sections/0/title': 'أوّلًا', '/ui:sections/1/title': 'ثانيًا' };

async function folderOf(sections: readonly object[]): Promise<string> {
  const ui = (all: readonly object[]) => ({ [`trip/${UI}`]: { 'ui:sections': all } });
  const step = goodFiles['trip/who.schema.json'];
  const asked = { ...step, properties: { ...step.properties, age: { type: 'integer', title: 'Age' } } };
  const given = inArabic({}) as (typeof goodFiles)['trip/ar.json'];
  const arabic = {
    ...given,
    'who.schema.json': { ...given['who.schema.json'], '/properties/age/title': 'العمر' },
  };
  const ar = { 'trip/who.schema.json': asked, 'trip/ar.json': { ...arabic, [UI]: words } };
  const forms = writeForm({ ...ui([first, second]), ...ar });
  await runCheck([forms, '--publish'], () => undefined);
  const folder = writeForm({ ...ui(sections), ...ar, ...recordsOf(forms) });
  return folder;
}

const recordsOf = (forms: string) =>
  Object.fromEntries(
    ['published.json', 'translated.json'].map((name) => [
      `trip/${name}`,
      JSON.parse(readFileSync(path.join(forms, 'trip', name), 'utf8')),
    ]),
  );

async function mended(sections: readonly object[]): Promise<unknown> {
  const folder = await folderOf(sections);
  await runCheck([folder, '--mend'], () => undefined);
  return JSON.parse(readFileSync(path.join(folder, 'trip/ar.json'), 'utf8'))[UI];
}

it.each<[string, readonly object[], object]>([
  ['stay where nothing moved', [first, second], words],
  [
    'follow two that changed places',
    [second, first],
    { '/ui:sections/1/title': 'أوّلًا', '/ui:sections/0/title': 'ثانيًا' },
  ],
  ['stay where a text stands at two places', [second, section('First', 'name'), section('First', 'age')], words],
  ['stay where the English was changed instead', [section('Once', 'name'), second], words],
])('translations %s', async (_, sections, expected) => {
  expect(await mended(sections)).toEqual(expected);
});

/** A list that begins with entries is never missing, so the message for a missing one is removed. */
const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 50 },
    rows: { type: 'array', title: 'Rows', minItems: 1, maxItems: 3, items: { type: 'string', maxLength: 50 } },
  },
  required: ['name', 'rows'],
  errorMessage: { required: { name: 'Name is required', rows: 'Rows is required' } },
};
const arabicOfRows = {
  '/properties/name/title': 'الاسم',
  '/properties/rows/title': 'أسطر',
  '/errorMessage/required/name': 'الاسم مطلوب',
};

it.each([[[]], [['--publish']]])('what is removed takes its translation along: %j', async (flags) => {
  const folder = writeForm({
    'trip/who.schema.json': schema,
    'trip/who.ui.json': {},
    'trip/ar.json': {
      'form.json': goodFiles['trip/ar.json']['form.json'],
      'who.schema.json': { ...arabicOfRows, '/errorMessage/required/rows': 'أسطر مطلوبة' },
    },
  });
  if (flags.length > 0) await runCheck([folder, ...flags], () => undefined);
  const lines: string[] = [];
  const code = await runCheck([folder, '--mend'], (line) => lines.push(line));
  expect([code, lines]).toEqual([0, [expect.stringContaining('no findings')]]);
  expect(JSON.parse(readFileSync(path.join(folder, 'trip/ar.json'), 'utf8'))['who.schema.json']).toEqual(arabicOfRows);
});
