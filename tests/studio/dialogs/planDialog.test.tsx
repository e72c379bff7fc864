// The dialog that shows what would be written, with the keyboard alone.
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JobDialog } from '../../../engine/studio/dialogs/JobDialog.tsx';
import { PlanDialog } from '../../../engine/studio/dialogs/PlanDialog.tsx';
import type { FileChange } from '../../../engine/studio/protocol/actions.ts';
import { NO_FORM } from '../../../engine/studio/protocol/outline.ts';
import { type Asked, drawStudio } from '../support/drawStudio.tsx';

const files: readonly FileChange[] = [
  { name: 'trip/form.json', before: '{\n  "version": 1\n}\n', after: '{\n  "version": 2\n}\n' },
];
const finding = { code: 'translated', file: 'trip/ar.json', line: 1, column: 0, pointer: '', canMend: false };
const findings = [
  { ...finding, problem: '“Age” has no translation.', repair: 'Add it.' },
  { ...finding, problem: '“Name” has no translation.', repair: 'Add it.' },
  { ...finding, code: 'translationsCurrent', problem: 'The English was changed.', repair: 'Run a command.' },
  { ...finding, code: 'limitsAgree', problem: 'These limits cannot be met.', repair: 'Raise one.' },
];
const planned = { files, findings };

// Other tests leave their live regions in the same document.
const status = page.getByRole('dialog').getByRole('status');

function draw(answer: (asked: Asked) => unknown, unsaved: readonly string[] = []) {
  const [onWritten, onClose] = [vi.fn(), vi.fn()];
  const wanted = { kind: 'mend-all' } as const;
  const requests = drawStudio(
    <PlanDialog title="Mend all" form="trip" {...{ wanted, unsaved, onWritten, onClose }} />,
    answer,
  );
  return { requests, onWritten, onClose };
}

it('shows files, their lines and the findings that are left, and writes them on Enter', async () => {
  const { requests, onWritten, onClose } = draw(({ path }) => (path === 'plan' ? planned : { kind: 'written' }));
  const dialog = page.getByRole('dialog', { name: 'Mend all' });
  await expect.element(dialog).toHaveTextContent('trip/form.json: one line added, one line removed');
  // Missing translations are many at first, and have a table of their own.
  await expect.element(dialog).toHaveTextContent('2 texts have no translation yet: “Texts” lists what is missing.');
  await expect
    .element(dialog)
    .toHaveTextContent('One translation is of earlier English: “Texts” shows them under “Changed since”.');
  await expect.element(dialog).not.toHaveTextContent('Run a command.');
  await expect.element(dialog).toHaveTextContent('These limits cannot be met. Raise one.');
  expect(requests).toEqual([{ path: 'plan', body: { form: 'trip', action: { kind: 'mend-all' } } }]);
  await userEvent.tab();
  (page.getByRole('button', { name: 'Write this file' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onWritten).toHaveBeenCalledWith(files));
  expect(requests[1]).toEqual({ path: 'write', body: { files } });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('stays open until the page shows what was written: nothing can be begun from what was there before', async () => {
  const { onWritten, onClose } = draw(({ path }) => (path === 'plan' ? planned : { kind: 'written' }));
  let show: () => void = () => undefined;
  onWritten.mockReturnValue(new Promise<void>((resolve) => (show = resolve)));
  await page.getByRole('button', { name: 'Write this file' }).click();
  await expect.element(status).toHaveTextContent('One moment…');
  expect(onClose).not.toHaveBeenCalled();
  show();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('says that nothing was written when another program has changed a file, and plans again', async () => {
  const { onWritten, requests } = draw(({ path }) =>
    path === 'plan' ? planned : { kind: 'conflict', files: ['trip/form.json'] },
  );
  await page.getByRole('button', { name: 'Write this file' }).click();
  await expect.element(status).toHaveTextContent('Nothing was written: another program has changed');
  await expect.element(page.getByText('Nothing was written')).toHaveFocus();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Write this file' })).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual(['plan', 'write', 'plan']);
  expect(onWritten).not.toHaveBeenCalled();
});

it('plans nothing while a file has unsaved text, and closes on Escape', async () => {
  const { requests, onClose } = draw(() => planned, ['trip/form.json']);
  await expect.element(status).toHaveTextContent('Save, write or discard the changes of trip/form.json');
  expect(requests).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('files that only get another path are counted, changed ones show their lines', async () => {
  const move = (from: string, to: string, before: string, after: string) => [
    { name: from, before, after: null },
    { name: to, before: null, after },
  ];
  const moves = [
    ...move('trip/who.ui.json', 'trip/child.ui.json', '{}\n', '{}\n'),
    ...move('trip/form.json', 'walk/form.json', '{ "route": "/Trip" }\n', '{ "route": "/Walk" }\n'),
  ];
  draw(() => ({ files: moves, findings: [], notes: ['It stays behind.'] }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('One file moves as it is');
  await expect.element(dialog.getByText('trip/who.ui.json → trip/child.ui.json')).toBeVisible();
  await expect.element(dialog).toHaveTextContent('trip/form.json → walk/form.json: one line added, one line removed');
  await expect.element(dialog).toHaveTextContent('What does not followIt stays behind.');
});

it('another name waits until drafts of its texts are written', async () => {
  const description = { waitsForDrafts: true, fields: () => [], change: () => undefined };
  const job = { kind: 'build', what: 'Another name', outline: NO_FORM, description } as const;
  const requests = drawStudio(
    <JobDialog
      job={job}
      form="trip"
      unsaved={[]}
      drafts={['trip/who.schema.json']}
      onWritten={vi.fn()}
      onClose={vi.fn()}
    />,
    () => planned,
  );
  await page.getByRole('button', { name: 'Show what will be written' }).click();
  await expect.element(status).toHaveTextContent('Save, write or discard the changes of trip/who.schema.json first.');
  expect(requests).toEqual([]);
});

it.each([
  ['mend-all', true],
  ['confirm-translations', true],
  ['publish', true],
  ['remove-form', false],
] as const)('%s is of the drafts on the page, and waits until they are written: %s', async (kind, waits) => {
  const requests = drawStudio(
    <JobDialog
      job={{ kind: 'do', what: 'Do it', action: { kind } }}
      form="trip"
      unsaved={[]}
      drafts={['trip/form.json', 'trip/form.json']}
      onWritten={vi.fn()}
      onClose={vi.fn()}
    />,
    () => planned,
  );
  const wanted = waits ? 'Save, write or discard the changes of trip/form.json first.' : '';
  await expect.element(status).toHaveTextContent(wanted);
  await expect.poll(() => requests.length).toBe(waits ? 0 : 1);
});

it('offers nothing to write where nothing is left, but shows what parents see changed', async () => {
  const change = { where: 'Name', what: 'The title is worded differently.', texts: [] };
  draw(() => ({ files: [], findings: [], changes: [change], since: { id: '1', day: '2026-11-01', subject: 'Begun' } }));
  await expect.element(page.getByText('the form is published as it is')).toBeVisible();
  await expect.element(page.getByText('What parents will see changed since 2026-11-01: Begun')).toBeVisible();
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Close']);
});
