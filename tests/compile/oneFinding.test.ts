// Long because it is one table. What other makers write, misspellings and comparisons with other groups: one finding at its place, whose repair passes the check.
import { expect, it } from 'vitest';
import { findingsOfStep, text } from './support/findingsOfStep.ts';

const named = (title: string) => ({ ...text, title });
const number = (title: string) => ({ type: 'integer', title });
const group = (properties: object) => ({ type: 'object', title: 'G', properties });
const choice = { type: 'string', title: 'A', enum: ['x', 'y'], enumNames: ['Way X', 'Way Y'] };
const pair = { properties: { a: named('A'), b: named('B') } };
const all = { 'ui:order': ['*'] };
const inOrder = { 'ui:order': ['a', 'b'] };
const compared = (keyword: string, name: string) => ({
  ...number('B'),
  [keyword]: { $data: name },
  errorMessage: { [keyword]: 'Not so' },
});
const when = (condition: object) => ({
  properties: { a: choice },
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: named('B') } },
});
const file = { type: 'object', format: 'attachment', title: 'A' };
const cases = (kind: object) => ({
  type: 'object',
  title: 'P',
  discriminator: { propertyName: 'k' },
  properties: { k: kind },
  oneOf: [
    { title: 'One', properties: { k: { const: 'one' } } },
    { title: 'Two', properties: { k: { const: 'two' } } },
  ],
});

