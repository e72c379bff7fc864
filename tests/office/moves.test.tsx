import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OfficeForm } from '../../engine/ports/index.ts';
import { mountOffice, unmountOffice } from './support/mountOffice.tsx';
import { application, forms } from './support/sampleOffice.ts';

const initial = window.location.href;
afterAll(() => {
  unmountOffice();
  history.replaceState(null, '', initial);
});

const PATH = '/applications/AAAA-0001-0';
const COMMANDS = 'POST /applications/:reference/commands';

const form: OfficeForm = {
  ...(forms.forms[0] as OfficeForm),
  moves: [
    { id: 'again', label: 'Invite again', from: ['invited'], to: 'invited', role: 'work' },
    { id: 'invite', label: 'Invite', from: ['new'], to: 'invited', role: 'work' },
    { id: 'accept', label: 'Accept', from: ['invited'], to: 'done', role: 'work' },
    { id: 'decline', label: 'Decline', from: ['new', 'invited'], to: 'done', role: 'work' },
    { id: 'drop', label: 'Drop', from: ['new'], to: 'done', role: 'work', asks: { type: 'object', properties: {} } },
    { id: 'reopen', label: 'Open again', from: ['done'], to: 'new', role: 'manage' },
  ],
  letters: [{ id: 'thanks', label: 'Thanks', in: ['new'] }],
};

const mountAt = (status: string, to = 'done') =>
  mountOffice(PATH, {
    'GET /forms': () => ({ ...forms, forms: [form] }),
    'GET /applications/:reference': () => ({ ...application, status }),
    [COMMANDS]: () => ({ ...application, status: to, revision: 6 }),
  });

const heading = () => page.getByRole('heading', { level: 1, name: 'Child 1' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the moves of an application', () => {
  it.each([
    ['new', 'Invite', ['Decline', 'Drop']],
    ['invited', 'Accept', ['Invite again', 'Decline']],
    ['done', undefined, []],
    // A status that office.json had once.
    ['retired', 'Invite', ['Decline', 'Drop']],
  ])('has the likeliest as a large button and the others in a menu: %s', async (status, likeliest, others) => {
    await mountAt(status);
    await expect.element(heading()).toBeVisible();
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(texts('.toolbar > .button:not(.plain)')).toEqual(likeliest ? [likeliest] : []);
    const menus = [...document.querySelectorAll('.toolbar > .menu')].slice(0, -1);
    expect(menus.flatMap((menu) => [...menu.querySelectorAll('li')].map(({ textContent }) => textContent))).toEqual(
      others,
    );
  });

  it('offers the letters of the first status to an application whose status there is no longer', async () => {
    await mountAt('retired');
    await expect.element(button('Letter: Thanks')).toBeVisible();
  });

  it('makes one move by a double click', async () => {
    const { sent } = await mountAt('new', 'invited');
    await button('Invite').dblClick();
    await expect.element(button('Accept')).toBeVisible();
    expect(sent.length).toBe(1);
  });

  it('puts the focus on the heading when the button that was pressed is gone', async () => {
    await mountAt('new');
    await expect.element(button('Invite')).toBeVisible();
    (button('Invite').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Invite')).not.toBeInTheDocument();
    await expect.element(heading()).toHaveFocus();
  });
});

describe('a menu', () => {
  beforeEach(async () => {
    await mountAt('new');
    await button('Other steps').click();
    await expect.element(button('Decline')).toBeVisible();
  });

  const isClosed = () => expect.element(page.getByRole('button', { name: 'Decline' })).not.toBeInTheDocument();

  it('is closed by Escape, which gives the focus back', async () => {
    await userEvent.keyboard('{Tab}{Escape}');
    await isClosed();
    await expect.element(button('Other steps')).toHaveFocus();
  });

  it('is closed when the focus goes on', async () => {
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(button('Drop')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await isClosed();
  });

  it('is closed by a press elsewhere', async () => {
    await heading().click();
    await isClosed();
  });

  it('gets the focus back from a dialog that it opened', async () => {
    await button('Drop').click();
    await expect.element(page.getByRole('dialog', { name: 'Drop' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Other steps')).toHaveFocus();
  });
});
