// Limits and options: those that nothing can violate, those that nothing can satisfy, and the answers in between.
import {
  answered,
  box,
  choice,
  date,
  file,
  group,
  list,
  number,
  type Probes,
  phone,
  required,
  several,
  text,
  when,
} from './probe.ts';

const asked = (question: object, words: object = {}) => ({
  properties: { x: { ...question, ...words } },
  ...required('x'),
});

/** Entries of each kind, with an answer: a list of them has one more than it may have only if there are enough different ones. */
const DIFFERENT: readonly (readonly [items: object, answer: unknown])[] = [
  [{ type: 'string', format: 'date' }, '2020-01-01'],
  [{ type: 'string', format: 'time' }, '09:30'],
  [{ type: 'string', format: 'date-time' }, '2020-01-01T09:30'],
  [
    { type: 'string', format: 'date-time', formatMinimum: '2020-01-01', formatMaximum: '2020-01-03' },
    '2020-01-02T09:30',
  ],
  [{ type: 'string', format: 'email', maxLength: 60 }, 'a@b.cd'],
  [{ type: 'string', format: 'phone' }, '+9611234567'],
  [{ type: 'string', format: 'uri', maxLength: 60 }, 'https://a.bc/'],
  [{ type: 'string', maxLength: 1 }, 'a'],
  [{ type: 'string', minLength: 4, maxLength: 4 }, 'four'],
  [{ type: 'integer' }, 5],
];

