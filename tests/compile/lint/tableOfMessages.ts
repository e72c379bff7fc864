// Long because every rule has all of its examples, accepted and refused, in one entry of the table.
// Rules about what messages and examples say of the answers that a question takes.
import type { RuleExamples } from './ruleExamples.ts';

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

/** A question for a text, with this pattern and the message of the pattern. */
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

export const messageCases: Readonly<Record<string, RuleExamples>> = {
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
        [firstDay, 'Choose {formatMinimum} or a later day; the last day is 20 December'],
        [ahead, 'The day must not be in the future before {formatMinimum}, and must not be in the past'],
        [least, 'At least {minimum}, and it cannot exceed 30'],
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
        [ahead, 'The day must not be in the future'],
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
      ...[
        ['minimum', 'Not over {minimum}'],
        ['maximum', 'Not below {maximum}'],
        ['maximum', 'No smaller than {maximum}, please'],
      ].map(([limit = '', words]) => ({
        schema: { a: { type: 'integer', title: 'Age', [limit]: 3, errorMessage: { [limit]: words } } },
        at: `/properties/a/errorMessage/${limit}`,
        says: 'this message says the opposite',
      })),
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
};
