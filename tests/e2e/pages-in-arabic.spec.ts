// The Arabic pages beside the English ones: all in Arabic, with the same parts, links and numbers, and turned round where
// reading is.
import type { Page } from '@playwright/test';
import { openPage } from './support/alive.ts';
import { expect, test } from './support/test.ts';

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

/** What the content of a page is made of. */
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
    // Every language has its own files.
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
      // Without what is marked as of another language, and without what nobody reads.
      words: [...labels, bare.textContent].join(' '),
    };
  });
}

/** Of a page's numbers those that are written as numbers in every language; grades and small counts are words in Arabic. */
const numbersOf = (text: string) =>
  [...new Set(text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).match(/\d+(,\d+)*/g))]
    .map((number) => Number(number.replace(',', '')))
    .filter((number) => number > 12)
    .sort((a, b) => a - b);

test.describe('as they are served', () => {
  test.use({ javaScriptEnabled: false });

  test('they say in Arabic what they say in English', async ({ page }) => {
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

test('a question of the Arabic page opens by its address, and leads to the conditions of aid', async ({ page }) => {
  await page.goto('/ar/FAQ#aid');
  const question = page.locator('#aid');
  await expect(question).toHaveAttribute('open');
  await question.getByRole('link', { name: 'الشروط' }).click();
  await expect(page).toHaveURL(/\/ar\/Tuition#/);
  await expect(page.getByRole('heading', { name: 'شروط المساعدة المالية' })).toBeInViewport();
});

test('the arrow to the left leads to the next tab in Arabic', async ({ page }) => {
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

test('steps are counted in Arabic digits', async ({ page }) => {
  await page.goto('/ar/Information');
  const content = await page
    .locator('.numbered li')
    .first()
    .evaluate((step) => getComputedStyle(step, '::before').content);
  expect(content).toContain('arabic-indic');
});