it.each<[string, object, object, RegExp]>([
  [
    'a condition that cannot be read, beside what is asked otherwise',
    {
      ...when({ properties: { a: { equals: 'x' } }, required: ['a'] }),
      required: ['a'],
      errorMessage: { required: { a: 'A is required' } },
      else: { properties: { c: named('C') } },
    },
    all,
    /^\/if\/properties\/a\/equals .* Write "const":"x"\.$/,
  ],
  [
    'a group that is to have the answers of another',
    { properties: { a: group({ s: named('S') }), b: { ...group({ s: named('S') }), title: 'H' } } },
    { ...all, b: { 'ui:same-as': 'a' } },
    /^\/b\/ui:same-as "ui:same-as" has no effect on a group/,
  ],
  [
    'an only answer, with a limit that it passes',
    { properties: { a: { ...named('A'), const: 'x' } } },
    all,
    /^\/properties\/a\/const "a" has only one valid answer/,
  ],
  [
    'a limit of texts at a checkbox that has to be ticked',
    {
      properties: { a: { type: 'boolean', title: 'A', const: true, maxLength: 5, errorMessage: { const: 'Tick A' } } },
      required: ['a'],
      errorMessage: { required: { a: 'Tick A' } },
    },
    all,
    /^\/properties\/a\/maxLength "maxLength" has no effect on an answer of type boolean/,
  ],
  [
    'options that are all too short',
    { properties: { a: { ...choice, minLength: 2 } } },
    all,
    /^\/properties\/a\/enum The options "x", "y" can never be chosen: "minLength" refuses them/,
  ],
  [
    'a comparison by another path in a group',
    { properties: { g: group({ max: number('Max'), b: compared('atMost', '2/max') }) } },
    all,
    /^\/properties\/g\/properties\/b\/atMost\/\$data .* Write "\$data": "1\/max"\.$/,
  ],
  [
    'a comparison with an answer outside of the group',
    { properties: { max: number('Max'), g: group({ a: number('A'), b: compared('atMost', '2/max') }) } },
    all,
    /Name a question of this group, e\.g\. "\$data": "1\/a", or where an answer of an earlier step/,
  ],
  [
    'a comparison with an answer of another step',
    { properties: { b: compared('moreThan', '/one/a') } },
    all,
    /moreThan\/\$data .* Remove "moreThan" with its message: no question outside of the group/,
  ],
  [
    'a comparison where nothing can be compared',
    { properties: { b: compared('moreThan', '1/a') } },
    all,
    /moreThan\/\$data .* or remove "moreThan" with its message/,
  ],
  [
    'no answer as the default',
    { properties: { a: { ...text, default: null } } },
    all,
    /default The "default" null is no answer\. Remove it/,
  ],
  ...[{ ...text }, number('A'), choice, group({ b: named('B') }), { type: 'boolean', title: 'A' }].map(
    (a): [string, object, object, RegExp] => [
      `null as the default of ${JSON.stringify(a)}`,
      { properties: { a: { ...a, default: null } } },
      all,
      /^\/properties\/a\/default The "default" null is no answer\. Remove it/,
    ],
  ),
  [
    'null as a default that only a branch has',
    {
      properties: { a: choice, b: named('B') },
      if: { required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { default: null } } },
    },
    inOrder,
    /^\/then\/properties\/b\/default The "default" null is no answer\. Remove it/,
  ],
  ...[
    [[null], /The "default" \[null\] is no answer\. Remove it/],
    [['x', null], /\["x",null\] is refused by "enum"\. Write "default": \["x"\]\.$/],
  ].map(([given, finding]): [string, object, object, RegExp] => [
    `the default ${JSON.stringify(given)} of a list`,
    {
      properties: {
        a: {
          type: 'array',
          title: 'A',
          uniqueItems: true,
          items: { type: 'string', enum: ['x', 'y'] },
          default: given,
        },
      },
    },
    all,
    finding as RegExp,
  ]),
  [
    'a group that is open to anything',
    { properties: { a: text, g: { type: 'object', title: 'G', additionalProperties: true } } },
    all,
    /"additionalProperties": \{ "type": "string", "title": "Answer", "maxLength": 100 \}/,
  ],
  [
    'an anchor of a definition',
    { $defs: { n: { $anchor: 'n', ...text } }, properties: { a: { $ref: '#/$defs/n' } } },
    all,
    /^\/\$defs\/n\/\$anchor .* Remove it, and refer to this part by "\$ref": "#\/\$defs\/n"/,
  ],
  [
    'a key of a question in a group',
    { properties: { a: text, g: group({ h: named('H') }) } },
    { ...all, h: { 'ui:help': 'Why' } },
    /^\/h .* Write it where it is asked: "g": \{ "h": \{ \.\.\. \} \}\./,
  ],
  [
    'a question in a group, in the order around it',
    { properties: { a: text, g: group({ h: named('H') }) } },
    { 'ui:order': ['h', '*'] },
    /^\/ui:order\/0 .* Remove it: "h" is asked in "g"/,
  ],
  [
    'a limit of others',
    { properties: { a: { ...number('A'), greaterThan: 3 } } },
    all,
    /^\/properties\/a\/greaterThan .* Write "minimum": 4\.$/,
  ],
  [
    'a last day',
    { properties: { a: { type: 'string', format: 'date', title: 'A', maxDate: '2026-01-01' } } },
    all,
    /Write "formatMaximum": "2026-01-01"/,
  ],
  ['an order of others', { properties: { a: { ...text, 'x-order': 3 } } }, all, /"ui:order" in the ui file/],
  ['an extension', { properties: { a: { ...text, 'x-note': 3 } } }, all, /Remove it: it has no effect\.$/],
  [
    'an unknown keyword',
    { properties: { a: { ...text, somethingElse: 3 } } },
    all,
    /Correct its spelling, or remove it\. forms\/step\.schema\.json describes all that there are\.$/,
  ],
  [
    'a misspelt keyword of another draft',
    { ...pair, dependantRequired: { a: ['b'] }, errorMessage: { required: { b: 'B is needed' } } },
    all,
    /Perhaps "dependentRequired" was meant/,
  ],
  [
    'a component',
    { properties: { a: text } },
    { ...all, a: { 'ui:field': 'Geo' } },
    /^\/a\/ui:field .* a definition names no component/,
  ],
  [
    'labels in both files',
    { properties: { a: choice } },
    { ...all, a: { 'ui:enumNames': ['By bus', 'On foot'] } },
    /^\/properties\/a\/enumNames This label has no effect/,
  ],
  [
    'labels of cases in the ui file',
    {
      properties: { a: { title: 'A' } },
      oneOf: [
        { title: 'One', properties: { a: { const: 'one' } } },
        { title: 'Two', properties: { a: { const: 'two' }, b: named('B') } },
      ],
    },
    { ...inOrder, a: { 'ui:enumNames': ['First', 'Second'] } },
    /^\/a\/ui:enumNames .* Remove "ui:enumNames"/,
  ],
  [
    'a misspelt option in a condition',
    when({ properties: { a: { const: 'xx' } }, required: ['a'] }),
    inOrder,
    /^\/if\/properties\/a\/const .* Perhaps "x" was meant/,
  ],
  [
    'a misspelt question in a condition',
    when({ properties: { aa: { const: 'x' } }, required: ['aa'] }),
    inOrder,
    /^\/if\/properties\/aa .* Perhaps "a" was meant/,
  ],
  [
    'a misspelt limit',
    { properties: { a: { type: 'string', title: 'A', maxlength: 50 } } },
    all,
    /^\/properties\/a\/maxlength .* Perhaps "maxLength" was meant/,
  ],
  [
    'a misspelt type',
    { properties: { a: { typ: 'string', title: 'A', maxLength: 50 } } },
    all,
    /^\/properties\/a\/typ .* Perhaps "type" was meant/,
  ],
  [
    'a misspelt name in dependentRequired',
    { ...pair, dependentRequired: { a: ['c'] } },
    all,
    /^\/dependentRequired\/a\/0 .* take it out of "dependentRequired"/,
  ],
  [
    'a format of numbers',
    { properties: { a: { ...number('A'), format: 'int32' } } },
    all,
    /^\/properties\/a\/format The format "int32" has no effect on an answer of type integer\. Remove it\.$/,
  ],
  [
    'a discriminator of cases without their question',
    {
      properties: {
        p: {
          type: 'object',
          title: 'P',
          discriminator: { propertyName: 'k' },
          oneOf: [
            { title: 'One', properties: { k: { const: 'one' }, b: named('B') } },
            { title: 'Two', properties: { k: { const: 'two' }, c: named('C') } },
          ],
        },
      },
    },
    all,
    /^\/properties\/p\/oneOf .* Declare "k"/,
  ],
  ...[null, 1].map((only): [string, object, object, RegExp] => [
    `a checkbox that may only be ${only}`,
    { properties: { a: { type: 'boolean', title: 'A', const: only } } },
    all,
    /^\/properties\/a\/const "a" is a checkbox that must not be ticked/,
  ]),
  [
    'a file as other makers write it, by two keywords',
    { properties: { a: { ...named('A'), contentEncoding: 'base64', contentMediaType: 'application/pdf' } } },
    all,
    /^\/properties\/a\/contentEncoding .* ask for a file/,
  ],
  [
    'words by names where the one message of a keyword stands',
    { properties: { a: { ...choice, errorMessage: { enum: { x: 'Not x' } } } } },
    all,
    /^\/properties\/a\/errorMessage\/enum .* Write one text\. What is said of "x" alone is said at that question/,
  ],
  [
    'a pattern that every line matches, without a message',
    { properties: { a: { ...named('A'), pattern: '^.*$' } } },
    all,
    /^\/properties\/a\/pattern .* Remove it with its message\.$/,
  ],
  [
    'a range of letters that has signs in it',
    { properties: { a: { ...named('A'), pattern: '^[A-z ]+[^A-z]$', errorMessage: { pattern: 'Letters' } } } },
    all,
    /^\/properties\/a\/pattern .* Write "\^\[A-Za-z \]\+\[\^A-Za-z\]\$"\.$/,
  ],
  [
    'one of several answers, of which a list is tested for an entry',
    {
      properties: {
        a: { type: 'array', title: 'A', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
        b: named('B'),
      },
      anyOf: [{ properties: { a: { minItems: 1 } }, required: ['a'] }, { required: ['b'] }],
    },
    all,
    /^\/anyOf .* Write "anyOf": \[\{"required":\["a"\]\},\{"required":\["b"\]\}\], and say/,
  ],
])('%s', (_, schema, ui, finding) => {
  expect(findingsOfStep(schema, ui)).toEqual([expect.stringMatching(finding)]);
});

