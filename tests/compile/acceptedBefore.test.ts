// Long because every definition that was once accepted is one row of a table.
// What would have no effect, or refuse every answer, and was once accepted: each is refused at its place, and what differs from it by what it lacks is not.
import { defaultCountries } from 'react-international-phone';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { findingsOfStep, list, text } from './support/findingsOfStep.ts';
import { formFile, goodFiles, writeForm } from './support/writeForm.ts';

const ui = { 'ui:order': ['*'] };
const named = (title: string) => ({ ...text, title });
const file = (types: readonly string[]) => ({
  properties: { a: { type: 'object', title: 'A', format: 'attachment', attachments: { types } } },
});
const bus = { type: 'string', title: 'Bus', enum: ['x', 'y'] };
const child = (...required: string[]) => ({
  properties: { l: { ...list, items: { ...list.items, properties: { ...list.items.properties, bus } } } },
  if: {
    properties: { l: { contains: { properties: { bus: { const: 'x' } }, ...(required.length > 0 && { required }) } } },
    required: ['l'],
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: named('B') } },
});
const day = { type: 'string', format: 'date' };
const compared = (...keywords: string[]) => ({
  properties: {
    day: { ...day, title: 'Day' },
    until: {
      ...day,
      title: 'Until',
      ...Object.fromEntries(keywords.map((keyword) => [keyword, { $data: '1/day' }])),
      errorMessage: Object.fromEntries(keywords.map((keyword) => [keyword, 'No'])),
    },
  },
});
const between = (change: object) => ({
  properties: {
    a: { ...text, maxLength: 3, between: [1, 20], ...change, errorMessage: { between: 'No', ...told(change) } },
  },
});
const told = (change: object) => Object.fromEntries(Object.keys(change).map((keyword) => [keyword, 'Not so']));
const days = (formatMinimum: string, formatMaximum: string) => ({
  properties: { a: { ...day, title: 'A', formatMinimum, formatMaximum } },
});
const phone = (change: object) => ({ properties: { a: { type: 'string', title: 'A', format: 'phone', ...change } } });
const hidden = { 'ui:widget': 'password' };
const passwords = {
  properties: {
    p: text,
    q: { ...text, title: 'Again', equals: { $data: '1/p' }, errorMessage: { equals: 'Not the same' } },
  },
};
const counted = (count: string) => ({
  properties: {
    n: { type: 'integer', title: 'N' },
    l: { type: 'array', title: 'L', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
    t: { type: 'integer', title: 'T', readOnly: true, computed: { count } },
  },
});

const boxed = { 'ui:order': ['*'], c: { 'ui:widget': 'radio', 'ui:enumDisabled': ['car'] } };
const bus3 = (change: object) => ({
  properties: { c: { type: 'string', title: 'C', enum: ['bus', 'car', 'foot'], ...change } },
});
const whole = { type: 'integer', title: 'N' };
const asked = (condition: object) => ({
  properties: { a: text },
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: named('B') } },
});
const one = (change: object) => ({ properties: { a: { ...text, ...change } } });
const until = (change: object) => ({
  properties: {
    from: { ...day, title: 'From' },
    until: { ...day, title: 'Until', atLeast: { $data: '1/from' }, errorMessage: { atLeast: 'No' }, ...change },
  },
});
const counted3 = (to: string) => ({
  properties: {
    b: { ...day, title: 'B' },
    d: { ...whole, readOnly: true, computed: { difference: ['b', to], in: 'days' } },
  },
});

