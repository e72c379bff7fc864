// The page after sending, on the screen and on paper.
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import type { Schema } from '../../engine/core/model/types.ts';
import { goOn } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

const receipt = { reference: 'K7QM-4XRT-7', receivedAt: '2026-01-01T00:00:00Z' };
const submit = async () => ({ kind: 'received', receipt }) as const;
const text: Schema = { type: 'string', title: 'Line' };

async function send(line: string) {
  const again = { label: 'Once more', text: 'You can keep the answers.', keep: ['line'] };
  await mountWizard(makeForm([makeStep('one', { line: text })], { again }), { answers: { line }, submit });
  await goOn();
  await expect.poll(() => document.querySelector('.confirmation')).not.toBeNull();
}

it('offers on the screen to begin again, and on paper says nothing of it', async () => {
  await send('A');
  const isShown = () =>
    [...document.querySelectorAll('p')].some((one) => /keep the/.test(one.innerText) && one.checkVisibility());
  expect(isShown()).toBe(true);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(isShown()).toBe(false);
});

it.each(['ريما الحدّاد, +9613123456', 'Rima الحدّاد, +9613123456', '+9613123456 ريما'])(
  'has the plus of a telephone number in front of its digits: %s',
  async (line) => {
    await send(line);
    const { firstChild } = document.querySelector('.copy bdi') ?? {};
    const at = (sign: string) => {
      const range = document.createRange();
      const index = firstChild?.textContent?.indexOf(sign) ?? -1;
      range.setStart(firstChild as Node, index);
      range.setEnd(firstChild as Node, index + 1);
      return range.getBoundingClientRect().left;
    };
    expect(at('+')).toBeLessThan(at('9'));
    expect(at('9')).toBeLessThan(at('6'));
  },
);
