// Long because it is one table. Keys and values as other programs, or people who write from memory, call them: one finding each, with what to write, also where the right key is missing because of it.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, goodFiles, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const choice = { type: 'string', title: 'Choice', enum: ['yes', 'no'] };
const statuses = [
  { id: 'new', label: 'New' },
  { id: 'done', label: 'Done' },
];
const move = { id: 'keep', label: 'Keep', from: ['new'], to: 'done' };
const office = { columns: ['/who/name'], search: [], statuses, moves: [move] };

type Keys = Readonly<Record<string, unknown>>;

/** A copy of the object in which the key `key` is called `other`. */
function renamed(object: object, key: string, other: string): object {
  return Object.fromEntries(Object.entries(object).map(([one, value]) => [one === key ? other : one, value]));
}

const inForm = (form: object) => ({ 'trip/form.json': form });
const inOffice = (changes: object) => ({ 'trip/office.json': { ...office, ...changes } });
const asked = (properties: object, more: object = {}) => ({
  'trip/who.schema.json': { type: 'object', properties, ...more },
  'trip/who.ui.json': { 'ui:order': ['*'] },
});
const file = { type: 'object', format: 'attachment', title: 'File' };
const limits = { attachments: { maxBytes: 1000, types: ['application/pdf'] } };
const withFile = (limit: Keys) => ({ ...asked({ f: { ...file, ...limit } }), ...inForm(formFile(limits)) });
const [step] = (formFile({}) as { steps: object[] }).steps;
const pay = { id: 'pay', label: 'Pay', at: '/pay' };
const twoSteps = (condition: object) => ({
  ...inForm(formFile({ steps: [step, { ...pay, if: condition }] })),
  'trip/pay.schema.json': { type: 'object', properties: { a: text } },
  'trip/pay.ui.json': { 'ui:order': ['*'] },
});
const onName = /steps\/1\/if\/.* Write "properties":\{"\/who\/name":\{"const":"x"\}\},"required":\["\/who\/name"\]\.$/;
const beyondJson = (written: string) => ({
  ...asked({}),
  'trip/who.schema.json': `{"type": "object", "properties": {"n": {"type": "number", "title": "N", "minimum": ${written}}}}`,
});
const condition = /"if": \{"properties":\{"c":\{"const":"yes"\}\},"required":\["c"\]\} of its group\.$/;

const KEYS_OF_FORM = [
  ['route', 'url'],
  ['submit', 'send'],
  ['done', 'thankYou'],
  ['steps', 'pages'],
  ['version', 'revision'],
  ['next', 'nextButton'],
  ['title', 'heading'],
] as const;
const KEYS_OF_OFFICE = [
  ['columns', 'fields'],
  ['moves', 'transitions'],
] as const;

