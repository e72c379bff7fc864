// Steps, and questions of a step, that answers of earlier steps decide on, as a visitor meets them: going on and back, counting, reviewing,
// printing, and what becomes of answers that no longer apply.
import { dropped } from 'virtual:fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { control, errorAt, isAsked, labelOf, radio, shownErrors } from '../support/controls.ts';
import { press } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const removal = dropped.en.removal as Form;

const near: Answers = { who: { name: 'Rima', to: 'near', pets: 'no' }, weight: 20 };
const abroad: Answers = {
  who: { name: 'Rima', to: 'abroad', pets: 'yes' },
  animals: { kinds: 'Two cats', passport: 'LB 12' },
  weight: 20,
  rooms: [{ room: 'Hall', boxes: 2 }],
  border: { list: 'A piano' },
};

const title = () => document.querySelector('.wizard-step-title')?.textContent;
const position = () => document.querySelector('.wizard-position')?.textContent;
const steps = () => [...document.querySelectorAll('.wizard-progress-label')].map(({ textContent }) => textContent);
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const activate = async (words: string) => {
  button(words)?.focus();
  await press(' ');
};
const type = async (name: string, text: string) => {
  control(name).focus();
  await press(`${text}{Tab}`);
};
const choose = (name: string, option: string) => radio(name, option).click();

describe('a move', () => {
  let page: Mounted;

  it('leaves out the steps that are not asked, and counts the others', async () => {
    page = await mountWizard(removal, { answers: near });
    expect([steps(), position()]).toEqual([['Who Moves', 'Your Things'], expect.stringContaining('1 of 2')]);
    await activate('Next');
    expect([title(), position()]).toEqual(['Your Things', expect.stringContaining('2 of 2')]);
    expect([button('Next'), button('Submit')?.textContent]).toEqual([undefined, 'Submit']);
    await activate('Previous');
    expect(title()).toBe('Who Moves');
    await activate('Next');
    expect(await page.submitted()).toEqual(near);
  });

  it('asks a step as soon as an answer wants it, and no longer once it does not', async () => {
    page = await mountWizard(removal, { answers: near });
    choose('who[pets]', 'yes');
    await expect.poll(steps).toEqual(['Who Moves', 'Your Animals', 'Your Things']);
    await activate('Next');
    expect([title(), isAsked('animals[kinds]'), isAsked('animals[passport]')]).toEqual(['Your Animals', true, false]);
    await activate('Next');
    expect(shownErrors()).toEqual({ 'animals[kinds]': 'Which animals? Please tell us' });
    await activate('Previous');
    choose('who[pets]', 'no');
    await expect.poll(steps).toEqual(['Who Moves', 'Your Things']);
    await activate('Next');
    expect(title()).toBe('Your Things');
  });

  it('an answer of its own decides on the step after it', async () => {
    page = await mountWizard(removal, { answers: near, step: 2 });
    expect(button('Submit')).toBeDefined();
    control('weight').select();
    await type('weight', '2000');
    await expect.poll(() => button('Submit')).toBeUndefined();
    await activate('Next');
    expect(title()).toBe('At the Border');
    await type('border[list]', 'A piano');
    expect(await page.submitted()).toEqual({ ...near, weight: 2000, border: { list: 'A piano' } });
  });

  it('asks questions of a step, also in the entries of its list, by an answer of an earlier one', async () => {
    page = await mountWizard(removal, { answers: abroad, step: 1 });
    expect(labelOf('animals[passport]')).toBe("Number of the Animal's Passport");
    control('animals[passport]').select();
    await type('animals[passport]', '{Delete}');
    expect(errorAt('animals[passport]')).toBe("Number of the Animal's Passport is required");
    await type('animals[passport]', 'LB 13');
    await activate('Next');
    expect([isAsked('rooms[0][room]'), isAsked('rooms[0][boxes]')]).toEqual([true, true]);
  });

  it('says what no longer applies, in whatever step, and brings it back', async () => {
    page = await mountWizard(removal, { answers: abroad });
    choose('who[to]', 'near');
    const notice = () => document.querySelector('[role=status] .notice')?.textContent ?? '';
    await expect.poll(notice).toContain("Number of the Animal's Passport");
    expect(notice()).toContain('What is of value?');
    expect(steps()).toEqual(['Who Moves', 'Your Animals', 'Your Things']);
    await activate('Undo');
    await expect.poll(steps).toHaveLength(4);
    for (let i = 0; i < 3; i++) await activate('Next');
    expect(await page.submitted()).toEqual(abroad);
  });

  it('is reviewed with the steps that are asked', async () => {
    page = await mountWizard(removal, { answers: near, step: 2 });
    await activate('Review answers');
    const heads = () =>
      [...document.querySelectorAll('.answers h2, .answers h3')].map(({ textContent }) => textContent);
    await expect.poll(heads).toEqual(['Who Moves', 'Your Things']);
  });
});

describe('on paper', () => {
  beforeEach(async () => {
    await mountWizard(removal);
    button('Blank form to print')?.click();
  });

  it('each step and question says when it is asked', async () => {
    await expect.poll(() => document.querySelector('.blank-form')).not.toBeNull();
    const text = document.querySelector('.blank-form')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain('Your Animals(only if “Do animals move with you?” is Yes)');
    expect(text).toContain('At the Border(only if it applies)');
    expect(text).toMatch(/Number of the Animal's Passport *\(only if “Where do you move\?” is To another country\)/);
  });
});