export const limits: Probes = {
  'minLength 0': { schema: asked({ ...text, minLength: 0 }), refused: /"minLength" must be at least 1\. Remove it/ },
  'minLength 1': { schema: asked({ ...text, minLength: 1 }), stored: [{ x: 'y' }], sentBack: [[{}, { x: 'x?' }]] },
  'words for minLength 1': {
    schema: asked({ ...text, minLength: 1, errorMessage: { minLength: 'Too short' } }),
    refused: /An empty answer is a missing one.*"required"/,
  },
  'minItems 0': {
    schema: { x: list(group({ n: text }, 'n'), { minItems: 0 }) },
    refused: /"minItems" must be at least 1/,
  },
  'minItems 0 of several options': {
    schema: { x: { ...several, minItems: 0 } },
    refused: /"minItems" must be at least 1/,
  },
  'minItems 1 of several options': { schema: asked({ ...several, minItems: 1 }), stored: [{ x: ['a'] }] },
  'no two equal entries': {
    schema: { x: list(group({ n: text, m: text }, 'n'), { uniqueItems: true }) },
    stored: [
      { x: [{ n: 'a' }, { n: 'b' }] },
      {
        x: [
          { n: 'a', m: 'c' },
          { n: 'a', m: 'd' },
        ],
      },
    ],
    sentBack: [
      [{ x: [{ n: 'a' }, { n: 'a' }] }, { x: 'Give each only once' }],
      [{ x: [{ n: 'a', m: 'b' }, { n: 'c' }, { m: 'b', n: 'a' }] }, { x: 'Give each only once' }],
    ],
  },
  'no two equal files': {
    schema: { x: { ...list(file), uniqueItems: true } },
    form: { attachments: { maxBytes: 1000, types: ['application/pdf'] } },
    refused: /"uniqueItems" has no effect on files/,
  },
  'no two equal texts among at most one': {
    schema: { x: list(text, { uniqueItems: true, maxItems: 1 }) },
    refused: /"uniqueItems" has no effect on a list of at most one entry/,
  },
  'options, at most one of which may be chosen': {
    schema: { x: { ...several, maxItems: 1 } },
    refused: /"uniqueItems" has no effect on a list of at most one entry.*without a list/,
  },
  'a date with a pattern': {
    schema: asked({ ...date, pattern: '^2016-', errorMessage: { pattern: 'Only of 2016' } }),
    stored: [{ x: '2016-02-03' }],
    sentBack: [[{ x: '2015-02-03' }, { x: 'Only of 2016' }]],
  },
  'a date with a pattern that no date matches': {
    schema: asked({ ...date, pattern: '^\\d\\d/\\d\\d/\\d{4}$', errorMessage: { pattern: 'As 01/02/2016' } }),
    refused: /No date was found that matches .*YYYY-MM-DD/,
  },
  ...Object.fromEntries(
    [
      [{ format: 'email', maxLength: 50 }, '^[a-z]+$'],
      [{ format: 'uri', maxLength: 50 }, '^x'],
      [{ format: 'phone' }, '^03'],
      [{ format: 'time' }, '^9'],
      [{ format: 'date-time' }, '^\\d\\d:'],
    ].map(([question, pattern]) => [
      `${JSON.stringify(question)} with a pattern that none matches`,
      {
        schema: asked({ type: 'string', ...Object(question), pattern, errorMessage: { pattern: 'Otherwise' } }),
        refused: /No [a-z-]+ was found that matches "pattern"/,
      },
    ]),
  ),
  'an address of the school': {
    schema: asked({
      ...{ type: 'string', format: 'email', maxLength: 50 },
      ...{ pattern: '@school\\.org$', errorMessage: { pattern: 'Of the school' } },
    }),
    stored: [{ x: 'a@school.org' }],
    sentBack: [[{ x: 'a@home.org' }, { x: 'Of the school' }]],
  },
  'an address that begins with a letter': {
    schema: asked({
      ...{ type: 'string', format: 'email', maxLength: 50 },
      ...{ pattern: '^x', errorMessage: { pattern: 'With x' } },
    }),
    stored: [{ x: 'x@home.org' }],
  },
  'numbers between two whole ones': {
    schema: asked({ type: 'number', minimum: 3.2, maximum: 3.4 }),
    stored: [{ x: 3.3 }],
  },
  'more different numbers than there are whole ones': {
    schema: {
      properties: {
        x: {
          ...{ type: 'array', minItems: 5, maxItems: 9, uniqueItems: true, errorMessage: { uniqueItems: 'Twice' } },
          items: { type: 'number', minimum: 3, maximum: 5 },
        },
      },
      required: ['x'],
    },
    stored: [{ x: [3, 3.5, 4, 4.5, 5] }],
  },
  'a choice of dates': {
    schema: asked({ ...date, enum: ['2016-02-03', '2016-02-04'] }),
    stored: [{ x: '2016-02-03' }],
  },
  'a date of at most 5 characters': { schema: asked({ ...date, maxLength: 5 }), refused: /No date .*"maxLength"/ },
  'a date of at most 10 characters': {
    schema: asked({ ...date, maxLength: 10 }),
    refused: /"maxLength" has no effect/,
  },
  'a telephone number of at most 5 characters': {
    schema: asked({ ...phone, maxLength: 5 }),
    refused: /No phone .*"maxLength"/,
  },
  'an e-mail address with a pattern': {
    schema: asked({ ...text, format: 'email', pattern: '@example\\.org$', errorMessage: { pattern: 'Of ours' } }),
    stored: [{ x: 'a@example.org' }],
    sentBack: [[{ x: 'a@example.com' }, { x: 'Of ours' }]],
  },
  'a choice with limits': {
    schema: asked({ ...choice, minLength: 1, maxLength: 3, pattern: '^[a-c]$', errorMessage: { pattern: 'A letter' } }),
    refused: /"minLength" has no effect. Each option passes it. Remove "minLength"/,
  },
  'a choice of numbers with limits': {
    schema: asked({ ...number, enum: [1, 2, 3], minimum: 1, maximum: 3 }),
    refused: /"minimum" has no effect/,
  },
  'as many different entries as there are answers': {
    schema: asked({
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: 5 },
      uniqueItems: true,
      errorMessage: { uniqueItems: 'Twice' },
    }),
    stored: [{ x: [1, 2, 3, 4, 5] }],
    sentBack: [[{ x: [1, 2, 1] }, { x: 'Twice' }]],
  },
  ...Object.fromEntries(
    DIFFERENT.map(([items, answer]) => [
      `forty different entries: ${JSON.stringify(items)}`,
      {
        schema: asked({
          type: 'array',
          items,
          maxItems: 40,
          uniqueItems: true,
          errorMessage: { uniqueItems: 'Twice' },
        }),
        stored: [{ x: [answer] }],
        sentBack: [[{ x: [answer, answer] }, { x: 'Twice' }] as const],
      },
    ]),
  ),
  'a choice with null': {
    schema: asked({ ...choice, enum: [null, 'a'] }),
    refused: /The option null can never be chosen.*type/,
  },
  'a choice with a group': {
    schema: asked({ ...choice, enum: [{ a: 1 }, 'a'] }),
    refused: /an option that is no plain value/,
  },
  'a choice of numbers with a text': {
    schema: asked({ ...number, enum: [1, '2'] }),
    refused: /can never be chosen.*type/,
  },
  'a text of five characters that are two units each': {
    schema: asked({ ...text, maxLength: 5 }),
    stored: [{ x: '😀😀😀😀😀' }],
    sentBack: [[{ x: '😀😀😀😀😀😀' }, { x: 'Use at most 5 characters (now 6)' }]],
  },
  'yes or no, asked for': {
    schema: { ...asked({ ...box, const: true, errorMessage: { const: 'Tick' } }) },
    stored: [{ x: true }],
  },
  'a list in a branch with a default entry': {
    schema: {
      properties: { kind: choice },
      ...when(answered('kind', { const: 'a' }), {
        properties: { l: list(group({ n: text }, 'n'), { minItems: 1 }) },
        required: ['l'],
      }),
    },
    stored: [{ kind: 'a', l: [{ n: 'x' }] }, { kind: 'b' }],
    sentBack: [[{ kind: 'a' }, { 'l[0][n]': 'n?' }]],
  },
  'a default list with an empty entry': {
    schema: { x: list(group({ n: text }, 'n'), { default: [{}] }) },
    refused: /Groups and lists have no "default"/,
  },
};
