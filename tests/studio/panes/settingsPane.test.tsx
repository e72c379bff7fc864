// The fields of form.json and office.json, by keyboard: what is typed becomes edits, entries are added, moved and removed with the
// focus in sight, what is wrong stands at its field.
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SettingsPane } from '../../../engine/studio/panes/SettingsPane.tsx';
import type { Finding, FormFolder } from '../../../engine/studio/protocol/protocol.ts';
import type { SettingsChange } from '../../../engine/studio/protocol/settings.ts';
import { useSettings } from '../../../engine/studio/state/useSettings.ts';
import formSchema from '../../../forms/form.schema.json' with { type: 'json' };
import officeSchema from '../../../forms/office.schema.json' with { type: 'json' };
import { drawStudio } from '../support/drawStudio.tsx';

const FORM = 'trip/form.json';
const OFFICE = 'trip/office.json';
const form = {
  version: 1,
  title: 'Trip',
  route: '/Trip',
  steps: [{ id: 'who', label: 'Who' }],
  next: 'check',
  submit: { post: '/trip' },
  done: { title: 'Thanks', text: ['First.', 'Second.'] },
};
const office = {
  columns: [],
  search: [],
  statuses: [{ id: 'new', label: 'New' }],
  moves: [],
};
const arabic = { 'form.json': { '/title': 'رحلة' }, 'office.json': { '/statuses/new/label': 'جديد' } };
const folder = (files: Readonly<Record<string, object>>): FormFolder => ({
  files: Object.entries(files).map(([name, value]) => ({ name, text: `${JSON.stringify(value, null, 2)}\n` })),
  examples: [],
  outline: '',
  isPublished: true,
  menuGroups: ['admissions'],
  commits: [],
  problems: [],
  schemas: { 'form.schema.json': formSchema, 'office.schema.json': officeSchema },
});
const all = folder({ [FORM]: form, [OFFICE]: office, 'trip/ar.json': arabic });

function draw(
  file: string,
  more: { of?: FormFolder; findings?: readonly Finding[]; unsaved?: readonly string[] } = {},
) {
  localStorage.clear();
  const onWrite = vi.fn<(change: SettingsChange) => void>();
  const onRename = vi.fn<(status: string, label: string) => void>();
  let show: (of: FormFolder) => void = () => undefined;
  function Pane() {
    const [of, setOf] = useState(more.of ?? all);
    show = setOf;
    const inUse = useSettings('trip');
    const answers = [
      { pointer: '/name', label: 'Who › Name' },
      { pointer: '/grade', label: 'Who › Grade' },
    ];
    return (
      <SettingsPane
        file={file}
        folder={of}
        unsaved={more.unsaved ?? []}
        findings={more.findings ?? []}
        {...{ answers, inUse, onWrite, onRename }}
      />
    );
  }
  drawStudio(<Pane />, () => ({}));
  const written = async () => {
    await page.getByRole('button', { name: 'Write…' }).click();
    return onWrite.mock.lastCall?.[0];
  };
  return { written, onWrite, onRename, show: (of: FormFolder) => show(of) };
}

const group = (name: string) => page.getByRole('group', { name, exact: true });
const focus = (element: { element(): Element }) => (element.element() as HTMLElement).focus();

