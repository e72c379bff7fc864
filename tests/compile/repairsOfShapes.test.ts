// Long because every mistake is one row of a table.
// A list in the place of an object, or the other way round, a value of another vocabulary, or one thing written twice, gives one finding with what to write.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const choice = { type: 'string', title: 'Choice', enum: ['x', 'y', 'z'] };
const step = (more: object = {}, questions: object = {}) => ({
  'trip/who.schema.json': { type: 'object', properties: { a: text, c: choice, ...questions }, ...more },
});
const ui = (sections: unknown) => ({ ...step(), 'trip/who.ui.json': { 'ui:sections': sections } });
const office = {
  columns: ['/who/a'],
  search: [],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'done', label: 'Done' },
  ],
  moves: [{ id: 'keep', label: 'Keep', from: ['new'], to: 'done' }],
};
const asking = (why: object) => ({
  ...step(),
  'trip/office.json': {
    ...office,
    moves: [{ id: 'keep', label: 'Keep', from: ['new'], to: 'done', asks: { type: 'object', properties: { why } } }],
  },
});
const is = { properties: { c: { const: 'x' } }, required: ['c'] };
const more = { properties: { more: { ...text, title: 'More' } } };
const when = (then: object) => ({ if: is, then });
const branch = (condition: unknown, then: unknown) => step({ if: condition, then });
const entry = {
  type: 'object',
  properties: { n: { ...text, title: 'N' } },
  required: ['n'],
  errorMessage: { required: { n: 'N?' } },
};
const number = { type: 'integer', title: 'Number' };
const kids = {
  type: 'array',
  title: 'Children',
  maxItems: 3,
  items: { ...entry, properties: { ...entry.properties, age: { type: 'integer', title: 'Age' } } },
};
const needed = { required: { a: 'Text is required' } };
const labelled = (...options: string[]) => ({ ...choice, title: 'Y', enum: options });

