// A list that may be left out, but needs two entries where it is not: it begins empty, and all of it can be removed again.
import { dropped } from 'virtual:fixtures';
import { beforeEach, expect, it } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import { control, errorAt } from '../support/controls.ts';
import { press, typeInto } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const answers = { survey: { overall: 9, rating: { teaching: 5 }, courses: [{ name: 'Algebra' }] } };
let page: Mounted;
beforeEach(async () => {
  page = await mountWizard(dropped.en.survey as Form, { answers });
});

const buttons = (words: RegExp) =>
  [...document.querySelectorAll('button')].filter((one) => words.test(one.textContent));
const entries = (noun: string) =>
  [...document.querySelectorAll('.entry-title')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith(noun));
const activate = async (words: RegExp) => {
  buttons(words).at(-1)?.focus();
  await press('{Enter}');
};

it('is marked optional, and has no part in the submission while it is empty', async () => {
  const heading = [...document.querySelectorAll('h3')].find(({ textContent }) => textContent.startsWith('Friends'));
  expect(heading?.textContent).toBe('Friends to invite (optional)');
  expect(entries('Friend')).toEqual([]);
  expect(await page.submitted()).toEqual(answers);
});

it('starts with two entries, has an error with one, and none once the last is removed', async () => {
  await activate(/^Add friends$/);
  expect(entries('Friend')).toEqual(['Friend 1', 'Friend 2']);
  await typeInto('survey[friends][0][email]', 'a@example.org');
  await activate(/^Remove Friend 2$/);
  expect(errorAt('survey[friends]')).toBe('Give at least 2');
  expect(await page.submitted()).toBeUndefined();
  await activate(/^Remove Friend 1$/);
  expect([entries('Friend'), errorAt('survey[friends]')]).toEqual([[], undefined]);
  expect(document.activeElement).toBe(control('survey[friends]'));
  expect(await page.submitted()).toEqual(answers);
});

it('has a first entry that cannot be removed where it is required', async () => {
  await activate(/^Add a course$/);
  expect(buttons(/^Remove Course/).map(({ textContent }) => textContent)).toEqual(['Remove Course 2']);
});
