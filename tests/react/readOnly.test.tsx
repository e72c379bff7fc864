// An answer that nobody types: it does not look like a box to type in, is shown whole, and is not called optional.
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../engine/core/model/types.ts';
import { withFurtherParts } from '../../engine/react/furtherParts.ts';
import { control } from './support/controls.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const LONG = 'Sail, Dr. Rima Haddad of the very long name, and the whole of the address, '.repeat(3).trim();
const price: Schema = { type: 'number', title: 'Price' };
const text: Schema = { type: 'string', title: 'Code' };
const questions: Readonly<Record<string, Schema>> = {
  typed: price,
  computed: { ...price, readOnly: true },
  locked: { ...price, default: 2 },
  copied: { ...text, default: 'A-2' },
  typedText: text,
  joined: { ...text, readOnly: true, compute: () => LONG },
  lockedText: { ...text, default: LONG },
  copiedText: { ...text, default: LONG },
  chosen: { ...text, enum: ['a', 'b'], default: 'a' },
  ticked: { type: 'boolean', title: 'Ticked' },
  day: { ...text, format: 'date' },
};
const ui = {
  locked: { 'ui:disabled': true },
  copied: { 'ui:readonly': true },
  lockedText: { 'ui:disabled': true },
  copiedText: { 'ui:readonly': true },
  chosen: { 'ui:disabled': true },
  ticked: { 'ui:readonly': true },
  day: { 'ui:disabled': true },
};
const form = withFurtherParts(makeForm([makeStep('prices', questions, { ui })]));

it.each(['computed', 'locked', 'copied', 'joined', 'lockedText', 'copiedText'])(
  '%s does not look like a box to type in',
  async (name) => {
    await mountWizard(form);
    const [typed, other] = ['typed', name].map((one) => {
      const { borderStyle, backgroundColor } = getComputedStyle(control(one));
      return { borderStyle, backgroundColor };
    });
    expect(other).toEqual({ borderStyle: 'dashed', backgroundColor: 'rgba(0, 0, 0, 0)' });
    expect(typed).not.toEqual(other);
  },
);

it.each(Object.keys(ui))('%s is not called optional', async (name) => {
  await mountWizard(form);
  const optional = (one: string) => control(one).closest('.field')?.querySelectorAll('.field-optional').length;
  expect([optional('typed'), optional(name)]).toEqual([1, 0]);
});

describe.each(['joined', 'lockedText', 'copiedText'])('the text %s', (name) => {
  it('is shown whole', async () => {
    await mountWizard(form, { answers: { lockedText: LONG, copiedText: LONG, joined: LONG } });
    const box = control(name);
    expect(box.value).toBe(LONG);
    expect([box.scrollWidth <= box.clientWidth, box.scrollHeight <= box.clientHeight]).toEqual([true, true]);
  });
});
