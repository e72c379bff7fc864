// The question for programs that fill in forms: there for them, for nobody else, and never among the answers.
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { goOn } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const form = makeForm([makeStep('Pet', { pet: { type: 'string', title: 'Pet' } })], { submit: { post: '/x' } });
const trap = () => document.querySelector<HTMLInputElement>('[name=extra_note]');

it('is hidden from sight, tab order, screen readers and autofill', async () => {
  await mountWizard(form, { answers: { pet: 'Cat' } });
  const input = trap();
  expect([input?.type, input?.tabIndex, input?.autocomplete, input?.value]).toEqual(['text', -1, 'off', '']);
  const hidden = input?.closest<HTMLElement>('[aria-hidden=true]');
  expect([hidden?.offsetWidth, hidden?.offsetHeight, hidden && getComputedStyle(hidden).overflow]).toEqual([
    1,
    1,
    'hidden',
  ]);
  const reached: string[] = [];
  for (let i = 0; i < 8; i++) {
    await userEvent.tab();
    reached.push((document.activeElement as HTMLInputElement).name);
  }
  expect(reached).toContain('pet');
  expect(reached).not.toContain('extra_note');
});

it('is empty when a visitor submits, and has what a program set without an event', async () => {
  const { sent, honeypots } = await mountWizard(form, { answers: { pet: 'Cat' } });
  await goOn();
  const input = trap();
  if (input) input.value = 'Buy now';
  await goOn();
  expect(honeypots).toEqual(['', 'Buy now']);
  expect(sent).toEqual([{ pet: 'Cat' }, { pet: 'Cat' }]);
});

it('is absent where a form is only saved', async () => {
  await mountWizard({ ...form, submit: { download: 'x.json' } });
  expect(trap()).toBeNull();
});
