// The way from the studio to the form's page and back: its links, and what was sent there.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Form } from '../../../engine/core/model/types.ts';
import { OnSite } from '../../../engine/studio/panes/OnSite.tsx';
import type { Received } from '../../../engine/studio/protocol/protocol.ts';
import { drawStudio } from '../support/drawStudio.tsx';

const form = { id: 'trip', route: '/Trip', submit: { post: '/trip' } } as Form;

it('leads to the page in each language, and lists what was sent there since', async () => {
  const received: Received[] = [];
  drawStudio(<OnSite form={form} isSound />, () => received);
  await expect.element(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/Trip');
  await expect.element(page.getByRole('link', { name: 'Arabic' })).toHaveAttribute('href', '/ar/Trip');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing was sent to this computer yet.');
  received.push({ reference: 'ABCD-2345', receivedAt: '2026-11-23T10:05:00.000Z', hint: 'Maya' });
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('ABCD-23452026-11-23 10:05 UTCMaya');
});

it('says that a form that is saved sends nothing', async () => {
  drawStudio(<OnSite form={{ ...form, submit: { download: 'trip.json' } }} isSound />, () => []);
  await expect.element(page.getByText('It sends nothing')).toBeVisible();
  expect(page.getByRole('status').elements()).toEqual([]);
});

it('asks for nothing while the form has findings', async () => {
  const requests = drawStudio(<OnSite form={form} isSound={false} />, () => []);
  await expect.element(page.getByText('once nothing is left among its findings')).toBeVisible();
  expect(requests).toEqual([]);
});
