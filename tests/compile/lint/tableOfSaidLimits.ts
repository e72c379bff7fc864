// Long because every rule has all of its examples, accepted and refused, in one entry of the table.
// Rules about limits that texts and messages say.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };

const adult = { type: 'string', format: 'date', formatMaximum: 'today - 18 years' };
const child = { type: 'string', format: 'date', formatMinimum: 'today - 13 years' };
const firstDay = { type: 'string', format: 'date', formatMinimum: '2027-03-01' };
const ahead = { type: 'string', format: 'date', formatMinimum: 'today + 3 days' };
const least = { type: 'integer', minimum: 3 };
const guests = { type: 'integer', maximum: 9 };

const limitIn = (limit: unknown) =>
  ['formatMaximum', 'formatMinimum', 'maximum', 'minimum'].find((keyword) => keyword in Object(limit)) ?? '';

/** A question with the limit, and the words that it is refused with. */
const limited = (limit: unknown, words: unknown) => ({
  title: 'Asked',
  ...Object(limit),
  errorMessage: { [limitIn(limit)]: words },
});

const raw = String.raw;

/** A text with a pattern, and what is said of it. */
const patterned = (pattern = '', message = '') => ({
  type: 'string',
  title: 'Code',
  maxLength: 20,
  pattern,
  errorMessage: { pattern: message },
});

