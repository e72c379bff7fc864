// Long because every rule has all of its examples, accepted and refused, in one entry of the table.
// Rules about limits that are named in texts.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };

export const saidLimitCases: Readonly<Record<string, RuleExamples>> = {
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
      {
        schema: {
          a: { type: 'integer', title: 'Number', minimum: 1, maximum: 9, errorMessage: { maximum: 'From 1 to 9' } },
        },
        at: '/properties/a/errorMessage/maximum',
        says: 'Write {minimum} and {maximum}',
      },
      {
        schema: {
          a: {
            type: 'number',
            title: 'Temperature',
            minimum: 34,
            maximum: 43,
            errorMessage: { minimum: 'From {minimum} to 43 degrees' },
          },
        },
        at: '/properties/a/errorMessage/minimum',
        says: 'This message says 43 in digits, which is {maximum}. Write {maximum} in the place of the number.',
      },
      {
        schema: {
          a: {
            type: 'string',
            title: 'Year',
            maxLength: 4,
            between: [1950, 2026],
            errorMessage: { between: 'From 1960 to 2026' },
          },
        },
        at: '/properties/a/errorMessage/between',
        says: 'This message says 1960 and 2026; the limit beside it is 1950 to 2026.',
      },
    ],
  },
  limitsInTexts: {
    good: [
      {
        schema: {
          a: {
            type: 'string',
            format: 'date',
            title: 'Born (6 to 12 years)',
            formatMinimum: 'today - 13 years',
            formatMaximum: 'today - 6 years',
          },
        },
      },
      {
        schema: {
          a: {
            type: 'array',
            title: 'Bank statements (at most 3 months old)',
            description: 'Up to 15 MB in all',
            maxItems: 5,
            items: { type: 'object', format: 'attachment', attachments: { maxBytes: 5242880 } },
          },
          b: { type: 'integer', title: 'Siblings of at least 3 years', minimum: 0, maximum: 10 },
          c: {
            type: 'integer',
            title: 'Children',
            description: 'All who live with you and are at most 18 years old.',
            minimum: 0,
            maximum: 10,
          },
          d: { type: 'integer', title: 'Income (at least 1,000 USD for a loan)', minimum: 0, maximum: 100000 },
          e: {
            type: 'string',
            format: 'date',
            title: 'Start (at least 1 year ahead)',
            formatMinimum: 'today + 1 year',
          },
        },
        form: { attachments: { maxBytes: 10485760, types: ['application/pdf'] } },
      },
      {
        schema: {
          a: { ...text, title: 'Name (max. 50)', description: 'At most 50 letters, up to 3 words' },
          b: { type: 'integer', title: 'Marks (1-5)', description: 'From 1 to 5, see 2-4', minimum: 1, maximum: 5 },
          c: { type: 'number', title: 'Rooms with at most 9 beds (up to 12 months)', minimum: 1 },
          d: { type: 'string', format: 'date', title: 'At least 18 years old', formatMaximum: 'today - 18 years' },
          e: { ...text, between: [1900, 2024], title: 'A year between 1900 and 2024' },
          f: { type: 'number', title: 'Sum (max. 9)', readOnly: true, computed: { sum: ['b', 'c'] } },
        },
        ui: { a: { 'ui:help': '50 characters at most' } },
      },
      {
        schema: {
          a: { type: 'array', title: 'Up to 2 files', maxItems: 2, items: { type: 'object', format: 'attachment' } },
          b: { type: 'object', format: 'attachment', title: 'At most 5 MB', attachments: { maxBytes: 5242880 } },
          d: { type: 'object', format: 'attachment', title: 'The report (PDF)', description: 'No photo, no PNG.' },
          c: { type: 'integer', title: 'At most 1,000 dollars', maximum: 1000 },
        },
        form: { attachments: { maxBytes: 10485760, types: ['application/pdf'] } },
      },
      {
        schema: {
          a: {
            type: 'array',
            uniqueItems: true,
            maxItems: 2,
            title: 'Clubs',
            items: { type: 'string', enum: ['x', 'y', 'z'], enumNames: ['Art (from 8 to 10)', 'Band (up to 20)', 'Z'] },
          },
          b: { type: 'integer', title: 'Absences (2025-2026)', minimum: 0, maximum: 200 },
          c: { type: 'integer', title: 'Tickets', minimum: 0, maximum: 10 },
          d: {
            ...text,
            format: 'date',
            title: 'Birth',
            description: 'Children of at least 4 years come to the second class.',
            formatMaximum: 'today - 3 years',
          },
          e: { ...text, title: 'An event with at least 20 characters of the play' },
        },
        ui: { c: { 'ui:help': 'Groups of at least 4 pay half. A discount applies (3 or more).' } },
      },
    ],
    bad: [
      ...['at least 3 years old', 'At least 3 years'].map((words) => ({
        schema: {
          a: { type: 'string', format: 'date', title: `Birth date (${words})`, formatMinimum: 'today - 3 years' },
        },
        at: '/properties/a/title',
        says: 'the opposite, at most 3 years. Write "formatMaximum" in place of "formatMinimum"',
      })),
      {
        schema: {
          a: { type: 'string', format: 'date', title: 'At most 2 years old', formatMaximum: 'today - 2 years' },
        },
        at: '/properties/a/title',
        says: 'the opposite, at least 2 years. Write "formatMinimum" in place of "formatMaximum"',
      },
      {
        schema: { a: { type: 'integer', title: 'Age', description: 'At most 9 years.', minimum: 0, maximum: 10 } },
        at: '/properties/a/description',
        says: 'the limit of the question is 10',
      },
      {
        schema: {
          properties: {
            a: { type: 'string', enum: ['x', 'y'], title: 'Who' },
            b: { type: 'integer', title: 'Seats', description: 'At most 5.', minimum: 0, maximum: 5 },
          },
          if: { properties: { a: { const: 'x' } }, required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { b: { maximum: 3 } } },
        },
        at: '/then/properties/b',
        says: 'The description is the same in this branch. This says “At most 5”; the limit of the question is 3.',
      },
      {
        schema: { a: { type: 'integer', title: 'Marks (max. 10)', minimum: 1 } },
        at: '/properties/a/title',
        says: 'This says “max. 10”, and the question has no such limit. Add "maximum": 10',
      },
      {
        schema: { a: { type: 'number', title: 'Marks' } },
        ui: { a: { 'ui:help': 'Max. 10' } },
        at: 'who.ui.json#/a/ui:help',
        says: 'Add "maximum": 10',
      },
      {
        schema: { a: { type: 'number', title: 'Marks', maximum: 5 } },
        ui: { a: { 'ui:help': 'Half marks count. Max. 10' } },
        at: 'who.ui.json#/a/ui:help',
        says: 'Write 5',
      },
      {
        schema: { a: { type: 'number', title: 'Marks' } },
        ui: { a: { 'ui:help': 'From 1 to 12.' } },
        at: 'who.ui.json#/a/ui:help',
        says: 'Add "minimum": 1 and "maximum": 12',
      },
      {
        schema: { a: { ...text, description: 'Tell us in at least 20 characters' } },
        at: '/properties/a/description',
        says: 'Add "minLength": 20',
      },
      {
        schema: { a: { ...text, description: 'At most 40 characters.' } },
        at: '/properties/a/description',
        says: 'This says “At most 40 characters”; the limit of the question is 50. Write 50',
      },
      {
        schema: { a: { type: 'integer', title: 'Marks (1–6)', minimum: 1, maximum: 5 } },
        at: '/properties/a/title',
        says: 'the limit of the question is 1 to 5',
      },
      {
        schema: {
          a: { type: 'array', title: 'Days', maxItems: 3, items: { type: 'object', properties: { b: text } } },
        },
        ui: { a: { 'ui:help': 'No more than 4' } },
        at: 'who.ui.json#/a/ui:help',
        says: 'is 3',
      },
      {
        schema: { a: { type: 'object', format: 'attachment', title: 'A file of at most 5 MB' } },
        form: { attachments: { maxBytes: 10485760, types: ['application/pdf'] } },
        at: '/properties/a/title',
        says: 'is 10 MB',
      },
      ...[
        ['Photo (PNG)', 'Add "image/png" to the "types"'],
        ['CV: PDF or Word', 'This says “Word”, and the question does not take such a file. Change the words'],
        ['A scan, no photo. JPEGs are welcome', 'This says “JPEGs”'],
      ].map(([title, says = '']) => ({
        schema: { a: { type: 'object', format: 'attachment', title } },
        form: { attachments: { maxBytes: 10485760, types: ['application/pdf'] } },
        at: '/properties/a/title',
        says,
      })),
      {
        schema: {
          a: {
            ...text,
            format: 'date',
            title: 'Between 2010 and 2023',
            formatMinimum: '2010-01-01',
            formatMaximum: '2024-12-31',
          },
        },
        at: '/properties/a/title',
        says: 'is 2010 to 2024',
      },
      {
        schema: { a: { ...text, title: 'Age', minLength: 2 } },
        words: {
          'who.schema.json': { '/properties/a/title': 'العمر، ٣ أحرف على الأقل' },
        },
        at: 'ar.json#/who.schema.json/~1properties~1a~1title',
        says: 'is 2',
      },
      {
        schema: { a: { type: 'integer', title: 'Class (1-12)', minimum: 1 } },
        at: '/properties/a/title',
        says: 'Add "maximum": 12',
      },
      {
        schema: { a: { ...text, title: 'Initials (from 3 to 5 letters)' } },
        at: '/properties/a/title',
        says: 'Add "minLength": 3 and "maxLength": 5',
      },
      {
        schema: { a: { type: 'integer', title: 'Tickets', minimum: 0, maximum: 10 } },
        ui: { a: { 'ui:help': 'For the family. Order at most 8.' } },
        at: 'who.ui.json#/a/ui:help',
        says: 'Write 10',
      },
    ],
  },
};
