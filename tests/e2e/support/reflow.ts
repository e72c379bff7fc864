// WCAG 1.4.4, 1.4.10 and 1.4.12: no horizontal scrolling and no overlapping text at a width of 320 px, with text twice as large
// on a phone, and with the text spacing that users may set.
import { expect, type Page } from '@playwright/test';
import type { Looks } from './hands.ts';

const CONDITIONS = [
  { width: 320, styles: '' },
  { width: 390, styles: 'html { font-size: 200% !important }' },
  {
    width: 320,
    styles:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-block-end: 2em !important }',
  },
] as const;

/** Fails with elements that overflow or overlap in any of the conditions; restores the viewport. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  const found: Record<string, readonly string[]> = {};
  for (const { width, styles } of CONDITIONS) {
    await page.setViewportSize({ width, height: 740 });
    await setStyles(page, styles);
    const wrong = [...(await sideways(page)), ...(await page.evaluate(overlaps))];
    if (wrong.length > 0) found[`${width} px ${styles}`] = wrong;
  }
  await setStyles(page, '');
  if (before) await page.setViewportSize(before);
  expect(found).toEqual({});
}

/** Fails with the overflowing elements if the page scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sideways(page)).toEqual([]);
}

/** Replaces the styles of an earlier call; the content security policy allows constructed style sheets. */
function setStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** The overflowing elements if the page scrolls horizontally; otherwise empty. */
export function sideways(page: Looks): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > clientWidth + 0.5;
    };
    const all = [...document.body.querySelectorAll('*')].filter(
      (element) => sticksOut(element) && element.parentElement && !sticksOut(element.parentElement),
    );
    return [`${scrollWidth} px wide`, ...all.map((element) => `${element.localName}.${element.className}`)];
  });
}

/**
 * Overlapping texts, by the middle halves of their lines, since lines of large letters may touch. Sticky and fixed elements
 * cover what scrolls below them, so they are compared with themselves only. Runs in the page.
 */
function overlaps(): string[] {
  /** The sticky or fixed element around each element, and whether one around it is clipped: each is read once. */
  const known = new Map<Element | null, { readonly layer: Element | null; readonly clipped: boolean }>([
    [null, { layer: null, clipped: false }],
  ]);
  const placeOf = (element: Element | null): { readonly layer: Element | null; readonly clipped: boolean } => {
    const found = known.get(element);
    if (found || !element) return found ?? { layer: null, clipped: false };
    const { position, clipPath } = getComputedStyle(element);
    const around = placeOf(element.parentElement);
    const layer = position === 'sticky' || position === 'fixed' ? element : around.layer;
    const place = { layer, clipped: around.clipped || clipPath !== 'none' };
    known.set(element, place);
    return place;
  };
  const isSeen = (element: Element) =>
    !placeOf(element).clipped &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.skip-link, select');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { text: string; layer: Element | null; left: number; right: number; top: number; bottom: number }[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (data.trim() === '' || !parentElement || !isSeen(parentElement)) continue;
    const { layer } = placeOf(parentElement);
    range.selectNodeContents(texts.currentNode);
    for (const { left, right, top, bottom, height } of range.getClientRects())
      lines.push({ text: data, layer, left, right, top: top + height / 4, bottom: bottom - height / 4 });
  }
  lines.sort((a, b) => a.top - b.top);
  return lines.flatMap((one, i) => {
    const found: string[] = [];
    for (let j = i + 1; (lines[j]?.top ?? Infinity) < one.bottom - 2; j++) {
      const other = lines[j];
      if (other?.layer !== one.layer) continue;
      const shared = other ? Math.min(one.right, other.right) - Math.max(one.left, other.left) : 0;
      if (other && other.text !== one.text && shared > 2) found.push(`"${one.text}" lies over "${other.text}"`);
    }
    return found;
  });
}
