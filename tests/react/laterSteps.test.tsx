// A large form on its page: its first step is there before the others, which come late, or not at all for a while.
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers, Form, Step } from '../../engine/core/model/types.ts';
import { withLaterSteps } from '../../engine/react/laterSteps.ts';
import { control, onwards, shownErrors } from './support/controls.ts';
import { SAVED_AT } from './support/fakeDrafts.ts';
import { answer, goOn, press } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard, type Visit } from './support/mountWizard.tsx';

const text = { type: 'string', title: 'Text', maxLength: 20 };
const step = (id: string, label: string, name: string): Step => ({
  ...makeStep(id, { [name]: { ...text, title: `${label}?` } }, { required: [name] }),
  label,
  at: [id],
});
const whole = makeForm([step('who', 'Who', 'name'), step('what', 'What', 'thing'), step('end', 'End', 'word')]);

/** What the page asked for, in order: each comes, or fails, when the test says. */
let asked: { readonly attempt: number; come(): void; fail(): void }[] = [];
afterEach(() => {
  for (const { come } of asked) come();
  asked = [];
});

const slow = (): Form =>
  withLaterSteps(
    whole,
    (attempt) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new TypeError('Failed to fetch'));
        asked.push({ attempt, come: () => resolve(whole.steps.slice(1)), fail });
      }),
  );

const answers: Answers = { who: { name: 'Ada' }, what: { thing: 'Bag' }, end: { word: 'Yes' } };
const draft = {
  form: 'made',
  version: 1,
  answers,
  step: 2,
  savedAt: SAVED_AT,
  submissionId: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11',
  waiting: false,
};
const withDraft: Visit = { drafts: { load: async () => ({ draft, lostFiles: [] }) } };
const received: Visit = {
  submit: async () => ({ kind: 'received', receipt: { reference: 'K7', receivedAt: SAVED_AT } }),
};

const heading = () => document.querySelector('.wizard-step-title')?.textContent;
const page = () => document.body.textContent;
const loading = 'The questions of this step are still being loaded.';
const failed = () => [...document.querySelectorAll('[role=alert] .notice')].map(({ textContent }) => textContent);
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
/** The control of a question once it is drawn: the title of a step may be there before its questions. */
async function whenDrawn(name: string): Promise<HTMLInputElement> {
  await expect.poll(() => document.getElementsByName(name).length).toBe(1);
  return control(name);
}
const isReady = () => document.querySelector('fieldset.wizard-buttons:disabled') === null;

describe('while the other steps are on their way', () => {
  it('the first step is answered as any other, and its answers are saved', async () => {
    const saved: Answers[] = [];
    await mountWizard(slow(), { saves: true, drafts: { writeJournal: (_, visit) => void saved.push(visit.answers) } });
    expect([heading(), isReady(), asked.length]).toEqual(['Who', true, 1]);
    await goOn();
    expect(shownErrors()).toEqual({ 'who[name]': expect.any(String) });
    await answer('who[name]', 'Ada');
    await expect.poll(() => saved.at(-1)).toMatchObject({ who: { name: 'Ada' } });
  });

  it('Next leads to the next step, which says that it is coming, and draws its questions once they are there', async () => {
    const { submitted } = await mountWizard(slow(), received);
    await answer('who[name]', 'Ada');
    await goOn();
    expect([heading(), page()?.includes(loading)]).toEqual(['What', true]);
    await goOn();
    expect([heading(), document.querySelector('.error-summary a')?.textContent]).toEqual(['What', loading]);
    asked[0]?.come();
    await whenDrawn('what[thing]');
    expect([page()?.includes(loading), shownErrors()]).toEqual([false, {}]);
    await answer('what[thing]', 'Bag');
    await goOn();
    await whenDrawn('end[word]');
    await answer('end[word]', 'Yes');
    expect(await submitted()).toEqual(answers);
  });

  it('what is being typed is not disturbed by their coming', async () => {
    await mountWizard(slow());
    const name = control('who[name]');
    name.focus();
    await press('Ad');
    asked[0]?.come();
    await expect.poll(() => asked.length).toBe(1);
    await press('a');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([control('who[name]') === name, document.activeElement === name, name.value]).toEqual([true, true, 'Ada']);
    await goOn();
    await whenDrawn('what[thing]');
    await press('{Escape}');
    expect(heading()).toBe('What');
  });

  it('the blank form and a draft from a file wait for them', async () => {
    const file = new File(['{}'], 'draft.json');
    await mountWizard(slow(), { drafts: { readFile: async () => ({ draft, lostFiles: [] }) } });
    button('Blank form to print')?.click();
    const chosen = new DataTransfer();
    chosen.items.add(file);
    const input = document.querySelector<HTMLInputElement>('.draft-status input[type=file]');
    if (!input) throw new Error('No file can be opened.');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([heading(), document.querySelector('.blank-form')]).toEqual(['Who', null]);
    asked[0]?.come();
    await expect.poll(() => document.querySelectorAll('.blank-form h2').length).toBe(3);
    button('Back to the form')?.click();
    expect((await whenDrawn('end[word]')).value).toBe('Yes');
    // Closing the form to print moves the focus, which would go on to the next test.
    await expect.poll(() => document.activeElement?.id).toBe('draft-options');
  });
});

