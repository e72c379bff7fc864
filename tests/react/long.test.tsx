// Of a step of 1,000 questions and a list of 500 entries a page draws at first only what is near the viewport. Scrolling, Tab, links to
// errors, Add and printing draw the rest.
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import type { Schema } from '../../engine/core/model/types.ts';
import { withFurtherParts } from '../../engine/react/furtherParts.ts';
import { when } from '../core/support/schemas.ts';
import { control, summary } from './support/controls.ts';
import { answer, goOn, press } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const names = Array.from({ length: 1000 }, (_, i) => `question${i + 1}`);
const title = (name: string): Schema => ({ type: 'string', title: `What is ${name}?` });
const questions = Object.fromEntries(names.map((name) => [name, title(name)]));
const form = withFurtherParts(
  makeForm([makeStep('long', questions, { required: ['question900'] }), makeStep('last', { q: title('q') })]),
);

const entries: Schema = {
  type: 'array',
  title: 'People',
  items: { type: 'object', properties: { first: title('first'), second: title('second') } },
};
const listed = withFurtherParts(makeForm([makeStep('list', { entries })]));
const receipt = { reference: 'K7QM-4XRT-7', receivedAt: '2026-01-01T00:00:00Z' };
const received = async () => ({ kind: 'received', receipt }) as const;
const people = Array.from({ length: 500 }, (_, i) => ({ first: `Person ${i + 1}` }));

/** The most controls that may be drawn at first, drawn by one scroll, and laid out at any time, with the height that the tests' page has. */
const MOST = 100;

const controls = () => [...document.querySelectorAll<HTMLInputElement>('.wizard-questions .field input')];
const isLaidOut = (one: Element) => one.checkVisibility({ contentVisibilityAuto: true });
const laidOut = () => controls().filter(isLaidOut).length;
const isInSight = (one: Element) => {
  const { top, bottom } = one.getBoundingClientRect();
  return isLaidOut(one) && top >= 0 && bottom <= window.innerHeight;
};
const isDrawn = (name: string) => document.getElementsByName(name).length > 0;
/** The browser decides what is near the viewport when it draws a frame. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

const long = {
  name: 'a step of 1,000 questions',
  show: () => mountWizard(form),
  middle: 'question500',
  place: () => [...document.querySelectorAll('.later p')].find((one) => one.textContent === 'What is question500?'),
};
const list = {
  name: 'a list of 500 entries',
  show: () => mountWizard(listed, { answers: { entries: people } }),
  middle: 'entries[249][second]',
  place: () => document.querySelectorAll('.entry')[249],
};

describe.each([long, list])('of $name', ({ show, middle, place }) => {
  it('only what is near the viewport is drawn; what is scrolled to is drawn then', async () => {
    await show();
    await frames();
    const atFirst = controls().length;
    expect(atFirst).toBeLessThanOrEqual(MOST);
    expect(isDrawn(middle)).toBe(false);
    place()?.scrollIntoView();
    await expect.poll(() => isDrawn(middle) && isInSight(control(middle))).toBe(true);
    expect(controls().length - atFirst).toBeLessThanOrEqual(MOST);
    await frames();
    expect(laidOut()).toBeLessThanOrEqual(MOST);
  });

  it('nothing is drawn while a pointer is down: what is being pressed would move', async () => {
    await show();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', buttons: 1 }));
    place()?.scrollIntoView();
    for (let i = 0; i < 5; i++) await frames();
    expect(isDrawn(middle)).toBe(false);
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }));
    await expect.poll(() => isDrawn(middle) && isInSight(control(middle))).toBe(true);
  });

  it('Tab goes from each question to the next, drawn or not', async () => {
    await show();
    controls()[20]?.focus();
    const names: string[] = [];
    for (let i = 0; i < 60; i++) {
      await press('{Tab}');
      while (document.activeElement?.matches('button')) await press('{Tab}');
      expect(isLaidOut(document.activeElement as Element)).toBe(true);
      names.push((document.activeElement as HTMLInputElement).name);
    }
    expect(names).toEqual(
      controls()
        .slice(21, 81)
        .map(({ name }) => name),
    );
  });

  it('all of it is drawn and laid out in print', async () => {
    await show();
    window.dispatchEvent(new Event('beforeprint'));
    expect(controls()).toHaveLength(1000);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      await frames();
      expect(laidOut()).toBe(1000);
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  });
});

it('an entry that is added is drawn at once, and gets the focus', async () => {
  await mountWizard(listed, { answers: { entries: people.slice(0, 400) } });
  document.getElementById('entries')?.click();
  await expect.poll(() => (document.activeElement as HTMLInputElement).name).toBe('entries[400][first]');
});

it('the titles of what is not drawn stand there', async () => {
  await mountWizard(form);
  await frames();
  const titles = document.querySelector('.wizard-questions')?.textContent ?? '';
  expect(names.filter((name) => !titles.includes(`What is ${name}?`))).toEqual([]);
});

it('a question that becomes visible leaves the controls of all others as they are', async () => {
  const [first = '', hidden = '', ...others] = names;
  const { [hidden]: asked = {}, ...shown } = questions;
  const step = makeStep('long', shown, { ui: { 'ui:sections': [{ fields: [first, hidden, ...others] }] } });
  const schema = { ...step.schema, ...when(first, 'yes', { properties: { [hidden]: asked } }) };
  await mountWizard(withFurtherParts(makeForm([{ ...step, schema }])));
  window.dispatchEvent(new Event('beforeprint'));
  const before = controls();
  await answer(first, 'yes');
  await expect.poll(() => controls().length).toBe(1000);
  expect(controls().filter((one) => !before.includes(one))).toEqual([control(hidden)]);
});

describe('a question that is not drawn', () => {
  it('is reached from the error summary', async () => {
    await mountWizard(form);
    await goOn();
    summary()?.querySelector('a')?.click();
    expect(document.activeElement).toBe(control('question900'));
    await expect.poll(() => isInSight(control('question900'))).toBe(true);
  });

  it('has the answer that it was given', async () => {
    const answers = { question900: 'here', question500: 'there' };
    const { submitted } = await mountWizard(form, { answers, submit: received });
    await goOn();
    expect(await submitted()).toMatchObject(answers);
  });
});
