// The keyboard actions that tests need from a browser's driver; Playwright's page has most of them, other drivers are adapted.
import type { Page } from '@playwright/test';

/** A page in which functions can be evaluated. `given` and the result are passed as JSON. */
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
    /** Inserts a text at once. */
    insertText(text: string): Promise<void>;
  };
  /** Chooses a file for the focused control of this name. */
  attach(name: string, file: ChosenFile): Promise<void>;
}

/** Chooses files by keyboard: Enter opens the file chooser. */
export function handsOf(page: Page): Hands {
  // Intercepting must start before the key: otherwise the browser opens a native dialog that no driver can close.
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
