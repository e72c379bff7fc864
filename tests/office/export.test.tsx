import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';

const initial = window.location.href;
beforeAll(() => page.viewport(1280, 900));
afterEach(() => localStorage.removeItem('office-export-sample'));
afterAll(async () => {
  unmountOffice();
  history.replaceState(null, '', initial);
  await page.viewport(414, 896);
});

const LIST = '/applications?form=sample&status=new&words=layla&sort=name';
const manager = { 'GET /me': () => ({ ...me, role: 'manage' as const }) };
const dialog = page.getByRole('dialog', { name: 'Export' });
const open = () => page.getByRole('button', { name: 'Export' }).click();

describe('the export', () => {
  it('is of what the filter shows, with the columns that are chosen, which are remembered', async () => {
    const { loaded } = await mountOffice(LIST);
    await open();
    await expect.element(dialog).toHaveTextContent('Sample form: the applications that the list shows now (3).');
    await dialog.getByRole('radio', { name: 'Table (csv)' }).click();
    await dialog.getByRole('radio', { name: 'These only' }).click();
    await dialog.getByRole('group', { name: 'Child' }).getByRole('checkbox', { name: 'All of these' }).click();
    await dialog.getByRole('checkbox', { name: 'Siblings' }).click();
    await dialog.getByRole('button', { name: 'Save the file' }).click();
    await expect.element(dialog.getByText('The file is with your downloads.')).toBeVisible();
    const filter = { form: 'sample', status: 'new', words: 'layla' };
    expect(loaded).toEqual([{ ...filter, as: 'csv', columns: 'reference,/child/siblings' }]);
    const again = await mountOffice(LIST);
    await open();
    await expect.element(dialog.getByRole('checkbox', { name: 'Name' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Save the file' }).click();
    await expect.poll(() => again.loaded[0]?.columns).toBe('reference,/child/siblings');
  });

  it('says why it is refused, and needs a column', async () => {
    const { loaded } = await mountOffice(LIST, {
      'GET /export': () => ({ code: 'export-too-wide', errors: [{ message: 'Too many.' }] }),
    });
    await open();
    await dialog.getByRole('button', { name: 'Save the file' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too many.');
    await dialog.getByRole('radio', { name: 'These only' }).click();
    for (const group of ['Sample form', 'Child']) {
      await dialog.getByRole('group', { name: group }).getByRole('checkbox', { name: 'All of these' }).click();
    }
    await expect.element(dialog.getByText('Please choose at least one column.')).toBeVisible();
    expect(loaded).toEqual([]);
  });

  it('is of a whole school year for managers, and not offered to who only reads', async () => {
    const { loaded } = await mountOffice(LIST, manager);
    await open();
    await expect.element(dialog.getByRole('button', { name: /The whole year .2026\/2027/ })).toBeVisible();
    await dialog.getByRole('button', { name: /The whole year .2025\/2026/ }).click();
    const year = { since: '2025-09-01', before: '2026-09-01' };
    await expect.poll(() => loaded).toEqual([{ form: 'sample', ...year, as: 'xlsx', columns: undefined }]);
    await mountOffice(LIST);
    await open();
    await expect.element(dialog.getByRole('button', { name: 'Save the file' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'The whole year' })).not.toBeInTheDocument();
    await mountOffice(LIST, { 'GET /me': () => ({ ...me, role: 'read' }) });
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});

describe('the order of a list', () => {
  it('is chosen in a box where the heads of columns are not shown', async () => {
    await page.viewport(700, 900);
    const { asked } = await mountOffice(LIST);
    const order = page.getByRole('combobox', { name: 'Order' });
    await expect.element(order).toHaveValue('name ascending');
    await order.selectOptions('Class, backwards');
    await expect.poll(asked).toMatchObject({ sort: 'column0', direction: 'descending', words: 'layla' });
    await page.viewport(1280, 900);
    await expect.element(order).not.toBeInTheDocument();
  });
});
