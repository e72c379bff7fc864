// Forms of other makers' shapes as a visitor meets them: boxes to tick, several options, given answers, numbers with steps,
// groups in groups and lists in lists.
import { dropped } from 'virtual:fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import { control, errorAt, isAsked, radio, shownErrors } from '../support/controls.ts';
import { press } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const { household, order } = dropped.en as Record<'household' | 'order', Form>;

const type = async (name: string, text: string) => {
  control(name).focus();
  await press(text);
};
const button = (words: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  if (!found) throw new Error(`There is no button ${words}.`);
  return found;
};

describe('an order', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(order);
  });
  const box = (name: string, value = 'true') => radio(name, value);

  it('shows what is given, and lets nobody change it', async () => {
    expect([control('terms').value, control('terms').readOnly]).toEqual(['Edition of 2026', true]);
    await type('terms', 'x');
    expect(control('terms').value).toBe('Edition of 2026');
  });

  it('has boxes to tick, labelled, alone and in a group', () => {
    expect([box('agree').type, box('agree').labels?.[0]?.textContent]).toEqual(['checkbox', 'I agree to the terms']);
    expect(box('gift').labels?.[0]?.textContent).toBe('It is a gift (optional)');
    const olives = box('toppings', 'olive');
    expect([olives.type, olives.labels?.[0]?.textContent]).toEqual(['checkbox', 'Olives']);
    expect(olives.closest('fieldset')?.querySelector('legend')?.textContent).toBe('Toppings');
    expect(radio('size', '2').labels?.[0]?.textContent).toBe('Large');
    expect(control('notes').localName).toBe('textarea');
  });

  it('is answered by keyboard and sent as it was meant', async () => {
    radio('size', '1').focus();
    await press('{ArrowDown}');
    box('toppings', 'thyme').focus();
    await press(' ');
    box('toppings', 'olive').focus();
    await press(' ');
    await type('weight', '0.7');
    await type('mail', 'a@b.co');
    await type('day', '2026-01-02');
    box('agree').focus();
    await press(' ');
    expect(await page.submitted()).toEqual({
      terms: 'Edition of 2026',
      size: 2,
      toppings: ['olive', 'thyme'],
      weight: 0.7,
      mail: 'a@b.co',
      day: '2026-01-02',
      agree: true,
    });
  });

  it('says what is missing and what is wrong, where it is', async () => {
    await type('weight', '0.75');
    await page.submitted();
    expect(shownErrors()).toEqual({
      size: 'Size is required',
      toppings: 'Choose at least one topping',
      weight: 'Enter a multiple of 0.1',
      mail: 'E-Mail is required',
      day: 'Day is required',
      agree: 'Please agree to the terms',
    });
    box('toppings', 'olive').click();
    box('toppings', 'caper').click();
    box('toppings', 'thyme').click();
    expect(errorAt('toppings')).toBe('Give at most 2');
    box('toppings', 'caper').click();
    expect(errorAt('toppings')).toBeUndefined();
  });

  it('a box that is ticked brings up its question, and takes it away again', () => {
    box('gift').click();
    expect(isAsked('card')).toBe(true);
    box('gift').click();
    expect(isAsked('card')).toBe(false);
  });
});

describe('an order and a household together', () => {
  const both = { ...order, steps: [...order.steps, ...household.steps] };
  const answers = { size: 2, toppings: ['olive', 'thyme'], agree: true };
  beforeEach((): Promise<Mounted> => mountWizard(both, { answers, step: 1 }));

  it('are reviewed in the words of their options', async () => {
    button('Review answers').click();
    await expect.poll(() => document.querySelector('.answers')?.textContent).toContain('ToppingsOlives, Wild thyme');
    expect(document.querySelector('.answers')?.textContent).toMatch(
      /TermsEdition of 2026.*SizeLarge.*giftNot answered.*I agree to the termsYes/,
    );
  });

  it('are printed blank, with boxes for options and what is given', async () => {
    button('Blank form to print').click();
    await expect.poll(() => document.querySelectorAll('.blank-field').length).toBeGreaterThan(10);
    const fields = [...document.querySelectorAll('.blank-field')].map(({ textContent }) =>
      textContent?.replaceAll(/\s+/g, ' '),
    );
    expect(fields).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Terms ?Edition of 2026/),
        expect.stringMatching(/^Toppings ?OlivesCapersWild thyme$/),
        expect.stringMatching(/^I agree to the terms ?Yes$/),
        expect.stringMatching(/^Words on the Card ?\(only if “It is a gift” is answered\)$/),
      ]),
    );
  });
});

describe('a household', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(household);
  });

  it('has groups under their titles, and lists in lists that grow', async () => {
    const titles = [...document.querySelectorAll('h3.section-title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Home', 'Town', 'Head of the Household', 'Rooms', 'Beds (optional)']);
    await type('household[home][street]', 'Cedar Street');
    await type('household[home][town][name]', 'Beirut');
    await type('household[head][name]', 'Rima');
    radio('household[rooms][0][use]', 'sleeping').click();
    button('Add a bed').click();
    await expect.poll(() => isAsked('household[rooms][0][beds][0][width]')).toBe(true);
    await type('household[rooms][0][beds][0][width]', '90');
    button('Add a sleeper').click();
    await expect.poll(() => isAsked('household[rooms][0][beds][0][sleepers][0][name]')).toBe(true);
    await type('household[rooms][0][beds][0][sleepers][0][name]', 'Nour');
    expect(await page.submitted()).toEqual({
      household: {
        home: { street: 'Cedar Street', town: { name: 'Beirut' } },
        head: { name: 'Rima' },
        rooms: [{ use: 'sleeping', beds: [{ width: 90, sleepers: [{ name: 'Nour' }] }] }],
      },
    });
  });

  it('says what is wrong at the depth where it stands', async () => {
    button('Add a bed').click();
    await expect.poll(() => isAsked('household[rooms][0][beds][0][width]')).toBe(true);
    await type('household[rooms][0][beds][0][width]', '95');
    await type('household[home][town][code]', 'x');
    await page.submitted();
    expect(errorAt('household[rooms][0][beds][0][width]')).toBe('Enter a multiple of 10');
    expect(errorAt('household[home][town][code]')).toBe('Postal Code has four digits');
    expect(errorAt('household[home][town][name]')).toBe('Name of the Town is required');
  });
});
