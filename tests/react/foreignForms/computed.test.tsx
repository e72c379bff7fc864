// Answers that follow from others, or are compared with them, as a visitor meets them: they change while others are typed, nobody changes them, and the review
// shows them.
import { dropped } from 'virtual:fixtures';
import { beforeEach, expect, it } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import { control, describing, errorAt, labelOf, onwards, radio } from '../support/controls.ts';
import { press } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const outing = dropped.en.outing as Form;
const child = (key: string, i = 0) => control(`party[children][${i}][${key}]`);

const type = async (element: HTMLElement, text: string) => {
  element.focus();
  await press(text);
};
const choose = async (i: number, value: string) => {
  radio(`party[children][${i}][bus]`, value).focus();
  await press(' ');
};
const activate = async (words: string) => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.focus();
  await press(' ');
};

let page: Mounted;
beforeEach(async () => {
  page = await mountWizard(outing);
});

it('is shown as soon as it follows, and changes with what it follows from', async () => {
  expect([child('name').value, child('name').readOnly, labelOf('party[children][0][name]')]).toEqual([
    '',
    true,
    'On the Badge',
  ]);
  await type(child('first'), 'Ada{Tab}');
  expect(child('name').value).toBe('Ada');
  await type(child('last'), 'K{Tab}');
  expect(child('name').value).toBe('Ada K');
  await choose(0, 'both');
  expect(child('fare').value).toBe('7');
  await choose(0, 'none');
  expect(child('fare').value).toBe('0');
  await type(child('name'), 'x');
  expect(child('name').value).toBe('Ada K');
});

it.each([
  ['en', '1234567.25', '1,234,567.25'],
  ['ar', '١٢٣٤٥٦٧٫٢٥', '١٬٢٣٤٬٥٦٧٫٢٥'],
] as const)('a number is written as the language writes quantities (%s)', async (language, typed, written) => {
  page = await mountWizard(dropped[language].outing as Form, { step: 1 });
  await type(control('gift'), `${typed}{Tab}`);
  expect([errorAt('gift'), control('gift').value, control('total').value]).toEqual([undefined, '1234567.25', written]);
});

it('is compared once both are answered, and again whichever of them changes', async () => {
  const [from, to] = [control('party[from]'), control('party[to]')];
  await type(to, '2026-10-02{Tab}');
  expect(errorAt('party[to]')).toBeUndefined();
  await type(from, '2026-10-02{Tab}');
  expect([errorAt('party[to]'), control('party[nights]').value]).toEqual(['The last day is after the first', '0']);
  from.select();
  await press('2026-09-30{Tab}');
  expect([errorAt('party[to]'), control('party[nights]').value]).toEqual([undefined, '2']);
});

it('follows from other steps, is reviewed without a way to change it, and is sent', async () => {
  await type(child('first'), 'Ada{Tab}');
  await choose(0, 'both');
  await activate('Add a child');
  await type(child('first', 1), 'Ben{Tab}');
  await choose(1, 'there');
  onwards().focus();
  await press(' ');
  await expect.poll(() => control('total').value).toBe('11');
  expect([control('heads').value, describing(control('total'))]).toEqual(['2', ['Please bring it on the first day.']]);
  await type(control('gift'), '0.5{Tab}');
  expect(control('total').value).toBe('11.5');
  await activate('Review answers');
  const rows = () => [...document.querySelectorAll('.answers dl > div')].map(({ textContent }) => textContent);
  await expect
    .poll(() => rows().filter((row) => /To Be Paid|A Gift/.test(row)))
    .toEqual(['A Gift0.5Change A Gift', 'To Be Paid11.5']);
  expect(await page.submitted()).toEqual({
    party: {
      children: [
        { first: 'Ada', bus: 'both', name: 'Ada', fare: 7 },
        { first: 'Ben', bus: 'there', name: 'Ben', fare: 4 },
      ],
    },
    heads: 2,
    gift: 0.5,
    total: 11.5,
  });
});