it('limits of files in a branch stand where they have no effect', () => {
  const schema = {
    properties: { y: { type: 'boolean', title: 'Y' }, a: file },
    if: { properties: { y: { const: true } }, required: ['y'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { a: { attachments: { maxBytes: 1000 } } } },
  };
  expect(findingsOfStep(schema, { 'ui:order': ['y', 'a'] })).toContainEqual(
    expect.stringMatching(/attachments "attachments" has no effect in a branch: .* beside "format": "attachment"/),
  );
});

it('a pick of yes or no is answered with the options to write', () => {
  const computed = { pick: 'y', of: { true: 1, false: 0 } };
  const schema = {
    properties: { y: { type: 'boolean', title: 'Y' }, a: { ...number('A'), readOnly: true, computed } },
  };
  expect(findingsOfStep(schema, all)).toContainEqual(
    expect.stringMatching(/Make "y" a choice: "type": "string" and "enum": \["yes", "no"\]/),
  );
});

it.each<[string, object]>([
  [
    'null as the default of an answer that may be null',
    { title: 'A', anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }], default: null },
  ],
  ['the same by types', { ...text, type: ['string', 'null'], default: null }],
  ['a discriminator of cases that differ by its question', cases({ title: 'K' })],
])('%s is accepted', (_, a) => {
  expect(findingsOfStep({ properties: { a } }, all)).toEqual([]);
});
