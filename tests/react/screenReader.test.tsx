// The life of a form, by what a screen reader says of it, in order.
import { expect, it } from 'vitest';
import type { Receipt } from '../../engine/core/model/types.ts';
import type { Outcome } from '../../engine/ports/ports.ts';
import { chooseFiles, makeFile } from './support/chooseFiles.ts';
import { answer, goOn, press } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';
import { listen } from './support/screenReader.ts';

const text = (title: string) => ({ type: 'string', title }) as const;
const form = makeForm(
  [
    makeStep(
      'Who',
      {
        name: text('Name'),
        town: text('Town'),
        paper: { type: 'object', title: 'Paper', format: 'attachment' },
        rooms: { type: 'array', title: 'Rooms', items: { type: 'object', properties: { whose: text('Whose') } } },
      },
      { required: ['name', 'town'], ui: { rooms: { 'ui:entry': 'Room' } } },
    ),
    makeStep('End', { remark: text('Remark') }),
  ],
  {
    incomplete: { next: 'Please fill in this step.', submit: 'Please fill in everything.' },
    attachments: { maxBytes: 4096, types: ['application/pdf'] },
  },
);

async function pressButton(words: string): Promise<void> {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.focus();
  await press('{Enter}');
}

it('an untouched form announces nothing, nor does a new step', async () => {
  const said = listen();
  await mountWizard(form);
  expect(await said()).toEqual([]);
});

it('each refusal is announced once; later corrections and new errors are not', async () => {
  await mountWizard(form);
  const said = listen();
  const refusal = ['button: Next', 'heading: Please fill in this step.'];
  await answer('name', '');
  expect(await said()).toEqual(['textbox: Name', 'textbox: Town']);
  await goOn();
  expect(await said()).toEqual(refusal);
  await answer('name', 'Maya');
  expect(await said()).toEqual(['textbox: Name. This field is required', 'textbox: Town. This field is required']);
  await goOn();
  expect(await said()).toEqual(refusal);
  await answer('town', 'Tyre');
  expect(document.querySelector('.error-summary')).toBeNull();
  await answer('town', '');
  expect(await said()).toEqual([
    'textbox: Town. This field is required',
    'button: Paper (optional) Choose a file. PDF, at most 4 kB',
    'textbox: Town',
    'button: Paper (optional) Choose a file. PDF, at most 4 kB',
  ]);
  await goOn();
  expect(await said()).toEqual(refusal);
});

it('a summary title that changes with corrections is not announced', async () => {
  const wrong = { keyword: 'pattern', instancePath: '/age', params: {} };
  const faults = ({ age }: { age?: unknown }) => (age === '17' ? [wrong] : []);
  const ages = makeStep('Ages', { age: text('Age'), name: text('Name') }, { required: ['name'], faults });
  await mountWizard(makeForm([ages, makeStep('End', {})]), { answers: { age: '17' } });
  await goOn();
  const sentence = () => document.querySelector('.error-summary h2')?.textContent;
  const before = sentence();
  const said = listen();
  await answer('name', 'Maya');
  expect(sentence()).not.toBe(before);
  await answer('name', '');
  expect(sentence()).toBe(before);
  expect((await said()).filter((words) => !words.startsWith('textbox') && !words.startsWith('button'))).toEqual([]);
});

it('added and removed files and entries are announced, and the next step', async () => {
  await mountWizard(form, { answers: { name: 'Maya', town: 'Tyre' }, saves: true });
  const said = listen();
  await chooseFiles('paper', makeFile('a.pdf', 'application/pdf'));
  expect(await said()).toEqual(['status: a.pdf is attached.']);
  await pressButton('Remove a.pdf');
  expect(await said()).toEqual(
    expect.arrayContaining([
      'button: Remove a.pdf',
      'status: a.pdf was removed.',
      'now: Paper (optional) Choose a file',
    ]),
  );
  await pressButton('Add');
  expect(await said()).toEqual(['button: Add', 'group: Room 1', 'textbox: Whose (optional)']);
  await pressButton('Remove Room 1');
  expect(await said()).toEqual(['button: Remove Room 1', 'status: Room 1 was removed. Undo', 'button: Add']);
  await pressButton('Undo');
  expect(await said()).toEqual(['button: Undo', 'button: Add']);
  // The draft is kept meanwhile.
  await expect.poll(() => document.querySelector('.draft-status')?.textContent).toContain('Last saved');
  await goOn();
  expect(await said()).toEqual(['button: Next', 'heading: End Made Form']);
});

it('the outcome of a submission is announced once', async () => {
  const failed: Outcome = {
    kind: 'failed',
    failure: { reason: 'refused', errors: [{ name: 'remark', message: 'No.' }] },
  };
  const receipt = { reference: 'AB12', receivedAt: '2026-01-01T00:00:00Z' } as Receipt;
  const outcomes: Outcome[] = [failed, failed, { kind: 'received', receipt }];
  await mountWizard(form, {
    answers: { name: 'Maya', town: 'Tyre' },
    step: 1,
    submit: async () => outcomes.shift() ?? failed,
  });
  const said = listen();
  const failure = [
    'button: Submit',
    'now: Submitting...',
    'heading: Some answers need another look. Nothing was sent yet. Please mend what is listed here and press Submit again.',
  ];
  await goOn();
  expect(await said()).toEqual(failure);
  expect(document.querySelector('[role=alert] a')?.textContent).toBe('Remark: No.');
  await goOn();
  expect(await said()).toEqual(failure);
  await goOn();
  expect(await said()).toEqual(['button: Submit', 'now: Submitting...', 'heading: Received']);
});

it('a form that is reset after its submission announces its notice', async () => {
  const emptied = { ...form, steps: form.steps.slice(1), afterSubmit: 'reset' } as const;
  await mountWizard(emptied, { submit: async () => ({ kind: 'received' }) });
  const said = listen();
  await goOn();
  expect(await said()).toEqual(['button: Submit', 'now: Submitting...', 'heading: Received']);
});

it('a restored draft is announced once; dismissing answers is not', async () => {
  const draft = { form: 'made', version: 1, answers: { name: 'Maya' }, step: 0, submissionId: '1', waiting: false };
  const orphans = [{ name: 'nickName', answer: 'Mimi' }];
  const found = { draft: { ...draft, orphans, savedAt: '2026-01-01T12:00:00Z' }, lostFiles: [] };
  const said = listen();
  // The device answers in a task of its own.
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return found;
  };
  await mountWizard(form, { drafts: { load } });
  await expect.poll(() => document.body.textContent).toContain('Mimi');
  expect(await said()).toEqual([
    expect.stringMatching(
      /^status: Your answers of .* are here again\. .* Nick name : Mimi I no longer need these answers$/,
    ),
  ]);
  await pressButton('I no longer need these answers');
  expect(await said()).toEqual(['button: I no longer need these answers', 'status: ']);
});

it('the confirmation before answers are removed is announced with its text', async () => {
  await mountWizard(form);
  const said = listen();
  document.querySelector('details')?.setAttribute('open', '');
  await pressButton('Start again');
  expect(await said()).toEqual([
    'button: Start again',
    'alertdialog: Start again. This removes all your answers and files from this form. Are you sure?',
    'button: No, go on',
  ]);
});
