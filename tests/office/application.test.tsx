import { afterAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CaseCommand, ChangedMeanwhile } from '../../engine/ports/index.ts';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';
import { application, differing } from './support/sampleOffice.ts';

const initial = window.location.href;
afterAll(() => {
  unmountOffice();
  history.replaceState(null, '', initial);
});

const PATH = '/applications/AAAA-0001-0';
const COMMANDS = 'POST /applications/:reference/commands';

describe('an application', () => {
  it('shows answers under their headings, and what a parent typed as text', async () => {
    await mountOffice(PATH);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Child 1' })).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Siblings · Sibling 1' })).toBeVisible();
    await expect.element(page.getByText('<b>photo</b>.png', { exact: true }).first()).toBeVisible();
    expect(document.querySelector('.file b')).toBeNull();
  });

  it('hides a password until it is asked for', async () => {
    const secret = { headings: [], label: 'Word', text: '••••••••', secret: 'T0p secret', name: 'word' };
    const steps = [{ label: 'Child', answers: [secret] }];
    await mountOffice(PATH, { 'GET /applications/:reference': () => ({ ...application, steps }) });
    const button = page.getByRole('button', { name: 'Show: Word' });
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    expect(document.body.textContent).not.toContain('T0p secret');
    await button.click();
    await expect.element(page.getByText('T0p secret')).toBeVisible();
    await button.click();
    expect(document.body.textContent).not.toContain('T0p secret');
  });

  it('has links that call, mail and write to the family with the reference', async () => {
    await mountOffice(PATH);
    await page.getByText('Reach the family').click();
    await expect.element(page.getByRole('link', { name: 'WhatsApp +9613000000' })).toBeVisible();
    const addresses = [...document.querySelectorAll<HTMLAnchorElement>('.reach a')].map(({ href }) => href);
    expect(addresses).toEqual([
      'tel:+9613000000',
      'https://wa.me/9613000000?text=Sample%20form%20AAAA-0001-0',
      'mailto:parent%40example.org?subject=Sample%20form%20AAAA-0001-0',
    ]);
  });

  it('names a number once, with all questions that it answers', async () => {
    const contacts = [...application.contacts, { label: 'Father', kind: 'phone', value: '+9613000000' } as const];
    await mountOffice(PATH, { 'GET /applications/:reference': () => ({ ...application, contacts }) });
    await page.getByText('Reach the family').click();
    await expect.element(page.getByText('Mobile · Father')).toBeVisible();
    expect(document.querySelectorAll('.reach a[href^="tel:"]').length).toBe(1);
  });

  it('asks what a move asks, and shows errors at their questions', async () => {
    const { sent } = await mountOffice(PATH, {
      [COMMANDS]: ({ body }) => {
        const command = body?.command as Extract<CaseCommand, { type: 'move' }>;
        if (command.answers?.date === undefined)
          return { code: 'invalid-answers', errors: [{ path: 'date', message: 'Please give the date.' }] };
        return { ...application, status: 'invited', revision: 6 };
      },
    });
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite' });
    await dialog.getByRole('button', { name: 'Invite' }).click();
    const date = dialog.getByLabelText('Date');
    await expect.element(date).toHaveAttribute('aria-invalid', 'true');
    await expect.element(date).toHaveAccessibleDescription('Please give the date.');
    await date.fill('2026-12-01');
    await dialog.getByRole('combobox', { name: 'Place (optional)' }).selectOptions('Hall');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({
      revision: 5,
      command: { type: 'move', move: 'invite', answers: { date: '2026-12-01', place: 'hall' } },
    });
    await expect.element(page.getByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  });

  it('shows what others changed meanwhile, and sends the command again only when told to', async () => {
    const changed: ChangedMeanwhile = {
      code: 'changed-meanwhile',
      errors: [],
      since: [
        { number: 9, reference: 'AAAA-0001-0', at: '2026-11-02T08:00:00Z', by: 'karim', type: 'assigned', to: 'karim' },
      ],
      application: { ...application, assignee: 'karim', revision: 9 },
    };
    const { sent } = await mountOffice(PATH, {
      [COMMANDS]: ({ body }) => (body?.revision === 9 ? { ...application, status: 'done', revision: 10 } : changed),
    });
    await page.getByRole('button', { name: 'Finish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
    await expect.element(dialog).toHaveTextContent('Assigned to karim');
    expect(sent.length).toBe(1);
    await dialog.getByRole('button', { name: 'Finish all the same' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.map(({ body }) => (body as { revision: number }).revision)).toEqual([5, 9]);
    await expect.element(page.getByText('Done', { exact: true })).toBeVisible();
  });

  it('gives up a command that others made impossible, by Escape too', async () => {
    const { sent } = await mountOffice(PATH, {
      [COMMANDS]: () => ({
        code: 'changed-meanwhile',
        errors: [],
        since: [],
        application: { ...application, status: 'done', revision: 9 },
      }),
    });
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect.element(page.getByText('“Finish” is no longer possible.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Finish all the same' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent.length).toBe(1);
  });

  it('keeps a note until the service has it', async () => {
    let isReached = false;
    await mountOffice(PATH, {
      [COMMANDS]: () => (isReached ? { ...application, revision: 6 } : { code: 'unreachable', errors: [] }),
    });
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('To call');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The service cannot be reached.');
    await expect.element(note).toHaveValue('To call');
    isReached = true;
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect.element(note).toHaveValue('');
  });

  it('shows the answers of a look-alike that differ when they are asked for, and why they are refused', async () => {
    let isRefused = true;
    const name = 'GET /applications/:reference/look-alikes/:other';
    const asked: unknown[] = [];
    await mountOffice(PATH, {
      [name]: ({ parts }) => {
        asked.push(parts);
        return isRefused ? { code: 'opened-enough', errors: [{ message: 'Too many for one day.' }] } : differing;
      },
    });
    const wish = page.getByText('Answers that differ');
    await expect.element(wish).toBeVisible();
    expect(asked).toEqual([]);
    await wish.click();
    await expect.element(page.getByText('Too many for one day.')).toBeVisible();
    isRefused = false;
    await wish.click();
    await wish.click();
    await expect.element(page.getByRole('row', { name: 'Class Grade 1 Grade 2' })).toBeVisible();
    expect(asked.at(-1)).toEqual({ reference: 'AAAA-0001-0', other: 'AAAA-0003-0' });
  });

  it('offers what the role may do', async () => {
    const buttons = () => [...document.querySelectorAll('.toolbar button')].map(({ textContent }) => textContent);
    const shownTo = async (role: 'read' | 'work' | 'manage') => {
      await mountOffice(PATH, { 'GET /me': () => ({ ...me, role }) });
      await expect.element(page.getByRole('heading', { level: 1, name: 'Child 1' })).toBeVisible();
      return buttons();
    };
    expect(await shownTo('read')).toEqual(['Print']);
    expect(await shownTo('work')).toEqual(['Invite', 'Finish', 'Ask again', 'More', 'Print', 'Set aside']);
    expect(await shownTo('manage')).toEqual(['Invite', 'Finish', 'Ask again', 'More', 'Print', 'Set aside', 'Delete']);
  });

  it('is hidden when the session has ended, with what was typed kept for the same account', async () => {
    let hasSession = true;
    await mountOffice(PATH, {
      'GET /sign-in': () => ({ provider: false }),
      'POST /sign-in': () => ({}),
      'POST /sign-in/code': () => {
        hasSession = true;
        return { name: 'anna' };
      },
      [COMMANDS]: () => (hasSession ? application : { code: 'no-session', errors: [{ message: 'Please sign in.' }] }),
    });
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('To call');
    hasSession = false;
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect.element(page.getByText('Child 1', { exact: true }).first()).not.toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('anna');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('123456');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(note).toHaveValue('To call');
  });
});
