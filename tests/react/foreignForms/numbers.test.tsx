// Options that are numbers, in a list that is searched by typing: what is chosen is the number, not its digits.
import { dropped } from 'virtual:fixtures';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { control, errorAt } from '../support/controls.ts';
import { press, typeInto } from '../support/keys.ts';
import { mountWizard } from '../support/mountWizard.tsx';

const answers = { customer: 'Class 3B', lines: [{ article: 1001, amount: 5 }], same: 'school' };
const shelf = async (language: 'en' | 'ar', keys: string, given: Answers = answers) => {
  const page = await mountWizard(dropped[language].supplies as Form, { answers: given });
  await typeInto('shelf', keys);
  return page;
};
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

it('is found by its digits, and sent as a number', async () => {
  const page = await shelf('en', '4');
  expect(options()).toEqual(['4', '40', '14', '24', '34']);
  await press('{ArrowDown}{Enter}{Tab}');
  expect(control('shelf').value).toBe('40');
  expect(await page.submitted()).toHaveProperty('shelf', 40);
});

it('is chosen by typing it out, without choosing from the list', async () => {
  const page = await shelf('en', '12{Tab}');
  expect(await page.submitted()).toHaveProperty('shelf', 12);
});

it('is found by its name, too', async () => {
  const page = await mountWizard(dropped.en.supplies as Form, { answers: { ...answers, lines: [{ amount: 5 }] } });
  await typeInto('lines[0][article]', 'scis{Enter}');
  expect(control('lines[0][article]').value).toBe('Scissors');
  expect(await page.submitted()).toHaveProperty('lines', [{ article: 1008, amount: 5 }]);
});

it('stands there again as what it was', async () => {
  const page = await shelf('en', '{Tab}', { ...answers, shelf: 7 });
  expect([control('shelf').value, document.querySelector<HTMLSelectElement>('[name=shelf]')?.value]).toEqual([
    '7',
    '7',
  ]);
  expect(await page.submitted()).toHaveProperty('shelf', 7);
});

it('a number outside the options is refused in the words for a choice', async () => {
  const page = await shelf('en', '41{Tab}');
  expect(await page.submitted()).toBeUndefined();
  expect([control('shelf').value, errorAt('shelf')]).toEqual(['41', 'Choose one of the options']);
});

it.each(['12', '١٢'])('is found in Arabic by %s, and reads in Arabic digits', async (digits) => {
  await mountWizard(dropped.ar.supplies as Form, { answers });
  control('shelf').focus();
  await userEvent.fill(control('shelf'), digits);
  expect(options()).toEqual(['١٢']);
  await press('{Enter}');
  expect(control('shelf').dir).toBe('');
  expect([control('shelf').value, document.querySelector<HTMLSelectElement>('[name=shelf]')?.value]).toEqual([
    '١٢',
    '12',
  ]);
});
