// Ways in which a person answers a question, whatever draws it.
import { userEvent } from 'vitest/browser';
import { press } from '../support/keys.ts';

/** The nth element of the question that fits. */
function part(selector: string, nth = 0): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(`.wizard-questions :is(${selector})`)[nth];
  if (!found) throw new Error(`${selector} is not there ${nth + 1} times.`);
  return found;
}

export const typed = (keys: string) => async () => {
  const box = part('input, textarea');
  box.focus();
  await press('{Control>}a{/Control}');
  await press(keys);
};
/** For boxes whose parts the browser lays out by its language. */
export const filled = (value: string) => () => userEvent.fill(part('input'), value);
export const clicked =
  (...places: readonly (readonly [selector: string, nth: number])[]) =>
  async () => {
    for (const [selector, nth] of places) await userEvent.click(part(selector, nth));
  };
export const chosen =
  (...labels: readonly string[]) =>
  () =>
    userEvent.selectOptions(part('select'), [...labels]);
export const inLists =
  (...labels: readonly string[]) =>
  async () => {
    for (const [i, label] of labels.entries()) {
      const list = part('select', i);
      // By its element: a label may be another option's value.
      const option = [...list.querySelectorAll('option')].find(({ textContent }) => textContent === label);
      if (!option) throw new Error(`${label} is no option.`);
      await userEvent.selectOptions(list, option);
    }
  };