/** Two days, the second of which is compared with the first. */
const departing = (keyword: string, message: string) => ({
  a: { type: 'string', format: 'date', title: 'Arrival' },
  b: {
    type: 'string',
    format: 'date',
    title: 'Departure',
    [keyword]: { $data: '1/a' },
    errorMessage: { [keyword]: message },
  },
});

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
  messagesFitComparisons: {
    good: [
      { schema: departing('moreThan', 'Departure must be after arrival') },
      { schema: departing('moreThan', 'Arrival has to be before Departure') },
      { schema: departing('moreThan', 'Departure cannot be before Arrival') },
      { schema: departing('moreThan', 'Please choose a later day') },
      { schema: departing('moreThan', 'Before you leave you have to arrive') },
      { schema: departing('moreThan', 'The day that you leave is before the day that you arrive') },
      { schema: departing('atMost', 'Departure must be no later than Arrival') },
      { schema: departing('lessThan', 'Departure should be the day before, or two days before, Arrival') },
      { schema: departing('atLeast', 'Departure must be on the day of Arrival, or later') },
    ],
    bad: [
      ...(
        [
          ['lessThan', 'Departure must be after Arrival'],
          ['moreThan', 'The departure has to be before the arrival'],
          ['moreThan', 'Please enter a day before the arrival'],
          ['moreThan', 'Must be earlier than the arrival'],
          ['atMost', 'Departure cannot be before Arrival'],
          ['atLeast', 'Departure must not be after Arrival'],
        ] as const
      ).map(([keyword, message]) => ({
        schema: departing(keyword, message),
        at: `/properties/b/errorMessage/${keyword}`,
        says: 'This message asks for the opposite',
      })),
      {
        schema: departing('moreThan', 'Departure must be after Arrival'),
        words: {
          'who.schema.json': {
            '/properties/a/title': 'الوصول',
            '/properties/b/title': 'المغادرة',
            '/properties/b/errorMessage/moreThan': 'يجب أن تكون المغادرة قبل الوصول',
          },
        },
        at: 'ar.json#/who.schema.json/~1properties~1b~1errorMessage~1moreThan',
        says: 'This message asks for the opposite',
      },
    ],
  },
  examplesAnswer: {
    good: [
      ['^[0-9]{8}$', 'Eight digits, e.g. 03123456'],
      ['^[A-Z]{2}[0-9]{6}$', 'As on the card, for example RL123456.'],
      ['^[0-9]{8}$', 'Eight digits (e.g. 03123456)'],
      ['^[0-9]{8}$', 'Leave out the country code, e.g. 00961'],
      ['^[0-9]{8}$', 'Without signs, such as 03-123456'],
      ['^[0-9]{8}$', 'E.g. 12345678 without blanks'],
      ['^[0-9]{1,2}[A-D]$', 'Such as 7A to 12D'],
      ['^[0-9]{8}$', 'As on the card', '03XXXXXX'],
      ['^[0-9]{8}$', 'As on the card', '03...'],
      ['^[0-9]{8}$', 'As on the card', '8 digits'],
      ['^[A-Za-z ]+$', 'As on the card', '1st name'],
    ].map(([pattern, message, inBox = 'As on the card']) => ({
      schema: { a: patterned(pattern, message), b: { type: 'string', format: 'phone', title: 'Telephone' } },
      ui: { a: { 'ui:placeholder': inBox }, b: { 'ui:placeholder': '03 123 456' } },
    })),
    bad: [
      ...['Eight digits, e.g. 1234567', 'Eight digits (for example: “1234567”).'].map((message) => ({
        schema: { a: patterned('^[0-9]{8}$', message) },
        at: '/properties/a/errorMessage/pattern',
        says: 'The question refuses the example “1234567”. Write one that it takes',
      })),
      {
        schema: { a: patterned('^[0-9]{8}$', 'Eight digits') },
        ui: { a: { 'ui:placeholder': '03-123456' } },
        at: 'who.ui.json#/a/ui:placeholder',
        says: 'The question refuses the example “03-123456”',
      },
      {
        schema: { a: patterned('^[0-9]{4}-[0-9]{4}$', 'Two years') },
        words: {
          'who.schema.json': {
            '/properties/a/title': 'السنة',
            '/properties/a/errorMessage/pattern': 'سنتان، مثلًا: ٢٠٢٥/٢٠٢٦',
          },
        },
        at: 'ar.json#/who.schema.json/~1properties~1a~1errorMessage~1pattern',
        says: 'The question refuses the example',
      },
    ],
  },
  messagesFitPatterns: {
    good: [
      ['^[0-9]{8}$', 'Write 8 digits'],
      ['^[0-9]{4}-[0-9]{4}$', 'The number has eight digits'],
      ['[0-9]{8}', 'At least 8 digits'],
      ['^[A-Z]{2}[0-9]{6}$', 'Two letters and 6 digits'],
      ['^[0-9]{2,3}$', 'Two or three digits'],
      ['^[0-9]+$', 'Digits only'],
      ['^[0-9 ]+$', 'Only digits'],
      ["^[A-Za-z' -]+$", 'Letters only'],
      ['^[A-Z]{3}$', 'Code has only capital letters'],
      ['^[A-Z0-9]+$', 'Only capital letters and digits'],
      ['^[\\u0621-\\u064a ]+$', 'Arabic letters only'],
      ['^(.)\\1$', 'Digits only'],
      ['^[0-9]{2}', 'The code begins with two digits'],
      ['[0-9]{4}$', 'The number must end with four digits'],
      ['^[A-Z]+-[0-9]+-[0-9]{4}$', 'The last part has four digits'],
      ['^[0-9]{2}/[0-9]{4}$', 'The year has four digits'],
      ['^[0-9]{4}( [0-9]{4}){3}$', 'Four groups of four digits'],
      ['[0-9].*[0-9]', 'A password must have two digits'],
      ['^[A-Z]+[a-z0-9]*$', 'The prefix has only capital letters'],
    ].map(([pattern, message]) => ({ schema: { a: patterned(pattern, message) } })),
    bad: [
      ...[
        ['[0-9]{8}', 'The number has 8 digits', 'Write "pattern": "^[0-9]{8}$".'],
        ['^\\\\d{8}$', '8 digits', raw`Write "pattern": "^\\d{8}$".`],
        ['^d{8}$', '8 digits', raw`Write "pattern": "^\\d{8}$".`],
        ['^(0-9){4}$', 'Four digits', 'Write "pattern": "^[0-9]{4}$".'],
        ['^[0-9]+', 'Digits only', 'Write "pattern": "^[0-9]+$".'],
        ['^Yes|No$', 'Letters only', 'Write "pattern": "^(?:Yes|No)$".'],
        ['^[a-z ]+$', 'Only capital letters', 'Correct one of them.'],
        ['^[a-zA-Z]+$', 'Only Arabic letters', 'Correct one of them.'],
        ['^[0-9]{7}$', 'Exactly 8 digits', 'Correct one of them.'],
      ].map(([pattern, message, repair]) => ({
        schema: { a: patterned(pattern, message) },
        at: '/properties/a/errorMessage/pattern',
        says: `which is not what this message says. ${repair}`,
      })),
      {
        schema: { a: patterned('^[0-9]{4}', 'Write the year') },
        words: {
          'who.schema.json': {
            '/properties/a/title': 'السنة',
            '/properties/a/errorMessage/pattern': 'أربعة أرقام',
          },
        },
        at: 'ar.json#/who.schema.json/~1properties~1a~1errorMessage~1pattern',
        says: 'Write "pattern": "^[0-9]{4}$".',
      },
    ],
  },
  messagesFitLimits: {
    good: [
      ...[
        [adult, 'You must be older than 17'],
        [adult, 'You are too young'],
        [adult, 'Whoever is under 18 comes with a parent'],
        [child, 'Must be younger than 13'],
        [firstDay, 'The day must be after 1 March'],
        [firstDay, 'Not before {formatMinimum}'],
        [firstDay, 'That is too early'],
        [guests, 'You wrote more than {maximum}'],
        [guests, 'Please bring no more than {maximum} guests'],
        [guests, 'Parties of more than {maximum} guests call us'],
        [guests, 'The number must be under control'],
        [guests, 'Please register more than {maximum} by telephone'],
        [least, 'A child must be {minimum} before 1 September'],
        [firstDay, 'Please choose a day in the school year: before {formatMinimum} there is none'],
      ].map(([limit, words]) => ({ schema: { a: limited(limit, words) } })),
      {
        schema: {
          a: {
            type: 'integer',
            title: 'Age',
            minimum: 3,
            maximum: 18,
            errorMessage: { minimum: 'At least {minimum}, up to {maximum}', maximum: 'No more than {maximum}' },
          },
          b: {
            type: 'string',
            format: 'date',
            title: 'Born',
            formatMaximum: 'today - 18 years',
            errorMessage: { formatMaximum: 'You must be at least 18 years old' },
          },
          c: {
            type: 'string',
            format: 'date',
            title: 'Day',
            formatMinimum: 'today',
            errorMessage: { formatMinimum: 'The day must not be in the past' },
          },
          d: {
            type: 'string',
            title: 'Code',
            minLength: 3,
            maxLength: 9,
            errorMessage: 'The code is too short or too long',
          },
          e: { type: 'string', title: 'Name', minLength: 1, maxLength: 9, errorMessage: 'The name is too long' },
        },
      },
    ],
    bad: [
      ...[
        [adult, 'You must be younger than 18'],
        [adult, 'You must be under 18'],
        [adult, 'You are too old'],
        [child, 'The child must be older than 13'],
        [firstDay, 'Not later than {formatMinimum}'],
        [firstDay, 'Please choose a day before {formatMinimum}'],
        [firstDay, 'That is too late'],
        [ahead, 'The day must be in the past'],
        [guests, 'Please bring more than {maximum} guests'],
        [guests, 'Too few guests'],
        [guests, 'The number of guests must be over {maximum}'],
      ].map(([limit, words]) => ({
        schema: { a: limited(limit, words) },
        at: `/properties/a/errorMessage/${limitIn(limit)}`,
        says: 'the opposite',
      })),
      {
        schema: { b: { ...limited(adult, 'You must be at least 18 years old') } },
        words: {
          'who.schema.json': {
            '/properties/b/title': 'تاريخ الميلاد',
            '/properties/b/errorMessage/formatMaximum': 'يجب ألا يزيد عمركم عن 18 سنة',
          },
        },
        at: 'ar.json#/who.schema.json/~1properties~1b~1errorMessage~1formatMaximum',
        says: 'the opposite',
      },
      {
        schema: {
          a: {
            type: 'integer',
            title: 'Age',
            minimum: 3,
            errorMessage: { minimum: 'Age must be at most {minimum}' },
          },
        },
        at: '/properties/a/errorMessage/minimum',
        says: 'this message says the opposite. Say that it is at least {minimum}',
      },
      {
        schema: {
          a: {
            type: 'string',
            title: 'Code',
            minLength: 3,
            maxLength: 9,
            errorMessage: { minLength: 'Code is too long' },
          },
        },
        at: '/properties/a/errorMessage/minLength',
        says: 'this message says the opposite. Say that it is at least {minLength}',
      },
      {
        schema: { a: { type: 'string', title: 'Code', minLength: 3, maxLength: 9, errorMessage: 'Code is too long' } },
        at: '/properties/a/errorMessage',
        says: 'Write one for each limit: "errorMessage": { "minLength": "...", ... }',
      },
      {
        schema: {
          a: {
            type: 'string',
            format: 'date',
            title: 'Born',
            formatMaximum: 'today - 18 days',
            errorMessage: { formatMaximum: 'You must be at least 18 years old' },
          },
        },
        at: '/properties/a/errorMessage/formatMaximum',
        says: 'counts in years, and the limit does not: it is "today - 18 days". Write "today - 18 years"',
      },
      ...['From 6 to 14 years', 'From {minimum} to 14 years'].map((minimum) => ({
        schema: { a: { type: 'integer', title: 'Age', minimum: 6, maximum: 12, errorMessage: { minimum } } },
        at: '/properties/a/errorMessage/minimum',
        says: 'This message says 14, and "maximum" is 12. Write {maximum}, or correct "maximum".',
      })),
      {
        schema: {
          b: {
            type: 'string',
            format: 'date',
            title: 'Born',
            formatMaximum: 'today - 18 years',
            errorMessage: { formatMaximum: 'You must be at least 16 years old' },
          },
        },
        at: '/properties/b/errorMessage/formatMaximum',
        says: 'This message says 16 years; the limit beside it is 18. Write 18',
      },
      {
        schema: {
          b: {
            type: 'string',
            format: 'date',
            title: 'Born',
            formatMinimum: 'today - 3 years',
            errorMessage: { formatMinimum: 'The child must be at least 3 years old' },
          },
        },
        at: '/properties/b/errorMessage/formatMinimum',
        says: 'takes what is at most 3 years away, and this message says the opposite',
      },
      ...[
        { formatMinimum: 'today', errorMessage: { formatMinimum: 'The day must be in the past' } },
        { formatMaximum: 'today', errorMessage: { formatMaximum: 'The day has to be after today' } },
      ].map((limit) => ({
        schema: { c: { type: 'string', format: 'date', title: 'Day', ...limit } },
        at: `/properties/c/errorMessage/${Object.keys(limit)[0]}`,
        says: 'This message says the opposite',
      })),
      {
        schema: {
          b: {
            type: 'string',
            format: 'date',
            title: 'Day',
            formatMinimum: 'today',
            errorMessage: { formatMinimum: 'From today on' },
          },
        },
        words: {
          'who.schema.json': {
            '/properties/b/title': 'اليوم',
            '/properties/b/errorMessage/formatMinimum': 'يجب أن يكون التاريخ في الماضي',
          },
        },
        at: 'ar.json#/who.schema.json/~1properties~1b~1errorMessage~1formatMinimum',
        says: 'This message says the opposite',
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
