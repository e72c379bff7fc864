import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Application, CaseCommand, HistoryEntry } from '../../engine/ports/index.ts';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';
import { application, forms, letter } from './support/sampleOffice.ts';

const initial = window.location.href;
afterAll(() => {
  unmountOffice();
  history.replaceState(null, '', initial);
});

const PATH = '/applications/AAAA-0001-0';
const COMMANDS = 'POST /applications/:reference/commands';
const LETTER = 'GET /applications/:reference/letters/:letter';
const invited: Application = { ...application, status: 'invited', language: 'en', revision: 6 };

/** The application after a command, as the service answers it. */
function after({ body }: { readonly body?: { readonly revision: number; readonly command: CaseCommand } }) {
  const command = body?.command;
  const number = (body?.revision ?? 0) + 1;
  const event = { number, reference: application.reference, at: '2026-11-03T08:00:00Z', by: 'anna' };
  const made = command?.type === 'letter' ? [{ ...event, ...command } as HistoryEntry] : [];
  return { ...invited, revision: number, history: [...application.history, ...made] };
}

const shown = { 'GET /applications/:reference': () => invited, [COMMANDS]: after };
const dialog = page.getByRole('dialog', { name: 'Invitation' });

describe('a letter', () => {
  it('is offered after the move that names it, in the parent’s language', async () => {
    await mountOffice(PATH, { [COMMANDS]: () => ({ ...application, status: 'invited', revision: 6 }) });
    await expect.element(page.getByRole('button', { name: 'Invitation' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('dialog', { name: 'Invite' }).getByRole('button', { name: 'Invite' }).click();
    await expect.element(dialog.getByRole('radio', { name: 'العربية' })).toBeChecked();
    await expect.element(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(letter.ar.text.join('\n\n'));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('goes to the mail program as it was changed, and is recorded once', async () => {
    const { sent } = await mountOffice(PATH, shown);
    await page.getByRole('button', { name: 'Invitation' }).click();
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Come.\n\nPlease.');
    const link = dialog.getByRole('link', { name: 'Open in the mail program' });
    link.element().addEventListener('click', (event) => event.preventDefault());
    await link.click();
    await expect.element(dialog.getByRole('status').last()).toHaveTextContent('opened in the mail program');
    await link.click();
    expect(link.element().getAttribute('href')).toBe(
      'mailto:parent%40example.org?subject=Invitation%20AAAA-0001-0&body=Come.%0D%0A%0D%0APlease.',
    );
    expect(sent.map(({ body }) => body)).toEqual([
      { revision: 6, command: { type: 'letter', letter: 'invitation', language: 'en', way: 'mail-program' } },
    ]);
  });

  it('that is too long for an address is copied and pasted', async () => {
    const long = 'ب'.repeat(400);
    const { copied } = await mountOffice(PATH, {
      ...shown,
      [LETTER]: () => ({ ...letter, en: { subject: 'S', text: [long] } }),
    });
    await page.getByRole('button', { name: 'Invitation' }).click();
    const link = dialog.getByRole('link', { name: 'Open in the mail program' });
    link.element().addEventListener('click', (event) => event.preventDefault());
    await link.click();
    await expect.element(dialog.getByText('paste it into the mail', { exact: false })).toBeVisible();
    expect([link.element().getAttribute('href'), copied]).toEqual(['mailto:parent%40example.org?subject=S', [long]]);
  });

  it('is mailed by the service with the text that is shown', async () => {
    const { sent } = await mountOffice(PATH, shown);
    await page.getByRole('button', { name: 'Invitation' }).click();
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Come');
    await dialog.getByRole('button', { name: 'Send now' }).click();
    await expect.element(dialog.getByRole('status').last()).toHaveTextContent('mailed by the service');
    const text = letter.en.text.join('\n\n');
    expect(sent[0]?.body).toMatchObject({ command: { way: 'queue', mail: { to: letter.to, subject: 'Come', text } } });
  });

  it('is printed alone, copied, and sent by WhatsApp', async () => {
    const { printed, copied } = await mountOffice(PATH, shown);
    await page.getByRole('button', { name: 'Invitation' }).click();
    await dialog.getByRole('button', { name: 'Print' }).click();
    expect([printed(), document.querySelector('body > .paper p')?.textContent]).toEqual([
      1,
      letter.en.text.join('\n\n'),
    ]);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => copied).toEqual([`${letter.en.subject}\n\n${letter.en.text.join('\n\n')}`]);
    const chat = dialog.getByRole('link', { name: 'Open in WhatsApp' }).element().getAttribute('href');
    expect(chat).toMatch(/^https:\/\/wa\.me\/9613000000\?text=Dear%20parents/);
  });

  it('cannot be mailed without an address, nor by a service that mails nothing', async () => {
    await mountOffice(PATH, {
      ...shown,
      'GET /applications/:reference': () => ({ ...invited, contacts: [] }),
      [LETTER]: () => ({ ...letter, to: undefined }),
    });
    await page.getByRole('button', { name: 'Invitation' }).click();
    await expect.element(dialog.getByText('The application names no e-mail address.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
    await mountOffice(PATH, { ...shown, 'GET /forms': () => ({ ...forms, sendsMail: false }) });
    await page.getByRole('button', { name: 'Invitation' }).click();
    await expect.element(dialog.getByRole('link', { name: 'Open in the mail program' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  });

  it('is not offered to who only reads', async () => {
    await mountOffice(PATH, { ...shown, 'GET /me': () => ({ ...me, role: 'read' }) });
    await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Invitation' })).not.toBeInTheDocument();
  });
});
