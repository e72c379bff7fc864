// Rules about the words of messages.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };

export const textCases: Readonly<Record<string, RuleExamples>> = {
  textsShown: {
    good: [{ schema: { title: 'Who', properties: { a: { type: 'object', title: 'Group', properties: {} } } } }],
    bad: [{ schema: { title: 'Step', properties: {} }, at: '/title', says: 'the step is called by its "label"' }],
  },
  messagesNameTitles: {
    good: [
      {
        schema: {
          properties: { a: text, b: text, c: { ...text, title: 'May we call?' } },
          required: ['a', 'b', 'c'],
          errorMessage: {
            required: { a: 'Text is required', b: 'This field is required', c: 'An answer is required' },
          },
        },
      },
      {
        schema: {
          properties: { a: { type: 'string', enum: ['x', 'y'], title: 'Who' }, b: { ...text, title: 'Name' } },
          required: ['b'],
          if: { properties: { a: { const: 'x' } }, required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { b: { title: 'Its name' } }, errorMessage: { required: { b: 'Its name is required' } } },
          errorMessage: { required: { b: 'Name is required' } },
        },
      },
    ],
    bad: [
      {
        schema: {
          properties: { a: { ...text, title: 'Topic' } },
          required: ['a'],
          errorMessage: { required: { a: 'Subject is required' } },
        },
        at: '/errorMessage/required/a',
        says: 'Write “Topic is required”',
      },
    ],
  },
  factsKnown: {
    good: [{ schema: { a: { ...text, title: 'Text of {minimum}' } } }],
    bad: [{ schema: { a: { ...text, title: 'Text of {{name}}' } }, at: '/properties/a/title', says: 'names no fact' }],
  },
  limitsInPlaceholders: {
    good: [
      { schema: { a: { ...text, errorMessage: { maxLength: 'At most {maxLength} characters' } } } },
      { schema: { a: { ...text, pattern: '^[0-9]{4}$', errorMessage: { pattern: 'Write 4 digits' } } } },
    ],
    bad: [
      {
        schema: { a: { ...text, errorMessage: { maxLength: 'At most 40 characters' } } },
        at: '/properties/a/errorMessage/maxLength',
        says: 'says 40; the limit beside it is 50',
      },
      {
        schema: { a: { ...text, between: [1, 9], errorMessage: { between: 'From 1 to 9' } } },
        at: '/properties/a/errorMessage/between',
        says: 'Write {between.0} and {between.1}',
      },
    ],
  },
};
