// The country follows what is typed, and the text follows the country that is picked, whatever is done in whichever order.
import fc from 'fast-check';
import { defaultCountries } from 'react-international-phone';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../engine/compile/schema/formats.ts';
import { CALLING_CODES, callingCodeOf, keepsZero, nationalDigits } from '../../../engine/core/locale/callingCodes.ts';
import { internationalDigits, normalisePhone } from '../../../engine/core/locale/readPhone.ts';
import { countries, countryOf, dialCodeOf } from '../../../engine/react/phone/countries.ts';
import { type Phone, pickCountry, showPhone, storePhone, typePhone } from '../../../engine/react/phone/phone.ts';

const HOME = showPhone('', 'lb');
const insert = (phone: Phone, typed: string, at = phone.text.length) =>
  typePhone(phone, phone.text.slice(0, at) + typed + phone.text.slice(at), at + typed.length);
/** One key after the other, each where the cursor stands after the one before; a text that is rewritten leaves it at its end. */
function type(phone: Phone, keys: string, at = phone.text.length): Phone {
  const [key = '', ...others] = keys;
  if (key === '') return phone;
  const next = insert(phone, key, at);
  const isAsTyped = next.text === phone.text.slice(0, at) + key + phone.text.slice(at);
  return type(next, others.join(''), isAsTyped ? at + 1 : next.text.length);
}

it('has the calling codes and areas of the telephone library', () => {
  const codes = Object.fromEntries(defaultCountries.map(([, iso, dialCode]) => [iso, dialCode]));
  expect(Object.fromEntries(countries.map((iso) => [iso, dialCodeOf(iso)]))).toEqual(codes);
  const areas = defaultCountries.flatMap(([, iso, dialCode, , , own = []]) =>
    own.map((area) => [dialCode + area, iso] as const),
  );
  expect(areas.filter(([digits, iso]) => countryOf(digits, 'lb') !== iso)).toEqual([]);
});

describe('the country of international digits', () => {
  it.each([
    ['', 'lb', ''],
    ['9', 'lb', ''],
    ['961', 'fr', 'lb'],
    ['999', 'lb', ''],
    ['1', 'lb', 'us'],
    ['1212', 'ca', 'ca'],
    ['1604', 'us', 'ca'],
    ['18765550123', 'us', 'jm'],
    ['1809', 'us', 'do'],
    ['1345', 'lb', 'ky'],
    ['7911', 'lb', 'ru'],
    ['7', 'kz', 'kz'],
    ['7701', 'lb', 'kz'],
    ['7701', 'ru', 'kz'],
    ['4420', 'lb', 'gb'],
    ['3906', 'lb', 'it'],
    ['390669812345', 'lb', 'va'],
    ['39', 'va', 'va'],
    ['590', 'lb', 'gp'],
    ['262692', 'lb', 're'],
    ['262639', 'lb', 'yt'],
    ['358', 'lb', 'fi'],
    ['212', 'lb', 'ma'],
    ['61', 'lb', 'au'],
    ['47', 'lb', 'no'],
    ['5999', 'lb', 'cw'],
    ['500', 'lb', ''],
  ])('%j, after %j was chosen, is %j', (digits, chosen, iso) => {
    expect(countryOf(digits, chosen)).toBe(iso);
  });
});

describe('a country that is picked', () => {
  it.each([
    ['', 'fr', '+33', undefined],
    ['71123456', 'fr', '+33 71123456', '+3371123456'],
    ['03 123 456', 'fr', '+33 3123456', '+333123456'],
    ['06 1234 5678', 'it', '+39 0612345678', '+390612345678'],
    ['8 911 123 45 67', 'ru', '+7 9111234567', '+79111234567'],
    ['+961 3 123 456', 'fr', '+33 3123456', '+333123456'],
    ['0033612345678', 'lb', '+961 612345678', '+961612345678'],
    ['+33612345678', 'fr', '+33 612345678', '+33612345678'],
    ['33612345678', 'fr', '+33 612345678', '+33612345678'],
    ['+999 123456', 'fr', '+33 999123456', '+33999123456'],
    ['+3', 'fr', '+33', undefined],
    ['call me', 'fr', '+33 call me', '+33 call me'],
    ['+961 call me', 'fr', '+33 call me', '+33 call me'],
    ['03123456', '', '03123456', '03123456'],
    ['+33612345678', '', '+33612345678', '+33612345678'],
    ['555 0123', 'jm', '+1876 5550123', '+18765550123'],
  ])('beside %j, %s, makes it %j', (typed, iso, text, kept) => {
    const picked = pickCountry(typePhone(HOME, typed), iso);
    expect([picked.iso, picked.text, storePhone(picked)]).toEqual([iso, text, kept]);
  });

  it('and another one after it, leaves the number as it was', () => {
    const once = pickCountry(typePhone(HOME, '71123456'), 'fr');
    expect(storePhone(pickCountry(once, 'lb'))).toBe('+96171123456');
    expect(storePhone(pickCountry(pickCountry(once, ''), 'lb'))).toBe('+96171123456');
  });
});