it('a menu entry is added, filled in and its paragraphs put into another order by keyboard alone', async () => {
  const { written } = draw(FORM);
  await expect.element(group('Title').getByLabelText('Arabic')).toHaveValue('رحلة');
  focus(page.getByRole('button', { name: 'Add “Entry in the menu”' }));
  await userEvent.keyboard('{Enter}');
  const menu = group('Entry in the menu');
  await expect.element(menu.getByLabelText('English')).toHaveFocus();
  await userEvent.keyboard('trip{Tab}رحلة{Tab}admissions{Tab}{Control>}a{/Control}30');
  focus(page.getByRole('button', { name: 'Up: Paragraphs 2' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Down: Paragraphs 1' })).toHaveFocus();
  expect(await written()).toEqual({
    file: FORM,
    before: all.files[0]?.text,
    edits: [
      { kind: 'set', pointer: '/menu', value: { label: '', position: 0 } },
      { kind: 'words', pointer: '/menu/label', words: { en: 'trip', ar: 'رحلة' } },
      { kind: 'set', pointer: '/menu/under', value: 'admissions' },
      { kind: 'set', pointer: '/menu/position', value: 30 },
      { kind: 'move', pointer: '/done/text', from: 1, to: 0 },
    ],
  });
});

it('a text that need not be there goes when it is emptied, one that has to be is told at its field', async () => {
  const finding = { code: 'x', file: FORM, line: 1, column: 0, pointer: '/done/title', canMend: false };
  const { written } = draw(FORM, { findings: [{ ...finding, problem: 'It is blank.', repair: 'Write it.' }] });
  const english = group('What is said afterwards').getByRole('group', { name: 'Heading' }).getByLabelText('English');
  await expect.element(english).toHaveAccessibleDescription('The heading. It is blank. Write it.');
  const button = group('Sending').getByRole('group', { name: 'Words on the button' }).getByLabelText('English');
  await button.fill('Send');
  await button.fill('');
  expect((await written())?.edits).toEqual([{ kind: 'remove', pointer: '/submit/label' }]);
});

it('a status, a move and a letter of an office are made in fields, named after their words', async () => {
  const { written } = draw(OFFICE);
  await page.getByRole('button', { name: 'Add to “Statuses”' }).click();
  const statuses = group('Statuses');
  await expect.element(statuses.getByLabelText('English').nth(1)).toBeVisible();
  await statuses.getByLabelText('English').nth(1).fill('On hold');
  await expect.element(statuses.getByLabelText('Name in the record')).toHaveValue('on-hold');
  // That of one that applications may have is not changed here.
  await statuses.getByText('New', { exact: false }).first().click();
  await expect.element(statuses.getByText('new', { exact: true })).toBeVisible();
  expect(statuses.getByLabelText('Name in the record').elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Add to “Moves”' }).click();
  const moves = group('Moves');
  await moves.getByRole('checkbox', { name: 'New' }).click();
  await moves.getByLabelText('Leads to').selectOptions('On hold');
  await page.getByRole('button', { name: 'Add to “Columns of the list”' }).click();
  await group('Columns of the list').getByRole('combobox').selectOptions('Who › Grade');
  const { edits = [] } = (await written()) ?? {};
  expect(edits).toEqual(
    expect.arrayContaining([
      { kind: 'set', pointer: '/statuses/1/id', value: 'on-hold' },
      { kind: 'set', pointer: '/moves/0/from', value: ['new'] },
      { kind: 'set', pointer: '/moves/0/to', value: 'on-hold' },
      { kind: 'set', pointer: '/columns/0', value: '/grade' },
    ]),
  );
});

it('another name in the record is asked for by a button of a status that is written', async () => {
  const { onRename } = draw(OFFICE);
  await page.getByRole('button', { name: 'Add to “Statuses”' }).click();
  await group('Statuses').getByText('New', { exact: false }).first().click();
  const button = page.getByRole('button', { name: 'Name in the record…' });
  await button.click();
  expect(onRename.mock.calls).toEqual([['new', 'New']]);
  expect(button.elements()).toHaveLength(1);
});

it('a file that another program has changed is not edited on, but begun anew', async () => {
  const { show } = draw(FORM);
  await group('Title').getByLabelText('English').fill('Journey');
  show(folder({ [FORM]: { ...form, version: 2 }, 'trip/ar.json': arabic }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('was changed since you began');
  await expect.element(group('Title').getByLabelText('English')).toBeDisabled();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(page.getByLabelText('Version')).toHaveValue('2');
  await expect.element(group('Title').getByLabelText('English')).toHaveValue('Trip');
});

it('nothing is edited in fields while the file has unsaved text', async () => {
  draw(FORM, { unsaved: [FORM] });
  await expect.element(page.getByText(`Save or discard the changes of ${FORM}`)).toBeVisible();
  await expect.element(page.getByLabelText('Version')).toBeDisabled();
});

it('an office.json is begun where there is none, if anything is sent', async () => {
  const { onWrite } = draw(OFFICE, { of: folder({ [FORM]: form }) });
  await page.getByRole('button', { name: `Begin ${OFFICE}…` }).click();
  expect(onWrite.mock.lastCall?.[0]).toMatchObject({
    file: OFFICE,
    before: null,
    edits: [{ kind: 'set', pointer: '' }, {}, {}, {}, {}],
  });
  draw(OFFICE, { of: folder({ [FORM]: { ...form, submit: { download: 'a.json' } } }) });
  await expect.element(page.getByText('Nothing is sent to the office')).toBeVisible();
});
