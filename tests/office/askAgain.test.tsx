import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Application, Asking, CaseCommand } from '../../engine/ports/index.ts';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';
import { application, row } from './support/sampleOffice.ts';

const initial = window.location.href;
afterAll(() => {
  unmountOffice();
  history.replaceState(null, '', initial);
});

const PATH = '/applications/AAAA-0001-0';
const COMMANDS = 'POST /applications/:reference/commands';
const LINK = 'https://school.example/ar/answer#token';
const asking: Asking = {
  state: 'open',
  at: '2026-11-17T08:00:00Z',
  askedAt: '2026-11-03T08:00:00Z',
  expiresAt: '2026-11-17T08:00:00Z',
  questions: ['/name'],
};

/** The application after a command, as the service answers it. */
function after({ body }: { readonly body?: { readonly command: CaseCommand } }): Application {
  const isAsked = body?.command.type === 'ask';
  return { ...application, revision: 6, asking: isAsked ? { ...asking, link: LINK } : { ...asking, state: 'revoked' } };
}

describe('asking again', () => {
  it('marks questions, and shows the link with a text in the parent’s language', async () => {
    const { sent, copied } = await mountOffice(PATH, { [COMMANDS]: after });
    await page.getByRole('button', { name: 'Ask again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask again' });
    await expect.element(dialog.getByRole('group', { name: 'Files' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Make the link' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Name' }).click();
    await dialog.getByRole('checkbox', { name: 'Photo' }).click();
    await dialog.getByRole('checkbox', { name: 'Photo' }).click();
    await dialog.getByRole('checkbox', { name: 'Siblings' }).click();
    await dialog.getByRole('textbox', { name: 'Words to the parent' }).fill('الصورة غير واضحة');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    expect(sent.map(({ body }) => body)).toEqual([
      { revision: 5, command: { type: 'ask', questions: ['/name', '/siblings'], message: 'الصورة غير واضحة' } },
    ]);
    const made = page.getByRole('dialog', { name: 'Link for the parent' });
    await expect.element(made.getByRole('textbox', { name: 'Link' })).toHaveValue(LINK);
    await made.getByRole('button', { name: 'Copy the link' }).click();
    expect(copied).toEqual([LINK]);
    const mail = decodeURIComponent(
      made.getByRole('link', { name: 'Mail to parent@example.org' }).element().getAttribute('href') ?? '',
    );
    expect(mail).toContain('حضرة الأهل');
    expect(mail).toContain(LINK);
    expect(made.getByRole('link', { name: 'WhatsApp' }).element().getAttribute('href')).toContain(
      'https://wa.me/9613000000?text=',
    );
    await made.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText('The link waits for an answer until')).toBeVisible();
    // It is shown once.
    await expect.element(page.getByText(LINK)).not.toBeInTheDocument();
  });

  it('revokes the link', async () => {
    const { sent } = await mountOffice(PATH, {
      'GET /applications/:reference': () => ({ ...application, asking }),
      [COMMANDS]: after,
    });
    await page.getByRole('button', { name: 'Revoke the link' }).click();
    expect(sent.map(({ body }) => body)).toEqual([{ revision: 5, command: { type: 'revoke-ask' } }]);
    await expect.element(page.getByText('The link was revoked')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Revoke the link' })).not.toBeInTheDocument();
  });

  it('is not offered to readers, nor for a form without a proof', async () => {
    await mountOffice(PATH, { 'GET /me': () => ({ ...me, role: 'read' }) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
    await mountOffice(PATH, { 'GET /applications/:reference': () => ({ ...application, canAsk: false }) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
  });
});

it('an answer that was changed stands above the first one, as text', async () => {
  const MARKUP = '<img src=x onerror=alert(1)>';
  const answers = [
    { headings: [], label: 'Name', text: MARKUP, first: `${MARKUP} first`, name: 'name' },
    { headings: [], label: 'Nickname', text: 'Lulu', first: '', name: 'nickname' },
  ];
  const changes = [{ label: 'Name', here: 'before', there: MARKUP }];
  const event = { number: 6, reference: application.reference, at: '2026-11-04T08:00:00Z', by: 'parent' };
  const changed: Application = {
    ...application,
    steps: [{ label: 'Child', answers }],
    history: [...application.history, { ...event, type: 'answered-again', version: 2, changes }],
    asking: { ...asking, state: 'answered', at: '2026-11-04T08:00:00Z' },
  };
  await mountOffice(PATH, { 'GET /applications/:reference': () => changed });
  await expect.element(page.getByText(`First answer: ${MARKUP} first`)).toBeVisible();
  await expect.element(page.getByText('First answer: none')).toBeVisible();
  await expect.element(page.getByText(`Name: ${MARKUP} (before)`)).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

it('the start page and the list name what was answered again', async () => {
  await mountOffice('');
  await page.getByRole('link', { name: '1 Answered again' }).click();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Asked again' })).toHaveValue('answered');
  const rows = { rows: [row(1, { again: 'answered' }), row(2, { again: 'asked' })], counts: { new: 2 } };
  const { asked } = await mountOffice('/applications?form=sample&again=answered', { 'GET /applications': () => rows });
  await expect.element(page.getByText('answered again', { exact: true })).toBeVisible();
  await expect.element(page.getByText('asked again', { exact: true })).toBeVisible();
  expect(asked()).toMatchObject({ again: 'answered' });
});
