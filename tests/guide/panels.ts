// Where a question of forms/uses is set in the studio: what stands beside it in its picture.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Locator, Page } from 'playwright-core';
import { parsePointer } from '../../engine/core/index.ts';

/** The condition of a place, the lines of a part of a file, a group of settings, or the texts that have these words. */
type Panel =
  | { readonly view: 'Conditions'; readonly where: string }
  | { readonly view: 'Files'; readonly file: string; readonly at: string }
  | { readonly view: 'Settings'; readonly at: string }
  | { readonly view: 'Texts'; readonly containing: string };

const condition = (where: string): Panel => ({ view: 'Conditions', where });
const lines = (at: string, file = 'uses/visit.schema.json'): Panel => ({ view: 'Files', file, at });

/** By the name of the question; the others have a picture of their own. */
export const PANELS: Readonly<Record<string, Panel>> = {
  steps: condition('Your Child'),
  asked: condition('Your Visit › The Bus'),
  tested: condition('Your Visit › The Days'),
  entries: condition('Your Visit › Your Children'),
  dated: condition('Your Visit › The First Day'),
  cases: condition('Your Visit › The School'),
  either: condition('Your Visit › Where we reach you'),
  dependent: condition('Your Visit › A Call'),
  opened: condition('Your Visit › Her Health'),
  earlier: condition('Your Child › The Way Home'),
  comparedEarlier: lines('/properties/comparedEarlier/properties/day', 'uses/child.schema.json'),
  limited: lines('/properties/limited'),
  timed: lines('/properties/timed'),
  compared: lines('/properties/compared/properties/again'),
  later: lines('/properties/later/properties/until'),
  default: lines('/properties/default'),
  parts: lines('/$defs/part'),
  once: lines('/properties/once/items/properties/day'),
  options: lines('/properties/options'),
  nullable: lines('/properties/nullable'),
  ordered: lines('/ordered', 'uses/visit.ui.json'),
  photo: lines('/properties/photo'),
  sum: lines('/properties/sum/properties/visitors'),
  count: lines('/properties/count/properties/number'),
  join: lines('/properties/join/properties/whole'),
  difference: lines('/properties/difference/properties/age'),
  pick: lines('/properties/pick/properties/fee'),
  prefilled: { view: 'Settings', at: '/prefill' },
  arabic: { view: 'Texts', containing: 'Write at least' },
};

/** The buttons of the views, and below them the part of the open one. */
export async function photographPanel(page: Page, panel: Panel, forms: string): Promise<readonly Buffer[]> {
  const views = page.getByRole('navigation', { name: 'Views of the form' });
  await views.getByRole('button', { name: panel.view, exact: true }).click();
  const parts = await partsOf(page, panel, forms);
  return [await views.screenshot(), ...parts];
}

async function partsOf(page: Page, panel: Panel, forms: string): Promise<readonly Buffer[]> {
  if (panel.view === 'Files') return [await photographLines(page, panel, forms)];
  if (panel.view === 'Settings') return [await page.locator(`fieldset[data-at="${panel.at}"]`).screenshot()];
  if (panel.view === 'Texts') {
    await page.getByLabel('containing').fill(panel.containing);
    return [await page.locator('.studio-texts table').screenshot()];
  }
  const conditions = page
    .locator('.studio-conditions li')
    .filter({ has: page.getByText(panel.where, { exact: true }) });
  await conditions.first().waitFor();
  const pictures: Buffer[] = [];
  for (const one of await conditions.all()) {
    await one.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    pictures.push(await one.screenshot());
  }
  return pictures;
}

async function photographLines(page: Page, { file, at }: Panel & { view: 'Files' }, forms: string): Promise<Buffer> {
  const text = await readFile(path.join(forms, file), 'utf8');
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...parsePointer(at)])?.parent;
  if (!node) throw new Error(`${file} has no ${at}.`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  await page.getByLabel('File', { exact: true }).selectOption(file);
  const editor = page.locator('.cm-editor');
  await editor.scrollIntoViewIfNeeded();
  const [from, to] = [lineAt(node.offset), lineAt(node.offset + node.length)];
  await scrollTo(editor, from);
  const [box, above, below] = await Promise.all(
    [editor, numbered(editor, from), numbered(editor, to)].map((one) => one.boundingBox()),
  );
  if (!box || !above || !below) throw new Error(`The lines of ${at} are not shown.`);
  return page.screenshot({
    clip: { x: box.x, y: above.y, width: box.width, height: below.y + below.height - above.y },
  });
}

/** Scrolls until the line is the first one, as far as there are lines enough below; what is far away is not drawn yet. */
async function scrollTo(editor: Locator, line: number): Promise<void> {
  await editor.locator('.cm-scroller').evaluate(async (box, line) => {
    const height = Number.parseFloat(getComputedStyle(box).lineHeight);
    for (let tries = 0; tries < 20; tries++) {
      const numbers = [...box.querySelectorAll('.cm-lineNumbers .cm-gutterElement')].slice(1);
      const nearest = numbers.find((one) => Number(one.textContent) >= line) ?? numbers.at(-1);
      if (!nearest) return;
      const away = (line - Number(nearest.textContent)) * height;
      box.scrollTop += nearest.getBoundingClientRect().top - box.getBoundingClientRect().top + away;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, line);
}

function numbered(editor: Locator, line: number): Locator {
  return editor.locator('.cm-lineNumbers .cm-gutterElement:visible').filter({ hasText: new RegExp(`^${line}$`) });
}
