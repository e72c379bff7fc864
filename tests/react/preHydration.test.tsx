// What is typed, pressed, chosen and attached while React takes the page over counts, whatever moment it falls into.
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createAttachmentStore } from '../../engine/browser/createAttachmentStore.ts';
import { readPreHydrationInput } from '../../engine/browser/readPreHydrationInput.ts';
import type { Answers } from '../../engine/core/model/types.ts';
import type { Draft } from '../../engine/core/wizard/restoreDraft.ts';
import { wizard as en } from '../../engine/languages/en/wizard.ts';
import type { FoundDraft, Ports } from '../../engine/ports/ports.ts';
import { Wizard } from '../../engine/react/Wizard.tsx';
import { handFiles, makeFile } from './support/chooseFiles.ts';
import { control, radio } from './support/controls.ts';
import { type Hydration, hydrateSlowly } from './support/hydrateSlowly.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import '../../site/styles/index.css';
import '../../site/styles/forms.css';

const titled = (title: string) => ({ type: 'string', title }) as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const questions = makeStep(
  'all',
  {
    name: titled('Name'),
    size: { ...titled('Size'), enum: ['small', 'large'] },
    month: { ...titled('Month'), enum: months },
    day: { ...titled('Day'), format: 'date' },
    agreed: { type: 'boolean', title: 'Agreed' },
    days: { type: 'array', title: 'Days', uniqueItems: true, items: { type: 'string', enum: ['Mon', 'Tue', 'Wed'] } },
    paper: { type: 'object', title: 'Paper', format: 'attachment' },
    town: titled('Town'),
    more: { type: 'array', title: 'More papers', items: { type: 'object', format: 'attachment' } },
  },
  { required: ['name', 'size', 'month', 'day', 'paper', 'town'] },
);
const form = makeForm([questions, makeStep('end', {})], {
  attachments: { maxBytes: 1024 * 1024, types: ['application/pdf'] },
});
const given = { name: 'Maya', size: 'large', month: 'Mar', day: '2020-03-14', agreed: true };
const paper = expect.objectContaining({ name: 'paper.pdf' });

/** What a visitor does, each at a control of its own. */
const gestures = [
  () => write('name', 'Maya'),
  () => press(radio('size', 'large')),
  () => choose('month', 'Mar'),
  () => handFiles('paper', makeFile('paper.pdf', 'application/pdf')),
  () => write('day', '14/3/2020'),
  () => press(control('agreed')),
  () => press(radio('days', 'Tue')),
];

/** A press as browsers tell of it. The first of its events makes React take over what is pressed, at once. */
function press(target: HTMLElement) {
  const tell = (type: string) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  for (const type of ['pointerdown', 'mousedown']) tell(type);
  target.focus();
  for (const type of ['pointerup', 'mouseup']) tell(type);
  target.click();
}

function write(name: string, text: string) {
  const box = control(name);
  press(box);
  box.select();
  document.execCommand('insertText', false, text);
}

function choose(name: string, option: string) {
  const select = control(name);
  press(select);
  select.value = option;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

const isReady = () => document.querySelector('fieldset:disabled') === null;

let taking: Hydration | undefined;
afterEach(() => {
  taking?.release();
  taking?.root.unmount();
  taking = undefined;
});

/** The prerendered page of the form, and the device behind it, which answers when the test says so. */
function open(found?: Partial<Draft>) {
  const saved: Answers[] = [];
  let answerNow: (draft: FoundDraft | undefined) => void = () => undefined;
  const answered = new Promise<FoundDraft | undefined>((resolve) => {
    answerNow = resolve;
  });
  const nothing = async () => undefined;
  const ports: Ports = {
    attachments: createAttachmentStore(),
    drafts: {
      preHydrationInput: () => readPreHydrationInput(document),
      accepts: async () => true,
      load: () => answered,
      writeJournal: (_, visit) => saved.push(visit.answers),
      save: async () => ({ kind: 'saved', savedAt: new Date().toISOString(), notStored: [] }),
      discard: nothing,
      begin: () => undefined,
      saveFile: nothing,
      readFile: nothing,
    },
    receipts: { latest: nothing, save: nothing, forget: nothing },
    steps: { show: () => undefined, onReturn: () => () => undefined },
    onConnection: () => () => undefined,
    submit: async () => ({ kind: 'received' }),
  };
  const page = (
    <Suspense>
      <Wizard form={form} messages={en} ports={ports} titled={(title) => title} />
    </Suspense>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page);
  const draft: Draft = {
    ...{ form: form.id, version: form.version, answers: {}, step: 0, savedAt: new Date().toISOString() },
    ...{ submissionId: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11', waiting: false },
    ...found,
  };
  return {
    begin: () => {
      taking?.root.unmount();
      taking = hydrateSlowly(container, page);
      return taking;
    },
    answer: () => answerNow(found && { draft, lostFiles: [] }),
    last: () => saved.at(-1),
  };
}

const PARTS = 7;
/** How many gestures come before the scripts are there. */
const BEFORE = 2;
/** How many pieces of work it takes to take the page over. */
let pieces = 0;

it('the page is hydrated in many pieces', async () => {
  pieces = await open().begin().work(Number.POSITIVE_INFINITY);
  expect(pieces).toBeGreaterThan(5 * PARTS);
});

/** Moments, as parts of the work that is done by then: before the scripts are there, and after the device has answered. */
const moments: readonly (readonly [string, number | 'before' | 'after'])[] = [
  ['before the scripts are there', 'before'],
  ...Array.from({ length: PARTS + 1 }, (_, part) => [`${part} of ${PARTS} parts into it`, part / PARTS] as const),
  ['once the device has answered', 'after'],
];

describe.each([
  ['without earlier answers', undefined],
  ['with earlier answers on the device', { answers: { name: 'Sara', size: 'small', town: 'Tyre', days: ['Wed'] } }],
])('%s', (_, found) => {
  it.each(moments)('%s', async (title, moment) => {
    const page = open(found);
    // Some come before the scripts, the others at the moment. The first of these makes React take the page over.
    const turn = moments.findIndex(([one]) => one === title) + (found ? 1 : 0);
    const inTurn = gestures.map((_gesture, i) => gestures[(turn + i) % gestures.length]);
    const act = (from: number, to?: number) => {
      for (const gesture of inTurn.slice(from, to)) gesture?.();
    };
    act(0, moment === 'before' ? undefined : BEFORE);
    const hydration = page.begin();
    if (typeof moment === 'number') {
      await hydration.work(Math.round(moment * pieces));
      act(BEFORE);
    }
    hydration.release();
    page.answer();
    await expect.poll(isReady, { interval: 5 }).toBe(true);
    if (moment === 'after') act(BEFORE);
    await expect.poll(() => page.last()?.paper, { interval: 5 }).toEqual(paper);
    const days = ['Tue', ...(found?.answers.days ?? [])];
    expect(page.last()).toEqual({ ...found?.answers, ...given, days, paper });
    const boxes = ['name', 'month', 'town'].map((name) => control(name).value);
    expect(boxes).toEqual(['Maya', 'Mar', found?.answers.town ?? '']);
    const ticked = [radio('size', 'large'), control('agreed'), ...days.map((day) => radio('days', day))];
    expect(ticked.every(({ checked }) => checked)).toBe(true);
    // What is said of a question moves those below it, and with them what a press is aimed at.
    expect(document.querySelector('.field-error')).toBeNull();
  });
});

it('a control for several files is inert until the form is hydrated', () => {
  open();
  expect([control('more').closest('[inert]') === null, control('paper').closest('[inert]') === null]).toEqual([
    false,
    true,
  ]);
});
