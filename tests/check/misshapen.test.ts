// A file that cannot be read, or has another shape than it should, hides nothing of what is wrong elsewhere; Arabic, versions and
// other steps are told in one go.
import { expect, it } from 'vitest';
import { checkProject } from '../../engine/check/checkProject.ts';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { type Files, formFile, goodFiles, inArabic, writeForm } from '../compile/support/writeForm.ts';

const who = goodFiles['trip/who.schema.json'];
const unlimited = { ...who, properties: { name: { type: 'string', title: 'Name' } } };
const way = { type: 'object', properties: { by: { type: 'string', title: 'By', maxLength: 9 } } };
const steps = [
  { id: 'who', label: 'Who', at: '/who' },
  { id: 'way', label: 'Way', at: '/way' },
];
/** Two steps, of which the first has a text without a greatest length. */
const twoSteps: Files = {
  'trip/form.json': formFile({ steps }),
  'trip/who.schema.json': unlimited,
  'trip/way.schema.json': way,
  'trip/way.ui.json': {},
  'trip/ar.json': {
    ...inArabic({ '/steps/way/label': 'الطريق' }),
    'way.schema.json': { '/properties/by/title': 'بـ' },
  },
};

async function codesOf(changes: Files): Promise<string[]> {
  const findings = await checkProject(writeForm({ ...twoSteps, ...changes }));
  return findings.map(({ code, place }) => `${place.file.split('/').at(-1)} ${code}`);
}

/** One for each text, beside a published.json. */
const behind = Array.from({ length: 4 }, () => 'translated.json translationsCurrent');

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Its words are gone from the English file. */
const stray = 'ar.json translated';
const inWho = 'who.schema.json lengthsLimited';

it.each<[string, Files, readonly string[]]>([
  ['nothing else', {}, [inWho]],
  ['broken JSON of another step', { 'trip/way.schema.json': '{' }, ['way.schema.json jsonValid', inWho]],
  ['a missing file of another step', { 'trip/way.ui.json': undefined }, ['way.ui.json fileReadable', inWho]],
  [
    'a broken reference of another step',
    { 'trip/way.schema.json': { $ref: '../lists/lost.json' } },
    ['way.schema.json refsResolve', inWho],
  ],
  [
    'the wrong shape of another step',
    { 'trip/way.schema.json': { type: 'object', properties: { by: { type: 'string', title: 3, maxLength: 9 } } } },
    ['way.schema.json valuesValid', inWho],
  ],
  [
    'a schema that is no object',
    { 'trip/way.schema.json': { type: 'object', properties: { by: true } } },
    ['way.schema.json valuesValid', inWho],
  ],
  ['broken JSON of form.json', { 'trip/form.json': '{' }, ['form.json jsonValid', inWho]],
  [
    'the wrong shape of form.json',
    { 'trip/form.json': formFile({ steps, next: 'always' }) },
    ['form.json valuesValid', inWho],
  ],
  [
    'the wrong shape of form.json, where steps share a part',
    {
      'trip/form.json': formFile({ steps, next: 'always' }),
      'trip/way.schema.json': { $ref: 'part.schema.json' },
      'trip/way.ui.json': { $ref: 'part.ui.json', 'ui:order': ['by', 'far'] },
      'trip/part.schema.json': {
        ...way,
        if: { properties: { by: { const: 'car' } }, required: ['by'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { far: { type: 'string', title: 'Far', maxLength: 9 } } },
      },
      'trip/part.ui.json': { by: { 'ui:help': 'How?' } },
    },
    ['form.json valuesValid', inWho, stray, stray, stray, stray],
  ],
  ['broken JSON of the Arabic', { 'trip/ar.json': '{' }, [inWho, 'ar.json jsonValid']],
  ['a broken published.json', { 'trip/published.json': '{' }, ['published.json jsonValid', inWho]],
  ['JSON of 20,000 levels', { 'trip/way.ui.json': nested(20_000) }, ['way.ui.json jsonValid', inWho]],
  [
    'a published.json of another shape',
    { 'trip/published.json': {} },
    [inWho, 'published.json versionRaised', ...behind],
  ],
  [
    'a missing translation',
    { 'trip/way.schema.json': { type: 'object', properties: { to: { type: 'string', title: 'To', maxLength: 9 } } } },
    [inWho, 'ar.json translated', 'ar.json translated'],
  ],
  [
    'another version',
    { 'trip/published.json': { version: 2, answers: {} } },
    [inWho, 'form.json versionRaised', ...behind],
  ],
])('beside %s', async (_, changes, codes) => {
  expect(await codesOf(changes)).toEqual(codes);
});

it('a form of which a part cannot be read has no definition', () => {
  const folder = writeForm({ ...twoSteps, 'trip/way.schema.json': '{' });
  expect(checkForm(folder, 'trip').definition).toBeUndefined();
  expect(checkForm(folder, 'trip').judgesAnswers).toBe(false);
});

it.each<[string, number, readonly string[]]>([
  ['whatever is on it', 100, ['way.ui.json valuesValid', inWho]],
  ['one more than may be', 101, ['way.ui.json jsonValid', inWho]],
])('the last level of JSON, %s', async (_, levels, codes) => {
  expect(await codesOf({ 'trip/way.ui.json': nested(levels) })).toEqual(codes);
});

it('brackets in texts are no levels', async () => {
  const title = `${'['.repeat(200)} \\" ${'{'.repeat(200)}`;
  expect(await codesOf({ 'trip/who.schema.json': { ...who, title } })).not.toContain('who.schema.json jsonValid');
});
