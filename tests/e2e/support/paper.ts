import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/**
 * Prints the page on A4 and returns the number of sheets and their text; fails if an interactive element is printed.
 */
export async function printed(page: Page): Promise<{ readonly sheets: number; readonly text: string }> {
  await page.emulateMedia({ media: 'print' });
  const clickable = page.locator('button, input[type=file], .draft-status, .wizard-actions').filter({ visible: true });
  await expect(clickable).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: false });
  await page.emulateMedia({ media: null });
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const [, , width = 0, height = 0] of boxes) {
    expect(Math.abs(width - 595.3)).toBeLessThan(1);
    expect(Math.abs(height - 841.9)).toBeLessThan(1);
  }
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return { sheets: boxes.length, text };
}
