// The table of texts, with the keyboard alone.
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextTable } from '../../../engine/studio/panes/TextTable.tsx';
import type { TextRow } from '../../../engine/studio/protocol/words.ts';
import { useTextDrafts } from '../../../engine/studio/state/useTextDrafts.ts';
import { drawStudio } from '../support/drawStudio.tsx';

const rowOf = (name: string, en: string, ar: TextRow['words']['ar'], behind: TextRow['behind'] = []): TextRow => ({
  file: 'trip/who.schema.json',
  name,
  line: 3,
  column: 4,
  words: { en, ar },
  behind,
});
const rows = [
  rowOf('/a/title', 'Name', 'الاسم'),
  rowOf('/b/title', 'Way', ''),
  rowOf('/c/title', 'Colour', 'اللون', ['ar']),
  rowOf('/d/errorMessage', 'At most {maxLength}', { one: 'حرف', other: '{maxLength} حرفًا' }),
];

beforeEach(() => localStorage.clear());

function draw(present: readonly TextRow[] = rows) {
  const [onWrite, onOpen] = [vi.fn(), vi.fn()];
  function Table() {
    const inUse = useTextDrafts('trip');
    const [now, setNow] = useState(present);
    return (
      <>
        <button
          type="button"
          onClick={() => setNow(now.map((row) => ({ ...row, words: { ...row.words, en: 'Theirs' } })))}
        >
          another program
        </button>
        <TextTable rows={now} inUse={inUse} onOpen={onOpen} onWrite={() => onWrite(inUse.drafts)} />
      </>
    );
  }
  drawStudio(<Table />, () => undefined);
  return { onWrite, onOpen };
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const names = () =>
  page
    .getByRole('button', { name: /^Open/ })
    .elements()
    .map((button) => button.textContent);

it('shows those that are missing, or whose English was changed since, on request', async () => {
  draw();
  expect(names()).toEqual(['/a/title', '/b/title', '/c/title', '/d/errorMessage']);
  page.getByRole('radio', { name: 'All (4)' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'Missing (1)' })).toBeChecked();
  expect(names()).toEqual(['/b/title']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'Changed since (1)' })).toBeChecked();
  expect(names()).toEqual(['/c/title']);
});

it('finds texts in any language', async () => {
  draw();
  await page.getByRole('searchbox', { name: 'containing' }).fill('لون');
  expect(names()).toEqual(['/c/title']);
});

it('is edited in place, keeps the edits over a reload, and has them written', async () => {
  const { onWrite, onOpen } = draw();
  await box('Arabic of /b/title').fill('الطريق');
  await box('Arabic of /d/errorMessage, one').fill('حرف واحد');
  await page.getByRole('checkbox', { name: 'Arabic still says the same' }).click();
  await expect.element(page.getByText('Unsaved changes: 3, kept in this browser.')).toBeVisible();
  const file = 'trip/who.schema.json';
  const drafts = {
    edits: [
      { file, name: '/b/title', language: 'ar', before: '', after: 'الطريق' },
      {
        file,
        name: '/d/errorMessage',
        language: 'ar',
        before: { one: 'حرف', other: '{maxLength} حرفًا' },
        after: { one: 'حرف واحد', other: '{maxLength} حرفًا' },
      },
    ],
    confirmed: [{ file, name: '/c/title', language: 'ar' }],
  };
  await page.getByRole('button', { name: 'Write…' }).click();
  expect(onWrite).toHaveBeenCalledWith(drafts);
  expect(JSON.parse(localStorage.getItem('studio words trip') ?? '')).toEqual(drafts);
  await page.getByRole('button', { name: 'Open /a/title in its file' }).click();
  expect(onOpen).toHaveBeenCalledWith(rows[0]);
});

it('takes back an edit that says what the file says, and all of them on request', async () => {
  draw();
  await box('English of /a/title').fill('Names');
  await box('English of /a/title').fill('Name');
  await expect.element(page.getByText('No unsaved changes.')).toBeVisible();
  await box('English of /a/title').fill('Names');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(box('English of /a/title')).toHaveValue('Name');
});

it('asks which text stays where another program has changed one that is being edited', async () => {
  draw(rows.slice(0, 1));
  await box('English of /a/title').fill('Mine');
  await page.getByRole('button', { name: 'another program' }).click();
  await expect.element(page.getByText('Another program has changed it: “Theirs”.')).toBeVisible();
  await expect.element(box('English of /a/title')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Use the file’s text' }).click();
  await expect.element(box('English of /a/title')).toHaveValue('Theirs');
  await expect.element(page.getByText('No unsaved changes.')).toBeVisible();
});
