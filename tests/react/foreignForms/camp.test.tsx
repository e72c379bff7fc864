// Limits of files by question, times, and answers that stand there at first, as a visitor meets them.
import { dropped } from 'virtual:fixtures';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Form } from '../../../engine/core/model/types.ts';
import { chooseFiles, makeFile } from '../support/chooseFiles.ts';
import { control, describing, errorAt, radio } from '../support/controls.ts';
import { press } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const camp = dropped.en.camp as Form;
const at = (name: string) => `child[${name}]`;

beforeEach((): Promise<Mounted> => mountWizard(camp));

async function addFriend() {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add a friend')?.focus();
  await press(' ');
}

it('each question of a file says and keeps to its own limits', async () => {
  expect([describing(control(at('photo'))), control(at('photo')).accept]).toEqual([['PNG, at most 20 kB'], '.png']);
  expect(describing(control(at('papers')))).toEqual(['PDF, at most 1.9 MB each']);
  await chooseFiles(at('photo'), makeFile('face.png', 'image/png', 30_000));
  expect(errorAt(at('photo'))).toBe('The file is larger than 20 kB');
  await chooseFiles(at('photo'), makeFile('face.pdf', 'application/pdf', 900));
  expect(errorAt(at('photo'))).toBe('The file must be PNG');
});

it('times have the browser’s own controls, and keep to their limits', async () => {
  expect([control(at('comes')).type, control(at('call')).type]).toEqual(['time', 'datetime-local']);
  await userEvent.fill(control(at('comes')), '07:00');
  await userEvent.fill(control(at('goes')), '06:30');
  control(at('name')).focus();
  expect(errorAt(at('comes'))).toBe('Enter 07:30 or a later time');
  await expect.poll(() => errorAt(at('goes'))).toBe('The child goes after it comes');
});

it('a day with a time is shown whole', async () => {
  const given = control(at('call'));
  await userEvent.fill(given, '2026-10-01T14:30');
  const alone = given.cloneNode() as HTMLInputElement;
  Object.assign(alone.style, { contain: 'none', inlineSize: 'max-content', maxInlineSize: 'none' });
  document.body.append(alone);
  const needed = alone.offsetWidth;
  alone.remove();
  expect(needed).toBeGreaterThan(0);
  expect(given.offsetWidth).toBeGreaterThanOrEqual(needed);
});

it('a default stands there at first, in new entries too, and what is cleared stays empty', async () => {
  expect(control(at('nights')).value).toBe('3');
  await addFriend();
  await expect.poll(() => radio(at('friends][0][tent'), 'same').checked).toBe(true);
  control(at('nights')).select();
  await press('{Delete}{Tab}');
  await addFriend();
  await expect.poll(() => radio(at('friends][1][tent'), 'same').checked).toBe(true);
  radio(at('friends][1][tent'), 'other').click();
  expect([control(at('nights')).value, radio(at('friends][0][tent'), 'same').checked]).toEqual(['', true]);
  expect(radio(at('friends][1][tent'), 'other').checked).toBe(true);
});
