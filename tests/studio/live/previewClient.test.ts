// The preview of an office: the accepted examples are its applications, in both languages, and moves are tried out in it.
import { dropped } from 'virtual:fixtures';
import { expect, it } from 'vitest';
import type { Form, Language, Office } from '../../../engine/core/index.ts';
import type { PreviewedOffice } from '../../../engine/studio/live/previewCases.ts';
import { previewClient } from '../../../engine/studio/live/previewClient.ts';
import { sampleForm } from '../../intake/support/sampleForm.ts';

const labels = { en: { new: 'New', done: 'Done' }, ar: { new: 'جديد', done: 'تم' } };

function officeIn(language: Language): PreviewedOffice {
  const office: Office = {
    form: 'person',
    language,
    columns: ['/name', '/nationality'],
    search: [],
    family: [],
    sameChild: [],
    statuses: (['new', 'done'] as const).map((id) => ({ id, label: labels[language][id] })),
    moves: [{ id: 'finish', label: 'Finish', from: ['new'], to: 'done', role: 'work' }],
    letters: [{ id: 'thanks', label: 'Thanks', in: ['done'], subject: 'To {/name}', text: ['Reference {reference}'] }],
  };
  const answers = { name: 'Max Power', nationality: 'DE' };
  const example = (name: string) => ({ form: 'person', name, answers, errors: {} });
  return {
    form: dropped.en.person as Form,
    office,
    examples: [example('one'), example('two'), example('refused/none')],
  };
}

const offices = { en: officeIn('en'), ar: officeIn('ar') };

it('lists the accepted examples with the columns of the office', async () => {
  const client = previewClient(offices, 'en', new Map());
  const { rows, counts } = await client.ask('GET /applications', { query: { form: 'person' } });
  expect(rows.map(({ reference, status, columns }) => [reference, status, columns])).toEqual([
    ['one', 'new', ['Max Power', 'DE']],
    ['two', 'new', ['Max Power', 'DE']],
  ]);
  expect(counts).toEqual({ new: 2 });
  const { forms } = await client.ask('GET /forms');
  expect(forms[0]?.statuses.map(({ label }) => label)).toEqual(['New', 'Done']);
});

it('shows one with its answers, and remembers a move in every language', async () => {
  const statuses = new Map<string, string>();
  const client = previewClient(offices, 'en', statuses);
  const one = await client.ask('GET /applications/:reference', { parts: { reference: 'one' } });
  expect(one.steps[0]?.answers).toContainEqual(expect.objectContaining({ label: 'Name', text: 'Max Power' }));
  await client.ask('POST /applications/:reference/commands', {
    parts: { reference: 'one' },
    body: { revision: 0, command: { type: 'move', move: 'finish' } },
  });
  const later = await previewClient(offices, 'ar', statuses).ask('GET /applications', { query: { status: 'done' } });
  expect(later.rows.map(({ reference }) => reference)).toEqual(['one']);
});

it('fills letters', async () => {
  const parts = { reference: 'one', letter: 'thanks' };
  const letter = await previewClient(offices, 'en', new Map()).ask('GET /applications/:reference/letters/:letter', {
    parts,
  });
  expect(letter.en).toEqual({ subject: 'To Max Power', text: ['Reference one'] });
});

it.each([
  ['without an office', {}, 'GET /forms'],
  ['what a preview cannot do', offices, 'GET /trail'],
] as const)('refuses %s with a sentence', async (_, given, name) => {
  await expect(previewClient(given, 'en', new Map()).ask(name)).rejects.toMatchObject({ refusal: { code: 'preview' } });
});

it('words answers as the office does, in the numerals of its language', async () => {
  const answers = { person: { name: 'Maya', born: '2015-04-30', age: 11 }, pets: [{ name: 'Mimi' }] };
  const example = { form: sampleForm.id, name: 'one', answers, errors: {} };
  const of = (language: Language): PreviewedOffice => ({
    form: { ...sampleForm, language },
    office: { ...officeIn(language).office, form: sampleForm.id, columns: ['/person/born', '/person/age'] },
    examples: [example],
  });
  const client = previewClient({ en: of('en'), ar: of('ar') }, 'ar', new Map());
  const { rows } = await client.ask('GET /applications', { query: { form: sampleForm.id } });
  expect(rows[0]?.columns).toEqual(['٣٠\u200f/٠٤\u200f/٢٠١٥', '١١']);
  const one = await client.ask('GET /applications/:reference', { parts: { reference: 'one' } });
  expect(one.steps[0]?.answers.map(({ headings, label, text }) => [headings, label, text])).toEqual([
    [[], 'Name', 'Maya'],
    [[], 'Age', '١١'],
    [[], 'Born', '٣٠\u200f/٠٤\u200f/٢٠١٥'],
    [['Pet ١'], 'Name', 'Mimi'],
  ]);
});
