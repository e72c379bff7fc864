// A maintainer at the studio: finds things by their words, presses and types, and counts both. Minutes are estimated by the keystroke-level
// model (Card, Moran and Newell, 1980), without reading and without waiting for the machine.
import type { FrameLocator, Locator, Page } from 'playwright-core';

/** Seconds: a key, pointing at something, a press and release of the button, moving a hand to mouse or keyboard, preparing an action. */
const KLM = { key: 0.28, point: 1.1, press: 0.2, home: 0.4, prepare: 1.35 } as const;

export interface Effort {
  /** Presses of the mouse, two for a choice from a list. */
  presses: number;
  /** Boxes that were typed into. */
  fields: number;
  keys: number;
  /** By the keystroke-level model. */
  seconds: number;
}

export class Person {
  readonly effort: Effort = { presses: 0, fields: 0, keys: 0, seconds: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses what has this role and these words, within a part of the page. */
  async press(
    role: 'button' | 'link' | 'radio' | 'checkbox',
    name: string | RegExp,
    within: Locator | FrameLocator | Page = this.page,
  ) {
    await this.pressOn(within.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }));
  }

  async pressOn(target: Locator) {
    // As long as a finger takes.
    await target.click({ delay: 90 });
    this.#count({ presses: 1, seconds: KLM.prepare + KLM.point + KLM.press });
  }

  /** Types into a box, in place of what stands there. */
  async type(box: Locator, text: string) {
    await box.click({ delay: 60 });
    await box.press('ControlOrMeta+a');
    // A box for a time takes its parts one by one.
    if ((await box.getAttribute('type')) === 'time') await this.page.keyboard.type(text);
    else await this.page.keyboard.insertText(text);
    const keys = text.length + 2;
    this.#count({
      presses: 1,
      fields: 1,
      keys,
      seconds: KLM.prepare + KLM.point + KLM.press + KLM.home * 2 + keys * KLM.key,
    });
  }

  /** Chooses from a list that opens. */
  async choose(list: Locator, option: string) {
    await list.selectOption({ label: option });
    this.#count({ presses: 2, seconds: KLM.prepare + 2 * (KLM.point + KLM.press) });
  }

  /** Ticks a box, or presses a round one. */
  async tick(box: Locator) {
    await this.pressOn(box);
  }

  /** Chooses a file from the device: its button, and in the system's window the file and "Open". */
  async attach(input: Locator, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) {
    await input.setInputFiles(file);
    this.#count({ presses: 3, seconds: 3 * (KLM.prepare + KLM.point + KLM.press) });
  }

  #count({ presses = 0, fields = 0, keys = 0, seconds = 0 }: Partial<Effort>) {
    this.effort.presses += presses;
    this.effort.fields += fields;
    this.effort.keys += keys;
    this.effort.seconds += seconds;
  }
}
