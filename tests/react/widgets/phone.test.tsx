import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { control, errorAt, labelOf } from '../controls.ts';
import { answer, press, typeInto } from '../keys.ts';
import { makeForm, makeStep } from '../makeForm.ts';
import { type Mounted, mountWizard } from '../mountWizard.tsx';

const step = makeStep(
  'phones',
  { phone: { type: 'string', format: 'phone', title: 'Telephone' } },
  { required: ['phone'] },
);

const country = () => document.querySelector('.phone-country') as HTMLSelectElement;
const countryName = () => country().selectedOptions[0]?.text;

describe('a phone number', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(makeForm([step]));
  });

  it('belongs to Lebanon by default, and nothing is filled in', async () => {
    expect([countryName(), control('phone').value]).toEqual(['Lebanon +961', '']);
    expect(await page.submitted()).toBeUndefined();
    expect(errorAt('phone')).toBe('This field is required');
  });

  it('is labelled, its country too, and brings up the keyboard for numbers', () => {
    const { type, inputMode, dir } = control('phone');
    expect([labelOf('phone'), country().ariaLabel]).toEqual(['Telephone', 'Telephone: country']);
    expect([type, inputMode, dir]).toEqual(['tel', 'tel', 'ltr']);
  });

  it.each([
    ['71123456', '+96171123456'],
    ['03 123 456', '+9613123456'],
    ['٧١١٢٣٤٥٦', '+96171123456'],
    ['+961 (71) 123-456', '+96171123456'],
    ['0096171123456', '+96171123456'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('typed as %s is %s', async (typed, stored) => {
    await answer('phone', typed);
    expect(await page.submitted()).toEqual({ phone: stored });
  });

  it('takes the calling code of the country that is picked', async () => {
    await typeInto('phone', '71123456');
    await userEvent.selectOptions(country(), 'fr');
    expect(control('phone').value).toBe('+33 71123456');
    expect(await page.submitted()).toEqual({ phone: '+3371123456' });
    await userEvent.selectOptions(country(), 'lb');
    expect(await page.submitted()).toEqual({ phone: '+96171123456' });
  });

  it('is picked a country for by keyboard', async () => {
    country().focus();
    await press('France');
    expect(countryName()).toBe('France +33');
    await press('{Tab}');
    expect(document.activeElement).toBe(control('phone'));
  });

  it('keeps apart countries that share a calling code', async () => {
    await userEvent.selectOptions(country(), 'ca');
    await typeInto('phone', '{End}6041234567');
    expect([country().value, control('phone').value]).toEqual(['ca', '+16041234567']);
  });

  it('lets go of its country at a leading plus, until the digits name one', async () => {
    await typeInto('phone', '+');
    expect(countryName()).toBe('Other country');
    await press('3');
    expect(countryName()).toBe('Other country');
    await press('3');
    expect(countryName()).toBe('France +33');
  });

  it('is missing while there is nothing but a calling code', async () => {
    await userEvent.selectOptions(country(), 'fr');
    expect(control('phone').value).toBe('+33');
    expect(await page.submitted()).toBeUndefined();
    expect(errorAt('phone')).toBe('This field is required');
  });

  it('takes no letters', async () => {
    await typeInto('phone', '71abc12x3456');
    expect(control('phone').value).toBe('71123456');
  });

  it('shows no error while its country is being picked', async () => {
    country().focus();
    await press('{Tab}');
    expect(errorAt('phone')).toBeUndefined();
    await press('{Tab}');
    expect(errorAt('phone')).toBe('This field is required');
  });
});

it('a phone number that was stored comes back with its country', async () => {
  await mountWizard(makeForm([step]), { answers: { phone: '+33612345678' } });
  expect([countryName(), control('phone').value]).toEqual(['France +33', '+33612345678']);
});

it('a form may belong to no country', async () => {
  const { phoneCountry: _, ...form } = makeForm([step]);
  await mountWizard(form);
  expect(countryName()).toBe('Other country');
});

it('nothing is loaded for the countries', async () => {
  performance.clearResourceTimings();
  await mountWizard(makeForm([step]));
  await userEvent.selectOptions(country(), 'jp');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.filter((url) => new URL(url).origin !== window.location.origin)).toEqual([]);
  expect(document.querySelectorAll('.wizard img')).toHaveLength(0);
});
