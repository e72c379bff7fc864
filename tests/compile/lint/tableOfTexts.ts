// Rules about the words of messages, and about patterns of texts.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const then = 'then';

export const textCases: Readonly<Record<string, RuleExamples>> = {
  patterns: {
    good: [{ schema: { a: { ...text, pattern: '^[0-9]+$' } } }],
    bad: [
      { schema: { a: { ...text, pattern: '(' } }, at: '/properties/a/pattern', says: 'not a regular expression' },
      ...[
        ['^[0-9]+$/i', 'Write "^[0-9]+$"'],
        ['^[0-9]+$ ', 'Write "^[0-9]+$"'],
        ['^ [0-9]+$', 'Write "^[0-9]+$"'],
        ['^[\\u0660-\\u0669]{4}$', 'Write "^[0-9]{4}$"'],
        ['$[0-9]+^', 'Correct it: an answer has no blanks at its ends'],
      ].map(([pattern, repair]) => ({
        schema: { a: { ...text, pattern } },
        at: '/properties/a/pattern',
        says: `No answer matches this pattern. ${repair}`,
      })),
      {
        schema: { a: { ...text, pattern: '\\S' } },
        at: '/properties/a/pattern',
        says: 'Every answer of one line matches',
      },
      {
        schema: { a: { ...text, pattern: '^([a-z]+ ?)+$' } },
        at: '/properties/a/pattern',
        says: 'Write "^[a-z]+( [a-z]+)* ?$", which matches the same',
      },
      {
        schema: { a: { ...text, pattern: '^[\\w-\\_]+\\@$' } },
        at: '/properties/a/pattern',
        says: String.raw`Write "^[\\w\\-_]+@$"`,
      },
      {
        schema: { a: { ...text, pattern: '^\b[0-9]+\b$' } },
        at: '/properties/a/pattern',
        says: String.raw`Write "^\\b[0-9]+\\b$"`,
      },
    ],
  },
  textsShown: {
    good: [{ schema: { title: 'Who', properties: { a: { type: 'object', title: 'Group', properties: {} } } } }],
    bad: [
      ...(
        [
          [{ a: text }, { a: { title: 'Other' } }, '/properties/a'],
          [
            { g: { type: 'object', title: 'Group', properties: { a: text } } },
            { g: { properties: { a: { title: 'Other' } } } },
            '/properties/g/properties/a',
          ],
        ] as const
      ).map(([properties, again, at]) => ({
        schema: { properties, allOf: [{ properties: again }] },
        at: `${at}/title`,
        says: '"title" is not shown: that of a later part',
      })),
      { schema: { title: 'Step', properties: {} }, at: '/title', says: 'the step is called by its "label"' },
      {
        schema: { a: { ...text, description: 'Never seen' } },
        ui: { a: { 'ui:description': 'Seen' } },
        at: '/properties/a/description',
        says: '"ui:description" in the ui file stands in its place',
      },
    ],
  },
  messagesNameTitles: {
    good: [
      {
        schema: {
          properties: { k: { type: 'string', title: 'Way', enum: ['cheque', 'cash'] } },
          allOf: [
            {
              if: { properties: { k: { const: 'cheque' } }, required: ['k'] },
              [then]: {
                properties: { n: { ...text, title: 'Cheque number' } },
                required: ['n'],
                errorMessage: { required: { n: 'Cheque number is required' } },
              },
            },
            {
              if: { properties: { k: { const: 'cash' } }, required: ['k'] },
              [then]: { properties: { n: { ...text, title: 'Receipt, if there is one' } } },
            },
          ],
        },
      },
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
          properties: { a: text, b: { ...text, title: 'Other' } },
          required: ['a', 'b'],
          errorMessage: { required: { a: 'Text is required', b: 'This field is required' } },
        },
        words: {
          'who.schema.json': {
            '/properties/a/title': 'النص',
            '/properties/b/title': 'غيره',
            '/errorMessage/required/a': 'النص مطلوب',
            '/errorMessage/required/b': 'هذا الحقل مطلوب',
          },
        },
      },
      {
        schema: {
          properties: { a: text, b: { ...text, title: 'Other' } },
          required: ['a', 'b'],
          errorMessage: { required: { a: 'Text is required', b: 'Other is required' } },
        },
        words: {
          'who.schema.json': {
            '/properties/a/title': 'يصل الساعة',
            '/properties/b/title': 'الصف',
            '/errorMessage/required/a': 'ساعة الوصول مطلوبة',
            '/errorMessage/required/b': 'صف التلميذ مطلوب',
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
      {
        schema: {
          properties: { a: { type: 'string', enum: ['x', 'y'], title: 'Who' }, b: { ...text, title: 'Name' } },
          if: { properties: { a: { const: 'x' } }, required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: {
            properties: { b: { title: 'School' } },
            required: ['b'],
            errorMessage: { required: { b: 'School is required' } },
          },
          else: { required: ['b'], errorMessage: { required: { b: 'Name is required' } } },
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
      {
        schema: {
          properties: { a: { type: 'string', enum: ['x', 'y'], title: 'Who' }, b: { ...text, title: 'Name' } },
          required: ['b'],
          if: { properties: { a: { const: 'x' } }, required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { b: { title: 'School' } } },
          errorMessage: { required: { b: 'Name is required' } },
        },
        at: '/errorMessage/required/b',
        says: 'the question is called “School” as well. Name no title here, or move "b" of "required" into each branch',
      },
      {
        schema: {
          properties: { a: { ...text, title: 'Topic' } },
          required: ['a'],
          errorMessage: { required: { a: 'Topic is required' } },
        },
        words: {
          'who.schema.json': {
            '/properties/a/title': 'العنوان',
            '/errorMessage/required/a': 'الموضوع مطلوب',
          },
        },
        at: 'ar.json#/who.schema.json/~1errorMessage~1required~1a',
        says: 'Write “العنوان”, with the words that fit it.',
      },
      {
        schema: {
          properties: { a: { ...text, title: 'Class' } },
          required: ['a'],
          errorMessage: { required: { a: 'Class is required' } },
        },
        words: {
          'who.schema.json': {
            '/properties/a/title': 'في أي صف',
            '/errorMessage/required/a': 'في أي سن مطلوب',
          },
        },
        at: 'ar.json#/who.schema.json/~1errorMessage~1required~1a',
        says: 'Write “في أي صف”',
      },
    ],
  },
  factsKnown: {
    good: [{ schema: { a: { ...text, title: 'Text of {minimum}' } } }],
    bad: [{ schema: { a: { ...text, title: 'Text of {{name}}' } }, at: '/properties/a/title', says: 'names no fact' }],
  },
};
