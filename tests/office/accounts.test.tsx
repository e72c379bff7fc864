import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';

const initial = window.location.href;
afterAll(() => {
  unmountOffice();
  history.replaceState(null, '', initial);
});

const manager = { 'GET /me': () => ({ ...me, role: 'manage' as const }) };
const LINK = { path: '/office/join#secret', expiresAt: '2026-11-23T08:00:00Z' };

describe('the page of accounts', () => {
  it('adds an account and shows its link once, to be copied', async () => {
    const { sent, copied } = await mountOffice('/accounts', { ...manager, 'POST /accounts': () => LINK });
    await page.getByRole('textbox', { name: 'Name' }).fill('sami');
    await page.getByRole('radio', { name: 'may read Sees' }).click();
    await page.getByRole('button', { name: 'Add an account' }).click();
    const notice = page.getByRole('region', { name: 'Link for sami' });
    await expect.element(notice).toHaveFocus();
    await expect.element(notice).toHaveTextContent(`${window.location.origin}/office/join#secret`);
    await notice.getByRole('button', { name: 'Copy the link' }).click();
    await expect.element(notice.getByRole('status')).toHaveTextContent('Copied.');
    expect(copied).toEqual([`${window.location.origin}/office/join#secret`]);
    expect(sent[0]?.body).toEqual({ name: 'sami', role: 'read' });
  });

  it('says how each account stands, and that one’s own is changed by others', async () => {
    await mountOffice('/accounts', manager);
    await expect.element(page.getByText('This is you.', { exact: false })).toBeVisible();
    await expect.element(page.getByText('the link has expired', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Firefox, Linux', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove anna' })).not.toBeInTheDocument();
  });

  it('asks before it removes an account, and before it invites again', async () => {
    const { sent } = await mountOffice('/accounts', {
      ...manager,
      'DELETE /accounts/:name': () => ({}),
      'POST /accounts/:name/invitation': () => LINK,
    });
    await page.getByRole('button', { name: 'Remove karim' }).click();
    const asked = page.getByRole('dialog', { name: 'Remove the account of karim?' });
    await asked.getByRole('button', { name: 'Cancel' }).click();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Remove karim' }).click();
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('The account of karim was removed.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Who has an account' })).toHaveFocus();
    await page.getByRole('button', { name: 'Invite again rima' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invite again' }).click();
    await expect.element(page.getByRole('region', { name: 'Link for rima' })).toHaveFocus();
    expect(sent.map(({ name }) => name)).toEqual(['DELETE /accounts/:name', 'POST /accounts/:name/invitation']);
  });

  it('changes a role, and shows why it is refused', async () => {
    let isRefused = true;
    const { sent } = await mountOffice('/accounts', {
      ...manager,
      'PATCH /accounts/:name': () =>
        isRefused ? { code: 'no-account', errors: [{ message: 'There is no account of this name.' }] } : {},
    });
    await page.getByRole('button', { name: 'Change the role karim' }).click();
    const dialog = page.getByRole('dialog', { name: 'Role of karim' });
    await dialog.getByRole('radio', { name: 'manager' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('There is no account of this name.');
    isRefused = false;
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('The role of karim has changed.')).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({ role: 'manage' });
  });

  it('is in the menu and on the start page of managers only', async () => {
    const named = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect.element(page.getByRole('link', { name: 'Account of anna' })).toBeVisible();
      return page.getByRole('link', { name: 'Accounts' }).elements().length;
    };
    await mountOffice('', manager);
    await expect.element(page.getByRole('heading', { name: 'For managers' })).toBeVisible();
    expect(await named()).toBe(2);
    await mountOffice('');
    await expect.element(page.getByRole('link', { name: 'Sample form' })).toBeVisible();
    expect(await named()).toBe(0);
  });
});
