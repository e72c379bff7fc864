// Questions that the ui file locks: their answers are shown and sent, and no press or key changes them.
import { expect, it } from 'vitest';
import type { Form, Schema, UiSchema } from '../../../engine/core/model/types.ts';
import { withFurtherParts } from '../../../engine/react/furtherParts.ts';
import { control, radio } from '../support/controls.ts';
import { typeInto } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { mountWizard } from '../support/mountWizard.tsx';

const fixed = { readOnly: true } as const;
const questions: Readonly<Record<string, Schema>> = {
  name: { type: 'string', title: 'Name', maxLength: 50, const: 'Ada', ...fixed },
  day: { type: 'string', format: 'date', title: 'Day', const: '2026-10-01', ...fixed },
  bus: { type: 'string', title: 'Bus', enum: ['yes', 'no'], const: 'yes', ...fixed },
  grade: { type: 'string', title: 'Grade', enum: [...'abcdefghi'], const: 'b', ...fixed },
  guests: { type: 'integer', title: 'Guests', minimum: 1, maximum: 9, const: 3, ...fixed },
  free: { type: 'string', title: 'Free', maxLength: 50 },
};
const answers = { name: 'Ada', day: '2026-10-01', bus: 'yes', grade: 'b', guests: 3 };

function locking(key: 'ui:disabled' | 'ui:readonly'): Form {
  const names = Object.keys(questions).filter((name) => name !== 'free');
  const ui: UiSchema = {
    ...Object.fromEntries(names.map((name) => [name, { [key]: true }])),
    guests: { [key]: true, 'ui:widget': 'range' },
  };
  return withFurtherParts(makeForm([makeStep('one', questions, { ui })]));
}

const isOperable = (element: HTMLElement) => !element.matches(':disabled') && !element.matches('[readonly]');

it.each(['ui:disabled', 'ui:readonly'] as const)(
  '%s: everything is shown and sent, nothing can be changed',
  async (key) => {
    const page = await mountWizard(locking(key));
    const controls = [
      control('name'),
      control('day'),
      radio('bus', 'yes'),
      radio('bus', 'no'),
      control('grade'),
      control('guests'),
    ];
    expect(controls.filter(isOperable)).toEqual([]);
    expect([control('name').value, control('day').value, radio('bus', 'yes').checked, control('grade').value]).toEqual([
      'Ada',
      '01/10/2026',
      true,
      'b',
    ]);
    radio('bus', 'no').click();
    await typeInto('free', 'x{Tab}');
    expect(await page.submitted()).toEqual({ ...answers, free: 'x' });
  },
);

it('a text that is read only can be focused, one that is disabled cannot', async () => {
  await mountWizard(locking('ui:readonly'));
  control('name').focus();
  expect(document.activeElement).toBe(control('name'));
  await mountWizard(locking('ui:disabled'));
  control('name').focus();
  expect(document.activeElement).not.toBe(control('name'));
});

it('a group that is disabled is so as a whole', async () => {
  const place: Schema = { type: 'object', title: 'Place', properties: { town: { ...questions.name, title: 'Town' } } };
  const form = makeForm([makeStep('one', { place }, { ui: { place: { 'ui:disabled': true } } })]);
  const page = await mountWizard(withFurtherParts(form));
  expect(isOperable(control('place[town]'))).toBe(false);
  expect(await page.submitted()).toEqual({ place: { town: 'Ada' } });
});
