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

  it('may have a fraction where it is no whole one', async () => {
    await answer('share', '0.5');
    expect(await page.submitted()).toEqual({ share: 0.5 });
  });

  it('that is none stays as typed and says so', async () => {
    await answer('age', 'seven');
    expect(control('age').value).toBe('seven');
    expect(errorAt('age')).toBe('Enter a number');
    await answer('age', '7');
    expect(errorAt('age')).toBeUndefined();
  });

  it.each(['-', '−', '–', '‐'])('a %s typed where zero or more is right does nothing', async (minus) => {
    await answer('pets', `${minus}5`);
    expect(control('pets').value).toBe('5');
    expect(await page.submitted()).toEqual({ pets: 5 });
  });

  it('is pasted with its minus, stays in sight, and its error names it', async () => {
    control('pets').focus();
    document.execCommand('insertText', false, '-5');
    await press('{Tab}');
    expect(control('pets').value).toBe('-5');
    expect(errorAt('pets')).toBe('Enter 0 or more');
  });

  it('may be below zero where nothing forbids it', async () => {
    await answer('share', '-3');
    expect(await page.submitted()).toEqual({ share: -3 });
  });

  it('that is taken away again is no answer', async () => {
    await answer('age', '7');
    await answer('age', '');
    expect(await page.submitted()).toEqual({});
  });

  it('brings up the keyboard for digits', () => {
    expect([control('age').inputMode, control('share').inputMode]).toEqual(['numeric', 'decimal']);
  });
});
