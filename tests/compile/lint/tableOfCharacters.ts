// Rules about what a text consists of.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const codeOf = (mark: string) => `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const characterCases: Readonly<Record<string, RuleExamples>> = {
  optionsNotEmpty: {
    good: [
      { schema: { a: { type: 'string', title: 'A', enum: ['x', 'y'], enumNames: ['Choose later', 'Select class'] } } },

      {
        schema: { a: { type: 'string', title: 'A', enum: [' a ', 'b'] }, b: { type: 'number', title: 'B', enum: [0] } },
      },
    ],
    bad: [
      ...['Please choose', '-- Select --', 'Choose your grade …'].map((label) => ({
        schema: { a: { type: 'string', title: 'A', enum: ['', 'x'], enumNames: [label, 'X'] } },
        at: '/properties/a/enumNames/0',
        says: 'would be an answer. Remove the option',
      })),
      {
        schema: { a: { type: 'string', title: 'A', enum: ['a', ' '] } },
        at: '/properties/a/enum/1',
        says: 'value of this option is blank',
      },
      {
        schema: { a: { type: 'string', title: 'A', enumNames: ['', 'B'] } },
        at: '/properties/a/enumNames/0',
        says: 'label of this option is blank',
      },
    ],
  },
  textsPlain: {
    good: [
      { schema: { a: { ...text, title: 'Younger than 5 (< 5), 2 * 3 * 4 & more [if any] (see below)' } } },
      { schema: { a: { ...text, description: 'snake_case, __, a ** b, <nobody>, 2**3 and 3**2, Bus**, lunch**' } } },
      { schema: { a: { ...text, title: 'Section <A> or <b>: <center>/<number>, [0-3](boys)' } } },
    ],
    bad: (
      [
        ['<b>Name</b>', 'Write "Name"'],
        ['First<br/>second', 'Write "First second"'],
        ['Fish &amp; chips', 'Write "Fish & chips"'],
        ['**Name**', 'Write "Name"'],
        ['See [the page](/x)', 'Write "See the page (/x)"'],
      ] as const
    ).map(([title, says]) => ({ schema: { a: { ...text, title } }, at: '/properties/a/title', says })),
  },
  titlesUnmarked: {
    good: [
      {
        schema: {
          a: { ...text, title: 'Grade A*' },
          c: { ...text, title: 'Hotel of 5 *' },
          d: { ...text, title: 'From * to *****' },
          b: { ...text, title: 'Size (in cm)', description: '*' },
        },
      },
    ],
    bad: (
      [
        ['Name (optional)', 'Write "Name"'],
        ['Name (required)', 'Write "Name"'],
        ['Name [Optional] *', 'Write "Name"'],
        ['Name *', 'Write "Name", and add "a" to "required" if it has to be answered.'],
        ['Name (optional)', 'Write "Name", and take "a" out of "required" if it may be left blank.', ['a']],
        ['Name *', 'Write "Name".', ['a']],
      ] as const
    ).map(([title, says, required = []]) => ({
      schema: { properties: { a: { ...text, title } }, required: [...required] },
      at: '/properties/a/title',
      says,
    })),
  },
  charactersSafe: {
    good: [
      {
        schema: {
          a: { ...text, title: 'A \u2068PDF\u2069\nof\u00A0\u{1F468}\u200D\u{1F469}\u200C \u200E\u200F\u061C \u00ADx' },
        },
      },
      // The rule reads texts that people see. Of an option with a label that is the label, so its value may have any character.
      {
        schema: { a: { type: 'string', title: 'A', enum: ['x\u200B', 'y'], enumNames: ['X', 'Y'], pattern: '\u202E' } },
      },
    ],
    bad: [
      ...[
        '\u0000',
        '\u0007',
        '\t',
        '\u0085',
        '\u200B',
        '\u202A',
        '\u202E',
        '\u2029',
        '\uFEFF',
        '\uD800',
        '\u2067',
        '\u2069\u2068',
      ].map((mark) => ({
        schema: { a: { ...text, title: `A${mark}B` } },
        at: '/properties/a/title',
        says: codeOf(mark),
      })),
      {
        schema: { a: { type: 'string', title: 'A', enum: ['x', 'y'], enumNames: ['X', '\u202EY'] } },
        at: '/properties/a/enumNames/1',
        says: 'U+202E',
      },
      { schema: { a: text }, ui: { a: { 'ui:help': 'x\u202D' } }, at: 'who.ui.json#/a/ui:help', says: 'U+202D' },
      { schema: { a: text }, form: { title: '\u202ETrip' }, at: 'form.json#/title', says: 'U+202E' },
      {
        schema: { a: text },
        words: { 'who.schema.json': { '/properties/a/title': { one: 'ا', other: '\u202Eا' } } },
        at: 'ar.json#/who.schema.json/~1properties~1a~1title/other',
        says: 'U+202E',
      },
    ],
  },
};
