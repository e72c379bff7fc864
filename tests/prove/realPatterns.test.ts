// Patterns that forms have: the proof finds an answer to each that matches, and one that is refused with the message of the pattern alone.
import { expect, it } from 'vitest';
import { proveDrawn } from '../../engine/prove/proveDrawn.ts';
import { formFile } from '../compile/support/writeForm.ts';

const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  '': [
    String.raw`\bschool\b`,
    String.raw`\bDr\.? `,
    String.raw`^\b\w+\b \b\w+\b$`,
    String.raw`^\w+\B\d$`,
    String.raw`^\S+(\s+\S+)+$`,
    String.raw`^\S+ \S+ \S+.*$`,
    String.raw`^\S+(\s+\S+){0,49}$`,
    String.raw`^\s*(?:\S+\s+){0,9}\S+\s*$`,
    String.raw`^(?:.*\n){0,4}.*$`,
    String.raw`^[^\n]*$`,
    '^[^а-яА-Я]*$',
    '^[^½¼]*$',
    String.raw`^\P{Extended_Pictographic}*$`,
    String.raw`^(\S+\s+){4,}\S+$`,
    '^(?!test$).+$',
    '^((?!https?://).)*$',
    '^[^<>]*$',
    '^[^@]+$',
    '^(?!.*  ).*$',
    String.raw`^(?!.*(.)\1\1\1).+$`,
    String.raw`(?<!\.)$`,
    '^.+(?<=cm)$',
    String.raw`\?$`,
    '^[A-Z]',
    '[A-Za-z]{3,}',
    String.raw`^[\u0600-\u06FF ]+$`,
    String.raw`^[\u0600-\u06FF\s]+$`,
    '^[٠-٩0-9]+$',
    String.raw`^[0-9]+ ?/ ?[\u0600-\u06FF ]+$`,
    String.raw`^\p{L}[\p{L}\p{M}' -]*$`,
    String.raw`^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{8,}$`,
    String.raw`^(?=.*\d)(?=.*[!@#$%^&*]).{10,20}$`,
    String.raw`^(?!0+$)\d{6}$`,
    '^(97[89]-?)?[0-9]{9}[0-9X]$',
    String.raw`^LB\d{2}( ?\w{4}){6}$`,
    String.raw`^(?!0000)\d{4}$`,
    '^(?![0-9]+$)[A-Za-z0-9]{6}$',
    '^(KG[1-3]|G([1-9]|1[0-2]))-[A-D]$',
    String.raw`^(https://(www\.)?instagram\.com/)?@?[\w.]{1,30}/?$`,
    '^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$',
    String.raw`^(03|7[0168]|81)[ -]?\d{3}[ -]?\d{3}$`,
    String.raw`^([01]?\d|2[0-3]):[0-5]\d$`,
    String.raw`^(?<a>\d)-\k<a>$`,
  ],
  email: [String.raw`^(?!.*@gmail\.com$)`, String.raw`@(lau|aub)\.edu\.lb$`, String.raw`^[\w.+-]+@[\w-]+\.[\w.-]+$`],
  uri: [
    '^https://',
    String.raw`^https://(maps\.app\.goo\.gl|www\.google\.com/maps)/`,
    String.raw`^https?://(www\.)?(youtube\.com/watch\?v=|youtu\.be/)[\w-]{11}`,
  ],
  phone: [String.raw`^\+961`, String.raw`^\+(?!961)`],
  time: [':(00|15|30|45)$', '^(0[89]|1[0-6]):00', ':00$', ':[0-5]5$'],
  date: ['-01$', String.raw`^\d{4}-09-`],
  'date-time': ['T(08|09|10):', ':00$'],
};

/** Proves a form of one step with this schema. */
async function expectProved(schema: object): Promise<void> {
  const files = { 'form.json': formFile({}), 'who.schema.json': schema, 'who.ui.json': {} };
  const { refused, findings } = await proveDrawn({ language: 'en', files }, () => false);
  expect({ refused, findings }).toEqual({ refused: [], findings: [] });
}

/** A step with one question that has to be answered. */
const asking = (question: object) => ({
  type: 'object',
  properties: { a: question },
  required: ['a'],
  errorMessage: { required: { a: 'Text is missing' } },
});

const cases = Object.entries(PATTERNS).flatMap(([format, patterns]) => patterns.map((one) => [one, format] as const));

it.each(cases)('%s %s', async (pattern, format) => {
  const isLimited = ['', 'email', 'uri'].includes(format);
  const asked = { type: 'string', title: 'Text', pattern, errorMessage: { pattern: 'Write it as in the example' } };
  await expectProved(asking({ ...asked, ...(format && { format }), ...(isLimited && { maxLength: 120 }) }));
});

it.each([
  ['time', '08:00', '16:00', ':(00|30)$'],
  ['date', '2026-01-01', '2026-12-31', '-01$'],
  ['date-time', '2026-01-01', '2026-12-31', ':(00|30)$'],
])('a %s of a pattern, between two limits', async (format, formatMinimum, formatMaximum, pattern) => {
  const errorMessage = { pattern: 'Not so', formatMinimum: 'Too early', formatMaximum: 'Too late' };
  const asked = { type: 'string', title: 'When', format, formatMinimum, formatMaximum, pattern, errorMessage };
  const schema = { type: 'object', properties: { a: asked } };
  await expectProved(schema);
});

const text = { type: 'string', title: 'Text', maxLength: 60 };

it.each([
  ['an IBAN', { minLength: 15, maxLength: 34, pattern: '^[A-Z]{2}[0-9A-Z ]+$' }],
  ['an essay', { minLength: 50, maxLength: 2000, pattern: '^[^<>]+$' }],
  ['two names', { minLength: 10, pattern: '^[A-Za-z]+ [A-Za-z ]+$' }],
  ['an address', { format: 'uri', minLength: 30, pattern: 'linkedin' }],
])('%s of a pattern and a least length', async (_, limits) => {
  await expectProved(asking({ ...text, ...limits, errorMessage: { pattern: 'Not so' } }));
});

it.each([
  ['^[0-9]{4,8}$', '^1', {}],
  ['^[A-Za-z ]+$', 'Beirut$', {}],
  [String.raw`^(?!0000)\d{4}$`, '^20', {}],
  [String.raw`^20\d{2}-20\d{2}$`, '^202[56]', {}],
  [String.raw`\.lb$`, '^staff', { format: 'email' }],
  ['^https://', 'linkedin', { format: 'uri' }],
  [String.raw`^\+?[0-9 ]{8,20}$`, String.raw`^\+961`, {}],
])('a pattern %s, and %s in a branch', async (outside, inside, more) => {
  const schema = {
    type: 'object',
    properties: {
      k: { type: 'string', title: 'Kind', enum: ['yes', 'no'] },
      a: { ...text, ...more, pattern: outside, errorMessage: { pattern: 'Not so' } },
    },
    required: ['a'],
    errorMessage: { required: { a: 'Text is missing' } },
    if: { properties: { k: { const: 'yes' } }, required: ['k'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { a: { pattern: inside, errorMessage: { pattern: 'Not so either' } } } },
  };
  await expectProved(schema);
});

it('an option that stands alone', async () => {
  const options = { enum: ['nuts', 'milk', 'none'], enumNames: ['Nuts', 'Milk', 'None of these'] };
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'array', title: 'Allergies', uniqueItems: true, items: { type: 'string', ...options } },
    },
    if: { properties: { a: { contains: { const: 'none' } } }, required: ['a'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { a: { maxItems: 1, errorMessage: { maxItems: '“None of these” stands alone' } } } },
  };
  await expectProved(schema);
});
