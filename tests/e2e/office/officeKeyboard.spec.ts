// The office's pages by keyboard alone: Tab reaches everything in the order of the page, the focus is seen, nothing keeps it, and a
// dialog that is closed by Escape gives it back.
import { expect, type Page, test } from '@playwright/test';
import { office as en } from '../../../engine/languages/en/office.ts';
import { admission, example } from '../support/formPage.ts';
import { type OfficeService, startOfficeService } from '../support/office/officeService.ts';

/** More stops than any page has. */
const MOST = 150;

let service: OfficeService;
let page: Page;
let reference: string;

test.beforeAll(async ({ browser }) => {
  service = await startOfficeService();
  reference = await service.apply(admission.submit.post, example('maximal').flat);
  page = await service.join(browser, 'rima', 'manage', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'English' }).press('Enter');
});
test.afterAll(() => service.stop());

/** Presses Tab and describes the element that has the focus afterwards: its name, its place in the page and its faults. */
async function tab(): Promise<{ readonly name: string; readonly place: number; readonly faults: readonly string[] }> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { name: '', place: -1, faults: [] };
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)} ${at.id}`;
    const { width, height, top, bottom } = at.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const faults = [
      ...(width > 1 && height > 1 ? [] : ['has no size']),
      ...(bottom > 0 && top < innerHeight ? [] : ['is out of sight']),
      ...(outlineStyle === 'none' || outlineWidth === '0px' ? ['has no outline'] : []),
    ];
    return { name, place: [...document.querySelectorAll('*')].indexOf(at), faults: faults.map((f) => `${name} ${f}`) };
  });
}

/** Every stop from the top of the page to its end. */
async function walk(): Promise<readonly string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const names: string[] = [];
  for (let last = -1; names.length < MOST; ) {
    const { name, place, faults } = await tab();
    expect(faults).toEqual([]);
    if (name === '' || place <= last) return names;
    names.push(name);
    last = place;
  }
  throw new Error(`Tab does not come to the end: ${names.slice(-5).join(', ')}`);
}

const open = async (path: string) => {
  await page.goto(`/office${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(en.loading)).toHaveCount(0);
};

/** How many controls of the page are shown; radio buttons of one name are one stop. */
const shown = () =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLInputElement>('a[href], button, input, select, textarea, summary')];
    const stops = all.filter((one) => one.checkVisibility() && one.tabIndex >= 0);
    return new Set(stops.map((one) => (one.type === 'radio' ? one.name : one))).size;
  });

test.describe.configure({ mode: 'serial' });

for (const width of [360, 1280]) {
  test(`Tab reaches all of every page, ${width} pixels`, async () => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', '/applications', `/applications/${reference}`, '/trail', '/accounts', '/account']) {
      await open(path);
      expect((await walk()).length, path).toBe(await shown());
    }
  });
}

/** The dialog that `button` opens keeps Tab within, is closed by Escape, and gives the focus back. */
async function expectDialog(button: string, menu?: string): Promise<void> {
  const opener = page.getByRole('button', { name: menu ?? button, exact: true });
  await opener.press('Enter');
  if (menu) await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(en.loading)).toHaveCount(0);
  for (let stop = 0; stop < 8; stop++) {
    const { faults } = await tab();
    expect(faults).toEqual([]);
    const isWithin = () => document.activeElement === document.body || !!document.activeElement?.closest('dialog');
    expect(await page.evaluate(isWithin)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('every dialog is left by Escape, which gives the focus back', async () => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(`/applications/${reference}`);
  const { otherMoves, more, remove } = en.application;
  await expectDialog('Invite to interview or exam', otherMoves);
  await expectDialog(en.askAgain.open);
  await expectDialog(remove, more);
  await open('/applications');
  await expectDialog(en.export.title);
});

test('a file is shown, and hidden again', async () => {
  await open(`/applications/${reference}`);
  const button = page.getByRole('button', { name: /^Show / }).first();
  await button.press('Enter');
  const hide = page.getByRole('button', { name: /^Hide / });
  await expect(hide).toBeFocused();
  await hide.press('Enter');
  await expect(hide).toHaveCount(0);
});
