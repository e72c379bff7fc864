// The page of a link that asks again, before it is opened.
import * as facts from 'virtual:facts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AskedLink } from '../../../site/forms/asked/AskedLink.tsx';
import { loadWords, wordsIn } from '../../../site/language/loadedWords.ts';
import { SiteContext } from '../../../site/language/siteContext.ts';
import { answer as ar } from '../../../site/words/ar/answer.ts';
import { answer as en } from '../../../site/words/en/answer.ts';

const initial = window.location.href;
const found = { id: 'l1', form: 'made', day: 'Birth Date', at: '2026-11-17T08:00:00Z' };

let root: Root;
beforeEach(() => {
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  history.replaceState(null, '', initial);
});

async function mount(hash: string, language: 'en' | 'ar' = 'en'): Promise<void> {
  await loadWords(language);
  history.replaceState(null, '', `${window.location.pathname}${hash}`);
  const site = { language, path: '/answer', words: wordsIn(language) };
  flushSync(() =>
    root.render(
      <SiteContext value={site}>
        <AskedLink words={language === 'en' ? en : ar} />
      </SiteContext>,
    ),
  );
}

function answers(...bodies: readonly (readonly [status: number, body: object])[]) {
  const sent = vi.spyOn(window, 'fetch');
  for (const [status, body] of bodies) sent.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  return sent;
}

it.each([
  ['answered', /This link was answered on 17 November 2026/],
  ['revoked', /The school withdrew this link on 17 November 2026/],
  ['expired', /This link expired on 17 November 2026/],
])('a link that was %s says so, and whom to call', async (state, text) => {
  answers([200, { ...found, state }]);
  await mount('#token');
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText(facts.phone)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

it('a link that never was shows the service’s words, in the language of the page', async () => {
  const sent = answers([404, { errors: [{ message: 'هذا الرابط غير صالح.' }] }]);
  await mount('#token', 'ar');
  await expect.element(page.getByText('هذا الرابط غير صالح.')).toBeVisible();
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Accept-Language': 'ar' });
});

it('an address without a token asks for the whole link', async () => {
  answers([404, {}]);
  await mount('');
  await expect.element(page.getByText(en.withoutLink)).toBeVisible();
});

it('without a connection the link is looked up again on demand', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await mount('#token');
  await expect.element(page.getByText(en.unreachable)).toBeVisible();
  answers([200, { ...found, state: 'open' }]);
  await page.getByRole('button', { name: en.tryAgain }).click();
  await expect.element(page.getByRole('textbox', { name: 'Birth Date' })).toBeVisible();
});

it('asks for both, shows a refusal, and sends neither before both are given', async () => {
  const sent = answers([200, { ...found, state: 'open' }], [403, { errors: [{ message: 'Please check both.' }] }]);
  await mount('#token');
  await page.getByRole('textbox', { name: en.reference }).fill('K7QM-4XRT-9');
  await page.getByRole('button', { name: en.open }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.missing);
  expect(sent).toHaveBeenCalledOnce();
  await page.getByRole('textbox', { name: 'Birth Date' }).fill('4/3/2019');
  await page.getByRole('button', { name: en.open }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please check both.');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: en.reference })).toHaveValue('K7QM-4XRT-9');
});
