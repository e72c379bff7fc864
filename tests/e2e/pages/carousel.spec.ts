// The banners of the home page, with Playwright's fake clock.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pointerOf } from '../support/pointerOf.ts';
import { project } from '../support/servers/server.ts';
import { expect, test } from '../support/test.ts';

test.use({ fresh: true });

/** On the desktop only: clock and keys are the same on the phone. */
const desk = { tag: '@desk' };

const { carousel: words } = JSON.parse(readFileSync(path.join(project, 'site/content/home/home.json'), 'utf8'));
const region = (page: Page) => page.getByRole('region', { name: words.label.en });
const slides = (page: Page) => region(page).locator('[aria-roledescription="slide"]');
const dot = (page: Page, number: number) => region(page).getByRole('button', { name: words.dots[number - 1].en });
const toggle = (page: Page) => region(page).getByRole('button', { name: words.what.en });

/** Number of the banner that fills the frame; 0 while two are visible. */
const shown = (page: Page) =>
  slides(page).evaluateAll((all) => {
    const frame = all[0]?.parentElement?.getBoundingClientRect().left ?? 0;
    return all.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - frame) < 2) + 1;
  });

/** Moves pointer and focus away from the banners, which restarts the three seconds. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Opens the home page with the clock paused, the first banner at rest, and its interval just begun. */
async function open(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(dot(page, 3)).toBeVisible();
  await page.clock.pauseAt(600_000);
  await begin(page);
}

/** The first banner is at rest, and its interval has just begun. */
async function begin(page: Page): Promise<void> {
  // A transition may be running.
  await dot(page, 1).focus();
  await page.clock.runFor(600);
  await dot(page, 1).click();
  await page.clock.runFor(600);
  await expect.poll(() => shown(page)).toBe(1);
  await leave(page);
}

// One page for all that the clock does: opening it takes longer than any of these.
test('they change by the clock', desk, async ({ page }) => {
  await open(page);

  await test.step('each is shown for three seconds and slides for half a second; the first follows the last', async () => {
    let wait = 2950;
    for (const [before, after] of [
      [1, 2],
      [2, 3],
      [3, 1],
      [1, 2],
    ]) {
      await page.clock.runFor(wait);
      expect(await shown(page)).toBe(before);
      await page.clock.runFor(250);
      expect(await shown(page)).toBe(0);
      await page.clock.runFor(400);
      expect(await shown(page)).toBe(after);
      wait = 2350;
    }
  });

  await test.step('only the shown banner is in the accessibility tree', async () => {
    await begin(page);
    await expect(slides(page).nth(0)).toHaveAttribute('aria-label', words.slides[0].en);
    expect(await region(page).getAttribute('aria-roledescription')).toBe('carousel');
    await expect(region(page).getByRole('img')).toHaveCount(1);
    await dot(page, 3).click();
    await page.clock.runFor(600);
    await expect(region(page).getByRole('img')).toHaveAttribute('alt', words.alts.night.en);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await expect(dot(page, 1)).not.toHaveAttribute('aria-current');
  });

  await test.step('they pause while hovered or focused, and while the page is hidden', async () => {
    await begin(page);
    await slides(page).first().hover();
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe(1);
    await leave(page);
    await dot(page, 2).focus();
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe(1);
    await leave(page);
    await page.clock.runFor(3600);
    expect(await shown(page)).toBe(2);

    const turn = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe(2);
    await turn('visible');
    await page.clock.runFor(3600);
    expect(await shown(page)).toBe(3);
  });

  await test.step('a button pauses them permanently and plays them again at once', async () => {
    await begin(page);
    await toggle(page).click();
    await expect(toggle(page)).toHaveText(`${words.play.en} ${words.what.en}`);
    await leave(page);
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe(1);
    await toggle(page).click();
    await expect(toggle(page)).toHaveText(`${words.pause.en} ${words.what.en}`);
    await page.clock.runFor(3600);
    expect(await shown(page)).toBe(2);
  });
});

