import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mountOffice, unmountOffice } from './support/mountOffice.tsx';
import { forms } from './support/sampleOffice.ts';

const initial = window.location.href;
// On a phone rows are cards, without the heads of columns.
beforeAll(() => page.viewport(1280, 900));
afterAll(async () => {
  unmountOffice();
  history.replaceState(null, '', initial);
  await page.viewport(414, 896);
});

const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

describe('the start page', () => {
  it('shows what waits as links to lists', async () => {
    await mountOffice('');
    await expect.element(page.getByRole('heading', { name: 'What waits' })).toHaveFocus();
    await page.getByRole('link', { name: '2 Not opened yet' }).click();
    await expect.element(page.getByRole('heading', { name: 'Sample form' })).toHaveFocus();
    expect(query()).toEqual({ form: 'sample', unseen: '1' });
  });
});

describe('the focus', () => {
  it.each(['', '/applications?form=sample', '/applications/AAAA-0001-0'])(
    'stays where it was moved to while the page at "%s" was loading',
    async (path) => {
      let arrive: () => void = () => undefined;
      const loading = new Promise<typeof forms>((resolve) => {
        arrive = () => resolve(forms);
      });
      await mountOffice(path, { 'GET /forms': () => loading });
      const account = page.getByRole('link', { name: 'anna' });
      await expect.element(account).toBeVisible();
      account.element().focus();
      arrive();
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(account).toHaveFocus();
    },
  );

  it('goes to the heading of the page that a link of the menu leads to', async () => {
    await mountOffice('', { 'GET /sessions': () => [] });
    const account = page.getByRole('link', { name: 'anna' });
    await expect.element(account).toBeVisible();
    account.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  });
});

/** Shows the page as paper or a browser with colours of its own does. */
const emulate = (media: string, forcedColors: string) =>
  cdp().send('Emulation.setEmulatedMedia', { media, features: [{ name: 'forced-colors', value: forcedColors }] });

describe('a list', () => {
  afterEach(async () => {
    await emulate('', 'none');
    await page.viewport(1280, 900);
  });

  it('is printed as a table, narrow as the paper is', async () => {
    await mountOffice('/applications?form=sample');
    await page.viewport(680, 900);
    const heads = () => page.getByRole('columnheader', { name: 'Status' }).elements().length;
    await expect.poll(heads).toBe(0);
    await emulate('print', 'none');
    await expect.poll(heads).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(680);
  });

  it('tells its status by a line, also where the browser’s colours replace ours', async () => {
    await mountOffice('/applications?form=sample');
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
    await emulate('', 'active');
    const lines = [...document.querySelectorAll('.tabs a')].map((tab) => getComputedStyle(tab).borderBottomColor);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map((line) => line !== ground)).toEqual(lines.map((_, i) => i === 0));
  });

  it('shows the columns of the office, marks, and counts by status', async () => {
    await mountOffice('/applications?form=sample');
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
    const labels = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['Name', 'Received', 'Status', 'Assigned to', 'Class', 'Telephone']);
    await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('new here');
    await expect.element(page.getByRole('row').nth(2)).toHaveTextContent(/set aside.*files: 2/);
    await expect.element(page.getByRole('link', { name: 'New 3' })).toBeVisible();
  });

  it('has its filters and its order in the address', async () => {
    const { asked } = await mountOffice('/applications?form=sample');
    await page.getByRole('combobox', { name: 'Class' }).selectOptions('Grade 2');
    await page.getByRole('combobox', { name: 'Assigned to' }).selectOptions('karim');
    await page.getByRole('checkbox', { name: 'Not opened yet' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('  03 123  ');
    await expect
      .poll(query)
      .toEqual({ form: 'sample', column0: 'g2', assigned: '@karim', unseen: '1', words: '03 123' });
    await page.getByRole('link', { name: 'Telephone' }).click();
    await expect.poll(() => query().sort).toBe('column1');
    expect(query().direction).toBe('ascending');
    await expect
      .element(page.getByRole('columnheader', { name: 'Telephone' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(asked).toEqual(query());
  });

  it('shows a school year by one choice', async () => {
    await mountOffice('/applications?form=sample');
    const year = page.getByRole('combobox', { name: 'Year' });
    await year.selectOptions('1');
    await expect.poll(query).toEqual({ form: 'sample', since: '2025-09-01', before: '2026-09-01' });
    await year.selectOptions('Any');
    await expect.poll(query).toEqual({ form: 'sample' });
  });

  it('goes from row to row by keys, and Enter opens one', async () => {
    await mountOffice('/applications?form=sample');
    await expect.element(page.getByRole('link', { name: 'Child 1' })).toBeVisible();
    await userEvent.keyboard('jj');
    await expect.element(page.getByRole('link', { name: 'Child 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}k');
    await expect.element(page.getByRole('link', { name: 'Child 2' })).toHaveFocus();
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(page.getByRole('searchbox')).toHaveValue('j');
    await mountOffice('/applications?form=sample');
    await expect.element(page.getByRole('link', { name: 'Child 1' })).toBeVisible();
    await userEvent.keyboard('j{Enter}');
    await expect.poll(() => window.location.pathname).toBe('/office/applications/AAAA-0001-0');
  });

  it('goes to the next page by the cursor, and drops it when the filter changes', async () => {
    const { asked } = await mountOffice('/applications?form=sample', {
      'GET /applications': () => ({ rows: [], counts: {}, next: 'cursor' }),
    });
    await expect.element(page.getByText('Nothing matches.')).toBeVisible();
    expect(asked()).toEqual({ form: 'sample' });
    await mountOffice('/applications?form=sample&after=cursor');
    await page.getByRole('link', { name: 'First page' }).click();
    await expect.poll(query).toEqual({ form: 'sample' });
  });
});
