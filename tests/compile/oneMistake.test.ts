// Long because it is a table of mistakes. Each row is a definition with one mistake: it has exactly one finding, and the definition changed as the repair says has none.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { findingsOfStep, text } from './support/findingsOfStep.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const named = (title: string) => ({ ...text, title });
const ui = { 'ui:order': ['*'] };
/** The question `a`, and `b` that is asked where the condition on `a` holds. */
const when = (a: object, test: object) => ({
  properties: { a: { title: 'A', ...a } },
  if: { properties: { a: test }, required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: named('B') } },
});
const never = /^\/if This condition can never hold\. /;
const always = /^\/if\/properties This condition holds for every answer: /;
const short = { type: 'string', maxLength: 3 };
const whole = { type: 'integer', maximum: 9 };
const group = (test: object, others: object = {}) => ({
  properties: { g: { type: 'object', title: 'G', properties: { x: { type: 'boolean', title: 'X' } } }, ...others },
  if: { properties: { g: test }, required: ['g'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: named('B') } },
});
const ticked = { properties: { x: { const: true } } };

type Row = readonly [what: string, broken: object, finding: RegExp, mended: object];

const conditions: readonly Row[] = [
  ['a length that no answer has', when(short, { minLength: 4 }), never, when(short, { minLength: 3 })],
  ['a length that every answer has', when(short, { maxLength: 3 }), always, when(short, { maxLength: 2 })],
  [
    'a length that no entry has',
    when({ type: 'array', maxItems: 3, items: short }, { contains: { minLength: 4 } }),
    never,
    when({ type: 'array', maxItems: 3, items: short }, { contains: { minLength: 3 } }),
  ],
  ['a number that is not whole', when(whole, { const: 2.5 }), never, when(whole, { const: 2 })],
  [
    'an answer of a group that is not required',
    group(ticked),
    /Add "required": \["x"\] beside "properties" of "g" inside "if"\.$/,
    group({ ...ticked, required: ['x'] }),
  ],
];

