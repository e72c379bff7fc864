// One English text may have another Arabic in each place of a workbook: each place of the form has its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { reportLines } from '../../engine/import/draft/report.ts';
import { wordsToFill } from '../../engine/import/words/wordsToFill.ts';
import { readRows } from './support/readRows.ts';
import { surveyed } from './support/surveyed.ts';

const row = (type: string, name: string, [english, arabic]: readonly [string, string], others: object = {}) => ({
  type,
  name,
  'label::English (en)': english,
  'label::Arabic (ar)': arabic,
  ...others,
});
const missing = (arabic: string) => ({
  required: 'yes',
  'required_message::English (en)': 'Please answer',
  'required_message::Arabic (ar)': arabic,
});
const option = (list_name: string, name: string, english: string, arabic: string) => ({
  list_name,
  name,
  'label::English (en)': english,
  'label::Arabic (ar)': arabic,
});

it('a text has the Arabic of its place, and that of another place where its own has none', () => {
  const { draft } = readRows(
    [
      row('note', 'n1', ['Read this', 'اقرأوا هذا']),
      row('text', 'boy', ['Name', 'اسمه'], missing('أجيبوا عنه')),
      row('note', 'n2', ['Read this', 'اقرأي هذا']),
      row('text', 'girl', ['Name', 'اسمها'], missing('أجيبوا عنها')),
      row('select_one one', 'first', ['First', 'أول']),
      row('select_one two', 'second', ['Second', 'ثان']),
      row('text', 'third', ['Second', ''], { relevant: "@first = 'x'" }),
    ],
    [option('one', 'x', 'Other', 'آخر'), option('two', 'x', 'Other', 'أخرى')],
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  wordsToFill(draft, folder, 'ar');
  const words = JSON.parse(readFileSync(path.join(folder, 'ar.json'), 'utf8'));
  expect(words['questions.schema.json']).toMatchObject({
    '/properties/boy/title': 'اسمه',
    '/properties/girl/title': 'اسمها',
    '/errorMessage/required/boy': 'أجيبوا عنه',
    '/errorMessage/required/girl': 'أجيبوا عنها',
    '/properties/first/enum/x': 'آخر',
    '/properties/second/enum/x': 'أخرى',
    '/allOf/0/then/properties/third/title': 'ثان',
  });
  // A section has no row of its own.
  const lines = reportLines(draft.notes).map((line) => line.trim());
  expect(lines.filter((line) => line.includes('several translations'))).toEqual([
    expect.stringContaining('“Read this” has several translations: one of them stands in ar.json.'),
  ]);
});

it('a workbook that is Arabic by default, in columns without a language, is its own translation', async () => {
  const { code, read, text } = await surveyed([{ type: 'text', name: 'a', label: 'الاسم' }], [], {
    form_title: 'شكوى',
    default_language: 'Arabic (ar)',
  });
  expect(code, text).toBe(0);
  expect(read('ar.json')).toMatchObject({
    'form.json': { '/title': 'شكوى' },
    'questions.schema.json': { '/properties/a/title': 'الاسم' },
  });
});

it('a title loses its mark in each language, and its message has the title without', async () => {
  const { code, properties, schema, read } = await surveyed([
    {
      type: 'text',
      name: 'name',
      required: 'yes',
      'label::English (en)': 'Name *',
      'label::Arabic (ar)': 'الاسم *',
    },
    { type: 'text', name: 'city', 'label::English (en)': 'City (optional)', 'label::Arabic (ar)': 'المدينة' },
  ]);
  expect(code).toBe(0);
  expect([properties.name.title, properties.city.title]).toEqual(['Name', 'City']);
  expect(schema.errorMessage).toEqual({ required: { name: 'Name is required' } });
  expect(read('ar.json')['questions.schema.json']).toMatchObject({
    '/properties/name/title': 'الاسم',
    '/properties/city/title': 'المدينة',
  });
});

it('titles that are equal without their marks keep their translations', async () => {
  const { code, properties, read } = await surveyed([
    { type: 'text', name: 'name', 'label::English (en)': 'Name *', 'label::Arabic (ar)': 'الاسم' },
    { type: 'text', name: 'name2', 'label::English (en)': 'Name (optional)', 'label::Arabic (ar)': 'الاسم' },
  ]);
  expect(code).toBe(0);
  expect([properties.name.title, properties.name2.title]).toEqual(['Name', 'Name (2)']);
  expect(read('ar.json')['questions.schema.json']).toMatchObject({
    '/properties/name/title': 'الاسم',
    '/properties/name2/title': 'الاسم (2)',
  });
});
