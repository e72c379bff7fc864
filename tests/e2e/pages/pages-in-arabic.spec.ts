// The Arabic pages compared with the English ones: all text in Arabic, the same structure, links and numbers, mirrored layout.
import type { Page } from '@playwright/test';
import { openPage } from '../support/alive.ts';
import { asDelivered, withPages } from '../support/asDelivered.ts';
import { expect, test } from '../support/test.ts';

asDelivered('site/content', 'site/facts.json');

const pages: readonly (readonly [path: string, heading: string])[] = [
  ['/Information', 'معلومات القبول'],
  ['/FAQ', 'أسئلة شائعة عن القبول'],
  ['/Mission', 'الرسالة والرؤية والقيم'],
  ['/EducationalPhilosophy', 'فلسفتنا التربوية'],
  ['/HistoryPage', 'تاريخنا'],
  ['/employment/hr', 'الموارد البشرية'],
  ['/Tuition', 'الأقساط المدرسية'],
  ['/Protocol', 'الأنظمة والوثائق'],
];

/** Structure, links, numbers and text of a page's content. */
async function read(page: Page, address: string) {
  await page.goto(address);
  return page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const count = (selector: string) => main.querySelectorAll(selector).length;
    const paths = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')].map(
      ({ pathname, hash }) => pathname.replace(/^\/ar\//, '/') + (hash && '#'),
    );
    const labels = [...main.querySelectorAll('[aria-label], [alt]')].map(
      (one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('alt') ?? ''}`,
    );
    // Files to download differ by language.
    for (const file of main.querySelectorAll('.downloads-file')) file.textContent = '';
    const texts = document.createNodeIterator(main, NodeFilter.SHOW_TEXT);
    const pieces: string[] = [];
    while (texts.nextNode()) pieces.push(texts.referenceNode.textContent ?? '');
    const bare = main.cloneNode(true) as HTMLElement;
    for (const apart of bare.querySelectorAll('bdi, [lang=en], [aria-hidden=true]')) apart.remove();
    return {
      title: document.title,
      heading: main.querySelector('h1')?.textContent,
      paths,
      parts: ['h3', 'tr', 'dt', 'details', '[role=tab]', 'form'].map((name) => `${count(name)} ${name}`),
      text: pieces.join(' '),
      // Without elements marked as another language, and without hidden ones.
      words: [...labels, bare.textContent].join(' '),
    };
  });
}

/** The numbers that both languages write as digits; grades and small counts are words in Arabic. */
const numbersOf = (text: string) =>
  [...new Set(text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).match(/\d+(,\d+)*/g))]
    .map((number) => Number(number.replace(',', '')))
    .filter((number) => number > 12)
    .sort((a, b) => a - b);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Arabic pages have the structure, links and numbers of the English ones', async ({ page }) => {
    for (const [path, heading] of pages) {
      const english = await read(page, path);
      const arabic = await read(page, `/ar${path}`);
      expect.soft(arabic.heading).toBe(heading);
      expect.soft(arabic.title).toContain(heading);
      expect.soft(arabic.words.match(/[A-Za-z0-9]+/g), path).toBeNull();
      expect.soft(arabic.paths, path).toEqual(english.paths);
      expect.soft(arabic.parts, path).toEqual(english.parts);
      expect.soft(numbersOf(arabic.text), path).toEqual(numbersOf(english.text));
      expect.soft(arabic.text.includes('٥٪'), path).toBe(english.text.includes('5%'));
    }
  });
});

test('a question of the Arabic page opens by its fragment and links to the conditions of aid', async ({ page }) => {
  await page.goto('/ar/FAQ#aid');
  const question = page.locator('#aid');
  await expect(question).toHaveAttribute('open');
  await question.getByRole('link', { name: 'الشروط' }).click();
  await expect(page).toHaveURL(/\/ar\/Tuition#/);
  await expect(page.getByRole('heading', { name: 'شروط المساعدة المالية' })).toBeInViewport();
});

test('the left arrow key moves to the next tab in Arabic', async ({ page }) => {
  withPages('/Mission');
  await openPage(page, '/ar/Mission');
  await page.getByRole('tab', { name: 'الهوية والرسالة التربوية' }).focus();
  for (const [key, name] of [
    ['ArrowLeft', 'الرؤية'],
    ['ArrowRight', 'الهوية والرسالة التربوية'],
    ['ArrowDown', 'الرؤية'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
  }
});

test('steps are numbered in Arabic-Indic digits', async ({ page }) => {
  await page.goto('/ar/Information');
  const content = await page
    .locator('.numbered li')
    .first()
    .evaluate((step) => getComputedStyle(step, '::before').content);
  expect(content).toContain('arabic-indic');
});
