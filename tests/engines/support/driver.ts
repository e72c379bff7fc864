// What the checks need of a browser, whichever client drives it.
import type { Hands } from '../../e2e/support/hands.ts';

export interface Driver extends Hands {
  /** Opens a path of the site; resolves after the page's load event. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page this width, in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Presses the mouse in the middle of what `selector` names and lets go `ms` later, wherever that is by then. */
  pressHeld(selector: string, ms: number): Promise<void>;
  /** The JSON file that the page saves on the device because of `act`. */
  saved(act: () => Promise<void>): Promise<{ readonly name: string; readonly content: unknown }>;
  close(): Promise<void>;
}

/**
 * Scrolls to what `selector` names; its middle in the window once it stays there. Typefaces that come late move a page, and WebKit
 * scrolls to what has the focus a moment after it got it.
 */
export function middleOf(driver: Hands, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  return driver.evaluate(async (wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`There is no ${wanted} on this page.`);
    await document.fonts.ready;
    for (let tries = 0; tries < 20; tries++) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      await new Promise((resolve) => setTimeout(resolve, 400));
      if (element.getBoundingClientRect().y === y)
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }
    throw new Error(`${wanted} does not stay where it is.`);
  }, selector);
}