/** What was accepted in closed options, comparisons, blank words, fixed answers, empty conditions and messages that nothing raises. */
const rows: readonly [string, object, object, string | undefined][] = [
  ['a closed option twice', bus3({ enum: ['bus', 'car', 'car', 'foot'] }), boxed, '/c/enum/2 The option "car" occurs'],
  ['a closed label twice', bus3({ enumNames: ['Bus', 'bus', 'Foot'] }), boxed, '/c/enumNames/1 The labels "Bus" and'],
  ['a closed option without a label', bus3({ enumNames: ['A', 'B'] }), boxed, '/c/enumNames There are 3 options but 2'],
  ['a closed option', bus3({ enumNames: ['Bus', 'Car', 'Foot'] }), boxed, undefined],
  [
    'an option that is closed twice',
    bus3({}),
    { ...boxed, c: { 'ui:enumDisabled': ['car', 'car'] } },
    '/c/ui:enumDisabled "ui:enumDisabled" has "car" twice',
  ],
  [
    'two comparisons of one kind',
    until({ formatMinimum: { $data: '1/from' } }),
    ui,
    '/until/formatMinimum "formatMinimum" is an object, but must be of type string. Remove it: "atLeast" beside it',
  ],
  ['one comparison', until({}), ui, undefined],
  [
    'a fixed answer that is no option',
    bus3({ default: 'xx' }),
    { ...ui, c: { 'ui:disabled': true } },
    'The only answer, "xx", is none of the options',
  ],
  [
    'entries that nobody can change',
    {
      properties: {
        l: { type: 'array', title: 'L', maxItems: 3, items: { type: 'string', maxLength: 5, readOnly: true } },
      },
    },
    { l: { 'ui:add': 'Add', 'ui:remove': 'Remove' } },
    '/l/items/readOnly Nobody can answer an entry of "l"',
  ],
  ['a blank message', one({ pattern: '^x', errorMessage: { pattern: ' ' } }), ui, '/a/pattern There is no message for'],
  ['a blank default', one({ default: ' ' }), ui, '/a/default The "default" " " is no answer'],
  ['a day that no month has', counted3('2027-02-30'), ui, '/difference/1 "2027-02-30" is no day of the calendar'],
  ['a day of the calendar', counted3('2027-02-28'), ui, undefined],
  [
    'a test of nothing',
    asked({ properties: { a: {} }, required: ['a'] }),
    ui,
    '/if/properties/a "a" is empty. Remove it',
  ],
  ['no tests', asked({ properties: {}, required: ['a'] }), ui, '/if/properties "properties" is empty. Remove it'],
  [
    'a condition that requires nothing',
    asked({ properties: { a: { const: 'x' } }, required: [] }),
    ui,
    '/if/required "required" is empty. Write "required": ["a"]',
  ],
  [
    'a message for a question that there is not',
    { properties: { a: text }, errorMessage: { properties: { q: 'Q' } } },
    ui,
    '/errorMessage/properties/q There is no question "q" here',
  ],
  [
    'a message of a condition',
    { ...asked({ required: ['a'] }), errorMessage: { if: 'If' } },
    ui,
    '/errorMessage/if "if" refuses no answer, so this message is never shown',
  ],
  [
    'an answer that is taken over from a password',
    { properties: { p: text, q: { ...text, title: 'Other' } } },
    { p: { 'ui:widget': 'password' }, q: { 'ui:same-as': 'p' } },
    '/q/ui:same-as "p" is a password, which would be shown here',
  ],
  ['no options of a widget', one({}), { a: { 'ui:options': {} } }, '/a/ui:options "ui:options" is empty'],
  [
    'an option of a widget twice',
    one({}),
    { a: { 'ui:widget': 'textarea', 'ui:options': { widget: 'text' } } },
    '/a/ui:options/widget "widget" has no effect beside "ui:widget"',
  ],
  [
    'another number beside the limit in a message',
    { properties: { n: { ...whole, minimum: 3, errorMessage: { minimum: 'At least {minimum} on 1 September' } } } },
    ui,
    undefined,
  ],
  [
    'another limit beside it',
    {
      properties: {
        n: { ...whole, minimum: 3, maximum: 9, errorMessage: { minimum: '{minimum} to 9', maximum: 'Max' } },
      },
    },
    ui,
    '/n/errorMessage/minimum This message says 9',
  ],
];