describe('a plus', () => {
  it('at the beginning of a national number lets go of the country, until further digits name one', () => {
    const phone = type(typePhone(HOME, '71123456'), '+', 0);
    expect([phone.iso, phone.text]).toEqual(['', '+71123456']);
    expect(type(phone, '961', 1)).toMatchObject({ iso: 'lb', text: '+96171123456' });
    expect(typePhone(phone, '71123456').iso).toBe('lb');
    expect(pickCountry(phone, 'lb').text).toBe('+961 71123456');
  });

  it('keeps the country that the digits name', () => {
    expect(type(typePhone(HOME, '96171123456'), '+', 0)).toMatchObject({ iso: 'lb', text: '+96171123456' });
  });

  it('with its code pasted before a national number brings the country along', () => {
    expect(insert(typePhone(HOME, '612345678'), '+33', 0)).toMatchObject({ iso: 'fr', text: '+33612345678' });
  });

  it('in a box that is emptied again gives the country back', () => {
    const emptied = typePhone(type(HOME, '+33'), '');
    expect(storePhone(type(emptied, '71123456'))).toBe('+96171123456');
  });

  it('that is deleted leaves the country that was read from it', () => {
    const phone = typePhone(typePhone(HOME, '+33612345678'), '33612345678');
    expect([phone.iso, storePhone(phone)]).toEqual(['fr', '+33612345678']);
  });
});

it('a number without a country stays without one', () => {
  const phone = type(pickCountry(HOME, ''), '03123456');
  expect([phone.iso, storePhone(phone)]).toEqual(['', '03123456']);
  expect(showPhone('03123456', 'lb').iso).toBe('');
});

it('what is kept of a text that cannot be read comes back with its country', () => {
  for (const text of ['06', '06 12 x', 'call me'])
    expect(showPhone(storePhone({ iso: 'fr', chosen: 'fr', text }) ?? '', 'lb')).toMatchObject({
      iso: 'fr',
      text: `+33 ${text}`,
    });
});

const isos = fc.constantFrom(...defaultCountries.map(([, iso]) => iso));

describe('a whole number', () => {
  const numbers = fc.constantFrom(
    '+9613123456',
    '+96171123456',
    '+33612345678',
    '+79111234567',
    '+390612345678',
    '+16045550123',
  );
  const isWhole = fc.boolean();

  it('typed or pasted anywhere in a code that was filled in, is that number', () => {
    fc.assert(
      fc.property(
        isos,
        numbers,
        fc.constantFrom('+', '00'),
        fc.nat(5),
        isWhole,
        (iso, number, prefix, place, isPasted) => {
          const filled = pickCountry(HOME, iso);
          const at = prefix === '+' || isPasted ? Math.min(place, filled.text.length) : filled.text.length;
          const text = prefix + number.slice(1);
          expect(storePhone(isPasted ? insert(filled, text, at) : type(filled, text, at))).toBe(number);
        },
      ),
    );
  });

  it('typed nationally anywhere in the code of its country, is that number', () => {
    const local = fc.constantFrom(['lb', '03123456'], ['fr', '0612345678'], ['sy', '0933123456'], ['ae', '0501234567']);
    fc.assert(
      fc.property(local, fc.nat(5), isWhole, ([iso = '', national = ''], place, isPasted) => {
        const filled = pickCountry(HOME, iso);
        const at = Math.min(place, filled.text.length);
        const phone = isPasted ? insert(filled, national, at) : type(filled, national, at);
        expect(storePhone(phone)).toBe(`+${dialCodeOf(iso)}${national.slice(1)}`);
      }),
    );
  });
});

describe('whatever is done in whichever order', () => {
  const pieces = fc.oneof(
    fc.constantFrom('+', '00', '0', ' ', '(0)', '+961', '33', '0039', '٠٣', '\u200e', 'x', '+33612345678', '03123456'),
    fc.stringMatching(/^\d{1,9}$/),
  );
  const action = fc.oneof(
    fc.record({ pick: fc.oneof(isos, fc.constant('')) }),
    fc.record({ typed: pieces, from: fc.nat(20), length: fc.constantFrom(0, 0, 0, 1, 2, 20) }),
  );
  const done = fc.array(action, { maxLength: 8 }).map((actions) =>
    actions.reduce<Phone>((phone, one) => {
      if ('pick' in one) return pickCountry(phone, one.pick);
      const { text } = phone;
      const from = Math.min(one.from, text.length);
      return typePhone(phone, text.slice(0, from) + one.typed + text.slice(from + one.length), from + one.typed.length);
    }, HOME),
  );

  it('E.164 is kept, with its code once and without trunk zero, or a text that is refused; nothing is lost', () => {
    fc.assert(
      fc.property(done, (phone) => {
        const kept = storePhone(phone);
        const code = callingCodeOf(kept?.slice(1) ?? '') ?? '';
        const dialCode = dialCodeOf(phone.iso);
        if (kept === undefined) {
          const digits = internationalDigits(phone.text, dialCode) ?? phone.text.replace(/[ ()\u200e]/g, '');
          expect(['', dialCode, ...CALLING_CODES]).toContain(digits);
        } else if (FORMATS.phone?.test(kept)) {
          const national = kept.slice(1 + code.length);
          expect(nationalDigits(national, code)).toBe(national);
          expect(national.startsWith('0') && !keepsZero(code)).toBe(false);
          expect(storePhone(showPhone(kept, 'lb'))).toBe(kept);
        }
        expect(normalisePhone(kept ?? '')).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });
});
