// What other makers' forms, and people who guess, write at a question: all that is found of it, each mistake once, with what is to be written.
import { expect, it } from 'vitest';
import { findingsOfStep, text } from './support/findingsOfStep.ts';

const all = { 'ui:order': ['*'] };
const date = { type: 'string', format: 'date', title: 'A' };
const list = { type: 'array', title: 'A', maxItems: 4, items: { type: 'string', maxLength: 9 } };
const choice = { type: 'string', enum: ['x', 'y', 'z'] };

it.each<[string, object, readonly string[]]>([
  [
    'a text in the place of a question',
    'string' as unknown as object,
    ['/properties/a "a" is the text "string", but must be of type object. Write {"type":"string"}.'],
  ],
  [
    'a list of one type',
    { ...text, type: ['string'] },
    ['/properties/a/type "type" is ["string"], which is not allowed here. Write "type": "string".'],
  ],
  [
    'a name of a schema',
    { ...text, $id: 'a' },
    [
      '/properties/a/$id "$id" is not a keyword that a form can use here. Remove it: a "$ref" leads to a part by its place, "#/$defs/...", and a question has its name under "properties".',
    ],
  ],
  [
    'a first day, with its message under the name of the limit',
    { ...date, minDate: 'today - 15 years', errorMessage: { formatMinimum: 'Too old' } },
    [
      '/properties/a/minDate "minDate" is not a keyword that a form can use here. Write "formatMinimum": "today - 15 years".',
    ],
  ],
  [
    'a first day without a format',
    { type: 'string', title: 'A', minDate: '2026-12-01' },
    [
      '/properties/a/minDate "minDate" is not a keyword that a form can use here. Write "formatMinimum": "2026-12-01" and "format": "date".',
    ],
  ],
  [
    'options that are chosen once',
    { type: 'array', title: 'A', unique: true, items: choice },
    ['/properties/a/unique "unique" is not a keyword that a form can use here. Write it as "uniqueItems".'],
  ],
  [
    'an answer that nobody else has given',
    { ...text, unique: true },
    [
      '/properties/a/unique "unique" is not a keyword that a form can use here. Remove it. Entries of a list, whose answers are compared with each other, have "uniqueInList".',
    ],
  ],
  [
    'entries of a list as builders of databases name them',
    { type: 'array', title: 'A', maxItems: 4, of: { type: 'string', maxLength: 9 } },
    ['/properties/a/of "of" is not a keyword that a form can use here. Write it as "items".'],
  ],
  [
    'checkboxes of a builder',
    { type: 'checkbox', title: 'A', choices: ['Mon', 'Tue'] },
    [
      '/properties/a/type "type" is "checkbox", which is not allowed here. Write "type": "array" and "uniqueItems": true.',
      '/properties/a/choices "choices" is not a keyword that a form can use here. Write "items": {"type":"string","enum":["Mon","Tue"],"enumNames":["Mon","Tue"]}.',
    ],
  ],
  [
    'checkboxes of numbers',
    { type: 'checkboxes', title: 'A', choices: [1, 2] },
    [
      '/properties/a/type "type" is "checkboxes", which is not allowed here. Write "type": "array" and "uniqueItems": true.',
      '/properties/a/choices "choices" is not a keyword that a form can use here. Write "items": {"type":"number","enum":[1,2],"enumNames":["1","2"]}.',
    ],
  ],
  [
    'the size of a file alone',
    { type: 'object', format: 'attachment', title: 'A', maxBytes: 1_000_000 },
    [
      '/properties/a/maxBytes "maxBytes" is not a keyword that a form can use here. Write "attachments": {"maxBytes":1000000} beside "format": "attachment".',
      '/properties/a The form asks for a file but sets no limits. Add "attachments": { "maxBytes", "types" } to form.json.',
    ],
  ],
  [
    'hours as first and last day',
    { type: 'string', format: 'time', title: 'A', minDate: '08:00', maxTime: '4pm' },
    [
      '/properties/a/minDate "minDate" is not a keyword that a form can use here. Write "formatMinimum": "08:00".',
      '/properties/a/maxTime "maxTime" is not a keyword that a form can use here. Write "formatMaximum": "16:00".',
    ],
  ],
  [
    'a last day that counts nothing',
    { ...date, maxDate: 'today - 18' },
    [
      '/properties/a/maxDate "maxDate" is not a keyword that a form can use here. Write it as "formatMaximum". Say what is counted: "today - 18 days", months or years.',
    ],
  ],
  [
    'a comparison in words, with its message',
    { ...date, laterThan: 'b', errorMessage: { moreThan: 'After the other' } },
    [
      '/properties/a/laterThan "laterThan" is not a keyword that a form can use here. Write "moreThan": { "$data": "1/b" }.',
    ],
  ],
  [
    'the message of the entries at their list',
    { ...list, errorMessage: { maxLength: 'A name has at most {maxLength} characters' } },
    [
      '/properties/a/errorMessage/maxLength "maxLength" limits each entry, not the list, so this message is never shown. Write it in "items", as "errorMessage": { "maxLength": ... }.',
    ],
  ],
  [
    'a limit that is excluded, with its message under the same name',
    { type: 'number', title: 'A', multipleOf: 0.5, greaterThan: 0, errorMessage: { greaterThan: 'Above 0' } },
    [
      '/properties/a/greaterThan "greaterThan" is not a keyword that a form can use here. Write "minimum": 0.5.',
      '/properties/a/errorMessage/greaterThan There is no "greaterThan" that could raise this. Write it as "minimum".',
      '/properties/a/errorMessage/greaterThan This message says 0; the limit beside it is 0.5. Write the limit itself, e.g. "At least {minimum}".',
    ],
  ],
  [
    'a least number of entries',
    { ...list, minEntries: 2, errorMessage: { minItems: 'Two' } },
    ['/properties/a/minEntries "minEntries" is not a keyword that a form can use here. Write it as "minItems".'],
  ],
  [
    'a message under the name that the keyword is renamed from',
    { ...text, regex: '^[0-9]+$', errorMessage: { regex: 'Digits only' } },
    [
      '/properties/a/regex "regex" is not a keyword that a form can use here. Write it as "pattern".',
      '/properties/a/errorMessage/regex There is no "regex" that could raise this. Write it as "pattern".',
    ],
  ],
  [
    'a message under the name of the format',
    { ...text, format: 'email', errorMessage: { email: 'An address' } },
    ['/properties/a/errorMessage/email There is no "email" that could raise this. Write it as "format".'],
  ],
  [
    'a message of a pattern, where there is a format',
    { ...text, format: 'email', errorMessage: { pattern: 'An address' } },
    ['/properties/a/errorMessage/pattern There is no "pattern" that could raise this. Write it as "format".'],
  ],
  [
    'a message of a text at a list',
    { ...list, minItems: 2, errorMessage: { minLength: 'Two' } },
    ['/properties/a/errorMessage/minLength There is no "minLength" that could raise this. Write it as "minItems".'],
  ],
  [
    'a limit of numbers at a text of digits',
    { ...text, pattern: '^[0-9]{4}$', maxLength: 4, minimum: 1900, errorMessage: { pattern: 'Four digits' } },
    [
      '/properties/a/minimum "minimum" has no effect on an answer of type string. Write "between": [least, most], for a number that is written in digits; or make the type integer.',
    ],
  ],
  [
    'a constraint of a number of any exactness',
    { type: 'number', title: 'A', constraint: '.>0' },
    [
      '/properties/a/constraint "constraint" is not a keyword that a form can use here. Say how exact the number is and what its limit is, e.g. "multipleOf": 0.01 and "minimum": 0.01.',
    ],
  ],
  [
    'entries of yes or no that are to differ',
    {
      ...list,
      items: {
        type: 'object',
        properties: { n: text, b: { type: 'boolean', title: 'B', uniqueInList: true } },
        required: ['n'],
        errorMessage: { required: { n: 'N is needed' } },
      },
    },
    [
      '/properties/a/items/properties/b/uniqueInList "uniqueInList" has no effect on an answer of type boolean. Remove it, or make the type string or number or integer.',
    ],
  ],
  [
    'a constraint of two limits',
    { type: 'integer', title: 'A', constraint: '. >= 5 and . < 18', constraint_message: 'An age at school' },
    [
      '/properties/a/constraint "constraint" is not a keyword that a form can use here. Write "minimum": 5 and "maximum": 17.',
      '/properties/a/constraint_message "constraint_message" is not a keyword that a form can use here. Write "errorMessage": {"minimum":"An age at school","maximum":"An age at school"}.',
    ],
  ],
  [
    'a misspelt keyword beside the right one',
    { ...text, maxlength: 20 },
    [
      '/properties/a/maxlength "maxlength" is not a keyword that a form can use here. Correct its spelling, or remove it. "maxLength" is there already.',
    ],
  ],
  [
    'a number with a point between thousands',
    { ...text, maxLength: '1.000' },
    [
      '/properties/a/maxLength "maxLength" is the text "1.000", but must be of type integer. Write 1000 without quotes, and with no sign between the thousands.',
    ],
  ],
])('%s', (_, question, findings) => {
  const found = findingsOfStep({ properties: { b: { ...date, title: 'B' }, a: question } }, all);
  // Of a text in the place of a question it is told as well what that question lacks.
  expect(typeof question === 'string' ? found.slice(0, 1) : found).toEqual(findings);
});

