// Mistakes of notation in a JSON file: each is reported, and so are the other mistakes in the file and in those that refer to it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mendAll } from '../../engine/check/mendAll.ts';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { DefinitionError } from '../../engine/compile/errors/definitionError.ts';
import { parseJsonFile } from '../../engine/compile/read/jsonFile.ts';
import { formFile, inArabic, writeFiles, writeForm } from './support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
/** In each file a mistake of another kind; `--mend` can write the right number of one. */
const FILES: Readonly<Record<string, object>> = {
  'form.json': formFile({ summary: ['/who/nmae'], mail: { to: '/who/age' } }),
  'who.schema.json': {
    type: 'object',
    properties: {
      name: { ...text('Name'), maxlength: 3, maxLength: '50' },
      age: { $ref: 'more.json#/$defs/age' },
      free: { type: 'string', title: 'Free' },
    },
  },
  'more.json': { $defs: { age: { type: 'number', title: 'Age', minimum: 9, maximum: 3 }, unused: text('Unused') } },
  'who.ui.json': { 'ui:order': ['name', 'age', 'fre'], name: { 'ui:widget': 'textaria' } },
  'ar.json': { ...inArabic({ '/title': ' ' }), 'who.schema.json': { '/properties/name/titel': 'الاسم' } },
};

const MISTAKES: Readonly<Record<string, (json: string) => string>> = {
  'a comma that is missing': (json) => json.replace(/,(?=\n)/, ''),
  'a comma after the last entry': (json) => json.replace(/\n\}$/, ',\n}'),
  'the last bracket that is missing': (json) => json.replace(/\n\}$/, ''),
  'a comment': (json) => json.replace('\n', ' // of the year 2026\n'),
  'curly quotes': (json) => json.replaceAll(/"([^"\n]*)"/g, '“$1”'),
  'one text in curly quotes': (json) => json.replace(/"([^"\n]*)"/, '“$1”'),
  'single quotes': (json) => json.replaceAll(/"([^"\n]*)"/g, "'$1'"),
  'names without quotes': (json) => json.replaceAll(/"([a-z/.:$]+)":/gi, '$1:'),
  'a text that does not end': (json) => json.replace(/(?<=\S)"(,?)\n/, '$1\n'),
  'an equals sign': (json) => json.replace('": ', '" = '),
  'a colon that is missing': (json) => json.replace('": ', '" '),
  'two commas': (json) => json.replace(/,(?=\n)/, ',,'),
  'a no-break space': (json) => json.replace('\n  ', '\n\u00a0 '),
  'a semicolon': (json) => json.replace(/,(?=\n)/, ';'),
  'a key twice': (json) => {
    const [[name, value] = []] = Object.entries(JSON.parse(json));
    return json.replace(/\n\}$/, `,\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}\n}`);
  },
};

function folderWith(changes: Readonly<Record<string, string>>): string {
  const forms = writeForm(Object.fromEntries(Object.entries(FILES).map(([file, value]) => [`trip/${file}`, value])));
  writeFiles(forms, Object.fromEntries(Object.entries(changes).map(([file, json]) => [`trip/${file}`, json])));
  return forms;
}

/** The findings in both languages, without the lines, which a mistake moves. */
function findingsIn(forms: string): readonly string[] {
  const all = (['en', 'ar'] as const).flatMap((language) => checkForm(forms, 'trip', language).findings);
  const told = all.map(
    ({ code, place, problem, repair }) => `${code} ${path.basename(place.file)}${place.pointer} ${problem} ${repair}`,
  );
  return [...new Set(told)].sort();
}

const withoutThem = () => findingsIn(folderWith({}));

it('each file has a mistake', () => {
  for (const file of Object.keys(FILES)) expect(withoutThem().join('\n')).toContain(` ${file}/`);
});

describe.each(Object.entries(MISTAKES))('%s', (_, make) => {
  it.each(Object.keys(FILES))('in %s', async (file) => {
    const right = JSON.stringify(FILES[file], null, 2);
    const json = make(right);
    expect(json).not.toBe(right);
    const forms = folderWith({ [file]: json });
    const found = findingsIn(forms);
    expect(found.filter((one) => !one.startsWith('jsonValid'))).toEqual(withoutThem());
    expect(found.filter((one) => one.startsWith('jsonValid'))).toEqual([expect.stringContaining(` ${file} `)]);
    await mendAll(forms, 'trip');
    expect(readFileSync(path.join(forms, 'trip', file), 'utf8')).toBe(json);
  });
});

