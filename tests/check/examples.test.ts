// Examples that the form no longer takes as they say, and their mends: nothing is left to find afterwards.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { type Files, formFile, goodFiles, writeFiles, writeForm } from '../compile/support/writeForm.ts';

const minimal = '{\n  "who": {\n    "name": "Rima"\n  }\n}\n';
const noName = {
  from: 'minimal',
  change: { 'who[name]': null },
  errors: { 'who[name]': 'Name is required' },
};
const examples: Files = {
  'trip/examples/minimal.json': minimal,
  'trip/examples/refused/no-name.json': noName,
};
const schema = goodFiles['trip/who.schema.json'];
const words = goodFiles['trip/ar.json'];
const name = schema.properties.name;

/** The form with another schema; its Arabic goes with it. */
function changed(parts: object, arabic: object = {}): Files {
  const inSchema = { ...words['who.schema.json'], ...arabic };
  return {
    'trip/who.schema.json': { ...schema, ...parts },
    'trip/ar.json': { ...words, 'who.schema.json': inSchema },
  };
}

async function check(folder: string, ...args: string[]) {
  const lines: string[] = [];
  await runCheck([folder, ...args], (line) => lines.push(line.replace(path.relative('', folder), 'forms')));
  return lines;
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, 'trip/examples', file), 'utf8');

it('examples that fit give no findings', async () => {
  expect(await check(writeForm(examples))).toEqual(['1 form, no findings.']);
});

it('an example names a day by its distance from today, as the mend of a missing one does', async () => {
  const visit = { type: 'string', title: 'Visit', format: 'date', formatMinimum: 'today + 2 days' };
  const form = changed(
    {
      properties: { name, visit },
      required: ['name', 'visit'],
      errorMessage: { required: { name: 'Name is required', visit: 'Visit is required' } },
    },
    { '/properties/visit/title': 'الزيارة', '/errorMessage/required/visit': 'الزيارة مطلوبة' },
  );
  const ui = { 'trip/who.ui.json': { 'ui:sections': [{ title: 'About you', fields: ['name', 'visit'] }] } };
  const late = {
    from: 'minimal',
    change: { 'who[visit]': '{today - 3 days}' },
    errors: { 'who[visit]': 'This date must be at least 2 days from today' },
  };
  const folder = writeForm({ ...examples, ...form, ...ui, 'trip/examples/refused/late.json': late });
  await check(folder, '--mend');
  expect(JSON.parse(read(folder, 'minimal.json'))).toEqual({ who: { name: 'Rima', visit: '{today + 2 days}' } });
  expect(await check(folder)).toEqual(['1 form, no findings.']);
});

