// Long because it is one table. What is told of mistakes in the files of a whole form, and what to write instead: one finding for each, with a repair that no other finding follows.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, goodFiles, inArabic, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const number = { type: 'integer', title: 'Number', minimum: 0, maximum: 9 };
const date = { type: 'string', format: 'date', title: 'Day' };
const asked = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const when = (test: object, branch: object = { properties: { more: { ...text, title: 'More' } } }) => ({
  if: { properties: { a: test }, required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: branch,
});
const needed = { required: ['b'], errorMessage: { required: { b: 'B is required' } } };
const inOrder = { 'ui:order': ['*'] };

function found(files: object, language: 'en' | 'ar' = 'en') {
  const folder = writeForm({ 'trip/who.ui.json': inOrder, ...files });
  return checkForm(folder, 'trip', language).findings.map(
    ({ place, problem, repair }) => `${place.file.slice(folder.length + 6)}${place.pointer} ${problem} ${repair}`,
  );
}

it.each<[what: string, change: object, repair: RegExp]>([
  ['a path', { submit: '/trip' }, /^form.json\/submit .* Write "submit": \{"post":"\/trip"\}\.$/],
  ['the name of a file', { submit: 'a.json' }, /^form.json\/submit .* Write "submit": \{"download":"a.json"\}\.$/],
  ['a text', { done: 'Thanks' }, /^form.json\/done .* Write "done": \{ "title": "Thanks", "text": \["..."\] \}\.$/],
  ['the place of an answer', { mail: '/who/name' }, /^form.json\/mail .* Write "mail": \{"to":"\/who\/name"\}\.$/],
  ['names', { steps: ['who'] }, /^form.json\/steps\/0 .* Write \{ "id": "who", "label": "..." \}\.$/],
  [
    'a size with its unit',
    { attachments: { maxBytes: '5 MB', types: ['application/pdf'] } },
    /maxBytes .* Write 5242880 without quotes\.$/,
  ],
])('%s in the place of an object or a number is written as that', (_, change, repair) => {
  expect(found({ 'trip/form.json': formFile(change) })).toContainEqual(expect.stringMatching(repair));
});

it('a wrong type of files is heard beside a wrong size', () => {
  const attachments = { maxBytes: '5 MB', types: ['application/pfd'] };
  const all = found({ 'trip/form.json': formFile({ attachments }) });
  expect(all).toContainEqual(expect.stringMatching(/types\/0 .* Perhaps "application\/pdf" was meant/));
});

it.each<[what: string, schema: object, findings: readonly RegExp[]]>([
  [
    'days that are none, each for itself',
    asked({ a: { ...date, formatMinimum: '2027-9-1', formatMaximum: '2027-13-01' } }),
    [/formatMinimum .* Write "formatMinimum": "2027-09-01"\.$/, /formatMaximum .* Write a day/],
  ],
  [
    'a default of a computed answer',
    asked({
      a: number,
      s: { type: 'integer', title: 'S', computed: { sum: ['a'] }, default: 3 },
    }),
    [/\/default A computed answer has no "default"\. Remove it\.$/, /\/computed .* Add "readOnly": true\.$/],
  ],
  [
    'a computation that there is not',
    asked({ a: number, s: { type: 'integer', title: 'S', readOnly: true, computed: { product: ['a'] } } }),
    [/\/computed There is no computation "product"\. Write one of sum, count/],
  ],
  [
    'a difference to today, without its unit',
    asked({ a: date, s: { type: 'integer', title: 'S', readOnly: true, computed: { difference: ['a', 'today'] } } }),
    [/\/computed A difference lacks "in"/, /\/difference\/1 What is counted from today differs from day to day/],
  ],
  [
    'what is required once it is answered',
    asked({ a: text }, { dependentRequired: { a: ['a'] } }),
    [/^who.schema.json\/dependentRequired\/a This branch changes nothing/],
  ],
  [
    'one of two, of which one has to be answered',
    asked(
      { a: text, b: { ...text, title: 'Other' } },
      {
        required: ['a'],
        anyOf: [{ required: ['a'] }, { required: ['b'] }],
        errorMessage: { required: { a: 'Text is required' }, anyOf: 'One is required' },
      },
    ),
    [/\/anyOf .* Remove it with its message: "a" has to be answered already/],
  ],
  [
    'a message that says the last number that is refused',
    asked({ a: { ...number, minimum: 4, errorMessage: { minimum: 'More than 3' } } }),
    [/\/errorMessage\/minimum .* Write the limit itself, e\.g\. "At least \{minimum\}"\.$/],
  ],
  [
    'an option twice in a condition',
    asked({ a: { type: 'string', title: 'A', enum: ['x', 'y', 'z'] } }, when({ enum: ['x', 'x'] })),
    [/\/if\/properties\/a\/enum "enum" has "x" twice/],
  ],
  [
    'a negative length in a condition',
    asked({ a: text }, when({ minLength: -1 })),
    [/\/if\/properties\/a\/minLength "minLength" must be at least 0/],
  ],
  [
    'tests of which one decides',
    asked({ a: { type: 'string', title: 'A', enum: ['x', 'y', 'z'] } }, when({ const: 'x', enum: ['x', 'y'] })),
    [/\/if\/properties\/a\/enum A test of "a" changes nothing/],
  ],
  [
    'a condition with the same in both branches',
    asked({ a: text }, { ...when({ const: 'x' }), else: when({}).then }),
    [/^who.schema.json\/if Both branches of this condition say the same/],
  ],
  [
    'a condition of a group on a question of the step',
    asked({
      a: text,
      g: { title: 'G', ...asked({ b: { ...text, title: 'B' } }, when({ const: 'x' }, needed)) },
    }),
    [/"a" is asked in the step: move .* with "if": \{"properties":\{"a":\{"const":"x"\}\},"required":\["a"\]\}/],
  ],
  [
    'a condition of the step on a question of a group',
    asked({ g: { title: 'G', ...asked({ a: text }) } }, when({ const: 'x' })),
    [/"a" is asked in "g": .* "if": \{"properties":\{"g":\{"properties":\{"a":\{"const":"x"\}\},"required":\["a"\]/],
  ],
  [
    'a condition that stands there twice',
    asked({ a: text }, { allOf: [when({ const: 'x' }), when({ const: 'x' })] }),
    [/^who.schema.json\/allOf\/1\/if This condition stands here twice/],
  ],
  [
    '"readOnly" in a branch',
    asked({ a: text, b: { ...text, title: 'B' } }, when({ const: 'x' }, { properties: { b: { readOnly: true } } })),
    [/\/then\/properties\/b\/readOnly "readOnly" of "b" has no effect in a branch/],
  ],
  [
    'limits of lists at a group whose answers visitors name',
    asked({ p: { type: 'object', title: 'P', maxItems: 3, uniqueItems: true, additionalProperties: text } }),
    [/\/properties\/p\/maxItems .* Write it as "maxProperties"\.$/, /\/properties\/p\/uniqueItems .* Remove it\.$/],
  ],
  [
    'a blank message',
    asked({ a: { ...text, errorMessage: { maxLength: ' ' } } }),
    [/\/errorMessage\/maxLength This message is empty/],
  ],
  [
    'numbers as options of a text',
    asked({ a: { type: 'string', title: 'A', enum: [1, 2] } }),
    [/\/properties\/a\/type Each option is of type integer, .* Write "type": "integer"\.$/],
  ],
  [
    'a list that need not be there, and cannot be as long as a number says',
    asked({
      n: { type: 'integer', title: 'N', minimum: 1, maximum: 50 },
      l: {
        type: 'array',
        title: 'L',
        maxItems: 4,
        items: asked(
          { e: { ...text, title: 'E' } },
          { required: ['e'], errorMessage: { required: { e: 'E is required' } } },
        ),
        lengthEquals: { $data: '1/n' },
        errorMessage: { lengthEquals: 'As many' },
      },
    }),
    [/"l" may be absent, whatever "n" says/, /"n" may be 50, but "l" has at most 4 entries/],
  ],
  [
    'a required question without a message, whose repair names its title',
    asked({ a: text }, { required: ['a'] }),
    [/"errorMessage": \{ "required": \{ "a": "Text is required" \} \}/],
  ],
])('%s', (_, schema, findings) => {
  expect(found({ 'trip/who.schema.json': schema })).toEqual(findings.map((one) => expect.stringMatching(one)));
});

it('a step with a name and a title in the place of its id and its label', () => {
  const found = repairs({ 'trip/form.json': formFile({ steps: [{ name: 'who', title: 'Who', at: '/who' }] }) });
  expect(found).toEqual(['Write it as "id".', 'Write it as "label".']);
});

it.each([
  [{ submit: { email: 'office@example.org' } }, 'Write "post": "/trip".'],
  [
    { steps: [{ id: 'who', label: 'Who', at: '/who', if: { required: ['/who/name'] } }] },
    'Remove "if", or move the step behind those whose answers it tests.',
  ],
])('form.json with %j', (changes, repair) => {
  expect(repairs({ 'trip/form.json': formFile(changes) })).toEqual([repair]);
});

it('the greatest size of files in megabytes, under another name', () => {
  const files = {
    'trip/form.json': formFile({ attachments: { maxSize: 5, types: ['image/png'] } }),
    'trip/who.schema.json': asked({ photo: { type: 'object', format: 'attachment', title: 'Photo' } }),
    'trip/who.ui.json': inOrder,
  };
  expect(repairs(files)).toEqual(['Write "maxBytes": 5242880.']);
});

it('several names in one text of a section', () => {
  const files = {
    'trip/who.schema.json': asked({ a: text, b: { ...text, title: 'B' } }),
    'trip/who.ui.json': { 'ui:sections': [{ title: 'S', fields: ['a, b'] }] },
  };
  expect(repairs(files)).toEqual(['Write "a", "b".']);
});

const repairs = (files: object) =>
  checkForm(writeForm({ ...goodFiles, ...files }), 'trip').findings.map(({ repair }) => repair);

const inSchema = {
  'trip/who.schema.json': goodFiles['trip/who.schema.json'],
  'trip/who.ui.json': goodFiles['trip/who.ui.json'],
};

it.each<[what: string, words: object, findings: readonly RegExp[]]>([
  [
    'a nested translation',
    { '/done/title': undefined, done: { title: 'تم' } },
    [/^ar.json\/form.json\/done .* Write "\/done\/title": "تم"\.$/],
  ],
  [
    'a name without its slash',
    { '/title': undefined, title: 'رحلة' },
    [/^ar.json\/form.json\/title .* Write "\/title": "رحلة"\.$/],
  ],
  [
    'a longer name without its slash',
    { '/done/title': undefined, 'done/title': 'تم' },
    [/^ar.json\/form.json\/done~1title .* Write "\/done\/title": "تم"\.$/],
  ],
  [
    'plural forms of a text without a number',
    { '/title': { one: 'رحلة', other: 'رحلات' } },
    [/^ar.json\/form.json\/~1title .* Write "رحلات"\.$/],
  ],
])('%s', (_, words, findings) => {
  const all = found({ ...inSchema, 'trip/ar.json': inArabic(words) }, 'ar');
  expect(all).toEqual(findings.map((one) => expect.stringMatching(one)));
});

it('names of questions in the place of the places of their titles, each with its repair', () => {
  const home = { type: 'object', title: 'Home', properties: { city: { ...text, title: 'City' } } };
  const words = { age: 'العمر', home: 'البيت', 'home.city': 'المدينة', 'name/title': 'الاسم' };
  const all = found(
    {
      'trip/who.schema.json': asked({ age: { ...text, title: 'Age' }, home, name: { ...text, title: 'Name' } }),
      'trip/who.ui.json': inOrder,
      'trip/ar.json': { 'form.json': goodFiles['trip/ar.json']['form.json'], 'who.schema.json': words },
    },
    'ar',
  );
  expect(all.map((one) => one.replace(/^.* Write/, 'Write'))).toEqual([
    'Write "/properties/age/title": "العمر".',
    'Write "/properties/home/title": "البيت".',
    'Write "/properties/home/properties/city/title": "المدينة".',
    'Write "/properties/name/title": "الاسم".',
  ]);
});

it('a misspelt name of a translation, beside a value of its file that is misshapen', () => {
  const words = inArabic({ '/title': undefined, '/titel': 'رحلة' });
  const all = found({ ...inSchema, 'trip/form.json': formFile({ version: '1' }), 'trip/ar.json': words }, 'ar');
  expect(all).toContainEqual(expect.stringMatching(/~1titel .* Perhaps "\/title" was meant\.$/));
});

it('an option that there is not, beside a misspelt question in the condition of a step', () => {
  const choice = (title: string) => ({ type: 'string', title, enum: ['a', 'b'] });
  const condition = {
    properties: { '/who/kidn': { const: 'a' }, '/who/more': { const: 'c' } },
    required: ['/who/kidn', '/who/more'],
  };
  const steps = [
    { id: 'who', label: 'Who', at: '/who' },
    { id: 'last', label: 'Last', at: '/last', if: condition },
  ];
  const all = found({
    'trip/form.json': formFile({ steps }),
    'trip/who.schema.json': asked({ kind: choice('Kind'), more: choice('More') }),
    'trip/last.schema.json': asked({ note: text }),
    'trip/last.ui.json': inOrder,
  });
  expect(all).toEqual([
    expect.stringMatching(/"\/who\/kidn" is not a question .* Perhaps "\/who\/kind" was meant/),
    expect.stringMatching(/names "c", but the question has no such option/),
  ]);
});

it('what a move asks has the limits and the messages of a question', () => {
  const question = { ...text, title: 'Room', maxLength: 20 };
  const properties = {
    day: { ...date, formatMinimum: 'today', formatMaximum: 'today - 1 year' },
    room: { ...question, description: 'At most 10 characters.', errorMessage: { maxLength: 'At most 20' } },
  };
  const required = { required: ['day'], errorMessage: { required: { day: 'The visit is required' } } };
  const move = {
    id: 'see',
    label: 'See',
    from: ['new'],
    to: 'seen',
    asks: { type: 'object', properties, ...required },
  };
  const statuses = [
    { id: 'new', label: 'New' },
    { id: 'seen', label: 'Seen', final: true },
  ];
  const office = { columns: ['/who/name'], search: ['/who/name'], statuses, moves: [move] };
  const at = 'office.json/moves/0/asks';
  expect(found({ ...inSchema, 'trip/office.json': office })).toEqual([
    expect.stringContaining(`${at}/properties/day/formatMinimum No answer can satisfy both`),
    expect.stringContaining(`${at}/errorMessage/required/day This message says “The visit”`),
    expect.stringContaining(`${at}/properties/room/errorMessage/maxLength This message says 20`),
    expect.stringContaining(`${at}/properties/room/description This says “At most 10 characters”`),
  ]);
});

it('a condition of a step on an answer in the entries of a list is one finding', () => {
  const condition = { properties: { '/who/pets/kind': { const: 'cat' } }, required: ['/who/pets/kind'] };
  const steps = [
    { id: 'who', label: 'Who', at: '/who' },
    { id: 'last', label: 'Last', at: '/last', if: condition },
  ];
  const required = { required: ['kind'], errorMessage: { required: { kind: 'Text is required' } } };
  const pets = { type: 'array', title: 'Pets', maxItems: 3, items: asked({ kind: text }, required) };
  const files = { 'trip/who.schema.json': asked({ pets }), 'trip/last.schema.json': asked({ note: text }) };
  const all = found({ ...files, 'trip/form.json': formFile({ steps }), 'trip/last.ui.json': inOrder });
  expect(all).toEqual([
    expect.stringMatching(/steps\/1\/if "\/who\/pets\/kind" is in an entry of a list, .* by "contains"\.$/),
  ]);
});

it('a place of an answer that is misspelt is proposed as a place', () => {
  const submit = { post: '/trip', download: 'x.json', document: { name: '/who/nmae' } };
  const done = { title: 'Done', text: ['Saved as x.json.'] };
  expect(found({ ...inSchema, 'trip/form.json': formFile({ submit, done }) })).toEqual([
    expect.stringMatching(/^form.json\/submit\/document\/name .* Perhaps "\/who\/name" was meant\.$/),
  ]);
});
