// Fills in a form by keyboard only: Tab moves through the page, and each control is answered with the keys of its role. It
// knows only names and values of answers; a question that the keyboard does not reach stays unanswered, and Submit fails.
import type { Page } from '@playwright/test';
import { controlId } from '../../../engine/react/rjsf/controlId.ts';
import { bytesOf } from '../../support/bytesOf.ts';
import { isAttachment, type Leaf } from '../../support/flatten.ts';
import { type Focused, focused } from './focused.ts';
import { type Hands, handsOf } from './hands.ts';

/**
 * `typed` presses a key for every letter; `pasted` inserts a text at once by an input event; `in-arabic-digits` does so with
 * numbers, dates and telephone numbers in Arabic digits.
 */
export type Hand = 'typed' | 'pasted' | 'in-arabic-digits';

export class Walker {
  /** Answers without a question so far, by name. */
  readonly pending: Map<string, Leaf>;
  /** The bytes of the chosen files, by name. */
  readonly files = new Map<string, Buffer>();
  readonly #hands: Hands;
  readonly #hand: Hand;

  constructor(page: Page | Hands, answers: readonly (readonly [string, Leaf])[], hand: Hand = 'pasted') {
    this.#hands = 'attach' in page ? page : handsOf(page);
    this.#hand = hand;
    this.pending = new Map(answers);
  }

  /** Answers the step's questions in tab order until Next or Submit has the focus. */
  async answerStep(): Promise<void> {
    for (let tabs = 0; tabs < 250; tabs++) {
      await this.#hands.keyboard.press('Tab');
      let at = await focused(this.#hands);
      if (this.#wantsEntry(at)) {
        await this.#hands.keyboard.press('Enter');
        at = await focused(this.#hands);
      }
      if (at.leadsOn) return;
      const answer = this.pending.get(at.name);
      if (answer === undefined) continue;
      await this.#answer(at, answer);
      this.pending.delete(at.name);
    }
    throw new Error('The keyboard never reached the button that leads on.');
  }

  /** Answers the step and presses Next. */
  async passStep(): Promise<void> {
    await this.answerStep();
    await this.#hands.keyboard.press('Enter');
  }

  /** True on a list's Add button while there are answers for a further entry. */
  #wantsEntry({ id }: Focused): boolean {
    return [...this.pending.keys()].some((name) => name.includes('][') && id === controlId(listOf(name)));
  }

  async #answer(at: Focused, answer: Leaf): Promise<void> {
    const { keyboard } = this.#hands;
    if (isAttachment(answer)) {
      const buffer = bytesOf(answer);
      await this.#hands.attach(at.name, { name: answer.name, mimeType: answer.type, buffer });
      this.files.set(at.name, buffer);
    } else if (at.kind === 'radio') {
      const steps = at.values.indexOf(String(answer)) - at.values.indexOf(at.value);
      if (steps === 0) await keyboard.press('Space');
      for (let i = 0; i < Math.abs(steps); i++) await keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    } else if (at.kind === 'combobox') {
      // A combobox finds an option by its value as well as by its label.
      await this.#write(String(answer).trim());
      await keyboard.press('Enter');
    } else if (at.kind === 'select') {
      const option = at.labels[at.values.indexOf(String(answer))] ?? `no option ${answer}`;
      const label = option.replaceAll('\u200e', '');
      // Drivers may lack keys for Arabic letters, and a select forgets typed letters after a second.
      if (this.#hand !== 'typed' || /\p{Script=Arabic}/u.test(label)) await this.#arrowTo(at, String(answer));
      else await keyboard.type(label);
    } else {
      const text = asTyped(String(answer));
      await this.#write(this.#hand === 'in-arabic-digits' ? inArabicDigits(text) : text);
    }
  }

  async #write(text: string): Promise<void> {
    const { keyboard } = this.#hands;
    await (this.#hand === 'typed' ? keyboard.type(text) : keyboard.insertText(text));
  }

  async #arrowTo({ values, value }: Focused, answer: string): Promise<void> {
    const steps = values.indexOf(answer) - values.indexOf(value);
    for (let i = 0; i < Math.abs(steps); i++) await this.#hands.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  }
}

const listOf = (name: string) => name.replace(/\[\d+\]\[[^\]]+\]$/, '');

/** A date with the day first. */
const asTyped = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

/** Texts with digits and no letters. */
const inArabicDigits = (text: string) =>
  /\p{L}/u.test(text) ? text : text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
