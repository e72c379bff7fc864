// What a change needs to know is asked in both languages and answered by keyboard; what it would write is then shown.
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addQuestion } from '../../../engine/studio/descriptions/addQuestion.ts';
import { orderOptions } from '../../../engine/studio/descriptions/options.ts';
import { BuildDialog } from '../../../engine/studio/dialogs/BuildDialog.tsx';
import type { Comparable } from '../../../engine/studio/protocol/conditions.ts';
import type { Outline, OutlineQuestion } from '../../../engine/studio/protocol/outline.ts';
import { drawStudio } from '../support/drawStudio.tsx';

const question = (name: string, more: Partial<OutlineQuestion> = {}): OutlineQuestion => ({
  name,
  title: { en: name.toUpperCase() },
  hint: {},
  isConditional: false,
  kind: 'other',
  options: [],
  canClose: false,
  ...more,
});
const bus = question('bus', { kind: 'choice', options: [{ value: 'yes', label: { en: 'Yes' }, isClosed: false }] });
const comparable: readonly Comparable[] = [
  { question: 'name', title: 'NAME', relations: ['equal'], isNumber: false },
  { question: 'bus', title: 'BUS', relations: ['equal'], options: [{ value: 'yes', label: 'Yes' }], isNumber: false },
];
const outline: Outline = {
  title: { en: 'Trip' },
  steps: [
    {
      id: 'who',
      label: { en: 'Who' },
      isConditional: false,
      comparable: [],
      groups: [{ path: [], title: 'Who', questions: [question('name'), bus], comparable, computable: [] }],
    },
  ],
  lists: [{ name: '../lists/yes-no.json', options: ['Yes', 'No'] }],
};
const files = [{ name: 'trip/who.schema.json', before: '{}\n', after: '{ "a": 1 }\n' }];