/**
 * Drags in a left-to-right page: distance in widths of the frame, milliseconds between two move events, and by how many banners it
 * moves. keen-slider derives a speed from the last 200 ms; slow drags have none at their release.
 */
const drags: readonly (readonly [way: number, pause: number, moves: number])[] = [
  [-0.24, 120, 1],
  [0.24, 120, -1],
  [-0.45, 120, 1],
  [0.18, 120, 0],
  [-0.18, 16, 0],
  [0.24, 16, -1],
  [-0.7, 16, 1],
  [-0.01, 16, 0],
];

for (const [address, ahead, some] of [
  ['/', 1, drags],
  ['/ar', -1, drags.slice(0, 2)],
] as const) {
  test(`${address}: a drag of more than a fifth of the width moves by one banner at any speed, a shorter one springs back`, async ({
    page,
    isMobile,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto(address);
    const dots = page.locator('.carousel-dot');
    await expect(dots).toHaveCount(3);
    await page.locator('.carousel-toggle').click();
    await page.clock.pauseAt(600_000);
    await dots.first().click();
    await page.clock.runFor(600);
    const box = await page.locator('.carousel-slides').boundingBox();
    if (!box) throw new Error('The banners have no place.');
    const { down, move, up } = await pointerOf(page, isMobile);
    const current = () => dots.evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));
    const y = box.y + box.height / 2;
    let before = 0;
    for (const [way, pause, moves] of some) {
      const from = box.x + box.width * (0.5 - way / 2);
      await down(from, y);
      for (let part = 1; part <= 4; part++) {
        await page.clock.runFor(pause);
        await move(from + (way * box.width * part) / 4, y);
      }
      await page.clock.runFor(2 * pause);
      await up();
      await page.clock.runFor(600);
      expect.soft(await current(), `${way} by parts of ${pause} ms`).toBe((before + moves * ahead + 3) % 3);
      before = await current();
    }
  });
}

test('no layout shift: the frame has the same size before and after the slider is loaded', async ({ page }) => {
  await page.route('**/*keen-slider*', async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await expect(dot(page, 1)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});

test('in Arabic the next banner comes from the left', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/ar');
  const banners = page.getByRole('region', { name: words.label.ar });
  const dots = banners.locator('.carousel-dot');
  await expect(dots).toHaveCount(3);
  await page.clock.pauseAt(600_000);
  await dots.first().focus();
  await page.clock.runFor(600);
  await dots.first().click();
  await page.clock.runFor(600);
  /** Offset of the second banner from the frame's left edge, in widths of the frame. */
  const place = () =>
    banners.locator('.carousel-slide').evaluateAll(([first, second]) => {
      const frame = first?.parentElement?.getBoundingClientRect();
      return frame && second && (second.getBoundingClientRect().left - frame.left) / frame.width;
    });
  await expect.poll(place).toBeCloseTo(-1, 1);
  await dots.nth(1).click();
  await page.clock.runFor(600);
  await expect.poll(place).toBeCloseTo(0, 1);
  await expect(banners.getByRole('img')).toHaveAttribute('alt', words.alts.floor.ar);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('they do not change by themselves, and change without animation', desk, async ({ page }) => {
    await open(page);
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe(1);
    await expect(toggle(page)).toHaveText(`${words.play.en} ${words.what.en}`);
    await dot(page, 2).click();
    await page.clock.runFor(50);
    expect(await shown(page)).toBe(2);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all three are in the page, reached by scrolling, and no button is shown', async ({ page }) => {
    await page.goto('/');
    await expect(region(page).getByRole('img')).toHaveCount(3);
    await expect(region(page).getByRole('button')).toHaveCount(0);
    await expect(region(page).locator('.carousel-slides')).toHaveCSS('overflow-x', 'auto');
  });
});
