import { expect, type Page } from '@playwright/test';

/** Prints the page on A4 and says how many sheets it takes; fails if anything that can only be clicked is printed. */
export async function printed(page: Page): Promise<{ readonly sheets: number; readonly text: string }> {
  await page.emulateMedia({ media: 'print' });
  const clickable = page.locator('button, input[type=file], .draft-status, .wizard-actions').filter({ visible: true });
  await expect(clickable).toHaveCount(0);
  const text = await page.locator('body').innerText();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
  await page.emulateMedia({ media: null });
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const [, , width = 0, height = 0] of boxes) {
    expect(Math.abs(width - 595.3)).toBeLessThan(1);
    expect(Math.abs(height - 841.9)).toBeLessThan(1);
  }
  return { sheets: boxes.length, text };
}