describe('an example that does not fit any more is found and mended:', () => {
  const pet = { type: 'string', title: 'Pet', enum: ['cat', 'dog'] };
  const arabicOfPet = {
    '/properties/pet/title': 'حيوان',
    '/properties/pet/enum/cat': 'قط',
    '/properties/pet/enum/dog': 'كلب',
  };
  const required = {
    properties: { name, pet },
    required: ['name', 'pet'],
    errorMessage: { required: { name: 'Name is required', pet: 'Pet is required' } },
  };

  it.each<[string, Files, RegExp, string, string | undefined]>([
    [
      'a required question without an answer',
      {
        ...changed(required, { ...arabicOfPet, '/errorMessage/required/pet': 'الحيوان مطلوب' }),
        'trip/who.ui.json': { 'ui:sections': [{ title: 'You', fields: ['name', 'pet'] }] },
      },
      /minimal\.json:2:3 \/who\/pet: The form refuses this example at who\[pet\]: Pet is required\. — .* \[examplesFit\]$/,
      'minimal.json',
      '{\n  "who": {\n    "name": "Rima",\n    "pet": "cat"\n  }\n}\n',
    ],
    [
      'a text that is too long',
      changed({ properties: { name: { ...name, maxLength: 3 } } }),
      /minimal\.json:3:5 \/who\/name: The form refuses this example/,
      'minimal.json',
      minimal.replace('Rima', 'Rim'),
    ],
    [
      'an answer without a question',
      { 'trip/examples/minimal.json': minimal.replace('"Rima"', '"Rima",\n    "age": 9') },
      /minimal\.json:4:5 \/who\/age: /,
      'minimal.json',
      minimal,
    ],
    [
      'another message',
      changed({ errorMessage: { required: { name: 'Your name is required' } } }),
      /no-name\.json:\d+:5 \/errors\/who\[name\]: For who\[name\] the form says “Your name is required”, the example “Name is/,
      'refused/no-name.json',
      `${JSON.stringify({ ...noName, errors: { 'who[name]': 'Your name is required' } }, null, 2)}\n`,
    ],
    [
      'a question that need not be answered any more',
      {
        'trip/who.schema.json': { type: 'object', properties: { name } },
        'trip/ar.json': { ...words, 'who.schema.json': { '/properties/name/title': 'الاسم' } },
      },
      /no-name\.json:1:1 \/: The form accepts this example\./,
      'refused/no-name.json',
      undefined,
    ],
  ])('%s', async (_, files, finding, file, after) => {
    const folder = writeForm({ ...examples, ...files });
    const lines = await check(folder);
    expect(lines).toEqual([expect.stringMatching(finding), '1 form, 1 finding. npm run check -- --mend mends all.']);
    expect(await check(folder, '--mend')).toEqual(['1 form, no findings.']);
    expect(existsSync(path.join(folder, 'trip/examples', file)) ? read(folder, file) : undefined).toBe(after);
  });

  it('a question behind an answer that was mended, in the same run', async () => {
    const then = {
      properties: { food: { type: 'string', title: 'Food', maxLength: 20 } },
      required: ['food'],
      errorMessage: { required: { food: 'Food is required' } },
    };
    const condition = { if: { properties: { pet: { const: 'cat' } }, required: ['pet'] }, then };
    const arabic = {
      ...arabicOfPet,
      '/errorMessage/required/pet': 'الحيوان مطلوب',
      '/then/properties/food/title': 'الطعام',
      '/then/errorMessage/required/food': 'الطعام مطلوب',
    };
    const folder = writeForm({ ...examples, ...changed({ ...required, ...condition }, arabic) });
    writeFiles(folder, { 'trip/who.ui.json': { 'ui:sections': [{ title: 'You', fields: ['name', 'pet', 'food'] }] } });
    expect(await check(folder, '--mend')).toEqual(['1 form, no findings.']);
    expect(JSON.parse(read(folder, 'minimal.json'))).toEqual({ who: { name: 'Rima', pet: 'cat', food: 'x' } });
  });
});

it.each<[string, Files, RegExp]>([
  ['broken JSON', { 'trip/examples/minimal.json': '{' }, /minimal\.json:\d+:\d+ \/: This is not JSON/],
  [
    'an example of another that is not there',
    { 'trip/examples/refused/no-name.json': { ...noName, from: 'least' } },
    /no-name\.json:2:3 \/from: "least" is not an example of this form\. — Name one of minimal/,
  ],
  [
    'a refused example without errors',
    { 'trip/examples/refused/no-name.json': { change: {} } },
    /no-name\.json:1:1 \/: This is not the example of a refused submission/,
  ],
])('%s is found', async (_, files, finding) => {
  expect((await check(writeForm({ ...examples, ...files })))[0]).toMatch(finding);
});

it('what is wrong with texts and versions does not keep examples from being judged, what is wrong with questions does', async () => {
  const texts = writeForm({
    ...examples,
    ...changed({ errorMessage: { required: { name: 'Full name is required' } } }),
  });
  writeFiles(texts, { 'trip/form.json': formFile({ summary: ['/lost'] }) });
  expect((await check(texts)).filter((line) => line.includes('[examplesFit]'))).toHaveLength(1);
  const questions = writeForm({ ...examples, ...changed({ properties: { name: { type: 'string', title: 'Name' } } }) });
  expect((await check(questions)).filter((line) => line.includes('[examplesFit]'))).toHaveLength(0);
});
