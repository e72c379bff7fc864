import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../engine/compile/schema/formats.ts';
import { parseDate } from '../../../engine/core/locale/parseDate.ts';

const matches = (format: string, text: string) => FORMATS[format]?.test(text);

describe('date', () => {
  it('accepts exactly the days of the calendar', () => {
    const wrong: string[] = [];
    for (const year of ['1000', '1600', '1900', '1999', '2000', '2023', '2024', '2100']) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          if (matches('date', iso) !== (parseDate(iso) === iso)) wrong.push(iso);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    '2024-2-9',
    '24-02-09',
    '09/02/2024',
    '2024-02-09T00:00',
    ' 2024-02-09',
    '',
    '0005-12-05',
    '0999-12-31',
    '0800-02-29',
  ])('refuses %j', (text) => {
    expect(matches('date', text)).toBe(false);
  });
});

describe('email', () => {
  it.each(['a@b.co', 'first.last+tag@mail.example.org', 'é@exämple.org'])('accepts %s', (text) => {
    expect(matches('email', text)).toBe(true);
  });

  it.each(['', 'a', 'a@', '@b.co', 'a@b', 'a@b.', 'a@.co', 'a@b..co', 'a b@c.co', 'a@b@c.co', 'a@b.co\n'])(
    'refuses %j',
    (text) => {
      expect(matches('email', text)).toBe(false);
    },
  );
});

describe('uri', () => {
  it.each(['https://example.org', 'http://a.b.co/x?y=z#1', 'https://example.org/'])('accepts %s', (text) => {
    expect(matches('uri', text)).toBe(true);
  });

  it.each(['', 'example.org', 'https://', 'https://x', 'ftp://a.b', 'https://a .b', 'javascript:alert(1)'])(
    'refuses %j',
    (text) => {
      expect(matches('uri', text)).toBe(false);
    },
  );
});

describe('phone', () => {
  it.each(['+9611234567', '+96171123456', '+12125550123', '+390612345678', '+123456789012345'])(
    'accepts %s',
    (text) => {
      expect(matches('phone', text)).toBe(true);
    },
  );

  it.each(['', '+', '01234567', '9611234567', '+96131', '+0311234567', '+1234567890123456', '+ 9991234567'])(
    'refuses %j',
    (text) => {
      expect(matches('phone', text)).toBe(false);
    },
  );

  it.each(['+961 1 234', '++9611234567', '961+1234567', 'call me', '+9611234567\n'])('refuses %j', (text) => {
    expect(matches('phone', text)).toBe(false);
  });
});
