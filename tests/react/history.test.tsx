// The browser's Back and Forward: which step they lead to, what the list of steps then says, and which entries are left.
import { beforeEach, expect, it } from 'vitest';
import type { Ports } from '../../engine/ports/ports.ts';
import { errorAt, summaryHeading } from './support/controls.ts';
import { answer, goOn } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const text = { type: 'string', maxLength: 50 } as const;
const steps = ['one', 'two', 'three'].map((id) => makeStep(id, { [id]: { ...text, title: id } }, { required: [id] }));

/** What a browser does with the entries of a page. */
class History {
  readonly entries: number[] = [];
  #at = -1;
  #listener: (step: number) => void = () => undefined;

  readonly port: Ports['steps'] = {
    show: (step, isNew) => {
      if (isNew) this.#at++;
      this.entries.splice(Math.max(this.#at, 0), isNew ? Number.POSITIVE_INFINITY : 1, step);
      this.#at = Math.max(this.#at, 0);
    },
    onReturn: (listener) => {
      this.#listener = listener;
      return () => undefined;
    },
  };

  /** Goes to an entry, and resolves once the page has drawn what is there. */
  async go(by: number): Promise<void> {
    this.#at += by;
    this.#listener(this.entries[this.#at] ?? Number.NaN);
    await new Promise(requestAnimationFrame);
  }
}

const states = () =>
  [...document.querySelectorAll<HTMLElement>('.wizard-progress li')].map(({ dataset }) => dataset.state);
const heading = () => document.querySelector('.wizard-step-title')?.textContent;

let history: History;
beforeEach(async () => {
  history = new History();
  await mountWizard(makeForm(steps), { steps: history.port });
  for (const { id } of steps.slice(0, 2)) {
    await answer(id, 'x');
    await goOn();
  }
});

it('Back and Forward move from step to step, and every step before the current one is completed', async () => {
  expect([heading(), states()]).toEqual(['three', ['completed', 'completed', 'current']]);
  await history.go(-2);
  expect([heading(), states()]).toEqual(['one', ['current', 'pending', 'pending']]);
  await history.go(2);
  expect([heading(), states()]).toEqual(['three', ['completed', 'completed', 'current']]);
  expect(history.entries).toEqual([0, 1, 2]);
});

it.each([1, 2])('Forward by %i past a step that has become incomplete shows the errors of that step', async (by) => {
  await history.go(-2);
  await answer('one', '');
  await history.go(by);
  expect([heading(), states()]).toEqual(['one', ['current', 'pending', 'pending']]);
  expect([errorAt('one'), document.activeElement]).toEqual(['This field is required', summaryHeading()]);
  await answer('one', 'y');
  await goOn();
  expect([heading(), states()]).toEqual(['two', ['completed', 'current', 'pending']]);
});

it('the history entry that Forward reached is replaced by that of the shown step', async () => {
  await history.go(-2);
  await answer('one', '');
  await history.go(1);
  expect(history.entries).toEqual([0, 0, 2]);
  await history.go(-1);
  expect(heading()).toBe('one');
});