// biome-ignore-start lint/suspicious/noThenProperty: a keyword of JSON Schema
it.each<[what: string, files: object, told: RegExp]>([
  ...KEYS_OF_FORM.map(([key, other]): [string, object, RegExp] => [
    `"${other}" of a form for "${key}"`,
    inForm(renamed(formFile({}), key, other)),
    new RegExp(`/${other} .* Write it as "${key}", which is missing here\\.$`),
  ]),
  ...KEYS_OF_OFFICE.map(([key, other]): [string, object, RegExp] => [
    `"${other}" of an office for "${key}"`,
    { 'trip/office.json': renamed(office, key, other) },
    new RegExp(`/${other} .* Write it as "${key}", which is missing here\\.$`),
  ]),
  ['a key of a step', inForm(formFile({ steps: [renamed(step ?? {}, 'id', 'key')] })), /0\/key .* Write it as "id", /],
  ['a key of a move', inOffice({ moves: [renamed(move, 'to', 'status')] }), /0\/status .* Write it as "to", /],
  [
    'a key of a section',
    { 'trip/who.ui.json': { 'ui:sections': [{ title: 'You', columns: ['name'] }] } },
    /\/columns .* Write it as "fields", which is missing here\.$/,
  ],
  [
    'a message for a title and paragraphs',
    inForm(formFile({ done: { title: 'Done', message: 'Good.' } })),
    /done\/message .* Write "text": \["Good."\]\.$/,
  ],
  [
    'moves by their ids',
    inOffice({ moves: { keep: { label: 'Keep', from: ['new'], to: 'done' } } }),
    /office.json\/moves .* Write \[\{"id":"keep","label":"Keep","from":\["new"\],"to":"done"\}\]\.$/,
  ],
  [
    'steps by their ids',
    inForm(formFile({ steps: { who: { label: 'Who', at: '/who' } } })),
    /form.json\/steps .* Write \[\{"id":"who","label":"Who","at":"\/who"\}\]\.$/,
  ],
  ['the place of an answer without its slash', inOffice({ columns: ['who/name'] }), /\/0 .* Write "\/who\/name"\.$/],
  [
    'the place of a form without its slash',
    inForm(formFile({ summary: ['who/name'] })),
    /summary\/0 .* Write "\/who\/name"\.$/,
  ],
  ['a condition by steps', twoSteps({ who: { name: 'x' } }), onName],
  ['a condition by places', twoSteps({ '/who/name': 'x' }), onName],
  ['a condition at a question', asked({ c: choice, d: { ...text, when: { c: 'yes' } } }), condition],
  [
    'a condition of Formio',
    asked({ c: choice, d: { ...text, conditional: { show: true, when: 'c', eq: 'yes' } } }),
    condition,
  ],
  [
    'a second condition',
    asked(
      { c: choice },
      {
        if: { properties: { c: { const: 'yes' } }, required: ['c'] },
        then: { properties: { d: text } },
        elseIf: { properties: { c: { const: 'no' } }, required: ['c'] },
      },
    ),
    /elseIf .* as an entry of "allOf":/,
  ],
  [
    'types of a file',
    withFile({ types: ['image/png'] }),
    /\/types .* Write "attachments": \{"types":\["image\/png"\]\} beside/,
  ],
  ['ends of files', withFile({ accept: '.jpg, .png' }), /\/accept .* \{"types":\["image\/jpeg","image\/png"\]\}/],
  ['a size with its unit', withFile({ maxSize: '2MB' }), /\/maxSize .* \{"maxBytes":2097152\}/],
  ['megabytes of a file', withFile({ maxSize: 2 }), /\/maxSize .* Write "attachments": \{"maxBytes":2097152\} beside/],
  [
    'options twice',
    asked({ a: { ...choice, oneOf: [{ const: 'yes', title: 'Yes' }] } }),
    /\/oneOf .* Remove it, and write what parents read as "enumNames"; or remove "enum"\.$/,
  ],
  [
    'a step of several entries',
    {
      ...asked({}),
      'trip/who.schema.json': { type: 'array', items: { type: 'object', properties: { a: text } } },
    },
    /schema.json What is asked together is a group, and not a list of groups\. /,
  ],
  [
    'a question of a group that the step requires',
    asked(
      { g: { type: 'object', title: 'G', properties: { x: text } } },
      { required: ['g', 'x'], errorMessage: { required: { x: 'Text is required' } } },
    ),
    /required\/1 .* Write it in "required" of the group "g", which asks it, and its message there, too\.$/,
  ],
  [
    'a keyboard',
    { 'trip/who.ui.json': { 'ui:order': ['*'], name: { 'ui:inputmode': 'number' } } },
    /ui:inputmode .* Write "numeric"\.$/,
  ],
  [
    'a day with slashes',
    asked({ d: { type: 'string', format: 'date', title: 'D', formatMinimum: '2026/9/1' } }),
    /formatMinimum .* Write "formatMinimum": "2026-09-01"\.$/,
  ],
  [
    'options whose labels are there',
    asked({ a: { ...text, maxLength: undefined, options: ['a', 'b'], enumNames: ['By bus', 'On foot'] } }),
    /options .* Write "enum": \["a","b"\]\.$/,
  ],
  [
    'a title beside a label',
    inForm(formFile({ steps: [{ ...step, title: 'Who are you' }] })),
    /0\/title .* Known are id, label, at, if\.$/,
  ],
  [
    'a name of what has none',
    inForm(formFile({ done: { title: 'Done', name: 'x', text: ['Good.'] } })),
    /done\/name .* Known are title, text\.$/,
  ],
  [
    'a list of lists without the inner brackets',
    {
      ...asked({ name: text, born: { type: 'string', format: 'date', title: 'Born' } }),
      ...inOffice({ sameChild: ['/who/name', '/who/born'] }),
    },
    /sameChild .* Write \[\["\/who\/name","\/who\/born"\]\]\.$/,
  ],
  [
    'our keyword beside that of others',
    asked({ a: { ...text, label: 'Other' } }),
    /label .* Remove it, or write what it says as "title" in place of what is there\.$/,
  ],
  [
    'words by language',
    asked({ a: { type: 'string', maxLength: 9, label: { en: 'Name', ar: 'الاسم' } } }),
    /label .* Write "title": "Name"\.$/,
  ],
  [
    'a title by language',
    asked({ a: { ...text, title: { en: 'Name', ar: 'الاسم' } } }),
    /title .* Write "title": "Name"\.$/,
  ],
  ['words in Arabic beside others', asked({ a: { ...text, titleAr: 'نص' } }), /titleAr .* stands in ar\.json\.$/],
  [
    'a widget that is drawn anyhow',
    asked({
      a: {
        type: 'array',
        title: 'A',
        uniqueItems: true,
        items: { type: 'string', enum: ['x', 'y'] },
        widget: 'checkboxes',
      },
    }),
    /widget .* Remove it: a list of options/,
  ],
  [
    'a sum as a formula',
    asked({
      a: { type: 'integer', title: 'A' },
      b: { type: 'integer', title: 'B' },
      s: { type: 'integer', title: 'S', readOnly: true, computed: { sum: 'a + b' } },
    }),
    /sum .* Write \["a","b"\]\.$/,
  ],
  [
    'a condition on a group of another step',
    twoSteps({ properties: { who: { properties: { name: { const: 'x' } }, required: ['name'] } }, required: ['who'] }),
    /steps\/1\/if .* Write "if": \{"properties":\{"\/who\/name":\{"const":"x"\}\},"required":\["\/who\/name"\]\}\.$/,
  ],
  [
    'a pattern between slashes beside a limit',
    asked({ a: { ...text, minLength: 3, pattern: '/^[0-9]+$/', errorMessage: { pattern: 'Digits' } } }),
    /pattern .* Write it without the slashes/,
  ],
  [
    'a checkbox that is required, and decides',
    asked(
      { a: { type: 'boolean', title: 'A' } },
      {
        required: ['a'],
        errorMessage: { required: { a: 'A is required' } },
        if: { properties: { a: { const: true } }, required: ['a'] },
        then: { properties: { y: text } },
        else: { properties: { z: { ...text, title: 'Z' } } },
      },
    ),
    /required\/0 .* an unticked checkbox has no answer/,
  ],
  [
    'an address for the place of an answer',
    inForm(
      formFile({
        mail: { to: 'office@school.example' },
        done: { title: 'Done', text: ['You get a receipt by e-mail.'] },
      }),
    ),
    /mail\/to /,
  ],
  [
    'a whole number without its type',
    asked({
      a: { title: 'A', minimum: 0, maximum: 9 },
      s: { type: 'integer', title: 'S', readOnly: true, computed: { sum: ['a'] } },
    }),
    /Add "type": "integer"; or "number"/,
  ],
  [
    'a letter in a status that there is not',
    inOffice({
      letters: [{ id: 'l', label: 'L', in: ['don'], subject: 'S', text: ['T'] }],
      moves: [{ ...move, letter: 'l' }],
    }),
    /in\/0 There is no status "don"/,
  ],
  [
    'a message one level too high',
    asked({ a: { ...text, pattern: '^[0-9]+$' } }, { errorMessage: { a: 'Digits only' } }),
    /errorMessage\/a .* Move it there/,
  ],
  [
    'a limit in the ui file',
    { 'trip/who.ui.json': { 'ui:order': ['*'], name: { maxLength: 9 } } },
    /maxLength .* Write it at the question in the schema\.$/,
  ],
  [
    'a key of a ui file with another sign',
    { 'trip/who.ui.json': { 'ui:order': ['*'], name: { 'ui-widget': 'textarea' } } },
    /ui-widget .* Write "ui:widget": "textarea"\.$/,
  ],
  [
    'a path for the place of a step',
    inForm(formFile({ steps: [{ id: 'who', label: 'Who', path: '/who' }], summary: ['/who/name'] })),
    /0\/path .* Write it as "at"\.$/,
  ],
  [
    'entries without questions',
    asked({ l: { type: 'array', title: 'L', maxItems: 3, items: { type: 'object' } } }),
    /items The entries of "l" ask nothing\. Add "properties"/,
  ],
  [
    'the label of a closed option',
    {
      ...asked(
        { way: { ...choice, enumNames: ['By bus', 'By car'] } },
        { if: { properties: { way: { const: 'By car' } }, required: ['way'] }, then: { properties: { z: text } } },
      ),
      'trip/who.ui.json': { 'ui:order': ['*'], way: { 'ui:enumDisabled': ['no'] } },
    },
    /const .* “By car” are the words of "no"\.$/,
  ],
  [
    'two limits of a number in one',
    asked({ a: { type: 'integer', title: 'A', between: [1, 5] } }),
    /between .* Write "minimum": 1 and "maximum": 5\.$/,
  ],
  [
    'a tab in a text',
    {
      ...asked({}),
      'trip/who.schema.json': '{"type":"object","properties":{"n":{"type":"string","title":"N\tM","maxLength":9}}}',
    },
    / Write a space instead\.$/,
  ],
  ['a decimal comma', beyondJson('1,5'), / Write 1\.5\.$/],
  ['thousands', beyondJson('1,250,000'), / Write 1250000\.$/],
  ['a number without its zero', beyondJson('.5'), / Write 0\.5\.$/],
  ['a zero too many', beyondJson('09'), / Write 9\.$/],
  ['a number with a plus', beyondJson('+3'), / Write 3\.$/],
])('%s', (_, files, told) => {
  // biome-ignore-end lint/suspicious/noThenProperty: a keyword of JSON Schema
  const folder = writeForm(files as Keys);
  const found = checkForm(folder, 'trip').findings.map(
    ({ place, problem, repair }) => `${place.file.slice(folder.length + 6)}${place.pointer} ${problem} ${repair}`,
  );
  expect(found).toEqual([expect.stringMatching(told)]);
});

