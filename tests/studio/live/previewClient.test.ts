// The preview of an office: the accepted examples are its applications, in both languages, and moves are tried out in it.
import { dropped } from 'virtual:fixtures';
import { expect, it } from 'vitest';
import type { Answers, Form, Language, Office } from '../../../engine/core/index.ts';
import type { PreviewedMove, PreviewedOffice } from '../../../engine/studio/live/previewCases.ts';
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
  const moved = new Map<string, readonly PreviewedMove[]>();
  const client = previewClient(offices, 'en', moved);
  const one = await client.ask('GET /applications/:reference', { parts: { reference: 'one' } });
  expect(one.steps[0]?.answers).toContainEqual(expect.objectContaining({ label: 'Name', text: 'Max Power' }));
  await client.ask('POST /applications/:reference/commands', {
    parts: { reference: 'one' },
    body: { revision: 0, command: { type: 'move', move: 'finish' } },
  });
  const later = await previewClient(offices, 'ar', moved).ask('GET /applications', { query: { status: 'done' } });
  expect(later.rows.map(({ reference }) => reference)).toEqual(['one']);
});

it('asks what a move asks, refuses it as the office does, and has the answers in history and letters', async () => {
  const asks = {
    schema: {
      type: 'object',
      properties: {
        kind: { type: 'string', title: 'Invitation to', enum: ['talk', 'exam'], enumNames: ['A talk', 'An exam'] },
      },
      required: ['kind'],
    } as const,
    validate: Object.assign((answers: Answers) => answers.kind !== undefined, {
      errors: [
        { keyword: 'required', instancePath: '', params: { missingProperty: 'kind' }, message: 'Choose what it is' },
      ],
    }),
    messages: { required: 'Choose what it is', unknown: '', limits: {} },
  };
  const { office, ...others } = officeIn('en');
  const [finish] = office.moves;
  if (!finish) throw new Error('There is a move.');
  const [thanks] = office.letters;
  if (!thanks) throw new Error('There is a letter.');
  const asking = {
    ...others,
    office: {
      ...office,
      moves: [{ ...finish, asks }],
      letters: [{ ...thanks, text: ['To {finish.kind}'] }],
    },
  } as unknown as PreviewedOffice;
  const client = previewClient({ en: asking, ar: asking }, 'en', new Map());
  const parts = { reference: 'one' };
  const move = (answers: Answers) =>
    client.ask('POST /applications/:reference/commands', {
      parts,
      body: { revision: 0, command: { type: 'move', move: 'finish', answers } },
    });
  await expect(move({})).rejects.toMatchObject({
    refusal: { code: 'invalid-answers', errors: [{ path: 'kind', message: 'Choose what it is' }] },
  });
  const { status, history } = await move({ kind: 'talk' });
  expect(status).toBe('done');
  expect(history).toMatchObject([{ type: 'moved', to: 'done', answers: [{ label: 'Invitation to', text: 'A talk' }] }]);
  const letter = await client.ask('GET /applications/:reference/letters/:letter', {
    parts: { ...parts, letter: 'thanks' },
  });
  expect(letter.en.text).toEqual(['To A talk']);
  await expect(move({ kind: 'exam' })).rejects.toMatchObject({ refusal: { code: 'preview' } });
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
