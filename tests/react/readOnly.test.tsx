// An answer that nobody types does not look like a box to type in.
import { expect, it } from 'vitest';
import type { Schema } from '../../engine/core/model/types.ts';
import { withFurtherParts } from '../../engine/react/furtherParts.ts';
import { control } from './support/controls.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const price: Schema = { type: 'number', title: 'Price' };
const questions: Readonly<Record<string, Schema>> = {
  typed: price,
  computed: { ...price, readOnly: true },
  locked: { ...price, default: 2 },
  copied: { type: 'string', title: 'Code', default: 'A-2' },
};
const ui = { locked: { 'ui:disabled': true }, copied: { 'ui:readonly': true } };

it.each(['computed', 'locked', 'copied'])('%s', async (name) => {
  await mountWizard(withFurtherParts(makeForm([makeStep('prices', questions, { ui })])));
  const [typed, other] = ['typed', name].map((one) => {
    const { borderStyle, backgroundColor } = getComputedStyle(control(one));
    return { borderStyle, backgroundColor };
  });
  expect(other).toEqual({ borderStyle: 'dashed', backgroundColor: 'rgba(0, 0, 0, 0)' });
  expect(typed).not.toEqual(other);
});
