// What can be done with an unfinished form is folded behind one button that says what it holds.
import { expect, it } from 'vitest';
import { wizard as ar } from '../../engine/languages/ar/wizard.ts';
import { wizard as en } from '../../engine/languages/en/wizard.ts';
import { press } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const steps = [makeStep('One', { one: { type: 'string', title: 'One' } })];

it.each([en, ar])('%#', async (messages) => {
  await mountWizard(makeForm(steps, { language: messages === en ? 'en' : 'ar' }), { saves: true });
  const summary = document.querySelector<HTMLElement>('.draft-status summary');
  const shown = () =>
    [...document.querySelectorAll('.draft-status button')]
      .filter((button) => button.checkVisibility())
      .map(({ textContent }) => textContent);
  expect([summary?.textContent, shown()]).toEqual([messages.draft.ways, []]);
  summary?.focus();
  await press('{Enter}');
  const { saveFile, openFile, startAgain, saveNothing } = messages.draft;
  expect(shown()).toEqual([saveFile, openFile, messages.blank.open, startAgain, saveNothing]);
  await press('{Enter}');
  expect(shown()).toEqual([]);
});
