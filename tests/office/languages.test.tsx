// Every page and dialog in both languages: axe, direction, and nothing wider than the screen.
import axe from 'axe-core';
import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '../../engine/core/index.ts';
import { officeMessages as messages } from '../../engine/languages/office.ts';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';
import { accounts, application } from './support/sampleOffice.ts';

const initial = window.location.href;
afterAll(async () => {
  unmountOffice();
  history.replaceState(null, '', initial);
  await page.viewport(414, 896);
});

type Answers = Parameters<typeof mountOffice>[1];

const manager: Answers = { 'GET /me': () => ({ ...me, role: 'manage' }) };
const LIST = '/applications?form=sample';
const ONE = '/applications/AAAA-0001-0';
const pages = { '': 'h2', [LIST]: 'tbody tr', [ONE]: 'dl', '/accounts': '.accounts li', '/trail': 'tbody tr' };

const sessions = accounts.flatMap((account) => account.sessions);
const invited = { ...application, status: 'invited' };
const clerk: Answers = {
  ...manager,
  'GET /sessions': () => [...sessions, ...sessions.map((one) => ({ ...one, id: 's2', isThis: true }))],
  'GET /applications/:reference': () => invited,
  'POST /applications/:reference/commands': () => ({
    code: 'changed-meanwhile',
    errors: [],
    since: application.history,
    application: { ...invited, revision: 9 },
  }),
};
const fresh: Answers = { ...clerk, 'GET /applications/:reference': () => application };
const stranger: Answers = {
  'GET /me': () => ({ code: 'no-session', errors: [{ message: 'Please sign in.' }] }),
  'GET /sign-in': () => ({ provider: true }),
  'POST /sign-in': () => ({}),
  'POST /invitation': () => ({ name: 'rima', role: 'work', expiresAt: '2026-11-24T08:00:00Z', provider: true }),
  'POST /invitation/passphrase': () => ({
    secret: 'ABCDEFGH'.repeat(4),
    uri: 'otpauth://totp/x',
    qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }),
  'POST /invitation/code': () => ({ recoveryCodes: Array.from({ length: 10 }, (_, i) => `ABCD-EFGH-IJK${i}`) }),
};

type Texts = (typeof messages)['en'];

/** `press`: the buttons that lead to it; `landmark`: what is there then. */
interface Place {
  readonly title: string;
  readonly path: string;
  readonly answers: Answers;
  readonly press?: (texts: Texts) => readonly string[];
  readonly landmark: string;
}

const places: readonly Place[] = [
  { title: 'signing in', path: '', answers: stranger, landmark: '[type=password]' },
  {
    title: 'the code for signing in',
    path: '',
    answers: stranger,
    press: ({ signIn }) => [signIn.next],
    landmark: '[autocomplete=one-time-code]',
  },
  { title: 'joining', path: '/join#token', answers: stranger, landmark: '[type=password]' },
  {
    title: 'the app for joining',
    path: '/join#token',
    answers: stranger,
    press: ({ signIn }) => [signIn.next],
    landmark: '.qr',
  },
  {
    title: 'recovery codes',
    path: '/join#token',
    answers: stranger,
    press: ({ signIn, join }) => [signIn.next, join.confirm],
    landmark: '.codes',
  },
  { title: 'one’s own account', path: '/account', answers: clerk, landmark: 'section li' },
  {
    title: 'the export',
    path: LIST,
    answers: clerk,
    press: ({ export: texts }) => [texts.title],
    landmark: 'dialog .choice',
  },
  { title: 'a move', path: ONE, answers: fresh, press: () => ['Invite'], landmark: 'dialog select' },
  {
    title: 'a letter',
    path: ONE,
    answers: clerk,
    press: ({ letters }) => [letters.title('Invitation')],
    landmark: 'dialog textarea',
  },
  { title: 'a conflict', path: ONE, answers: clerk, press: () => ['Finish'], landmark: 'dialog .history' },
  {
    title: 'asking again',
    path: ONE,
    answers: clerk,
    press: ({ askAgain }) => [askAgain.open],
    landmark: 'dialog [type=checkbox]',
  },
  {
    title: 'deleting',
    path: ONE,
    answers: clerk,
    press: ({ application: texts }) => [texts.more, texts.remove],
    landmark: 'dialog .actions',
  },
  {
    title: 'a role',
    path: '/accounts',
    answers: clerk,
    press: ({ accounts: texts }) => [`${texts.changeRole} karim`],
    landmark: 'dialog [type=radio]',
  },
];

const there = (landmark: string) => expect.poll(() => document.querySelector(landmark)).not.toBeNull();

async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}

function expectFits(width: number): void {
  const wide = [document.documentElement, ...document.querySelectorAll('dialog')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect([width, wide.map(({ outerHTML }) => outerHTML)]).toEqual([width, []]);
}

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(pages))('/office%s is accessible from 360 px to 1920 px', async (path, landmark) => {
    for (const width of [360, 768, 1920]) {
      await page.viewport(width, 900);
      await mountOffice(path, manager, language);
      await there(landmark);
      expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
      // The comma of the other language stands in no sentence and between no parts of a list.
      expect(document.body.innerText).not.toMatch(
        language === 'ar' ? /\p{Script=Arabic}, |, [\p{Script=Arabic}\p{Nd}]/u : /،/,
      );
      expectFits(width);
      await expectAccessible();
    }
  });

  // They are drawn alike on any width, so one look by axe is enough.
  it.each(places)(
    '$title is accessible, and fits from 360 px to 1920 px',
    async ({ path, answers, press, landmark }) => {
      await page.viewport(360, 900);
      await mountOffice(path, answers, language);
      for (const name of press?.(messages[language]) ?? [])
        await page.getByRole('button', { name, exact: true }).click();
      await there(landmark);
      expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
      await expectAccessible();
      for (const width of [360, 768, 1920]) {
        await page.viewport(width, 900);
        expectFits(width);
      }
    },
  );
});