it.each<[what: string, files: object, told: RegExp]>([
  ['a branch in a list', branch(is, [more]), /^who.schema.json\/then .* Take it out of the list: \{ \.\.\. \}\.$/],
  ['a condition in a list', branch([is], more), /^who.schema.json\/if .* Take it out of the list/],
  [
    'questions in a list, with their names',
    { 'trip/who.schema.json': { type: 'object', properties: [{ name: 'a', ...text }] } },
    /\/properties .* Write "properties": \{"a":\{"type":"string","title":"Text","maxLength":50\}\}\.$/,
  ],
  [
    'questions in a list, without names',
    { 'trip/who.schema.json': { type: 'object', properties: [text] } },
    /\/properties .* Write each question by its name/,
  ],
  [
    'limits of names under which nothing is asked',
    step({}, { n: { type: 'object', title: 'N', maxProperties: 4, propertyNames: { enum: ['x', 'y'] } } }),
    /\/properties\/n .* Add "additionalProperties", what is answered under each name/,
  ],
  [
    'yes as a text',
    step(
      { required: ['y'], errorMessage: { required: { y: 'Tick it' } } },
      { y: { type: 'boolean', title: 'Y', const: 'true', errorMessage: { const: 'Tick it' } } },
    ),
    /\/properties\/y\/const .* Write true\.$/,
  ],
  [
    'a limit of another type, which needs a message',
    step({}, { n: { type: 'number', title: 'N', pattern: '^a' } }),
    /\/properties\/n\/pattern "pattern" has no effect on an answer of type number/,
  ],
  [
    'questions of an entry beside "items"',
    step(
      {},
      {
        l: {
          type: 'array',
          title: 'L',
          maxItems: 4,
          items: { type: 'object' },
          properties: more.properties,
          required: ['more'],
          errorMessage: { required: { more: 'More?' } },
        },
      },
    ),
    /\/properties\/l .* Move it into "items"/,
  ],
  [
    'a branch under another name',
    step({ ...branch(is, more)['trip/who.schema.json'], otherwise: { properties: { o: { ...text, title: 'O' } } } }),
    /\/otherwise .* Write it as "else"\.$/,
  ],
  [
    'a difference of one date',
    step(
      {},
      {
        d: { type: 'string', title: 'D', format: 'date' },
        t: { type: 'integer', title: 'T', readOnly: true, computed: { difference: ['d', 'd'], in: 'days' } },
      },
    ),
    /\/difference "difference" has "d" twice\. Write another date in the place of one of the two\.$/,
  ],
  [
    'an answer by its name alone',
    { ...step(), 'trip/form.json': formFile({ summary: ['a'] }) },
    /\/summary\/0 .* Write "\/who\/a"\.$/,
  ],
  [
    'an answer by names with dots',
    { ...step(), 'trip/form.json': formFile({ mailOffice: ['who.a'] }) },
    /\/mailOffice\/0 .* Write "\/who\/a"\.$/,
  ],
  [
    'a fact that there is not',
    step({}, { n: { type: 'number', title: 'N', maximum: '{{nope}}' } }),
    /\/properties\/n\/maximum .* Write a number, or add "nope" as one to site\/facts\.json\.$/,
  ],
  [
    'questions in "properties" of "properties"',
    step(
      {},
      { g: { type: 'object', title: 'G', properties: { properties: { p: text, q: { ...text, title: 'Q' } } } } },
    ),
    /\/properties\/g\/properties "properties" stands in "properties"\. Write the questions straight/,
  ],
  [
    'an entry under "properties" of its list',
    step({}, { l: { type: 'array', title: 'L', maxItems: 3, properties: entry } }),
    /\/properties\/l\/properties .* Write it as "items"\.$/,
  ],
  [
    'the type of a single answer at a list',
    step({}, { l: { type: 'string', title: 'L', maxItems: 3, items: { type: 'string', maxLength: 5 } } }),
    /\/properties\/l\/type .* Write "array"\.$/,
  ],
  [
    'the type of a single answer at a group',
    step({}, { g: { type: 'string', title: 'G', properties: { p: { ...text, title: 'P' } } } }),
    /\/properties\/g\/type .* Write "object"\.$/,
  ],
  [
    'questions of a group under "items"',
    step({}, { g: { type: 'object', title: 'G', items: { p: { ...text, title: 'P' } } } }),
    /\/properties\/g\/items .* Write it as "properties"\.$/,
  ],
  [
    'the title of a group among its questions',
    step({}, { g: { type: 'object', properties: { p: { ...text, title: 'P' }, title: 'Group' } } }),
    /\/properties\/g\/properties\/title .* Move it beside "properties"/,
  ],
  [
    'options in the place of "items"',
    step({}, { l: { type: 'array', title: 'L', uniqueItems: true, items: ['x', 'y'] } }),
    /\/items .* Write "items": \{"type":"string","enum":\["x","y"\]\}\.$/,
  ],
  [
    'an entry in a list of its own',
    step({}, { l: { type: 'array', title: 'L', maxItems: 3, items: [{ type: 'string', maxLength: 5 }] } }),
    /\/items .* Write "items": \{"type":"string","maxLength":5\}\.$/,
  ],
  [
    'a computed answer without its type',
    step({}, { n: { type: 'number', title: 'N' }, s: { title: 'S', readOnly: true, computed: { sum: ['n'] } } }),
    /\/properties\/s .* Add "type": "number"\.$/,
  ],
  [
    'a default without its type',
    step({}, { b: { title: 'B', default: true } }),
    /\/properties\/b .* Add "type": "boolean"\.$/,
  ],
  [
    'a group of parts without its type',
    step(
      { $defs: { part: { type: 'object', properties: { p: { ...text, title: 'P' } } } } },
      { g: { title: 'G', allOf: [{ $ref: '#/$defs/part' }, { properties: { q: { ...text, title: 'Q' } } }] } },
    ),
    /\/properties\/g .* Add "type": "object"\.$/,
  ],
  [
    'questions beside a "$ref" to others',
    step(
      { $defs: { part: { type: 'object', properties: { p: { ...text, title: 'P' } } } } },
      { g: { title: 'G', $ref: '#/$defs/part', properties: { q: { ...text, title: 'Q' } } } },
    ),
    /\/properties\/g\/properties .* stands in the place of what it leads to: "p" is not asked\. Write "type": "object" and "allOf"/,
  ],
  [
    'conditions under "anyOf"',
    step({ anyOf: [{ ...branch(is, more)['trip/who.schema.json'], type: undefined, properties: undefined }] }),
    /\/anyOf .* Write it as "allOf"\.$/,
  ],
  [
    'a question required outside and inside of its branch',
    step({
      ...branch(is, { ...more, required: ['more'], errorMessage: { required: { more: 'More?' } } })[
        'trip/who.schema.json'
      ],
      required: ['more'],
      errorMessage: { required: { more: 'More?' } },
    }),
    /\/required\/0 "more" is required here also where no branch asks it.* Take it out of "required" here/,
  ],
  [
    'an answer that is called "value" beside answers that visitors name',
    step({
      ...branch({ properties: { c: { value: 'x' } }, required: ['c'] }, more)['trip/who.schema.json'],
      properties: {
        c: choice,
        k: { type: 'object', title: 'K', maxProperties: 3, additionalProperties: { ...text, title: 'V' } },
      },
    }),
    /\/if\/properties\/c\/value .* Write "const":"x"\.$/,
  ],
  [
    'every other question in a section',
    ui([{ fields: ['a', '*'] }]),
    /\/fields\/1 "\*" is not a question.* Name each question/,
  ],
  [
    'a question by its place, to be offered again',
    { ...step(), 'trip/who.ui.json': { a: { 'ui:same-as': '/who/c' } } },
    /\/a\/ui:same-as .* Write "who\[c\]"\.$/,
  ],
  [
    'an answer to be carried over, by its name alone',
    { ...step(), 'trip/form.json': formFile({ again: { label: 'Again', keep: ['a'] } }) },
    /\/again\/keep\/0 .* Write "who\[a\]"\.$/,
  ],
  [
    'a computed answer that is "readonly"',
    step(
      {},
      {
        n: { type: 'number', title: 'N' },
        s: { type: 'number', title: 'S', readonly: true, computed: { sum: ['n'] } },
      },
    ),
    /\/properties\/s\/readonly .* Write it as "readOnly"\.$/,
  ],
  [
    'a test in "not" of what need not be answered',
    branch({ not: { properties: { c: { const: 'x' } } } }, more),
    /\/if The condition on "c" does not say .* Add "required": \["c"\] beside "not"\.$/,
  ],
  ['a section without a list', ui({ title: 'S', fields: ['a', 'c'] }), /\/ui:sections .* Put it into a list: \[\{/],
  [
    'sections by their titles',
    ui({ One: ['a'], Two: ['c'] }),
    /Write "ui:sections": \[\{"title":"One","fields":\["a"\]\},\{"title":"Two","fields":\["c"\]\}\]\.$/,
  ],
  [
    'no letters as an object',
    { ...step(), 'trip/office.json': { ...office, letters: {} } },
    /\/letters .* Write a list, or remove it\.$/,
  ],
  [
    'a section with a name that is none',
    ui([{ title: 'S', fields: ['a', 'colour'] }]),
    /\/fields\/1 "colour" is not .* Perhaps "c" was meant\.$/,
  ],
  ['a type of XLSForm', step({}, { y: { ...labelled('p', 'q'), type: 'select_one' } }), /Write "type": "string"\.$/],
  [
    'a comparison that there is not',
    step({}, { y: { ...text, title: 'Y', notEquals: { $data: '1/a' } } }),
    /Remove it with its message: no comparison asks for another answer/,
  ],
  ['a type as a format', step({}, { y: { ...text, title: 'Y', format: 'number' } }), /write "type": "number"\.$/],
  [
    'a computation of XLSForm',
    step({}, { y: { type: 'integer', title: 'Y', calculate: 'a + b' } }),
    /with the names of other questions\. Anything else, e\.g\. a product, is left to the office/,
  ],
  ...['calculate', 'expression', 'calculateValue'].map((keyword): [what: string, files: object, told: RegExp] => [
    `a sum as ${keyword}`,
    step(
      {},
      {
        p: { type: 'integer', title: 'P' },
        q: { type: 'integer', title: 'Q' },
        y: { type: 'integer', title: 'Y', [keyword]: '{p} + data.q' },
      },
    ),
    /Write "readOnly": true and "computed": \{"sum":\["p","q"\]\}\.$/,
  ]),
  [
    'a label twice',
    step({}, { y: { ...labelled('p', 'q'), enumNames: ['P', 'P'] } }),
    /enumNames\/1 The label "P" occurs/,
  ],
  [
    'an option twice, with its label',
    step({}, { y: { ...labelled('p', 'p', 'q'), enumNames: ['P', 'P', 'Q'] } }),
    /\/enum\/1 The option "p" occurs twice/,
  ],
  ...['maximum', 'maxItems'].map((limit): [string, object, RegExp] => [
    `"${limit}" of a text`,
    step({}, { y: { type: 'string', title: 'Y', [limit]: 50 } }),
    /\/y\/max\w+ .* Write it as "maxLength", or make the type/,
  ]),
  [
    '"maxLength" of a list',
    step({}, { y: { type: 'array', title: 'Y', maxLength: 5, items: { type: 'string', maxLength: 50 } } }),
    /\/y\/maxLength .* Write it as "maxItems", or make the type string\.$/,
  ],
  [
    'the type of a list at a group',
    step({}, { y: { ...more, type: 'array', title: 'Y' } }),
    /\/y\/type .* Write "object"\. For a list write "properties" under "items"/,
  ],
  [
    '"uniqueItems" of options that is false',
    step({}, { y: { type: 'array', title: 'Y', uniqueItems: false, items: { type: 'string', enum: ['p', 'q'] } } }),
    /\/y\/uniqueItems .* Write true for checkboxes, .*; or remove it, and add "maxItems"/,
  ],
  [
    '"readOnly" of a computed answer that is false',
    step({}, { n: number, y: { ...number, title: 'Y', readOnly: false, computed: { sum: ['n'] } } }),
    /\/y\/computed .* Add "readOnly": true\.$/,
  ],
  [
    'a branch that says its condition again',
    branch(is, { properties: { c: { const: 'x' }, ...more.properties } }),
    /\/then\/properties\/c\/const "const" has no effect: .* Remove it/,
  ],
  [
    'one name for several options',
    step({}, { y: { ...labelled('p', 'q'), enumNames: 'P' } }),
    /\/y\/enumNames .* Write a list with a name for each of the 2 options/,
  ],
  [
    'the message of a branch beside it',
    step({ ...when({ required: ['a'] }), errorMessage: needed }),
    /\/errorMessage\/required\/a .* Move it there, into "errorMessage"/,
  ],
  [
    'the message of a branch in another group of it',
    step({ allOf: [{ ...when({ required: ['a'] }), errorMessage: needed }] }),
    /\/allOf\/0\/errorMessage\/required\/a .* Move it there/,
  ],
  [
    'a branch beside the list with its condition',
    step({ ...when(more), if: undefined, allOf: [{ if: is }] }),
    /\/then "then" stands beside "allOf", .* into entry 1 of "allOf"\.$/,
  ],
  [
    'a default in other capitals',
    step({}, { y: { ...labelled('bus', 'foot'), default: 'Bus' } }),
    /\/y\/default .* Perhaps "bus" was meant\.$/,
  ],
  [
    'an option that nobody may choose, by its label',
    {
      ...step({}, { y: { ...labelled('p', 'q', 'r'), enumNames: ['By bus', 'On foot', 'Else'] } }),
      'trip/who.ui.json': { 'ui:order': ['*'], y: { 'ui:enumDisabled': ['By bus'] } },
    },
    /\/ui:enumDisabled\/0 .* Write "p": options are named by their values\.$/,
  ],
  [
    'a file of the folder beside the form, without that',
    { ...step({}, { y: { $ref: 'kinds.json', title: 'Y' } }), 'kinds/kinds.json': choice },
    /\/y\/\$ref .* Perhaps "\.\.\/kinds\/kinds\.json" was meant\.$/,
  ],
  [
    '"regex"',
    step({}, { y: { ...text, title: 'Y', regex: 'x', errorMessage: { pattern: 'X' } } }),
    /Write it as "pattern"/,
  ],
  [
    'an address that is not called "post"',
    { ...step(), 'trip/form.json': formFile({ submit: { url: '/trip' } }) },
    /^form.json\/submit\/url .* Write it as "post"\.$/,
  ],
  [
    'a widget among the options of JSON Forms',
    { ...step(), 'trip/who.ui.json': { 'ui:order': ['*'], a: { options: { widget: 'textarea' } } } },
    /\/options\/widget .* Write "ui:widget": "textarea"\.$/,
  ],
  [
    'a question of a list that is misspelt in a computation',
    step({}, { kids: { ...kids }, y: { ...number, title: 'Y', readOnly: true, computed: { sum: ['kids/ag'] } } }),
    /\/sum\/0 .* Perhaps "kids\/age" was meant\.$/,
  ],
  [
    '"divisibleBy"',
    step({}, { n: { ...number, divisibleBy: 5, errorMessage: { multipleOf: 'Not so' } } }),
    /Write it as "multipleOf"/,
  ],
  [
    '"length" of a text',
    step({}, { y: { type: 'string', title: 'Y', length: 5 } }),
    /\/length .* Write "maxLength": 5\.$/,
  ],
  [
    '"length" of a list',
    step({}, { y: { type: 'array', title: 'Y', length: 5, items: { type: 'string', maxLength: 5 } } }),
    /\/length .* Write "maxItems": 5\.$/,
  ],
  ...(
    [
      ['date', 'min', '2026-01-01', 'formatMinimum'],
      ['date', 'max', 'today', 'formatMaximum'],
      ['time', 'min', '07:30', 'formatMinimum'],
    ] as const
  ).map(([format, key, limit, meant]): [string, object, RegExp] => [
    `"${key}" of a ${format}`,
    step({}, { y: { type: 'string', title: 'Y', format, [key]: limit } }),
    new RegExp(`/y/${key} .* Write "${meant}": "${limit}"\\.$`),
  ]),
  ...(
    [
      ['today + 0 days', 'today'],
      ['today - 1095 days', 'today - 3 years'],
      ['today - 1200 months', 'today - 100 years'],
    ] as const
  ).map(([written, meant]): [string, object, RegExp] => [
    `"${written}"`,
    step({}, { y: { type: 'string', title: 'Y', format: 'date', formatMinimum: written } }),
    new RegExp(`/y/formatMinimum .* Write "formatMinimum": "${meant}"\\.$`),
  ]),
  [
    '"items" of a group',
    { ...step({ items: { type: 'string', maxLength: 5 } }), 'trip/form.json': formFile({ summary: ['/who/a'] }) },
    /^who.schema.json\/items "items" is for a list, and this is a group\. Remove it\.$/,
  ],
  [
    '"props" of a step',
    {
      'trip/who.schema.json': { type: 'object', props: { a: text }, required: ['a'], errorMessage: needed },
      'trip/form.json': formFile({ summary: ['/who/a'] }),
    },
    /^who.schema.json\/props .* Write it as "properties"\.$/,
  ],
  [
    'cases without a question that tells them apart',
    step(
      {
        oneOf: [
          { title: 'Bus', ...more },
          { title: 'Foot', properties: { z: { ...text, title: 'Z' } } },
        ],
      },
      { way: { title: 'Way' } },
    ),
    /^who.schema.json\/oneOf .* Give each case a "const" of its own/,
  ],
  [
    'parts of a single question',
    step(
      { $defs: { p: { type: 'string', maxLength: 9 } } },
      { y: { title: 'Y', allOf: [{ $ref: '#/$defs/p' }, { minLength: 3 }] } },
    ),
    /\/y\/allOf .* Write what its parts say at the question itself/,
  ],
  [
    '"name" of a form',
    { ...step(), 'trip/form.json': formFile({ title: undefined, name: 'Trip' }) },
    /^form.json\/name .* Write it as "title"\.$/,
  ],
  [
    '"name" of a step with a label',
    {
      ...step(),
      'trip/form.json': formFile({ steps: [{ name: 'who', label: 'Who', at: '/who' }] }),
    },
    /^form.json\/steps\/0\/name .* Write it as "id"\.$/,
  ],
  [
    '"title" of a letter with a label',
    {
      ...step(),
      'trip/form.json': formFile({ mail: { to: '/who/m' } }),
      'trip/who.schema.json': {
        type: 'object',
        properties: { m: { type: 'string', format: 'email', title: 'E-mail', maxLength: 100 } },
        required: ['m'],
        errorMessage: { required: { m: 'E-mail is required' } },
      },
      'trip/office.json': {
        ...office,
        columns: ['/who/m'],
        letters: [{ id: 'l', label: 'L', in: ['new'], title: 'About it', text: ['Words.'] }],
      },
    },
    /^office.json\/letters\/0\/title .* Write it as "subject"\.$/,
  ],
  ...(
    [
      ['^\\p{Arabic}+$', '^\\p{Script=Arabic}+$'],
      ['\\A[0-9]\\z', '^[0-9]$'],
      ['^[[:digit:]]+$', '^[0-9]+$'],
    ] as const
  ).map(([written, meant]): [string, object, RegExp] => [
    `the pattern ${written} of another language`,
    step({}, { y: { ...text, title: 'Y', pattern: written, errorMessage: { pattern: 'Not so' } } }),
    new RegExp(
      `/y/pattern .* Write ${JSON.stringify(meant).replaceAll(/[\\^$[\]+]/g, '\\$&')}, which matches the same\\.$`,
    ),
  ]),
  [
    'what a move asks, by "required"',
    asking({ ...text, required: true }),
    /\/why\/required .* write the name of the question in/,
  ],
  [
    'what a move asks, by a limit that it has not',
    asking({ ...text, minLength: 3 }),
    /Remove it: what a move asks has no such/,
  ],
])('%s', (_, files, told) => {
  const folder = writeForm({ 'trip/who.ui.json': { 'ui:order': ['*'] }, 'trip/form.json': formFile({}), ...files });
  const found = checkForm(folder, 'trip').findings.map(
    ({ place, problem, repair }) => `${place.file.slice(folder.length + 6)}${place.pointer} ${problem} ${repair}`,
  );
  expect(found).toEqual([expect.stringMatching(told)]);
});

it('a title that is missing beside a $ref is missing there, and not in what others refer to as well', () => {
  const titled = { $ref: '#/$defs/shared', title: 'Titled' };
  const folder = writeForm({
    'trip/who.ui.json': {},
    'trip/who.schema.json': {
      type: 'object',
      properties: { one: titled, two: { $ref: '#/$defs/shared' } },
      $defs: { shared: { type: 'string', maxLength: 50 } },
    },
  });
  const found = checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toEqual(['/properties/two Add "title" beside "$ref", the words above the field.']);
});