it.each([
  ...['null', 'html', 'heading'].map((type) => [
    type,
    'Remove the question, and write its words as "text" of a section',
  ]),
  ['rating', 'Write "type": "integer" with "minimum" and "maximum", and "ui:widget": "range"'],
  ['matrix', 'Write each row as a question of its own'],
  ['signature', 'a box by which parents confirm'],
  ['submit', 'Remove the question: the page has its buttons'],
])('a question of the type %s', (type, repair) => {
  expect(findingsOfStep({ properties: { a: { type, title: 'A' }, b: { ...text, title: 'B' } } }, all)).toEqual([
    expect.stringContaining(String(repair)),
  ]);
});

it.each<[string, object, string]>([
  [
    'a widget in the place of an entry',
    { a: 'textarea' },
    '/a "a" is the text "textarea", but must be of type object. Write {"ui:widget":"textarea"}.',
  ],
  [
    'a question that is hidden',
    { a: { 'ui:hidden': true } },
    '/a/ui:hidden "ui:hidden" is not a key that is allowed here. Remove it; what not everybody is asked stands under "then" of an "if" in the schema.',
  ],
  [
    'a question that has to be answered',
    { a: { 'ui:required': true } },
    '/a/ui:required "ui:required" is not a key that is allowed here. Remove it, and write the name of the question in "required" of its group in the schema.',
  ],
  [
    'entries under "properties"',
    { properties: { a: { 'ui:help': 'As on the card' } } },
    '/properties "properties" is a keyword of the schema, and no question. Write its entries beside the other keys, by the names of the questions, without "properties".',
  ],
  [
    'lines of a text box',
    { a: { rows: 5 } },
    '/a/rows "rows" is 5, but must be of type object. Write it as "ui:options": { "rows" }.',
  ],
])('%s in the ui file', (_, ui, finding) => {
  expect(findingsOfStep({ properties: { a: text } }, { ...all, ...ui })).toEqual([finding]);
});