function captured(read: () => unknown): DefinitionError {
  try {
    read();
  } catch (error) {
    if (error instanceof DefinitionError) return error;
    throw error;
  }
  throw new Error('Nothing is told.');
}

it('several in one file are all reported', () => {
  const json =
    '{ "type": "object", "properties": { "a": 1 "a": { "type": "string", // A\n "title": "A", "maxLength": 5, } } }';
  const found = checkForm(folderWith({ 'who.schema.json': json }), 'trip').findings;
  expect(found.filter(({ code }) => code === 'jsonValid').map(({ problem }) => problem)).toEqual([
    expect.stringContaining('a comma is missing'),
    expect.stringContaining('JSON has no comments'),
    expect.stringContaining('something is missing here'),
    expect.stringContaining('The key "a" occurs twice'),
  ]);
});

it.each<[what: string, json: string, told: readonly string[]]>([
  ['words of Python', '{ "a": True, "b": None }', ['1:7 Write true.', '1:18 Write null.']],
  ['a word', '{ "a": Full name, "b": "x" }', ['1:7 Write "Full name".']],
  ['a name', '{ a: "x" }', ['1:2 Write "a".']],
  ['a backslash', String.raw`{ "a": "^\d\w\n$", "b": "x" }`, [String.raw`1:7 Write \\ for a backslash.`]],
  [
    'a quoted word',
    '{ "a": "The "new" name", "b": "x" }',
    [String.raw`1:7 Write \" for each, or “ and ”: "The \"new\" name".`],
  ],
  ['spaces from a page', '{\u00a0"a":\u00a0"x" }', ['1:1 Write plain spaces.']],
  ['two commas', '{ "a": "x",, "b": "x" }', ['1:11 Remove it.']],
  ['numbers', '{ "a": 1,5, "b": .5 }', ['1:7 Write 1.5.', '1:17 Write 0.5.']],
  [
    'several numbers',
    '{ "between": 1,12, "enum": [01, 02] }',
    ['1:13 Write [1,12].', '1:28 Write 1.', '1:32 Write 2.'],
  ],
  ['thousands', '{ "a": 1.000,50, "b": 1,000.50 }', ['1:7 Write 1000.5.', '1:22 Write 1000.5.']],
  ['a day', '{ "a": 2026-09-01, "b": 08:30 }', ['1:7 Write "2026-09-01".', '1:24 Write "08:30".']],
  ['a comment behind a text', '{ "a": "N" // was "Name"\n}', ['1:11 Remove it; in a schema']],
  ['an apostrophe', `{ 'a': 'It's, "so"' }`, ['1:2 Write double quotes (") around each.']],
  ['a text without an end', '{ "a": "x,\n  "b": 1 }', ['1:7 Close it with a double quote (").']],
  [
    'each at its own place',
    `{ 'a': "x" "b": yes; }`,
    ['1:2 Write "a".', '1:11 Add it', '1:16 Write "yes".', '1:19 Write ,', '1:21 Remove the comma'],
  ],
])('%s: what is told, and where', (_, json, told) => {
  const error = captured(() => parseJsonFile('x.json', json));
  const all = [error, ...error.further].map(({ place, repair }) => `${place.line}:${place.column} ${repair}`);
  expect(all).toEqual(told.map((one) => expect.stringContaining(one)));
});

it.each([
  ['a name that is not closed', '{ "a: "x" }'],
  ['a bracket that is missing', "{ 'a': { 'b': 1 }"],
])('%s is told by itself: nothing else of the file is certain', (_, json) => {
  const error = captured(() => parseJsonFile('x.json', json));
  expect(error.further).toEqual([]);
});

it('a form with one is not compiled', () => {
  const forms = folderWith({ 'who.ui.json': '{ "name": { }, }' });
  expect(checkForm(forms, 'trip')).toMatchObject({ judgesAnswers: false });
  expect(checkForm(forms, 'trip').definition).toBeUndefined();
});