describe('in the files of a step', () => {
  it.each<[string, object, object, string | undefined]>([
    ['entries that are tested by what they need not have', child(), ui, '/if The condition on "bus" holds while'],
    ['entries that have to have it', child('bus'), ui, undefined],
    ['comparisons that exclude each other', compared('atLeast', 'lessThan'), ui, 'until/atLeast No answer can satisfy'],
    ['more and at most', compared('moreThan', 'atMost'), ui, 'until/moreThan No answer can satisfy both'],
    ['comparisons that only one day passes', compared('atLeast', 'atMost'), ui, undefined],
    ['how many answers a single question has', counted('n'), ui, '/properties/t/computed/count "n" has answers that'],
    ['how many options are chosen', counted('l'), ui, undefined],
    ['a title of blanks', { properties: { a: named(' ') } }, ui, 'The question "a" has no title'],
    ['help of blanks', { properties: { a: text } }, { a: { 'ui:help': '  ' } }, '/a/ui:help "ui:help" is "  "'],
    [
      'lines in words',
      { properties: { a: text } },
      { a: { 'ui:widget': 'textarea', 'ui:options': { rows: 'four' } } },
      '/a/ui:options/rows "rows" is the text "four"',
    ],
    ['a number in digits without a pattern', between({}), ui, '/a/between "between" judges texts of digits only'],
    ['with a pattern', between({ pattern: '^[0-9]+$' }), ui, undefined],
    ['a last day before today', days('today', '2020-01-01'), ui, '/a/formatMinimum No answer can satisfy both'],
    ['a first day that has not come', days('2090-01-01', 'today'), ui, undefined],
    ['a short telephone number', phone({ maxLength: 11 }), ui, '/a/maxLength A telephone number is kept with the code'],
    ['a telephone number of any length', phone({}), ui, undefined],
    [
      'a placeholder in a title',
      { properties: { a: { ...text, title: 'At most {maxLength}' } } },
      ui,
      '/a/title {maxLength} is shown as it is',
    ],
    [
      'a placeholder in a help',
      { properties: { a: text } },
      { a: { 'ui:help': 'At most {maxLength}' } },
      '/a/ui:help {maxLength} is shown as it is',
    ],
    ['the same password in a text', passwords, { p: hidden }, '/q/equals "q" has to be the same as the password "p"'],
    ['the same password', passwords, { p: hidden, q: hidden }, undefined],
    [
      'no lines',
      { properties: { a: text } },
      { a: { 'ui:widget': 'textarea', 'ui:options': { rows: 0 } } },
      '/a/ui:options/rows "rows" must be at least 1',
    ],
    [
      'no required questions',
      { properties: { a: text }, required: [] },
      ui,
      '/required "required" is empty. Remove it',
    ],
    [
      'a part that says nothing',
      { properties: { a: text }, allOf: [{}] },
      ui,
      '/allOf/0 This entry is empty. Remove it',
    ],
    [
      'no characters at least',
      { properties: { a: { ...text, minLength: 0 } } },
      ui,
      '/a/minLength "minLength" must be at least 1. Remove it',
    ],
    [
      'no entries at least',
      { properties: { l: { ...list, minItems: 0 } } },
      ui,
      '/l/minItems "minItems" must be at least 1',
    ],
    [
      'a blank description',
      { properties: { a: { ...text, description: ' ' } } },
      ui,
      '/a/description "description" is " "',
    ],
    [
      'no description',
      { properties: { a: { ...text, description: '' } } },
      ui,
      '/a/description "description" is empty',
    ],
    [
      'a length of a telephone number',
      phone({ maxLength: 16 }),
      ui,
      '/a/maxLength "maxLength" has no effect: a text of',
    ],
    [
      'a length of a day',
      { properties: { a: { ...text, format: 'date' } } },
      ui,
      '/a/maxLength "maxLength" has no effect',
    ],
    ['a length of an address', { properties: { a: { ...text, format: 'email' } } }, ui, undefined],
    [
      'a least length that a pattern has',
      {
        properties: {
          a: { ...text, minLength: 2, pattern: '^[A-Z]{2}', errorMessage: { ...told({ pattern: 1, minLength: 1 }) } },
        },
      },
      ui,
      '/a/minLength "minLength" has no effect: a text that matches "pattern" has at least 2 characters',
    ],
    [
      'a longer one',
      {
        properties: {
          a: { ...text, minLength: 3, pattern: '^[A-Z]{2}', errorMessage: { ...told({ pattern: 1, minLength: 1 }) } },
        },
      },
      ui,
      undefined,
    ],
    [
      'a section of nothing',
      { properties: { a: text } },
      {
        'ui:sections': [
          { title: 'S', fields: ['a'] },
          { title: 'T', fields: [] },
        ],
      },
      '/ui:sections/1 This section has neither questions nor text',
    ],
    [
      'a section of text',
      { properties: { a: text } },
      {
        'ui:sections': [
          { title: 'S', fields: ['a'] },
          { title: 'T', fields: [], text: ['Bring it along.'] },
        ],
      },
      undefined,
    ],
    ...rows,
    ['the address of a schema', { $id: 'https://example.org/a.json', properties: { a: text } }, ui, undefined],
    [
      'a list of options that may be null',
      {
        properties: {
          a: { type: ['array', 'null'], title: 'A', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
        },
      },
      ui,
      undefined,
    ],
  ])('%s', (_, schema, own, finds) => {
    expect(findingsOfStep(schema, own)).toEqual(finds === undefined ? [] : [expect.stringContaining(finds)]);
  });
});

it.each([['image/heic'], ['application/msword'], ['image/jpg']])(
  'a type of files that none is recognised as: %s',
  (type) => {
    const found = (types: readonly string[], own: readonly string[]) => {
      const folder = writeForm({
        'trip/form.json': formFile({ attachments: { maxBytes: 5000, types } }),
        'trip/who.schema.json': { type: 'object', ...file(own) },
        'trip/who.ui.json': {},
      });
      return checkForm(folder, 'trip').findings.map(({ place, problem }) => `${place.pointer} ${problem}`);
    };
    const right = ['image/jpeg', 'image/png'];
    expect(found(right, ['image/png'])).toEqual([]);
    expect(found(['image/png', type], ['image/png'])).toEqual([
      `/attachments/types/1 This entry is "${type}", which is not allowed here.`,
    ]);
    expect(found(right, [type])).toEqual([
      `/properties/a/attachments/types/0 This entry is "${type}", which is not allowed here.`,
    ]);
  },
);

it.each<[string, string, boolean]>([
  ...defaultCountries.map(([, iso]): [string, string, boolean] => [`a country of the select, ${iso}`, iso, true]),
  ['a country that others call so', 'uk', false],
])('the country of telephone numbers: %s', (_, phoneCountry, isRight) => {
  const folder = writeForm({
    'trip/form.json': formFile({ phoneCountry }),
    'trip/who.schema.json': { type: 'object', properties: { a: { type: 'string', title: 'A', format: 'phone' } } },
    'trip/who.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toEqual(isRight ? [] : [expect.stringContaining('/phoneCountry Write the two small letters')]);
});

it.each<[string, number, number, string | undefined]>([
  ['the form', 5, 4000, '/attachments/maxBytes'],
  ['a question', 5000, 4, '/properties/a/attachments/maxBytes'],
  ['neither', 5000, 4000, undefined],
])('megabytes in place of bytes, in %s', (_, ofForm, own, pointer) => {
  const limits = { maxBytes: own };
  const folder = writeForm({
    'trip/form.json': formFile({ attachments: { maxBytes: ofForm, types: ['image/png'] } }),
    'trip/who.schema.json': {
      type: 'object',
      properties: { a: { type: 'object', title: 'A', format: 'attachment', attachments: limits } },
    },
    'trip/who.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toEqual(pointer === undefined ? [] : [expect.stringMatching(`^${pointer} .*in bytes \\(5 MB are`)]);
});

it.each<[string, object, string]>([
  ['the title of the form', { title: ' ' }, '/title'],
  ['the label of a step', { steps: [{ id: 'who', label: ' ', at: '/who' }] }, '/steps/0/label'],
  ['what is read after sending', { done: { title: 'Sent', text: ['  '] } }, '/done/text/0'],
  ['the label of a button', { submit: { post: '/trip', label: ' ' } }, '/submit/label'],
])('only blanks in %s', (_, change, pointer) => {
  const folder = writeForm({ ...goodFiles, 'trip/form.json': formFile(change) });
  expect(checkForm(folder, 'trip').findings.map(({ place }) => place.pointer)).toEqual([pointer]);
});

it.each(['{required}', '{enum}', '{pattern}', '{uniqueItems}', '{type}', '{atLeast}', '{format}'])(
  'a message with %s, which says nothing to who reads it',
  (placeholder) => {
    const keyword = placeholder.slice(1, -1);
    const group = { n: { type: 'number', title: 'Other' } };
    const questions: Readonly<Record<string, object>> = {
      enum: { type: 'string', enum: ['x', 'y'] },
      pattern: { type: 'string', maxLength: 9, pattern: '^x' },
      uniqueItems: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
      type: { type: 'number' },
      atLeast: { type: 'number', atLeast: { $data: '1/n' } },
      format: { type: 'string', format: 'email', maxLength: 99 },
    };
    const own = questions[keyword] ?? { type: 'string', maxLength: 9 };
    const words = keyword === 'required' ? undefined : { errorMessage: { [keyword]: `Not ${placeholder}` } };
    const schema = {
      properties: { ...group, a: { title: 'A', ...own, ...words } },
      required: ['a'],
      errorMessage: { required: { a: keyword === 'required' ? `Give {required}` : 'A?' } },
    };
    expect(findingsOfStep(schema, {})).toEqual([
      expect.stringContaining(`The placeholder ${placeholder} of a message would be filled in with`),
    ]);
  },
);

it('two placeholders that name no keyword are both reported', () => {
  const schema = { properties: { a: { ...text, errorMessage: { maxLength: 'x {foo} {bar}' } } } };
  expect(findingsOfStep(schema, {})).toEqual([
    expect.stringContaining('The placeholder {foo} '),
    expect.stringContaining('The placeholder {bar} '),
  ]);
});

it('two steps of one label', () => {
  const steps = ['who', 'more'].map((id) => ({ id, label: 'Who', at: `/${id}` }));
  const folder = writeForm({
    ...goodFiles,
    'trip/form.json': formFile({ steps }),
    'trip/more.schema.json': goodFiles['trip/who.schema.json'],
    'trip/more.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ place, problem }) => `${place.pointer} ${problem}`);
  expect(found).toEqual(['/steps/1/label The steps "who" and "more" have the same label, "Who".']);
});

it('a checkbox that has to be ticked in one case only', () => {
  const schema = {
    properties: { a: { type: 'string', title: 'A', enum: ['x', 'y'] }, b: { type: 'boolean', title: 'B' } },
    if: { properties: { a: { const: 'x' } }, required: ['a'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: { b: { const: true, errorMessage: { const: 'Tick it' } } },
      required: ['b'],
      errorMessage: { required: { b: 'Tick it' } },
    },
  };
  expect(findingsOfStep(schema, {})).toEqual([]);
});

it('a size as it is said of the largest file', () => {
  const folder = (title: string) =>
    writeForm({
      'trip/form.json': formFile({ attachments: { maxBytes: 5_000_000, types: ['image/png'] } }),
      'trip/who.schema.json': { type: 'object', properties: { a: { type: 'object', title, format: 'attachment' } } },
      'trip/who.ui.json': {},
    });
  expect(checkForm(folder('Photo (max 4.77 MB)'), 'trip').findings).toEqual([]);
  expect(checkForm(folder('Photo (max 5 MB)'), 'trip').findings.map(({ repair }) => repair)).toEqual([
    'Write 4.77 MB, or change the limit.',
  ]);
});
