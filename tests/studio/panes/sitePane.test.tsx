// The texts of the site beside its pages: what is typed is shown in them before it is written.
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SitePane } from '../../../engine/studio/panes/SitePane.tsx';
import type { SiteAnswer } from '../../../engine/studio/protocol/words.ts';
import { type Asked, drawStudio } from '../support/drawStudio.tsx';

const FILE = '../site/content/about/Us.json';
const site: SiteAnswer = {
  rows: [{ file: FILE, line: 2, column: 0, name: '/title', words: { en: 'About us', ar: 'من نحن' }, behind: ['ar'] }],
  pages: [{ page: 'about/Us', title: 'About us', addresses: { en: '/Us', ar: '/ar/Us' } }],
};
const DRAFTS = 'http://127.0.0.1:1';

beforeEach(() => localStorage.clear());

const addresses = () =>
  ['English', 'Arabic'].map((name) => page.getByTitle(`The page in ${name}`).element().getAttribute('src'));

function draw(answer: (asked: Asked) => unknown = () => ({ origin: DRAFTS })) {
  const written: unknown[] = [];
  const requests = drawStudio(<SitePane written={undefined} onWrite={(drafts) => written.push(drafts)} />, (asked) =>
    asked.path === 'site' ? site : answer(asked),
  );
  return { written, posted: () => requests.filter(({ path }) => path === 'drafts').map(({ body }) => body) };
}

it('the pages show what is typed in both languages, and what is written once it is discarded', async () => {
  const { posted } = draw();
  const english = page.getByRole('textbox', { name: 'English of /title' });
  await expect.element(english).toHaveValue('About us');
  expect([addresses(), posted()]).toEqual([['/Us', '/ar/Us'], []]);
  await english.fill('Who we are');
  await expect.poll(addresses).toEqual([`${DRAFTS}/Us`, `${DRAFTS}/ar/Us`]);
  await expect.element(page.getByText('With the changes that are not yet written.')).toBeVisible();
  const edit = { file: FILE, name: '/title', language: 'en', before: 'About us', after: 'Who we are' };
  expect(posted()).toEqual([{ edits: [edit] }]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(addresses).toEqual(['/Us', '/ar/Us']);
});

it('names pages and files by titles', async () => {
  draw();
  await expect.element(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveTextContent('About us, /Us');
  await expect
    .element(page.getByRole('combobox', { name: 'File', exact: true }))
    .toHaveTextContent('About us (content/about/Us.json)');
});

it('says why what is typed cannot be shown', async () => {
  draw(({ path }) => {
    throw new Error(`${path} is broken`);
  });
  await page.getByRole('textbox', { name: 'English of /title' }).fill('Who we are');
  await expect.element(page.getByText('The changes cannot be shown: drafts is broken')).toBeVisible();
  expect(addresses()).toEqual(['/Us', '/ar/Us']);
});

it('a translation that still says the same is written as confirmed', async () => {
  const { written } = draw();
  await page.getByRole('checkbox', { name: 'Arabic still says the same' }).click();
  await page.getByRole('button', { name: 'Write…' }).click();
  expect(written).toEqual([{ edits: [], confirmed: [{ file: FILE, name: '/title', language: 'ar' }] }]);
});
