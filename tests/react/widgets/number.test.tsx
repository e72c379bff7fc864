import { beforeEach, describe, expect, it } from 'vitest';
import { control, errorAt } from '../support/controls.ts';
import { answer, press } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const step = makeStep(
  'numbers',
  {
    age: { type: 'integer', title: 'Age' },
    share: { type: 'number', title: 'Share' },
    pets: { type: 'integer', title: 'Pets', minimum: 0 },
  },
  {
    faults: ({ age, pets }) => [
      ...(age === undefined || typeof age === 'number'
        ? []
        : [{ keyword: 'type', instancePath: '/age', params: { type: 'integer' } }]),
      ...(Number(pets) < 0 ? [{ keyword: 'minimum', instancePath: '/pets', params: { limit: 0 } }] : []),
    ],
  },
);

describe('a number', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(makeForm([step]));
  });

  it.each([
    ['25', 25],
    ['0', 0],
    [' 7 ', 7],
    ['٢٥', 25],
    ['۴۲', 42],
  ])('typed as "%s" is %d, at rest and when it is sent', async (typed, number) => {
    await answer('age', typed);
    expect(control('age').value).toBe(String(number));
    expect(await page.submitted()).toEqual({ age: number });
  });

  it('may have a fraction unless it is an integer', async () => {
    await answer('share', '0.5');
    expect(await page.submitted()).toEqual({ share: 0.5 });
  });

  it('leaves text that is no number, with an error', async () => {
    await answer('age', 'seven');
    expect(control('age').value).toBe('seven');
    expect(errorAt('age')).toBe('Enter a number');
    await answer('age', '7');
    expect(errorAt('age')).toBeUndefined();
  });

  it.each(['-', '−', '–', '‐'])('ignores a typed %s where the minimum is 0', async (minus) => {
    await answer('pets', `${minus}5`);
    expect(control('pets').value).toBe('5');
    expect(await page.submitted()).toEqual({ pets: 5 });
  });

  it('leaves a pasted minus, with an error', async () => {
    control('pets').focus();
    document.execCommand('insertText', false, '-5');
    await press('{Tab}');
    expect(control('pets').value).toBe('-5');
    expect(errorAt('pets')).toBe('Enter 0 or more');
  });

  it('may be negative without a minimum', async () => {
    await answer('share', '-3');
    expect(await page.submitted()).toEqual({ share: -3 });
  });

  it('is no answer once it is deleted', async () => {
    await answer('age', '7');
    await answer('age', '');
    expect(await page.submitted()).toEqual({});
  });

  it('has an input mode for digits', () => {
    expect([control('age').inputMode, control('share').inputMode]).toEqual(['numeric', 'decimal']);
  });
});
