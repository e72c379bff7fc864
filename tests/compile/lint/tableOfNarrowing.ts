// Limits that a branch sets for a question that is asked outside of it.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const number = { type: 'integer', title: 'Number' };
const ofTwo = { ...number, minimum: 2 };
const list = { type: 'array', title: 'List', maxItems: 3, items: number };
const choice = { type: 'string', title: 'Choice', enum: ['a', 'b'] };
const ofThree = { ...choice, enum: ['a', 'b', 'c'] };
const several = {
  type: 'array',
  title: 'Several',
  uniqueItems: true,
  items: { type: 'string', enum: ['a', 'b', 'c'] },
};
const then = 'then';

/** A question `a`, with `further` keywords in a branch whose condition tests another question, `k`. */
const narrowed = (a: object, further: object) => ({
  properties: { a, k: choice },
  if: { properties: { k: { const: 'a' } }, required: ['k'] },
  [then]: { properties: { a: further } },
});

/** A question `a`, with `further` keywords in a branch whose condition tests the answer to `a` itself. */
const onItself = (a: object, keyword: 'then' | 'else', further: object, test?: object) => ({
  properties: { a },
  if: { ...(test && { properties: { a: test } }), required: ['a'] },
  [keyword]: { properties: { a: further } },
});

/** A question `a` with one limit where `k` is "a", and another where `d` is answered. */
const twice = (
  d: object,
  where: object,
  [a, one, other]: readonly object[] = [number, { maximum: 3 }, { minimum: 5 }],
) => ({
  properties: { a, k: choice, ...where },
  allOf: [
    { if: { properties: { k: { const: 'a' } }, required: ['k'] }, [then]: { properties: { a: one, ...d } } },
    { if: { required: ['d'] }, [then]: { properties: { a: other } } },
  ],
});

