// Fills a form as somebody does who has a keyboard and no mouse: Tab leads through the page in its own order, and every
// control is answered with the keys that it promises. It knows names and values, nothing else about a form; a question
// that the keyboard does not reach is never answered, and Submit then stays shut.
import type { Page } from '@playwright/test';
import { controlId } from '../../engine/react/fieldIds.ts';
import { bytesOf } from '../examples/bytesOf.ts';
import { isAttachment, type Leaf } from '../examples/flatten.ts';
import { type Focused, focused } from './focused.ts';

/**
 * `typed` presses a key for every letter; `pasted` puts a text in at once, which is a real input event too;
 * `in-arabic-digits` does so with numbers, dates and telephone numbers as they are written in Arabic.
 */
export type Hand = 'typed' | 'pasted' | 'in-arabic-digits';

export class Walker {
  /** Answers that found no question yet, by name. */
  readonly pending: Map<string, Leaf>;
  /** The bytes of the files that were chosen, by name. */
  readonly files = new Map<string, Buffer>();
  readonly #page: Page;
  readonly #hand: Hand;

  constructor(page: Page, answers: readonly (readonly [string, Leaf])[], hand: Hand = 'pasted') {
    this.#page = page;
    this.#hand = hand;
    this.pending = new Map(answers);
    // Told only when it is needed, the browser may meet the key first, and opens a dialogue that nobody can answer.
    page.on('filechooser', interceptFromTheStart);
  }

  /** Answers what the step asks, in the page's own order, until Next or Submit has the focus. */
  async answerStep(): Promise<void> {
    for (let tabs = 0; tabs < 250; tabs++) {
      await this.#page.keyboard.press('Tab');
      let at = await focused(this.#page);
      if (this.#wantsEntry(at)) {
        await this.#page.keyboard.press('Enter');
        at = await focused(this.#page);
      }
      if (at.leadsOn) return;
      const answer = this.pending.get(at.name);
      if (answer === undefined) continue;
      await this.#answer(at, answer);
      this.pending.delete(at.name);
    }
    throw new Error('The keyboard never reached the button that leads on.');
  }

  /** Answers the step and leaves it. */
  async passStep(): Promise<void> {
    await this.answerStep();
    await this.#page.keyboard.press('Enter');
  }

  /** True on a list's Add button while there are answers for an entry that is not there yet. */
  #wantsEntry({ id }: Focused): boolean {
    return [...this.pending.keys()].some((name) => name.includes('][') && id === controlId(listOf(name)));
  }

  async #answer(at: Focused, answer: Leaf): Promise<void> {
    const { keyboard } = this.#page;
    if (isAttachment(answer)) {
      const buffer = bytesOf(answer);
      const [chooser] = await Promise.all([this.#page.waitForEvent('filechooser'), keyboard.press('Enter')]);
      await chooser.setFiles({ name: answer.name, mimeType: answer.type, buffer });
      this.files.set(at.name, buffer);
    } else if (at.kind === 'radio') {
      const steps = at.values.indexOf(String(answer)) - at.values.indexOf(at.value);
      if (steps === 0) await keyboard.press('Space');
      for (let i = 0; i < Math.abs(steps); i++) await keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    } else if (at.kind === 'select' || at.kind === 'combobox') {
      const option = at.labels[at.values.indexOf(String(answer))] ?? `no option ${answer}`;
      const label = option.replaceAll('\u200e', '');
      // The driver has no keys for Arabic letters, which a list that is the browser's own would need.
      if (at.kind === 'select' && /\p{Script=Arabic}/u.test(label)) await this.#arrowTo(at, String(answer));
      else if (at.kind === 'select') await keyboard.type(label);
      else await this.#write(label);
      if (at.kind === 'combobox') await keyboard.press('Enter');
    } else {
      const text = asTyped(String(answer));
      await this.#write(this.#hand === 'in-arabic-digits' ? inArabicDigits(text) : text);
    }
  }

  async #write(text: string): Promise<void> {
    const { keyboard } = this.#page;
    await (this.#hand === 'typed' ? keyboard.type(text) : keyboard.insertText(text));
  }

  async #arrowTo({ values, value }: Focused, answer: string): Promise<void> {
    const steps = values.indexOf(answer) - values.indexOf(value);
    for (let i = 0; i < Math.abs(steps); i++) await this.#page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  }
}

function interceptFromTheStart(): void {
  // Listening is all it takes.
}

const listOf = (name: string) => name.replace(/\[\d+\]\[[^\]]+\]$/, '');

/** People write the day first. */
const asTyped = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

/** Where there are digits and no letters. */
const inArabicDigits = (text: string) =>
  /\p{L}/u.test(text) ? text : text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
