// A step of 1,000 questions, a list of 500 entries: the browser lays out and paints only what is near the viewport, and nothing that a
// visitor does tells it from a form that is drawn as a whole.
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import type { Schema } from '../../engine/core/model/types.ts';
import { when } from '../core/support/schemas.ts';
import { control, summary } from './support/controls.ts';
import { answer, goOn, press, typeInto } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const names = Array.from({ length: 1000 }, (_, i) => `question${i + 1}`);
const title = (name: string): Schema => ({ type: 'string', title: `What is ${name}?` });
const questions = Object.fromEntries(names.map((name) => [name, title(name)]));
const form = makeForm([
  makeStep('long', questions, { required: ['question900'] }),
  makeStep('last', { q: title('q') }),
]);

const entries: Schema = {
  type: 'array',
  title: 'People',
  items: { type: 'object', properties: { first: title('first'), second: title('second') } },
};
const listed = makeForm([makeStep('list', { entries })]);
const people = Array.from({ length: 500 }, (_, i) => ({ first: `Person ${i + 1}` }));

/** At most so many of the controls are laid out on a page of the tests' height: what fills it, and as much above and below. */
const MOST = 100;

const controls = () => [...document.querySelectorAll<HTMLInputElement>('.wizard-questions .field input')];
const isLaidOut = (one: Element) => one.checkVisibility({ contentVisibilityAuto: true });
const laidOut = () => controls().filter(isLaidOut).length;
const isInSight = (one: Element) => {
  const { top, bottom } = one.getBoundingClientRect();
  return isLaidOut(one) && top >= 0 && bottom <= window.innerHeight;
};
/** The browser decides what is near the viewport when it draws a frame. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

const long = { name: 'a step of 1,000 questions', show: () => mountWizard(form), last: 'question1000' };
const list = {
  name: 'a list of 500 entries',
  show: () => mountWizard(listed, { answers: { entries: people } }),
  last: 'entries[499][second]',
};

describe.each([long, list])('of $name', ({ show, last }) => {
  it('only what is near the viewport is laid out, also after scrolling', async () => {
    await show();
    await frames();
    expect(controls()).toHaveLength(1000);
    expect(laidOut()).toBeLessThanOrEqual(MOST);
    expect(isLaidOut(control(last))).toBe(false);
    control(last).scrollIntoView();
    await expect.poll(() => isInSight(control(last))).toBe(true);
    expect(laidOut()).toBeLessThanOrEqual(MOST);
  });

  it('Tab goes from each question to the next', async () => {
    await show();
    const from = 20;
    controls()[from]?.focus();
    for (let i = from + 1; i < from + 10; i++) {
      await press('{Tab}');
      while (document.activeElement?.matches('button')) await press('{Tab}');
      expect(document.activeElement).toBe(controls()[i]);
      expect(isLaidOut(document.activeElement as Element)).toBe(true);
    }
  });

  it('all of it is laid out in print', async () => {
    await show();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      await frames();
      expect(laidOut()).toBe(1000);
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  });
});

it('a question that becomes visible leaves the controls of all others as they are', async () => {
  const [first = '', hidden = '', ...others] = names;
  const { [hidden]: asked = {}, ...shown } = questions;
  const step = makeStep('long', shown, { ui: { 'ui:sections': [{ fields: [first, hidden, ...others] }] } });
  const schema = { ...step.schema, ...when(first, 'yes', { properties: { [hidden]: asked } }) };
  await mountWizard(makeForm([{ ...step, schema }]));
  const before = controls();
  await answer(first, 'yes');
  await expect.poll(() => controls().length).toBe(1000);
  expect(controls().filter((one) => !before.includes(one))).toEqual([control(hidden)]);
});

describe('a question that is not laid out', () => {
  it('is reached from the error summary', async () => {
    await mountWizard(form);
    await goOn();
    summary()?.querySelector('a')?.click();
    expect(document.activeElement).toBe(control('question900'));
    await expect.poll(() => isInSight(control('question900'))).toBe(true);
  });

  it('keeps what is typed into it', async () => {
    await mountWizard(form);
    await answer('question900', 'here');
    await typeInto('question500', 'there');
    await goOn();
    await press('{Enter}');
    (document.querySelector('.wizard-actions button') as HTMLElement).click();
    await expect.poll(() => [control('question900').value, control('question500').value]).toEqual(['here', 'there']);
  });
});
