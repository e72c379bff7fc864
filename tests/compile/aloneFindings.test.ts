// Long because every mistake of this kind stands in one table.
// A mistake is reported once, with its repair, and yields no finding of another rule that misreads it.
import { expect, it } from 'vitest';
import { findingsOfStep, text } from './support/findingsOfStep.ts';

const choice = { type: 'string', title: 'A' };
const several = { type: 'array', title: 'A', uniqueItems: true, items: { type: 'string', enum: ['p', 'q'] } };
const list = { type: 'array', title: 'A', minItems: 2, maxItems: 9, items: { type: 'string', maxLength: 9 } };
const yes = { type: 'boolean', title: 'Yes' };
const isYes = { properties: { yes: { const: true } }, required: ['yes'] };
const is = (test: object) => ({ properties: { a: test }, required: ['a'] });
const when = (condition: object) => ({
  properties: { a: text },
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: { ...text, title: 'B' } } },
});
/** A question `a` that is narrowed where `yes` is ticked, and where it is not. */
const inBoth = (a: object, ticked: object, unticked: object) => ({
  properties: { yes, a },
  if: isYes,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { a: ticked } },
  else: { properties: { a: unticked } },
});
/** A number `a` that two branches limit: the first applies while `n` is answered, the second under `condition`. */
const twice = (first: object, condition: object, second: object, more: object) => ({
  properties: { n: { type: 'integer', title: 'N' }, a: { type: 'integer', title: 'A', maximum: 9 }, ...more },
  allOf: [
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { if: { required: ['n'] }, then: { properties: { a: first } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { if: condition, then: { properties: { a: second } } },
  ],
});
const xNeeded = { required: ['x'], errorMessage: { required: { x: 'X is needed' } } };
const ofB = { 'ui:order': ['a', 'b'] };

it.each<[string, object, object, RegExp]>([
  [
    'a foreign test',
    when(is({ startsWith: 'x' })),
    ofB,
    /^\/if\/properties\/a\/startsWith A condition cannot use "startsWith"/,
  ],
  [
    'a foreign test within another',
    when({ allOf: [{ required: ['a'] }, is({ startsWith: 'x' })] }),
    ofB,
    /^\/if\/allOf\/1\/properties\/a\/startsWith A condition cannot use "startsWith"/,
  ],
  [
    'a test of a text where the answer is a number',
    { ...when(is({ maxLength: 6 })), properties: { a: { type: 'integer', title: 'A' } } },
    ofB,
    /^\/if\/properties\/a The condition tests a text, but the answer is of type integer/,
  ],
  [
    'a test of an answer that need not be there',
    { ...when({ properties: { a: { const: true } } }), properties: { a: yes } },
    ofB,
    /^\/if The condition on "a" holds while/,
  ],
  ...[null, [], 'x'].map((propertyNames): [string, object, object, RegExp] => [
    `names that are ${JSON.stringify(propertyNames)}`,
    { properties: { a: { type: 'object', title: 'A', propertyNames, additionalProperties: text } } },
    {},
    /^\/properties\/a\/propertyNames "propertyNames" is .* but must be of type object/,
  ]),
  [
    'a condition that never holds',
    { ...when(is({ minimum: 6 })), properties: { a: { type: 'integer', title: 'A', maximum: 5 } } },
    ofB,
    /^\/if This condition can never hold/,
  ],
  [
    'a limit of days that the question excludes',
    {
      ...when(is({ formatMaximum: '2014-12-31' })),
      properties: { a: { type: 'string', format: 'date', title: 'A', formatMinimum: '2015-01-01' } },
    },
    ofB,
    /^\/if This condition can never hold/,
  ],
  [
    'a limit of times for a date',
    { ...when(is({ formatMinimum: '07:30' })), properties: { a: { type: 'string', format: 'date', title: 'A' } } },
    ofB,
    /^\/if\/properties This condition holds for every answer/,
  ],
  [
    'a text or a number',
    { properties: { a: { ...choice, anyOf: [{ type: 'string' }, { type: 'number' }] } } },
    {},
    /^\/properties\/a\/anyOf "anyOf" is not a keyword/,
  ],
  [
    'options with their labels',
    {
      properties: {
        a: {
          ...choice,
          enum: [
            { value: 'x', label: 'X' },
            { value: 'y', label: 'Y' },
          ],
        },
      },
    },
    {},
    /enum "enum" has an option that is no plain value\. Write "oneOf": \[\{"const":"x","title":"X"\},\{"const":"y","title":"Y"\}\] in/,
  ],
  [
    'one option that is an object',
    { properties: { a: { ...several, items: { type: 'string', enum: ['x', { id: 'z', text: 'Z' }] } } } },
    {},
    /items\/enum .* Write "oneOf": \[\{"const":"x"\},\{"const":"z","title":"Z"\}\] in/,
  ],
  ...[
    [
      { value: 'x', label: 'X' },
      { value: 'x', label: 'Y' },
    ],
    [{ value: 'x', label: 'X' }, 'x'],
  ].map((options): [string, object, object, RegExp] => [
    `a value with several labels, ${JSON.stringify(options)}`,
    { properties: { a: { ...choice, enum: options } } },
    {},
    /a\/enum .* Give each option a value of its own: "x" stands here with several labels\.$/,
  ]),
  [
    'an option that is written twice',
    {
      properties: { a: { ...choice, enum: [{ value: 'x', label: 'X' }, { value: 'y' }, { value: 'x', label: 'X' }] } },
    },
    {},
    /a\/enum .* Write "oneOf": \[\{"const":"x","title":"X"\},\{"const":"y"\}\] in place of "enum"/,
  ],
  [
    'options of an unknown shape',
    { properties: { a: { ...choice, enum: [{ foo: 'x' }, ['y']] } } },
    {},
    /enum "enum" has an option that is no plain value\. Correct it/,
  ],
  [
    'labels of several options under "items"',
    { properties: { a: several } },
    { a: { items: { 'ui:enumNames': ['P', 'Q'] } } },
    /^\/a\/items .* Write "ui:enumNames": \["P","Q"\] here in place of "items"/,
  ],
  [
    'a circular $ref',
    {
      definitions: { n: { type: 'object', title: 'N', properties: { c: { $ref: '#/definitions/n' } } } },
      properties: { a: { $ref: '#/definitions/n' } },
    },
    {},
    /^\/definitions\/n\/properties\/c\/\$ref This \$ref is circular/,
  ],
  [
    'a number that both branches limit further',
    inBoth({ type: 'integer', title: 'A', maximum: 9 }, { maximum: 5 }, { maximum: 7 }),
    {},
    /a\/maximum "maximum" of "a" is never the reason of a refusal: .* Write 7 here, and remove "maximum" from the branches/,
  ],
  [
    'a text that both branches limit further',
    inBoth({ ...text, minLength: 2 }, { minLength: 5 }, { minLength: 3 }),
    {},
    /a\/minLength "minLength" of "a" is never the reason of a refusal: .* Write 3 here/,
  ],
  [
    'a list that both branches limit further',
    inBoth(list, { minItems: 3 }, { minItems: 4 }),
    {},
    /a\/minItems .* Write 3/,
  ],
  [
    'a list that is required only where more entries are asked for',
    {
      properties: { yes, a: { ...list, minItems: 1 } },
      if: isYes,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['a'], properties: { a: { minItems: 2 } } },
    },
    {},
    /a\/minItems "minItems" of "a" is never the reason of a refusal: .* Remove it/,
  ],
  [
    'a limit of a branch wherever another demands more',
    twice({ maximum: 5 }, { required: ['n'] }, { maximum: 3 }, {}),
    {},
    /^\/allOf\/0\/then\/properties\/a\/maximum "maximum" of "a" is never the reason of a refusal: .* Remove it/,
  ],
  [
    'an option that is a list',
    { properties: { a: { ...choice, enum: ['x', ['y']] } } },
    {},
    /enum "enum" has an option that is no plain value\. Correct it/,
  ],
  [
    'a misspelt "items", and what the ui file says of the entries',
    { properties: { rows: { type: 'array', title: 'Rows', maxItems: 3, itmes: { type: 'string', maxLength: 9 } } } },
    { rows: { items: { 'ui:placeholder': 'One' } } },
    /itmes "itmes" is not a keyword .* Perhaps "items" was meant/,
  ],
  [
    'a misspelt "properties", and what else is said of its questions',
    {
      properties: { a: text, g: { type: 'object', title: 'G', propertis: { x: { ...text, title: 'X' } }, ...xNeeded } },
      required: ['g'],
      if: { properties: { g: { properties: { x: { const: 'x' } }, required: ['x'] } }, required: ['g'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { ...text, title: 'B' } } },
    },
    { g: { x: { 'ui:placeholder': 'One' } }, 'ui:order': ['a', 'g', 'b'] },
    /propertis "propertis" is not a keyword .* Perhaps "properties" was meant/,
  ],
  [
    'a misspelt "title"',
    { properties: { a: { type: 'string', tilte: 'A', maxLength: 9 } } },
    {},
    /tilte "tilte" is not a keyword .* Perhaps "title" was meant/,
  ],
  [
    'a misspelt "required" beside its messages',
    { properties: { name: text }, requird: ['name'], errorMessage: { required: { name: 'Missing' } } },
    {},
    /requird "requird" is not a keyword .* Perhaps "required" was meant/,
  ],
  [
    'a misspelt name of a required question beside its message',
    { properties: { name: text }, required: ['nmae'], errorMessage: { required: { name: 'Missing' } } },
    {},
    /required.0 "nmae" is required, but there is no such question .* Perhaps "name" was meant/,
  ],
  ...[
    ['a case of an option that there is not', ['bus', 'plane'], 'Correct "plane", or add it to the options of "way"'],
    ['one case of two', ['bus'], 'Write a case for each option of "way", .*: there is none for "car"'],
    ['an option of two cases', ['bus', 'car', 'bus'], 'Let "bus" stand in one case only'],
  ].map(([what, values, repair]): [string, object, object, RegExp] => {
    const caseOf = (value: string, i: number) => ({
      properties: { way: { const: value }, [`x${i}`]: { ...text, title: `X${i}` } },
    });
    const way = { type: 'string', title: 'Way', enum: ['bus', 'car'] };
    const oneOf = [values ?? []].flat().map(caseOf);
    const schema = { properties: { way }, dependencies: { way: { oneOf } } };
    return [
      `in a dependency, ${what}`,
      schema,
      { 'ui:order': ['*'] },
      new RegExp(`/dependencies/way/oneOf(?:/\\d/properties/way)? .*${repair}`),
    ];
  }),
  [
    'the least number of named answers where there need be none',
    {
      properties: {
        tel: {
          type: 'object',
          title: 'Telephones',
          minProperties: 1,
          maxProperties: 3,
          propertyNames: { title: 'Whose' },
          additionalProperties: text,
        },
      },
    },
    {},
    /^.properties.tel.minProperties "minProperties": 1 has no effect on "tel"/,
  ],
  [
    'a dependency on an answer that there is wherever it is looked at',
    {
      ...when(is({ const: 'x' })),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { dependentSchemas: { a: { properties: { b: { ...text, title: 'B' } } } } },
    },
    ofB,
    /^.then.dependentSchemas.a This condition holds whatever is answered/,
  ],
  [
    'options that are none',
    { properties: { a: { ...choice, enum: null } } },
    {},
    /enum "enum" is null, but must be of type array/,
  ],
])('%s', (_, schema, ui, finding) => {
  const found = findingsOfStep(schema, ui);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(finding);
});

it('limits of which one branch says more, or of a list that is also required where no branch does, decide somewhere', () => {
  const once = { properties: { yes, a: list }, if: isYes, else: { properties: { a: { minItems: 3 } } } };
  const required = inBoth({ ...list, minItems: 1 }, { minItems: 2 }, { maxItems: 7 });
  const inGroup = (inner: object) => ({ type: 'object', title: 'G', ...inner });
  const number = { type: 'integer', title: 'A', maximum: 9 };
  const around = {
    properties: { more: { ...yes, title: 'More' }, g: inGroup({ properties: { yes, a: number } }) },
    if: { properties: { more: { const: true } }, required: ['more'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { g: { ...inBoth({}, { maximum: 5 }, { maximum: 7 }), properties: {} } } },
  };
  const inAnyOrder = twice({ minimum: 5, maximum: 8 }, isYes, { minimum: 3, maximum: 6 }, { yes });
  for (const schema of [around, inAnyOrder, once, { ...required, required: ['a'] }])
    expect(findingsOfStep(schema, {})).toEqual([]);
});
