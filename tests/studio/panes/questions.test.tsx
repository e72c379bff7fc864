// The steps and questions of a form with what can be done to them: at once, or after a dialog has asked.
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Questions } from '../../../engine/studio/panes/Questions.tsx';
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
const groups = [
  {
    path: [],
    title: 'Who',
    questions: [
      question('name', { required: {} }),
      question('bus', {
        isConditional: true,
        limits: { by: 'nothing', hasMessage: true, comparable: [] },
        begins: { by: 'box' },
        computed: { join: ['name'] },
      }),
    ],
    comparable: [],
    computable: [{ name: 'name', title: 'NAME', as: ['join' as const], options: [] }],
  },
];
const outline: Outline = {
  title: {},
  steps: [{ id: 'who', label: { en: 'Who' }, isConditional: false, comparable: [], groups }],
  lists: [],
};
const folder = {
  files: [],
  examples: [],
  outline,
  isPublished: true,
  menuGroups: [],
  commits: [],
  problems: [],
  schemas: {},
};

it('offers what fits a question, by keyboard', async () => {
  const onChoose = vi.fn();
  drawStudio(<Questions folder={folder} onChoose={onChoose} />, () => undefined);
  await page.getByText('Steps and questions').click();
  await expect.element(page.getByText('BUS')).toBeVisible();
  const summary = page.getByText('BUS').element().closest('summary');
  expect(summary?.textContent).toBe('BUS bus in some cases');
  summary?.focus();
  await userEvent.keyboard('{Enter}');
  const offered = [...(summary?.parentElement?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  expect(offered).toEqual([
    ...['Words…', 'Shown if…', 'Limits…', 'Begins with…', 'Computed from…', 'Up', 'Move…', 'Name…', 'Remove…'],
    'Add a question after it…',
  ]);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
  const place = { step: 'who', path: [] };
  expect(onChoose).toHaveBeenCalledWith(
    {
      label: 'Up',
      what: 'Move “BUS” up',
      wanted: { kind: 'move-question', question: { ...place, name: 'bus' }, place },
    },
    outline,
  );
});

it('says why a form cannot be shown', async () => {
  const unreadable = { ...folder, outline: 'A file cannot be read.' };
  drawStudio(<Questions folder={unreadable} onChoose={vi.fn()} />, () => undefined);
  await page.getByText('Steps and questions').click();
  await expect.element(page.getByText('A file cannot be read.')).toBeVisible();
});