export const limitsInBranches: RuleExamples = {
  good: [
    { schema: narrowed({ ...number, minimum: 2 }, { minimum: 3 }) },
    { schema: narrowed(ofTwo, { minimum: 2, errorMessage: { minimum: 'Two at least' } }) },
    { schema: narrowed({ ...list, minItems: 1 }, { minItems: 2, items: { minimum: 2 } }) },
    { schema: twice({}, { d: text }, [number, { maximum: 5 }, { minimum: 5 }]) },
    { schema: twice({}, { d: text }, [ofThree, { enum: ['a', 'b'] }, { enum: ['b', 'c'] }]) },
    { schema: narrowed(choice, { enum: ['a'] }) },
    { schema: onItself(number, 'then', { minimum: 2 }) },
    { schema: onItself(list, 'then', { minItems: 2, items: { maximum: 3 } }) },
    { schema: onItself(text, 'else', { title: 'Other' }) },
    { schema: onItself(text, 'then', { maxLength: 9 }, { pattern: '^x' }) },
    { schema: onItself(text, 'then', { maxLength: 2 }, { const: 'too long' }) },
    { schema: onItself(text, 'else', { maxLength: 9 }, { const: 'x' }) },
  ],
  bad: [
    {
      schema: twice({ d: text }, {}),
      at: '/allOf/1/then/properties/a/minimum',
      says: 'No answer can satisfy both: "minimum" is 5, and "maximum" is 3 in a branch that can apply along with this one.',
    },
    {
      schema: twice({}, { d: text }),
      at: '/allOf/1/then/properties/a/minimum',
      says: 'No answer can satisfy both: "minimum" is 5, and "maximum" is 3 in a branch that can apply along with this one.',
    },
    {
      schema: narrowed(
        { ...text, pattern: '^[a-z]+$' },
        { pattern: '^[0-9]{3}$', errorMessage: { pattern: 'Digits' } },
      ),
      at: '/then/properties/a/pattern',
      says: 'No text matches both: "pattern" is ^[a-z]+$ outside of this branch, and ^[0-9]{3}$ in it.',
    },
    {
      schema: twice({}, { d: text }, [text, { pattern: '^[a-z]+$' }, { pattern: '^[0-9]+$' }]),
      at: '/allOf/1/then/properties/a/pattern',
      says: 'No text matches both: "pattern" is ^[0-9]+$, and ^[a-z]+$ in a branch that can apply along with this one.',
    },
    {
      schema: twice({}, { d: text }, [ofThree, { enum: ['a', 'b'] }, { enum: ['c'] }]),
      at: '/allOf/1/then/properties/a/enum',
      says: 'No option is left: a branch that can apply along with this one offers only "a", "b".',
    },
    {
      schema: twice({}, { d: text }, [several, { items: { enum: ['a'] } }, { items: { enum: ['b', 'c'] } }]),
      at: '/allOf/1/then/properties/a/items/enum',
      says: 'No option is left: a branch that can apply along with this one offers only "a".',
    },
    {
      schema: {
        properties: { a: ofThree, k: choice, d: text },
        if: { required: ['d'] },
        [then]: {
          properties: { a: { enum: ['b'] } },
          if: { properties: { k: { const: 'a' } }, required: ['k'] },
          [then]: { properties: { a: { enum: ['a', 'b'] } } },
        },
      },
      at: '/then/then/properties/a/enum',
      says: 'The option "a" can never be chosen: "enum" refuses it in a branch that applies along with this one.',
    },
    {
      schema: narrowed(choice, { const: 'a' }),
      at: '/then/properties/a/const',
      says: 'Options other than "a" can still be chosen in this branch, and "const" refuses them. Write "enum": ["a"] in place of it',
    },
    {
      schema: twice({ d: text }, {}, [text, { minLength: 3 }, { enum: ['abc', 'b'] }]),
      at: '/allOf/1/then/properties/a/enum',
      says: 'The option "b" can never be chosen: "minLength" refuses it in a branch that applies along with this one.',
    },
    {
      schema: twice({ d: text }, {}, [ofThree, { enum: ['a'] }, { enum: ['a', 'b'] }]),
      at: '/allOf/1/then/properties/a/enum',
      says: 'The option "b" can never be chosen: "enum" refuses it',
    },
    ...(
      [
        [ofTwo, { minimum: 1 }, '"minimum" is 2'],
        [list, { minItems: 0 }, '"minItems" is 0'],
        [{ ...number, minimum: 5 }, { minimum: 2 }, '"minimum" is 5'],
        [{ ...number, maximum: 5 }, { maximum: 6 }, '"maximum" is 5'],
        [{ ...text, minLength: 5 }, { minLength: 0 }, '"minLength" is 5'],
        [text, { maxLength: 60 }, '"maxLength" is 50'],
        [{ ...list, minItems: 3 }, { minItems: 0 }, '"minItems" is 3'],
        [list, { maxItems: 4 }, '"maxItems" is 3'],
      ] as const
    ).map(([a, further, says]) => ({
      schema: narrowed(a, further),
      at: `/then/properties/a/${Object.keys(further)}`,
      says: `has no effect in this branch: outside of it, ${says}`,
    })),
    ...(
      [
        [{ ...number, maximum: 5 }, { const: 1 }, '/const'],
        [number, { enum: [1, 2] }, '/enum'],
        [ofThree, { enum: ['a', 'b'] }, '/enum'],
        [text, { maxLength: 9 }, '/maxLength'],
        [{ ...list, items: { ...number, minimum: 1 } }, { items: { minimum: 2 } }, '/items/minimum'],
      ] as const
    ).map(([a, further, at]) => ({
      schema: onItself(a, 'then', further),
      at: `/then/properties/a${at}`,
      says: 'stands in a branch that applies whenever "a" is answered',
    })),
    {
      schema: onItself(text, 'else', { minLength: 2 }),
      at: '/else/properties/a/minLength',
      says: '"minLength" has no effect: this branch applies only while "a" is unanswered',
    },
    {
      schema: onItself(text, 'then', { maxLength: 9 }, { enum: ['x', 'y'] }),
      at: '/then/properties/a/maxLength',
      says: '"maxLength" has no effect: this branch applies only while "a" is "x" or "y"',
    },
    ...(
      [
        [{ required: ['a'] }, 'unanswered'],
        [{ properties: { a: { not: { const: 'x' } } }, required: ['a'] }, '"x"'],
      ] as const
    ).map(([condition, when]) => ({
      schema: {
        properties: { b: text },
        if: condition,
        [then]: { properties: { a: text } },
        else: { properties: { a: { ...text, maxLength: 9 } } },
      },
      at: '/else/properties/a',
      says: `"a" is asked by this branch only while "a" is ${when}`,
    })),
  ],
};
