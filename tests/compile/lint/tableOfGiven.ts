// Rules for answers that the definition gives: fixed ones, and those that stand there at first.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const nextYear = `${new Date().getFullYear() + 1}-01-01`;
const day = { type: 'string', format: 'date', title: 'Day' };
const number = { type: 'integer', title: 'Number' };
const choice = { type: 'string', title: 'Choice', enum: ['a', 'b'] };
const asks = { type: 'object', title: 'Group', properties: { a: text }, required: ['a'] };
const list = { type: 'array', title: 'List', maxItems: 3, items: { type: 'string', maxLength: 9 } };
const box = { type: 'boolean', title: 'Box' };

export const givenCases: Readonly<Record<string, RuleExamples>> = {
  defaultsAnswer: {
    good: [
      {
        schema: {
          a: { ...text, default: 'x' },
          b: { ...number, default: 3, minimum: 3 },
          c: { ...choice, default: 'b' },
          d: { ...day, formatMaximum: 'today', default: '2020-01-01' },
          e: { ...day, title: 'Since', formatMinimum: 'today - 100 years', default: nextYear },
        },
      },
    ],
    bad: [
      {
        schema: {
          properties: {
            a: { type: 'string', enum: ['x', 'y'], title: 'Who', default: 'x' },
            b: { type: 'integer', title: 'Seats', minimum: 0, maximum: 5, default: 4 },
          },
          if: { properties: { a: { const: 'x' } }, required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { b: { maximum: 3 } } },
        },
        at: '/properties/b/default',
        says: 'The form opens with the "default" 4, and "maximum" refuses it',
      },
      {
        schema: {
          a: { type: 'integer', title: 'From', minimum: 0, maximum: 5, default: 4 },
          b: {
            type: 'integer',
            title: 'To',
            minimum: 0,
            maximum: 5,
            default: 3,
            atLeast: { $data: '1/a' },
            errorMessage: { atLeast: 'Too few' },
          },
        },
        at: '/properties/b/default',
        says: 'and "atLeast" refuses it',
      },
      {
        schema: {
          a: {
            type: 'array',
            title: 'List',
            maxItems: 3,
            items: {
              type: 'object',
              properties: { n: { type: 'string', title: 'Name', maxLength: 9, default: 'x', uniqueInList: true } },
              required: ['n'],
              errorMessage: { required: { n: 'Name is required' } },
            },
          },
        },
        at: '/properties/a/items/properties/n/default',
        says: '"uniqueInList" refuses it from the second entry on',
      },
      {
        schema: { type: 'object', properties: { a: text }, default: { a: 'x' } },
        at: '/default',
        says: 'Groups and lists have no "default"',
      },
      {
        schema: {
          properties: { a: choice },
          if: { properties: { a: { const: 'a' } }, required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { n: text }, default: { n: 'x' } },
        },
        at: '/then/default',
        says: 'Groups and lists have no "default"',
      },
      { schema: { a: { ...text, default: 3 } }, at: '/properties/a/default', says: 'refused by "type"' },
      {
        schema: { a: { ...number, minimum: 3, default: 2 } },
        at: '/properties/a/default',
        says: 'refused by "minimum"',
      },
      { schema: { a: { ...choice, default: 'c' } }, at: '/properties/a/default', says: 'refused by "enum"' },
      {
        schema: { a: { ...choice, default: 'a' } },
        ui: { a: { 'ui:enumDisabled': ['a'] } },
        at: '/properties/a/default',
        says: 'is an option that nobody can choose: "ui:enumDisabled" closes it',
      },
      { schema: { a: { ...text, default: '' } }, at: '/properties/a/default', says: 'is no answer' },
      {
        schema: { a: { ...day, formatMinimum: 'today', default: nextYear } },
        at: '/properties/a/default',
        says: '"formatMinimum" moves on with today',
      },
    ],
  },
  fixedAnswers: {
    good: [
      { schema: { a: { ...text, const: 'x', readOnly: true } } },
      {
        schema: {
          properties: { a: { ...box, const: true }, b: box },
          required: ['a'],
        },
      },
      {
        schema: {
          properties: { a: { ...text, const: 'x', readOnly: true } },
          allOf: [{ properties: { a: { const: 'x' } } }],
        },
      },
    ],
    bad: [
      {
        schema: { properties: { a: text }, allOf: [{ properties: { a: { const: 'x' } } }] },
        at: '/allOf/0/properties/a/const',
        says: '"a" has only one valid answer',
      },
      { schema: { a: { ...text, readOnly: true } }, at: '/properties/a/readOnly', says: 'Nobody can answer "a"' },
      { schema: { a: { ...text, const: 'x' } }, at: '/properties/a/const', says: 'Add "readOnly": true' },
      { schema: { a: { ...box, const: false } }, at: '/properties/a/const', says: 'must not be ticked' },
      { schema: { a: { ...box, const: true } }, at: '/properties/a/const', says: 'Add "a" to "required"' },
      { schema: { properties: { a: box }, required: ['a'] }, at: '/required/0', says: 'Add "const": true' },
    ],
  },
  requiredHasEffect: {
    good: [
      { schema: { properties: { g: asks }, required: ['g'] } },
      { schema: { properties: { l: { ...list, minItems: 1 } }, required: ['l'] } },
      { schema: { properties: { a: text }, required: ['a'], errorMessage: { required: { a: 'A is required' } } } },
      {
        // It begins with entries in one branch only.
        schema: {
          properties: { a: choice, l: list },
          required: ['l'],
          errorMessage: { required: { l: 'No entry' } },
          if: { properties: { a: { const: 'b' } }, required: ['a'] },
          else: { properties: { l: { minItems: 2 } } },
        },
      },
    ],
    bad: [
      {
        schema: { properties: { g: { type: 'object', properties: { a: text } } }, required: ['g'] },
        at: '/required',
        says: 'nothing in it always has to be answered',
      },
      {
        schema: { properties: { g: asks }, required: ['g'], errorMessage: { required: { g: 'No group' } } },
        at: '/errorMessage',
        says: 'never shown',
      },
      {
        schema: {
          properties: { a: text, l: { ...list, minItems: 1 } },
          required: ['a', 'l'],
          errorMessage: { required: { a: 'A is required', l: 'No entry' } },
        },
        at: '/errorMessage/required/l',
        says: '"l" is there as soon as it is asked for',
      },
      {
        schema: {
          properties: { a: choice, l: list },
          if: { properties: { a: { const: 'b' } }, required: ['a'] },
          else: {
            properties: { l: { minItems: 2 } },
            required: ['l'],
            errorMessage: { required: { l: 'No entry' } },
          },
        },
        at: '/else/errorMessage',
        says: '"l" is there as soon as it is asked for',
      },
      {
        schema: {
          properties: { a: text, l: { ...list, minItems: 1 } },
          anyOf: [{ required: ['a'] }, { required: ['l'] }],
          errorMessage: { anyOf: 'One of them' },
        },
        at: '/anyOf/1',
        says: 'it is never missing here',
      },
      {
        schema: {
          properties: { a: text, l: { ...list, minItems: 1 } },
          allOf: [
            { if: { required: ['a'] }, else: { required: ['l'] } },
            { if: { required: ['l'] }, else: { required: ['a'] } },
          ],
        },
        at: '/allOf/1/else/required/0',
        says: '"a" is never missing where this branch applies',
      },
    ],
  },
};
