import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FORMATS } from '../../../engine/compile/schema/formats.ts';
import { engineTexts } from '../../../engine/languages/index.ts';
import { control, errorAt, labelOf } from '../support/controls.ts';
import { answer, press, typeInto } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const step = makeStep(
  'phones',
  { phone: { type: 'string', format: 'phone', title: 'Telephone' } },
  {
    required: ['phone'],
    faults: ({ phone }) =>
      phone === undefined || FORMATS.phone?.test(String(phone))
        ? []
        : [{ keyword: 'format', instancePath: '/phone', params: { format: 'phone' } }],
  },
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

  it.each([
    ['+33612345678', 'fr', '+33612345678'],
    ['0033612345678', 'fr', '+33612345678'],
    ['0612345678', 'fr', '+33612345678'],
    ['612345678', 'fr', '+33612345678'],
    ['33612345678', 'fr', '+33612345678'],
    ['{Home}+33612345678', 'fr', '+33612345678'],
    ['{ArrowLeft}+33612345678', 'fr', '+33612345678'],
    ['{Home}{ArrowRight}0612345678', 'fr', '+33612345678'],
    ['{Home}0612345678', 'fr', '+33612345678'],
    ['+961 3 123 456', 'lb', '+9613123456'],
    ['00961 03 123 456', 'lb', '+9613123456'],
    ['٠٠٩٦١ ٧١ ١٢٣ ٤٥٦', 'lb', '+96171123456'],
  ])('is right after France was picked for an empty box and %s is typed', async (keys, iso, kept) => {
    await userEvent.selectOptions(country(), 'fr');
    await typeInto('phone', `{End}${keys}`);
    expect(country().value).toBe(iso);
    expect(await page.submitted()).toEqual({ phone: kept });
  });

  it.each([
    ['+961 3 123 456', 'lb', '+9613123456'],
    ['961 3 123 456', 'lb', '+9613123456'],
    ['+961(0)3123456', 'lb', '+9613123456'],
    ['+7 911 123 45 67', 'ru', '+79111234567'],
    ['+7 701 123 45 67', 'kz', '+77011234567'],
    ['+1 604 555 0123', 'ca', '+16045550123'],
    ['+1 212 555 0123', 'us', '+12125550123'],
    ['+390612345678', 'it', '+390612345678'],
    ['00357 22 123456', 'cy', '+35722123456'],
  ])('typed as %s belongs to the country %s', async (keys, iso, kept) => {
    await typeInto('phone', keys);
    expect(country().value).toBe(iso);
    expect(await page.submitted()).toEqual({ phone: kept });
  });

  it.each([
    ['\u202a+961 71\u00a0123\u00a0456\u202c', 0],
    ['tel:+961-71-123-456', 0],
    ['+961 71 123 456', 1],
    ['0096171123456', 2],
    ['٠٧١/١٢٣٤٥٦', 4],
  ])('%j pasted into the code that Lebanon filled in, at %i', async (pasted, cursor) => {
    await userEvent.selectOptions(country(), 'lb');
    control('phone').focus();
    control('phone').setSelectionRange(cursor, cursor);
    document.execCommand('insertText', false, pasted);
    expect(country().value).toBe('lb');
    expect(await page.submitted()).toEqual({ phone: '+96171123456' });
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

  it('lets go of its country at a plus before the number, and takes it back with the plus', async () => {
    await typeInto('phone', '71123456{Home}+');
    expect([country().value, control('phone').value]).toEqual(['', '+71123456']);
    await press('961');
    expect([country().value, control('phone').value]).toEqual(['lb', '+96171123456']);
    expect(control('phone').selectionStart).toBe(4);
    await press('{Home}{Delete}');
    expect(country().value).toBe('lb');
    expect(await page.submitted()).toEqual({ phone: '+96171123456' });
  });

  it('leaves the cursor where it is, also beside digits of the other script', async () => {
    await typeInto('phone', '٧١ ١٢٦{ArrowLeft}');
    await press('٣٤٥');
    expect([control('phone').value, control('phone').selectionStart]).toEqual(['٧١ ١٢٣٤٥٦', 8]);
    await press('{Backspace}5{Tab}');
    expect(control('phone').value).toBe('71 123456');
    expect(await page.submitted()).toEqual({ phone: '+96171123456' });
  });

  const { formats, phones } = engineTexts.en.validation;
  it.each([
    ['71 123 456 ext 12', 'lb', formats.phone],
    ['call me', 'lb', formats.phone],
    ['7112+3456', 'lb', formats.phone],
    ['03123456', '', phones.noCountry],
    ['+999123456789', 'lb', phones.unknownCode],
    ['+03123456', 'lb', phones.unknownCode],
    ['03', 'lb', phones.tooShort],
    ['+9611234', 'lb', phones.tooShort],
    ['+9611234567890123', 'lb', phones.tooLong],
  ])('typed as %s, with the country %j, stays in the box, and what is wrong is named', async (typed, iso, message) => {
    await userEvent.selectOptions(country(), iso);
    await answer('phone', typed);
    expect([control('phone').value, country().value]).toEqual([
      typed,
      typed.startsWith('+999') || typed.startsWith('+0') ? '' : iso,
    ]);
    expect(errorAt('phone')).toBe(message);
    expect(await page.submitted()).toBeUndefined();
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