describe('an earlier draft', () => {
  it('is continued once they are there, with what was typed meanwhile, and not overwritten before', async () => {
    const saved: Answers[] = [];
    await mountWizard(slow(), {
      drafts: { ...withDraft.drafts, writeJournal: (_, visit) => void saved.push(visit.answers) },
    });
    expect(isReady()).toBe(false);
    await answer('who[name]', 'Eve');
    expect(saved).toEqual([]);
    asked[0]?.come();
    await expect.poll(() => [heading(), isReady()]).toEqual(['End', true]);
    expect((await whenDrawn('end[word]')).value).toBe('Yes');
    await expect.poll(() => button('Previous')).toBeDefined();
    button('Previous')?.click();
    expect((await whenDrawn('what[thing]')).value).toBe('Bag');
    button('Previous')?.click();
    expect((await whenDrawn('who[name]')).value).toBe('Eve');
  });
});

it('what the address gives is filled in once they are there', async () => {
  const filled: number[] = [];
  const fill: NonNullable<Form['fill']> = () => void filled.push(asked.length);
  await mountWizard({ ...slow(), prefill: { name: '/who/name' }, fill });
  expect([isReady(), filled]).toEqual([false, []]);
  asked[0]?.come();
  await expect.poll(() => [isReady(), filled.length]).toEqual([true, 1]);
});

describe('where they cannot be loaded', () => {
  it('the page says so, tries again when asked, and goes on with what was answered', async () => {
    await mountWizard(slow());
    await answer('who[name]', 'Ada');
    asked[0]?.fail();
    await expect.poll(failed).toHaveLength(1);
    await goOn();
    expect([heading(), failed().length]).toEqual(['What', 1]);
    button('Try now')?.click();
    await expect.poll(() => asked.map(({ attempt }) => attempt)).toEqual([0, 1]);
    asked[1]?.come();
    await whenDrawn('what[thing]');
    expect(failed()).toEqual([]);
    button('Previous')?.click();
    expect((await whenDrawn('who[name]')).value).toBe('Ada');
  });

  it.each([
    ['there is a connection', () => window.dispatchEvent(new Event('online'))],
    ['somebody asks for it', () => button('Try now')?.click()],
  ])('a draft waits until %s', async (_, again) => {
    await mountWizard(slow(), withDraft);
    asked[0]?.fail();
    await expect.poll(failed).toHaveLength(1);
    expect(isReady()).toBe(false);
    again();
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.come();
    await expect.poll(() => [heading(), isReady(), failed().length]).toEqual(['End', true, 0]);
    await whenDrawn('end[word]');
    expect(onwards().textContent).toBe('Submit');
  });
});
