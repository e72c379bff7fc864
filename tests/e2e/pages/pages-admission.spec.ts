// Folded questions and tabs: by mouse, keyboard and fragment, in print, and without scripts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openPage } from '../support/alive.ts';
import { withPages } from '../support/asDelivered.ts';
import { project } from '../support/servers/server.ts';
import { expect, test } from '../support/test.ts';

interface QuestionList {
  readonly block?: string;
  readonly questions: readonly { readonly id: string; readonly title: { readonly en: string } }[];
}

const faq: { readonly sections: readonly { readonly text: readonly QuestionList[] }[] } = JSON.parse(
  readFileSync(path.join(project, 'site/content/faq/Faq.json'), 'utf8'),
);
const asked = faq.sections
  .flatMap(({ text }) => text)
  .filter(({ block }) => block === 'QuestionList')
  .flatMap(({ questions }) => questions);

test.describe('the questions', () => {
  test('are those of the content file, initially folded, and open in print', async ({ page }) => {
    await openPage(page, '/FAQ');
    const questions = page.locator('main details');
    await expect(questions).toHaveCount(asked.length);
    await expect(page.locator('main details[open]')).toHaveCount(0);
    for (const question of await questions.all()) {
      await expect(question.locator('summary')).toHaveText(/.\+-$/);
      await expect(question.locator('.question-answer')).toBeHidden();
    }
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('.question-answer').all()) {
      const box = await answer.boundingBox();
      expect(box?.height).toBeGreaterThan(20);
    }
  });

  test('unfold and fold by a click on the title and by keyboard, and the sign changes', async ({ page }) => {
    await openPage(page, '/FAQ');
    const question = page.locator('main details').last();
    const sign = question.locator('[aria-hidden] > :visible');
    await expect(sign).toHaveText('+');
    await question.getByRole('heading').click();
    await expect(question.locator('.question-answer')).toBeVisible();
    await expect(sign).toHaveText('-');
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await question.getByRole('heading').click();
    await expect(question.locator('.question-answer')).toBeHidden();
    await expect(sign).toHaveText('+');

    const first = page.locator('main details').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(first).not.toHaveAttribute('open');
    // The accessible name is the question, without the sign.
    await expect(first).toMatchAriaSnapshot(`- heading "${asked[0]?.title.en}" [level=3]`);
  });

  test('the one that the fragment names is open', async ({ page }) => {
    const [first = '', second = ''] = asked.map(({ id }) => `#${id}`);
    await page.goto(`/FAQ${second}`);
    await expect(page.locator(second)).toHaveAttribute('open');
    await expect(page.locator(second)).toBeInViewport();
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, first);
    await expect(page.locator(first)).toHaveAttribute('open');
  });
});

const chapters = ['Identity and Educational Mission', 'Vision', 'Adopted Values', 'General Objectives'];

test.describe('the tabs of the mission', () => {
  withPages('/Mission');

  test('are four, the mission first, and show one chapter at a time', async ({ page }) => {
    await openPage(page, '/Mission');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(chapters);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(chapters.slice(0, 1));
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: 'Identity and Educational Mission' })).toBeVisible();
    for (const name of chapters.toReversed()) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(name);
    }
  });

  test('respond to arrow keys, Home and End, and are one tab stop', async ({ page }) => {
    await openPage(page, '/Mission');
    const tab = (at: number) => page.getByRole('tab', { name: chapters[at] ?? '', exact: true });
    await tab(0).focus();
    const walk = [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['End', 3],
      ['ArrowDown', 0],
      ['ArrowUp', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
    ] as const;
    for (const [key, at] of walk) {
      await page.keyboard.press(key);
      await expect(tab(at)).toBeFocused();
      await expect(tab(at)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name: chapters[at] ?? '', exact: true })).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(0)).toBeFocused();
  });

  test('the one that the fragment names is selected', async ({ page }) => {
    await page.goto('/Mission#values');
    await expect(page.getByRole('tabpanel', { name: 'Adopted Values' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question unfolds', async ({ page }) => {
    await page.goto('/FAQ');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator('.question-answer')).toBeVisible();
  });

  test('all four chapters of the mission are visible, and the tabs are hidden', async ({ page }) => {
    withPages('/Mission');
    await page.goto('/Mission');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const name of chapters) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
  });
});
