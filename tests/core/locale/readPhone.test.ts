// Telephone numbers as parents write them; each is stored as E.164, as nothing, or as typed with a named fault.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../engine/compile/schema/formats.ts';
import { CALLING_CODES, callingCodeOf, keepsZero, nationalDigits } from '../../../engine/core/locale/callingCodes.ts';
import { normalisePhone, readPhone } from '../../../engine/core/locale/readPhone.ts';
import { CODES, table } from '../support/phoneNumbers.ts';

const [NBSP, LRM] = ['\u00a0', '\u200e'];
const rows = Object.values(table).flat();

describe.each(Object.entries(table))('numbers %s', (_, cases) => {
  it.each(cases)('%j with the country %j is read as %j', (text, chosen, read) => {
    const { number, fault } = readPhone(text, CODES[chosen]);
    expect(number ?? fault).toBe(read);
  });
});

it.each(rows)(
  'the stored form of %j with the country %j reads the same without the country, and the validators agree',
  (text, chosen) => {
    const reading = readPhone(text, CODES[chosen]);
    const kept = normalisePhone(text, CODES[chosen]);
    expect(readPhone(kept ?? '')).toEqual(reading);
    expect(normalisePhone(kept ?? '')).toBe(kept);
    expect(kept !== undefined && FORMATS.phone?.test(kept)).toBe(reading.number !== undefined);
  },
);

/** Random texts of digits, codes and separators. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '+',
        '00',
        '0',
        ' ',
        '(0)',
        '-',
        '/',
        NBSP,
        LRM,
        '٠',
        '۳',
        '+961',
        '33',
        '+39',
        '0039',
        '1',
        '8',
        'x',
      ),
      fc.constantFrom(...CALLING_CODES),
      fc.stringMatching(/^\d{1,9}$/),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const dialCodes = fc.constantFrom('', ...CALLING_CODES, '1876', '1242');

describe('any text', () => {
  it('is stored as E.164 that validates, or as text that does not, and reads the same again', () => {
    fc.assert(
      fc.property(texts, dialCodes, (text, dialCode) => {
        const kept = normalisePhone(text, dialCode);
        const { number, fault } = readPhone(text, dialCode);
        expect([number, fault]).toContain(undefined);
        expect(kept === undefined).toBe(number === undefined && fault === undefined);
        if (kept === undefined) return;
        expect(readPhone(kept)).toEqual(number === undefined ? { fault } : { number });
        expect(FORMATS.phone?.test(kept)).toBe(number !== undefined);
      }),
      { numRuns: 2000, examples: [['+3939000003521', '']] },
    );
  });

  it('loses its trunk prefix and a repeated calling code', () => {
    fc.assert(
      fc.property(texts, dialCodes, (text, dialCode) => {
        const { number } = readPhone(text, dialCode);
        if (number === undefined) return;
        const code = callingCodeOf(number.slice(1)) ?? '';
        const national = number.slice(1 + code.length);
        expect(nationalDigits(national, code)).toBe(national);
        if (!keepsZero(code)) expect(national).not.toMatch(/^0/);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same number however often its calling code is repeated', () => {
    const codeTimes = fc.array(fc.constantFrom('+', '00', '+00', '++'), { minLength: 1, maxLength: 4 });
    const numbers = fc.constantFrom('+9613123456', '+96171123456', '+33612345678', '+966501234567', '+390612345678');
    fc.assert(
      fc.property(numbers, codeTimes, fc.boolean(), (number, times, isOnceMore) => {
        const code = callingCodeOf(number.slice(1)) ?? '';
        const national = number.slice(1 + code.length);
        const inner = isOnceMore ? `${code} ${national}` : national;
        const text = times.reduce((rest, prefix) => `${prefix}${code} ${rest}`, inner);
        expect(readPhone(text, code)).toEqual({ number });
      }),
    );
  });
});
