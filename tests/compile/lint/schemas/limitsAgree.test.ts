// Limits that do not agree are found wherever they are written: all of them in the declaration, or one of them in a branch.
import { describe, expect, it } from 'vitest';
import { limitsAgree } from '../../../../engine/compile/lint/schemas/limitsAgree.ts';
import { readDefinition } from '../../../../engine/compile/read/readDefinition.ts';
import { writeForm } from '../../support/writeForm.ts';

const choices = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['p', 'q'] } };

/** Questions of which no answer, or not one of the options, is valid. */
const faulty: readonly (readonly [what: string, question: Readonly<Record<string, unknown>>])[] = [
  ['lengths', { type: 'string', minLength: 5, maxLength: 3 }],
  ['numbers', { type: 'integer', minimum: 5, maximum: 3 }],
  ['entries', { type: 'array', minItems: 5, maxItems: 3, items: { type: 'string', maxLength: 9 } }],
  ['days', { type: 'string', format: 'date', formatMinimum: '2026-02-01', formatMaximum: '2026-01-01' }],
  ['no date is so short', { type: 'string', format: 'date', maxLength: 3 }],
  ['no date is so long', { type: 'string', format: 'date', minLength: 30 }],
  ['no time is so long', { type: 'string', format: 'time', minLength: 30 }],
  ['no date and time is so short', { type: 'string', format: 'date-time', maxLength: 3 }],
  ['no telephone number is so short', { type: 'string', format: 'phone', maxLength: 3 }],
  ['no e-mail address is so short', { type: 'string', format: 'email', maxLength: 3 }],
  ['no web address is so short', { type: 'string', format: 'uri', maxLength: 3 }],
  ['no date matches', { type: 'string', format: 'date', pattern: '^x' }],
  ['no multiple in between', { type: 'integer', minimum: 4, maximum: 5, multipleOf: 3 }],
  ['neither bound', { type: 'string', pattern: '^[0-9]{2}$', between: [100, 200] }],
  ['more than there are options', { ...choices, minItems: 3 }],
  ['as many as there are options', { ...choices, maxItems: 2 }],
  ['an option that does not match', { type: 'string', enum: ['p', 'q'], pattern: '^p$' }],
  ['an option that is too great', { type: 'integer', enum: [1, 2], maximum: 1 }],
];

/** What a question is, rather than a limit of it. */
const KIND = ['type', 'format', 'uniqueItems', 'items', 'enum'];

const splits = faulty.flatMap(([what, question]) =>
  Object.keys(question)
    // `pattern` is not moved away from `between`: the rule also refuses a `between` whose own schema has no pattern of digits.
    .filter((keyword) => !KIND.includes(keyword) && !(keyword === 'pattern' && 'between' in question))
    .map((keyword) => ({ what, question, keyword })),
);

describe('in the declaration', () => {
  it.each(faulty)('%s', (_, question) => {
    expect(pointers({ properties: { a: question } })).toEqual([
      expect.stringMatching(/^\/properties\/a\/[a-zA-Z]+(?:\/\d)?$/),
    ]);
  });
});

describe('of a text in a list', () => {
  const texts = faulty.filter(([, { type }]) => type === 'string');
  it.each(texts)('%s', (_, items) => {
    const list = { type: 'array', maxItems: 2, items };
    expect(pointers({ properties: { a: list } })).toEqual([expect.stringMatching(/^\/properties\/a\/items\//)]);
  });
});

describe('with one limit in a branch', () => {
  it.each(splits)('$what: $keyword', ({ question, keyword }) => {
    const { [keyword]: limit, ...declared } = question;
    const branch = { properties: { a: { [keyword]: limit } } };
    const schema = { properties: { a: declared, b: { type: 'boolean' } }, if: { required: ['b'] }, else: branch };
    expect(pointers(schema)).toEqual([`/else/properties/a/${keyword}`]);
  });

  it('what the declaration already says wrongly is reported there alone', () => {
    const declared = { type: 'string', minLength: 5, maxLength: 3 };
    const branch = { properties: { a: { title: 'Another' } } };
    const schema = { properties: { a: declared, b: { type: 'boolean' } }, if: { required: ['b'] }, else: branch };
    expect(pointers(schema)).toEqual(['/properties/a/minLength']);
  });
});

/** Where the rule finds something in a form with this step. */
function pointers(schema: object): readonly string[] {
  const folder = writeForm({ 'trip/who.schema.json': { type: 'object', ...schema }, 'trip/who.ui.json': {} });
  return [...limitsAgree(readDefinition(folder, 'trip', 'en', () => []))].map(({ place }) => place.pointer);
}
