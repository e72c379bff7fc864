import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { office as ar } from '../../engine/languages/ar/office.ts';
import { office as en } from '../../engine/languages/en/office.ts';
import { mountOffice, unmountOffice } from './support/mountOffice.tsx';

const initial = window.location.href;
beforeAll(() => page.viewport(1280, 900));
afterAll(async () => {
  unmountOffice();
  history.replaceState(null, '', initial);
  await page.viewport(414, 896);
});

const LIST = '/applications?form=sample';
const since = () => new URLSearchParams(window.location.search).get('since') ?? '';
const box = (texts: typeof en | typeof ar = en) => page.getByRole('textbox', { name: texts.list.since });

describe('a day that is typed', () => {
  it.each([
    ['en', en, '3/4/2026', 'Friday 3 April 2026'],
    ['ar', ar, '٣/٤/٢٠٢٦', 'الجمعة، ٣ نيسان ٢٠٢٦'],
    ['en', en, '03042026', 'Friday 3 April 2026'],
  ] as const)('is read day first and said in words, %s', async (language, texts, typed, words) => {
    await mountOffice(LIST, {}, language);
    await box(texts).fill(typed);
    await expect.poll(since).toBe('2026-04-03');
    await expect.element(box(texts)).toHaveAccessibleDescription(words);
    await box(texts).fill('');
    await expect.poll(since).toBe('');
  });

  describe('and is no day', () => {
    beforeEach(async () => {
      await mountOffice(`${LIST}&since=2026-04-03`);
      await expect.element(box()).toHaveValue('03/04/2026');
      await box().fill('31/2/2026');
    });

    it('says so when it is left, and changes no list', async () => {
      await expect.element(box()).not.toHaveAttribute('aria-invalid');
      await userEvent.keyboard('{Tab}');
      await expect.element(box()).toHaveAccessibleDescription(en.date.unclear);
      await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
      expect(since()).toBe('2026-04-03');
    });

    it('gives way to the day of the address', async () => {
      history.replaceState(null, '', `/office${LIST}&since=2026-05-06`);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await expect.element(box()).toHaveValue('06/05/2026');
    });
  });

  it('is chosen in the calendar', async () => {
    await mountOffice(LIST);
    await expect.element(box()).toBeVisible();
    const picker = document.querySelector<HTMLInputElement>('.calendar input');
    if (!picker) throw new Error('There is no calendar.');
    let opened = 0;
    picker.showPicker = () => {
      opened += 1;
    };
    await page.getByRole('button', { name: en.date.calendar }).first().click();
    expect(opened).toBe(1);
    picker.valueAsDate = new Date('2026-04-03');
    picker.dispatchEvent(new Event('input', { bubbles: true }));
    await expect.element(box()).toHaveValue('03/04/2026');
    expect(since()).toBe('2026-04-03');
  });
});

describe('the filters on a phone', () => {
  it('are opened by a button that counts them', async () => {
    await page.viewport(360, 800);
    await mountOffice(`${LIST}&since=2026-04-03&unseen=1&words=x`);
    const filters = page.getByRole('button', { name: 'Filters (2)' });
    await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByText(en.list.since)).not.toBeVisible();
    await filters.click();
    await expect.element(box()).toHaveValue('03/04/2026');
    await page.viewport(1280, 900);
    await expect.element(filters).not.toBeInTheDocument();
    await expect.element(box()).toBeVisible();
  });
});
