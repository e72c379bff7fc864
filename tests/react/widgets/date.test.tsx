import { beforeEach, describe, expect, it } from 'vitest';
import { admission, minimal } from '../../support/admission.ts';
import { control, describing, errorAt } from '../support/controls.ts';
import { answer, goOn, press, typeInto } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const form = admission.en;
const answers = minimal;
const date = 'learnerInfo[birthDate]';

/** What is said beside the field. */
const spoken = () => describing(control(date)).join();

const status = () => control(date).closest('.date')?.querySelector('[role=status]')?.textContent.replace(',', '');
/** Where the one element that is seen begins, and how high the question is. */
const visibleIn = (selector: string) => {
  const [only, ...others] = document.querySelectorAll(selector);
  return [only?.getBoundingClientRect().left, others.length, control(date).closest('.field')?.clientHeight];
};

describe('a date', () => {
  beforeEach((): Promise<Mounted> => mountWizard(form, { answers }));

  it.each([
    '30/4/2015',
    '30/04/2015',
    '30.4.2015',
    '30-4-2015',
    '30 4 2015',
    '30042015',
    '2015-04-30',
    '٣٠/٤/٢٠١٥',
    '۳۰۰۴۲۰۱۵',
  ])('typed as %s is the thirtieth of April', async (typed) => {
    await answer(date, typed);
    expect(control(date).value).toBe('30/04/2015');
    expect(spoken()).toBe('Thursday 30 April 2015');
    expect(errorAt(date)).toBeUndefined();
  });

  it('is shown in words while it is typed, and the typed text stays', async () => {
    control(date).select();
    await typeInto(date, '3/4/2015');
    expect(control(date).value).toBe('3/4/2015');
    await expect.poll(spoken).toBe('Friday 3 April 2015');
    await press('{Backspace}');
    await expect.poll(spoken).not.toBe('Friday 3 April 2015');
  });

  it.each(['31/2/2015', '29/2/2015', '32/1/2015', '1/13/2015', 'yesterday'])(
    '%s stays as typed, says that it is no day, and holds up Next',
    async (typed) => {
      await answer(date, typed);
      expect(control(date).value).toBe(typed);
      expect(errorAt(date)).toBe('Enter a day as day, month and year, for example 30/4/2015');
      await goOn();
      expect(control(date).value).toBe(typed);
    },
  );

  it.each([
    ['30/4/15', 'Write the year with four digits, for example 2015'],
    ['300415', 'Write the year with four digits, for example 2015'],
    [
      '1112015',
      'This can be read as two days. Write two digits for the day and two for the month, for example 05042015',
    ],
  ])('%s stays as typed, with an error that says what to type', async (typed, words) => {
    await answer(date, typed);
    expect([control(date).value, errorAt(date)]).toEqual([typed, words]);
  });

  it('has a hint that digits suffice, replaced by the parsed date as a status', async () => {
    await mountWizard(form);
    expect(describing(control(date))[0]).toBe('Digits are enough: 30042015');
    const place = () => visibleIn('.date:has([name="learnerInfo[birthDate]"]) .date-spoken');
    const before = place();
    await typeInto(date, '30042015');
    await expect
      .poll(() => [spoken(), status(), place()])
      .toEqual(['Thursday 30 April 2015', 'Thursday 30 April 2015', before]);
  });

  it('in the future is no valid birth date', async () => {
    await answer(date, '1/1/2999');
    expect(errorAt(date)).toBe('This date cannot be in the future');
  });

  it('respects leap years', async () => {
    await answer(date, '29/2/2016');
    expect(errorAt(date)).toBeUndefined();
  });

  it('is missing once it is deleted', async () => {
    await answer(date, '');
    expect(errorAt(date)).toBe('Birth Date is required');
  });

  it('has an input mode for digits, from left to right', () => {
    const { inputMode, dir, autocomplete } = control(date);
    expect([inputMode, dir, autocomplete]).toEqual(['numeric', 'ltr', 'section-child bday']);
  });
});