const { 'who.schema.json': words, ...others } = goodFiles['trip/ar.json'];
const { '/properties/name/title': title, ...messages } = words;

it.each<[what: string, translations: object, told: RegExp]>([
  ['a file without its end', { who: words }, /^\/who .* Perhaps "who\.schema\.json" was meant\.$/],
  ['a file with another end', { 'who.json': words }, /^\/who\.json .* Perhaps "who\.schema\.json" was meant\.$/],
  [
    'a place as others write it',
    { 'who.schema.json': { ...messages, '#/properties/name/title': title } },
    / Write "\/properties\/name\/title": /,
  ],
  [
    'a place with points',
    { 'who.schema.json': { ...messages, 'properties.name.title': title } },
    / Write "\/properties\/name\/title": /,
  ],
])('in the translations, %s', (_, translations, told) => {
  const folder = writeForm({ 'trip/ar.json': { ...others, ...translations } });
  const found = checkForm(folder, 'trip', 'ar').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toEqual([expect.stringMatching(told)]);
});

it.each(['/properties/way/enumNames/1', '/properties/way/enumNames/no'])(
  'in the translations, the label of an option at %s',
  (name) => {
    const way = { ...choice, title: 'Way', enumNames: ['By bus', 'By car'] };
    const inArabic = { '/properties/way/title': 'الطريق', '/properties/way/enum/yes': 'نعم', [name]: 'لا' };
    const folder = writeForm({
      ...asked({ way }),
      'trip/ar.json': { 'form.json': others['form.json'], 'who.schema.json': inArabic },
    });
    const found = checkForm(folder, 'trip', 'ar').findings.map(({ repair }) => repair);
    expect(found).toEqual([expect.stringContaining('Perhaps "/properties/way/enum/no" was meant.')]);
  },
);

it.each([
  ['does not fit', ['red']],
  ['is a text, as many are', 'red'],
])('an unknown key beside one that is missing is another mistake where its value %s', (_, colours) => {
  const { title: __, ...untitled } = formFile({ colours }) as Keys;
  const folder = writeForm({ 'trip/form.json': untitled });
  const found = checkForm(folder, 'trip').findings.map(({ place, problem }) => `${place.pointer} ${problem}`);
  expect(found).toEqual(['/colours "colours" is not a key that is allowed here.', ' "title" is missing here.']);
});

it('types and size of a file are told together', () => {
  const folder = writeForm(withFile({ accept: 'image/png', maxSize: '500 kB' }));
  const found = checkForm(folder, 'trip').findings.map(({ repair }) => repair);
  const both = 'Write "attachments": {"types":["image/png"],"maxBytes":512000} beside "format": "attachment".';
  expect(found).toEqual([both, both]);
});
