import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';

const initial = window.location.href;
const manager = { 'GET /me': () => ({ ...me, role: 'manage' as const }) };
beforeAll(() => page.viewport(1280, 900));
afterAll(async () => {
  unmountOffice();
  history.replaceState(null, '', initial);
  await page.viewport(414, 896);
});

describe('the trail', () => {
  it('says who did what, deleted applications and former forms included', async () => {
    await mountOffice('/trail', manager);
    await expect.element(page.getByText('Exported. Applications: 312')).toBeVisible();
    await expect.element(page.getByText('Invite: now “Invited”')).toBeVisible();
    await expect.element(page.getByText('Letter “invitation”: printed')).toBeVisible();
    await expect.element(page.getByText('(deleted)')).toBeVisible();
    await expect.element(page.getByText('old: now “b”')).toBeVisible();
    await expect.element(page.getByText('Role changed: may read and work')).toBeVisible();
    await expect.element(page.getByText('Joined: passphrase and authenticator app set')).toBeVisible();
    await expect.element(page.getByText('Account removed')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'AAAA-0009-0' })).not.toBeInTheDocument();
  });

  it('is filtered by person, kind and reference, and goes on to older pages', async () => {
    const { asked } = await mountOffice('/trail', manager);
    await page.getByRole('link', { name: 'Older ones' }).click();
    await expect.poll(asked).toEqual({ before: '497' });
    await page.getByRole('combobox', { name: 'Who' }).selectOptions('Parent');
    await expect.poll(asked).toEqual({ by: 'parent' });
    await page.getByRole('combobox', { name: 'What' }).selectOptions('Received');
    await page.getByRole('textbox', { name: 'Reference' }).fill('aaaa-0001-0');
    await userEvent.keyboard('{Enter}');
    await expect.poll(asked).toEqual({ by: 'parent', type: 'received', reference: 'aaaa-0001-0' });
  });

  it('names an account that was removed in its filter', async () => {
    await mountOffice('/trail?by=leila', manager);
    await expect.element(page.getByRole('combobox', { name: 'Who' })).toHaveValue('leila');
  });
});