const message = (keyword: string, words = 'Not so') => ({ errorMessage: { [keyword]: words } });
const one = (a: object) => ({ properties: { a: { title: 'A', ...a } } });
const refers = ($ref: string, parts: object = {}) => ({ ...one({ $ref }), ...parts });
const beside = (a: object, others: object = {}) => ({ properties: { a, b: { ...text, title: 'B' } }, ...others });
const bothNeeded = { required: ['b'], errorMessage: { required: { b: 'B is required' } } };
const inGroup = {
  type: 'object',
  title: 'G',
  properties: { x: text },
  required: ['x'],
  errorMessage: { required: { x: 'A is required' } },
};
const options = { type: 'string', title: 'A', enum: ['x', 'y', 'z'] };
const narrowed = (a: object) => ({
  properties: { a: options, c: { type: 'boolean', title: 'C' } },
  if: { properties: { c: { const: true } }, required: ['c'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { a } },
});
const days = { type: 'string', format: 'date' };
const sum = { type: 'integer', title: 'S', readOnly: true, computed: { sum: ['n'] } };
const n = { type: 'integer', title: 'N' };
const number = { type: 'integer' };
const than = (title: string, other: string) => ({
  ...{ type: 'integer', title, atMost: { $data: `1/${other}` } },
  ...message('atMost'),
});
const whereTicked = (name: string, properties: object) => ({
  if: { properties: { [name]: { const: true } }, required: [name] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties },
});
const inAnother = (then: object) => ({
  properties: { a: { type: 'boolean', title: 'A' }, b: { type: 'boolean', title: 'B' } },
  allOf: [whereTicked('a', { c: { ...short, title: 'C' } }), whereTicked('b', then)],
});
const answers = { type: 'object', maxProperties: 3, additionalProperties: { type: 'integer', title: 'Number' } };

const questions: readonly Row[] = [
  [
    'a least whole number that is none',
    one({ type: 'integer', minimum: 0.5 }),
    /Write "minimum": 1\.$/,
    one({ type: 'integer', minimum: 1 }),
  ],
  [
    'a greatest whole number that is none',
    one({ type: 'integer', maximum: 3.5 }),
    /Write "maximum": 3\.$/,
    one({ type: 'integer', maximum: 3 }),
  ],
  ['readOnly that is false', one({ ...short, readOnly: false }), /readOnly .* has no effect\. Remove it/, one(short)],
  [
    'uniqueInList that is false',
    one({
      type: 'array',
      maxItems: 3,
      items: { ...inGroup, title: undefined, properties: { x: { ...text, uniqueInList: false } } },
    }),
    /uniqueInList .* has no effect\. Remove it/,
    one({ type: 'array', maxItems: 3, items: { ...inGroup, title: undefined } }),
  ],
  [
    'options that are texts, of numbers',
    one({ type: 'integer', enum: ['1', '2'] }),
    /^\/properties\/a\/type .* Write "type": "string"\.$/,
    one({ type: 'string', enum: ['1', '2'] }),
  ],
  [
    'options of several types',
    one({ enum: ['x', 1] }),
    /"type": "string", .* "enum": \["x","1"\]\.$/,
    one({ type: 'string', enum: ['x', '1'] }),
  ],
  [
    'letters that have changed places',
    one({ ...short, format: 'emial', maxLength: 99 }),
    /Perhaps "email" was meant/,
    one({ type: 'string', format: 'email', maxLength: 99 }),
  ],
  ['an empty list of parts', { ...one(short), allOf: [] }, /^\/allOf "allOf" is empty\. Remove it\.$/, one(short)],
  [
    'a comparison with a number',
    one({ type: 'integer', moreThan: 3, ...message('moreThan') }),
    /Write "minimum": 4, and its message/,
    one({ type: 'integer', minimum: 4, ...message('minimum') }),
  ],
  [
    'a comparison with a day',
    one({ ...days, atMost: '2027-01-31', ...message('atMost') }),
    /Write "formatMaximum": "2027-01-31"/,
    one({ ...days, formatMaximum: '2027-01-31', ...message('formatMaximum') }),
  ],
  [
    'a comparison of yes and no',
    {
      properties: {
        n: { type: 'boolean', title: 'N' },
        a: { type: 'boolean', title: 'A', equals: { $data: '1/n' }, ...message('equals') },
      },
    },
    /^\/properties\/a\/equals .* no effect on an answer of type boolean/,
    { properties: { n: { type: 'boolean', title: 'N' }, a: { type: 'boolean', title: 'A' } } },
  ],
  [
    'a computed answer that is required',
    {
      properties: { n: { type: 'integer', title: 'N' }, s: sum },
      required: ['s'],
      errorMessage: { required: { s: 'S is required' } },
    },
    /Remove it with its message/,
    { properties: { n: { type: 'integer', title: 'N' }, s: sum } },
  ],
  [
    'a required name of nothing, with its message',
    { ...one(short), required: ['q'], errorMessage: { required: { q: 'Q is required' } } },
    /^\/required\/0 .* or take it out of "required" with its message\./,
    one(short),
  ],
  [
    'a dependent answer that is required anyway',
    beside(text, { ...bothNeeded, dependentRequired: { a: ['b'] } }),
    /^\/dependentRequired\/a This branch changes nothing/,
    beside(text, bothNeeded),
  ],
  [
    'one of several, of which one is a group',
    {
      properties: { g: inGroup, b: named('B') },
      anyOf: [{ required: ['g'] }, { required: ['b'] }],
      errorMessage: { anyOf: 'One of these' },
    },
    /^\/anyOf .* Ask first which of these it is, by an "enum"/,
    {
      properties: { k: { type: 'string', title: 'K', enum: ['g', 'b'] } },
      if: { properties: { k: { const: 'g' } }, required: ['k'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { g: inGroup }, required: ['g'] },
      else: { properties: { b: named('B') } },
    },
  ],
  [
    'one option that is left in a branch',
    narrowed({ const: 'x' }),
    /Write "enum": \["x"\] in place of it/,
    narrowed({ enum: ['x'] }),
  ],
  [
    'the number of answers that visitors name',
    when(answers, { minProperties: 2 }),
    /write "minItems": 2\.$/,
    when(answers, { minItems: 2 }),
  ],
  [
    'numbers that are compared in a circle',
    { properties: { a: than('A', 'b'), b: than('B', 'c'), c: than('C', 'a') } },
    /^\/properties\/a\/atMost\/\$data "a" and "b" are compared with each other/,
    { properties: { a: than('A', 'b'), b: than('B', 'c'), c: { type: 'integer', title: 'C' } } },
  ],
  [
    'answers that are computed in a circle',
    {
      properties: {
        a: { ...sum, title: 'A', computed: { sum: ['b', 'n'] } },
        b: { ...sum, computed: { sum: ['a'] } },
        n,
      },
    },
    /^\/properties\/a\/computed "a" would be computed from itself/,
    { properties: { a: { ...sum, title: 'A', computed: { sum: ['n'] } }, b: { ...sum, computed: { sum: ['a'] } }, n } },
  ],
  [
    'a limit in a branch that may apply where the question is not asked',
    inAnother({ c: { maxLength: 2 } }),
    /^\/allOf\/1\/then\/properties\/c This branch may apply where "c" is not asked/,
    inAnother({ d: { ...short, title: 'D' } }),
  ],
  [
    'a pattern that every text matches',
    one({ ...short, pattern: '[a-z]*', ...message('pattern') }),
    /^\/properties\/a\/pattern Every text matches this pattern/,
    one({ ...short, pattern: '^[a-z]*$', ...message('pattern') }),
  ],
  [
    'a pattern that no answer matches',
    one({ ...short, pattern: '^\\s*$', ...message('pattern') }),
    /^\/properties\/a\/pattern Only a blank text matches this pattern/,
    one({ ...short, pattern: '^\\s*\\S$', ...message('pattern') }),
  ],
  [
    'names of yes and no that are ours',
    one({ type: 'boolean', enumNames: ['Yes', 'No'] }),
    /^\/properties\/a\/enumNames .* yes and no are called so, and for yes and no write "ui:widget": "radio" in the ui file\.$/,
    one({ type: 'boolean' }),
  ],
  [
    'other names of yes and no',
    one({ type: 'boolean', enumNames: ['I agree', 'I do not'] }),
    /^\/properties\/a\/enumNames .* Write "type": "string", "enum": \["yes","no"\] and "enumNames": \["I agree","I do not"\]/,
    one({ type: 'string', enum: ['yes', 'no'], enumNames: ['I agree', 'I do not'] }),
  ],
  [
    'options of yes and no, the other way round',
    one({ type: 'boolean', enum: [false, true], enumNames: ['Never', 'Always'] }),
    /^\/properties\/a\/enum .* Write "type": "string", "enum": \["no","yes"\] and "enumNames": \["Never","Always"\]/,
    one({ type: 'string', enum: ['no', 'yes'], enumNames: ['Never', 'Always'] }),
  ],
  [
    'options of yes and no as others write them',
    one({
      type: 'boolean',
      oneOf: [
        { const: true, title: 'Yes' },
        { const: false, title: 'No' },
      ],
    }),
    /^\/properties\/a\/(?:enum|oneOf) .* Remove the options with their names: yes and no are called so/,
    one({ type: 'boolean' }),
  ],
  [
    'a limit beside a reference that stands in "allOf"',
    { ...one({ type: 'string', maxLength: 9, allOf: [{ $ref: '#/$defs/a' }] }), $defs: { a: short } },
    /^\/properties\/a\/allOf .* Write what its parts say at the question itself, e\.g\. "\$ref" beside "title", and remove "allOf"\.$/,
    { ...one({ $ref: '#/$defs/a', maxLength: 9 }), $defs: { a: short } },
  ],
  [
    'an unknown key beside the name of a compared answer',
    {
      properties: {
        n,
        a: {
          ...sum,
          computed: undefined,
          readOnly: undefined,
          atMost: { $data: '1/n', or: 'n' },
          ...message('atMost'),
        },
      },
    },
    /^\/properties\/a\/atMost\/or "or" is not a key that is allowed here\./,
    {
      properties: {
        n,
        a: { ...sum, computed: undefined, readOnly: undefined, atMost: { $data: '1/n' }, ...message('atMost') },
      },
    },
  ],
  [
    'an unknown key of a computation',
    { properties: { n, s: { ...sum, computed: { sum: ['n'], or: 'n' } } } },
    /^\/properties\/s\/computed\/or "or" has no effect on a sum\./,
    { properties: { n, s: sum } },
  ],
  [
    'a misspelt name of a part',
    refers('#/$defs/chid', { $defs: { child: short } }),
    /^\/properties\/a\/\$ref "#\/\$defs\/chid" does not exist: .* Perhaps "#\/\$defs\/child" was meant\.$/,
    refers('#/$defs/child', { $defs: { child: short } }),
  ],
  [
    'a part that stands under another name for parts',
    refers('#/components/schemas/child', { definitions: { child: short } }),
    /Perhaps "#\/definitions\/child" was meant\.$/,
    refers('#/definitions/child', { definitions: { child: short } }),
  ],
  [
    'a part of quite another name',
    refers('#/$defs/x', { $defs: { child: short } }),
    /Write the name of a part that is there: "#\/\$defs\/child"\.$/,
    refers('#/$defs/child', { $defs: { child: short } }),
  ],
  [
    'a part where there are none',
    refers('#/$defs/x'),
    /Write the part under "\$defs": \{ "x": \.\.\. \}, and refer to it by "#\/\$defs\/x"\.$/,
    refers('#/$defs/x', { $defs: { x: short } }),
  ],
  [
    'an address',
    refers('https://example.org/schemas/address.json'),
    /is an address, and nothing is fetched: .* as such a file, .* e\.g\. "\.\.\/lists\/address\.json"\.$/,
    one(short),
  ],
  [
    'a limit of an answer that is fixed',
    one({ type: 'integer', const: 7, readOnly: true, maximum: 9 }),
    /^\/properties\/a\/maximum "maximum" has no effect: nobody can change this answer/,
    one({ type: 'integer', const: 7, readOnly: true }),
  ],
];

describe.each([...conditions, ...questions])('%s', (_, broken, finding, mended) => {
  it('is one finding', () => {
    expect(findingsOfStep(broken, ui)).toEqual([expect.stringMatching(finding)]);
  });
  it('passes after the repair', () => {
    expect(findingsOfStep(mended, ui)).toEqual([]);
  });
});

it.each<[string, object, object, RegExp]>([
  [
    'a label of what is no option',
    options,
    { 'ui:enumNames': { x: 'X', zz: 'Z' } },
    /^\/a\/ui:enumNames\/zz "zz" is not an option\. Remove it, or write one of \["x","y","z"\]\. Perhaps "z" was meant/,
  ],
  [
    'closed options at a list of choices',
    { type: 'array', title: 'A', maxItems: 3, items: { type: 'string', enum: ['x', 'y', 'z'] }, default: ['x'] },
    { 'ui:enumDisabled': ['x'] },
    /^\/a\/ui:enumDisabled "ui:enumDisabled" has no effect on a list/,
  ],
  [
    'a comparison that no answer of an entry keeps to, with one that stands in the list once',
    {
      type: 'array',
      title: 'A',
      minItems: 2,
      maxItems: 4,
      items: {
        type: 'object',
        properties: {
          n: { ...number, title: 'N', maximum: 3, uniqueInList: true },
          m: { ...number, title: 'M', minimum: 5, atMost: { $data: '1/n' }, ...message('atMost') },
        },
        required: ['n', 'm'],
        errorMessage: { required: { n: 'N is required', m: 'M is required' } },
      },
    },
    {},
    /atMost\/\$data No answer to "m" can keep to this/,
  ],
  ['a lock that is false', text, { 'ui:disabled': false }, /^\/a\/ui:disabled .* Remove it\.$/],
  [
    'the ui of a name',
    { ...answers, title: 'A' },
    { key: { 'ui:help': 'Why' } },
    /^\/a\/key .* Write it as "propertyNames"\.$/,
  ],
])('%s is one finding', (_, a, own, finding) => {
  expect(findingsOfStep({ properties: { a } }, { ...ui, a: own })).toEqual([expect.stringMatching(finding)]);
});

const referred = { allOf: [{ $ref: '#/$defs/x' }] };
it.each<[string, object, object]>([
  ['a text', { ...text, title: 'X' }, { ...referred, title: 'Own' }],
  ['a choice, as a default', options, { ...referred, title: 'Own', default: 'x' }],
  ['a group', { ...inGroup, required: undefined, errorMessage: undefined }, { ...referred, title: 'Own' }],
  ['an entry of a list', { ...text, title: undefined }, { type: 'array', title: 'Own', maxItems: 3, items: referred }],
  ['another reference', { $ref: '#/$defs/y' }, { ...referred, title: 'Own' }],
])('a reference to %s may stand in "allOf", as others write it', (_, x, a) => {
  expect(findingsOfStep({ properties: { a }, $defs: { x, ...('$ref' in x && { y: options }) } }, ui)).toEqual([]);
});

it('a question that is in two sections is one finding', () => {
  const twice = {
    'ui:sections': [
      { title: 'X', fields: ['a'] },
      { title: 'Y', fields: ['a', 'b'] },
    ],
  };
  expect(findingsOfStep(beside(text), twice)).toEqual([expect.stringMatching(/^\/ui:sections\/1\/fields\/0 /)]);
});

it('a question that is unlocked in a group that is locked', () => {
  const g = { type: 'object', title: 'G', properties: { a: { ...text, default: 'x' }, b: named('B') } };
  const locked = { ...ui, g: { 'ui:disabled': true, b: { 'ui:disabled': false } } };
  expect(findingsOfStep({ properties: { g } }, locked)).toEqual([]);
});

it('what a form does with its answers, without a place for them, is one finding', () => {
  const folder = writeForm({ 'trip/form.json': formFile({ submit: {} }) });
  expect(checkForm(folder, 'trip').findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /\/submit: Nothing of what has to be here is here\. Add "post" \(.*\) or "download" \(.*\)\.$/,
    ),
  ]);
});