it('asks for a question by keyboard alone, shows what would be written and writes it', async () => {
  const [onWritten, onClose] = [vi.fn(), vi.fn()];
  const description = addQuestion({ step: 'who', path: [], after: 'name' });
  const requests = drawStudio(
    <BuildDialog title="Add a question" form="trip" unsaved={[]} {...{ outline, description, onWritten, onClose }} />,
    ({ path }) => (path === 'plan' ? { files, findings: [] } : { kind: 'written' }),
  );
  await expect.element(page.getByRole('group', { name: 'Title' }).getByLabelText('English')).toHaveFocus();
  await userEvent.keyboard('Your stop{Tab}موقفكم{Tab}{Tab}{Tab}');
  await expect.element(page.getByLabelText('Asks for')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByLabelText('It has to be answered')).toHaveFocus();
  await userEvent.keyboard(' ');
  const message = page.getByRole('group', { name: 'What is said when it is not answered' });
  await expect.element(message.getByLabelText('English')).toHaveValue('Your stop is required');
  await page.getByLabelText('It is asked').selectOptions('in some cases only');
  // The first question with options is the likeliest.
  await expect.element(page.getByLabelText('Question', { exact: true })).toHaveDisplayValue('BUS');
  await expect.element(page.getByLabelText('Value')).toHaveDisplayValue('Yes');
  (page.getByLabelText('Name', { exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('stop{Enter}');
  await expect.element(page.getByRole('heading', { name: 'What will be written' })).toHaveFocus();
  expect(requests[0]?.body).toEqual({
    form: 'trip',
    action: {
      kind: 'add-question',
      place: { step: 'who', path: [], after: 'name' },
      question: {
        kind: 'text',
        name: 'stop',
        title: { en: 'Your stop', ar: 'موقفكم' },
        required: { en: 'Your stop is required', ar: expect.any(String) },
      },
      test: { join: 'all', comparisons: [{ question: 'bus', is: 'equal', values: ['yes'] }] },
    },
  });
  await page.getByRole('button', { name: 'Write this file' }).click();
  await vi.waitFor(() => expect(onWritten).toHaveBeenCalledWith(files));
});

it('plans nothing without a title, and asks for options only where there are any', async () => {
  const description = addQuestion({ step: 'who', path: [] });
  const requests = drawStudio(
    <BuildDialog
      title="Add"
      form="trip"
      unsaved={[]}
      {...{ outline, description, onWritten: vi.fn(), onClose: vi.fn() }}
    />,
    () => ({ files, findings: [] }),
  );
  const options = page.getByRole('group', { name: 'Options, one on each line' });
  expect(options.elements()).toEqual([]);
  await page.getByLabelText('Asks for').selectOptions('One of several options');
  await expect.element(options).toBeVisible();
  await page.getByLabelText('Options', { exact: true }).selectOptions('yes-no.json: Yes, No');
  await vi.waitFor(() => expect(options.elements()).toEqual([]));
  await page.getByRole('button', { name: 'Show what will be written' }).click();
  expect(requests).toEqual([]);
});

it('asks for the ends and steps of a number, and for what a list of answers asks', async () => {
  const description = addQuestion({ step: 'who', path: [] });
  const requests = drawStudio(
    <BuildDialog
      title="Add"
      form="trip"
      unsaved={[]}
      {...{ outline, description, onWritten: vi.fn(), onClose: vi.fn() }}
    />,
    () => ({ files, findings: [] }),
  );
  const plan = page.getByRole('button', { name: 'Show what will be written' });
  const kind = page.getByLabelText('Asks for');
  await page.getByRole('group', { name: 'Title' }).getByLabelText('English').fill('Days');
  await kind.selectOptions('A number on a slider');
  await expect.element(page.getByLabelText('Least number')).toHaveValue('0');
  await page.getByLabelText('Greatest number').fill('six');
  await plan.click();
  expect(requests).toEqual([]);
  await page.getByLabelText('Greatest number').fill('6');
  await plan.click();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({
    action: { question: { kind: 'slider', limits: { least: 0, most: 6, step: 1 } } },
  });
});

it('asks for what each answer of a list is, and for its words in both languages', async () => {
  const description = addQuestion({ step: 'who', path: [] });
  const requests = drawStudio(
    <BuildDialog
      title="Add"
      form="trip"
      unsaved={[]}
      {...{ outline, description, onWritten: vi.fn(), onClose: vi.fn() }}
    />,
    () => ({ files, findings: [] }),
  );
  await page.getByRole('group', { name: 'Title' }).getByLabelText('English').fill('Days');
  await page.getByLabelText('Asks for').selectOptions('Several answers of a kind, one below the other');
  await page.getByLabelText('Each answer is').selectOptions('A date');
  const entry = page.getByRole('group', { name: 'What one answer is called' });
  await entry.getByLabelText('English').fill('Day');
  await entry.getByLabelText('Arabic').fill('يوم');
  await page.getByRole('button', { name: 'Show what will be written' }).click();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({
    action: { question: { kind: 'answers', answers: { kind: 'date', most: 5, entry: { en: 'Day', ar: 'يوم' } } } },
  });
});

it('compares how many entries a list has, and that a box is not ticked', async () => {
  const lists: readonly Comparable[] = [
    {
      question: 'box',
      title: 'BOX',
      relations: ['equal', 'unanswered'],
      options: [{ value: true, label: 'ticked' }],
      isNumber: false,
    },
    { question: 'friends', title: 'FRIENDS', relations: ['has-at-least', 'answered'], isNumber: false },
  ];
  const groups = outline.steps.flatMap((step) => step.groups).map((group) => ({ ...group, comparable: lists }));
  const asked = { ...outline, steps: outline.steps.map((step) => ({ ...step, groups })) };
  const description = addQuestion({ step: 'who', path: [] });
  const requests = drawStudio(
    <BuildDialog
      title="Add"
      form="trip"
      unsaved={[]}
      {...{ outline: asked, description, onWritten: vi.fn(), onClose: vi.fn() }}
    />,
    () => ({ files, findings: [] }),
  );
  await page.getByRole('group', { name: 'Title' }).getByLabelText('English').fill('Days');
  await page.getByLabelText('It is asked').selectOptions('in some cases only');
  await page.getByLabelText('Comparison', { exact: true }).selectOptions('is not ticked');
  await page.getByRole('button', { name: 'Add a comparison' }).click();
  const second = page.getByRole('group', { name: 'and', exact: true });
  await second.getByLabelText('Question').selectOptions('FRIENDS');
  await second.getByLabelText('Value').fill('3');
  await page.getByRole('button', { name: 'Show what will be written' }).click();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({
    action: {
      test: {
        join: 'all',
        comparisons: [
          { question: 'box', is: 'unanswered', values: [] },
          { question: 'friends', is: 'has-at-least', values: [3] },
        ],
      },
    },
  });
});

it('puts options into another order by keyboard, the focus goes with the one that moves', async () => {
  const options = ['Bus', 'Car', 'Foot'].map((en) => ({ value: en, label: { en }, isClosed: false }));
  const description = orderOptions({ step: 'who', path: [], name: 'bus' }, question('bus', { options }));
  const requests = drawStudio(
    <BuildDialog
      title="Order"
      form="trip"
      unsaved={[]}
      {...{ outline, description, onWritten: vi.fn(), onClose: vi.fn() }}
    />,
    () => ({ files, findings: [] }),
  );
  page.getByRole('button', { name: 'Up: Foot' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Up: Foot' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Down: Foot' })).toHaveFocus();
  await page.getByRole('button', { name: 'Show what will be written' }).click();
  await expect.element(page.getByRole('heading', { name: 'What will be written' })).toBeVisible();
  expect(requests[0]?.body).toMatchObject({ action: { kind: 'order-options', values: ['Foot', 'Bus', 'Car'] } });
});
