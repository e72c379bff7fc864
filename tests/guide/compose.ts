// Pictures of parts of the studio in one picture, drawn by a page of their own.
import type { Page } from 'playwright-core';

/** As on the page that the pictures are of. */
export interface Colours {
  readonly ground: string;
  /** Of the line around the question. */
  readonly line: string;
}

/** The question, and at its start the pictures of the panel that sets it, one below the other. */
export async function compose(sheet: Page, question: Buffer, panel: readonly Buffer[], { ground, line }: Colours) {
  const image = (picture: Buffer) => `<img src="data:image/png;base64,${picture.toString('base64')}">`;
  const frame = panel.length > 0 ? `padding: 12px; border: 1px solid ${line}` : '';
  await sheet.setContent(`
    <div id="all" style="display: inline-flex; gap: 16px; align-items: start; padding: 10px; background: ${ground}">
      ${panel.length > 0 ? `<div style="display: grid; gap: 8px">${panel.map(image).join('')}</div>` : ''}
      <div style="display: grid; ${frame}">${image(question)}</div>
    </div>`);
  await sheet.evaluate(() => Promise.all([...document.images].map((one) => one.decode())));
  return sheet.locator('#all').screenshot();
}
