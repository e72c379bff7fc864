// Enter, by control: in a one-line text box it does what Next does, and only leads to Submit; nothing else is sent or left by it.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../engine/core/model/types.ts';
import { control, onwards, radio, summaryHeading } from './support/controls.ts';
import { press, typeInto } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { type Mounted, mountWizard } from './support/mountWizard.tsx';

const questions: Readonly<Record<string, Schema>> = {
  name: { type: 'string', title: 'Name', maxLength: 50 },
  email: { type: 'string', title: 'Mail', format: 'email', maxLength: 50 },
  age: { type: 'integer', title: 'Age' },
  day: { type: 'string', title: 'Day', format: 'date' },
  phone: { type: 'string', title: 'Phone', format: 'phone' },
  text: { type: 'string', title: 'Text', maxLength: 500 },
  one: { type: 'string', title: 'One', enum: ['a', 'b'] },
  ticked: { type: 'boolean', title: 'Ticked' },
  some: { type: 'string', title: 'Some', enum: [...'abcdefghij'] },
  many: { type: 'string', title: 'Many', enum: [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(3)) },
};
const particulars = { ui: { text: { 'ui:widget': 'textarea' } } };
const steps = [
  makeStep('first', questions, particulars),
  makeStep('last', questions, { ...particulars, required: ['name'] }),
];
const form = makeForm(steps);
const ONE_LINE = ['name', 'email', 'age', 'day', 'phone'];
const OTHERS = ['text', 'one', 'ticked', 'some', 'many'];

const heading = () => document.querySelector('.wizard-step-title')?.textContent;
/** Lets the page draw what a key leads to. */
const drawn = () => new Promise(requestAnimationFrame);

it.each(ONE_LINE)('in the text box %s acts as Next, with the typed text', async (name) => {
  await mountWizard(form);
  await typeInto(name, '12{Enter}');
  await drawn();
  expect([heading(), document.activeElement]).toEqual(['last', document.querySelector('h1')]);
  expect(control(name).value).toContain('12');
});

it('acts as Next where an answer is missing: stays and shows the errors', async () => {
  await mountWizard(makeForm([makeStep('first', questions, { required: ['name'] }), ...steps.slice(1)]));
  await typeInto('email', '{Enter}');
  await drawn();
  expect([heading(), document.activeElement]).toEqual(['first', summaryHeading()]);
});

describe('on the last step', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(form, { answers: { name: 'Maya' }, step: 1 });
  });

  it.each(ONE_LINE)('in the text box %s focuses Submit, and submits from there', async (name) => {
    await typeInto(name, '12{Enter}');
    await drawn();
    expect([page.sent, document.activeElement]).toEqual([[], onwards()]);
    await press('{Enter}');
    await expect.poll(() => page.sent.length).toBe(1);
  });

  it('held down only focuses Submit', async () => {
    await typeInto('name', '{Enter>5}');
    expect(document.activeElement).toBe(control('name'));
    await press('{/Enter}');
    await drawn();
    expect([page.sent, document.activeElement]).toEqual([[], onwards()]);
  });

  it.each(OTHERS)('at %s does not submit and moves no focus', async (name) => {
    const element = name === 'one' ? radio(name, 'a') : control(name);
    element.focus();
    await press('{Enter}');
    await drawn();
    expect([page.sent, document.activeElement]).toEqual([[], element]);
  });

  it('in a combobox only chooses the active option', async () => {
    await typeInto('many', 'ccc{Enter}{Enter}');
    await drawn();
    expect([control('many').value, page.sent, document.activeElement]).toEqual(['ccc', [], control('many')]);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('that ends a composition (%o) does nothing else', async (how) => {
    const box = control('name');
    box.focus();
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how }));
    box.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
    await drawn();
    expect(document.activeElement).toBe(box);
  });
});

describe('enterkeyhint', () => {
  const hints = (names: readonly string[]) => new Set(names.map((name) => control(name).enterKeyHint));

  it('is next, and done before Submit', async () => {
    await mountWizard(form);
    expect(hints(ONE_LINE)).toEqual(new Set(['next']));
    await mountWizard(form, { step: 1 });
    expect(hints(ONE_LINE)).toEqual(new Set(['done']));
  });

  it('is absent where Enter adds a line or chooses an option', async () => {
    await mountWizard(form);
    expect(hints(['text', 'many'])).toEqual(new Set(['']));
  });
});
