// What somebody at the keyboard does in a browser; Playwright's page has most of it, other clients are made to.
import type { Page } from '@playwright/test';

/** A page that can be looked into. `given` and the result pass as JSON. */
export interface Looks {
  evaluate<Result, Given = void>(
    look: string | ((given: Given) => Result | Promise<Result>),
    given?: Given,
  ): Promise<Result>;
}

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Hands extends Looks {
  readonly keyboard: {
    /** Presses one key by its name, e.g. `ArrowDown`. */
    press(key: string): Promise<void>;
    /** Presses a key for each letter. */
    type(text: string): Promise<void>;
    /** Puts a text in at once. */
    insertText(text: string): Promise<void>;
  };
  /** Chooses a file for the control of this name, which has the focus. */
  attach(name: string, file: ChosenFile): Promise<void>;
}

/** Chooses files as the keyboard does: Enter opens the browser's dialogue. */
export function handsOf(page: Page): Hands {
  // Told only when it is needed, the browser may meet the key first, and opens a dialogue that nobody can answer.
  page.on('filechooser', () => undefined);
  return {
    evaluate: (look, given) => page.evaluate(look as () => never, given),
    keyboard: page.keyboard,
    async attach(_, file) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
      await chooser.setFiles(file);
    },
  };
}
