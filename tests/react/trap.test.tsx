// The question for programs that fill in forms: there for them, for nobody else, and never among the answers.
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { goOn } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const form = makeForm([makeStep('Pet', { pet: { type: 'string', title: 'Pet' } })], { submit: { post: '/x' } });
const trap = () => document.querySelector<HTMLInputElement>('[name=extra_note]');

it('is out of sight, out of the tab order, unknown to screen readers, and nothing is proposed for it', async () => {
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

it('is empty when a person sends, and tells what a program put there without a key', async () => {
  const { sent, trapped } = await mountWizard(form, { answers: { pet: 'Cat' } });
  await goOn();
  const input = trap();
  if (input) input.value = 'Buy now';
  await goOn();
  expect(trapped).toEqual(['', 'Buy now']);
  expect(sent).toEqual([{ pet: 'Cat' }, { pet: 'Cat' }]);
});

it('is not there where nothing is sent', async () => {
  await mountWizard({ ...form, submit: { download: 'x.json' } });
  expect(trap()).toBeNull();
});
