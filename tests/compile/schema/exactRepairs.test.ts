// Long because it is a table of repairs. A foreign keyword is answered with what to write in its place: the repair holds the value that was written, ready to be taken over.
import { describe, expect, it } from 'vitest';
import { findingsOfStep, list, text } from '../support/findingsOfStep.ts';

const date = { type: 'string', title: 'A', format: 'date' };
const several = { type: 'array', title: 'A', uniqueItems: true, items: { type: 'string', enum: ['p', 'q'] } };
const tuple = (keywords: object) => ({ properties: { a: { type: 'array', title: 'A', maxItems: 2, ...keywords } } });
/** As an XLSForm names the answer to `b`. */
const answer = '$' + '{b}';
const ordered = { 'ui:order': ['*'] };
/** A second question in one case. */
const when = (test: object, asked: object = several) => ({
  properties: { a: asked },
  if: { properties: { a: test }, required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: { ...text, title: 'B' } } },
});

describe('keywords of 2019-09 and 2020-12, whose repair says what was written', () => {
  it.each<[string, object, readonly RegExp[]]>([
    [
      'days that are excluded',
      { properties: { a: { ...date, formatExclusiveMinimum: '2026-12-31', formatExclusiveMaximum: '2027-03-01' } } },
      [/Write "formatMinimum": "2027-01-01"/, /Write "formatMaximum": "2027-02-28"/],
    ],
    [
      'today, which is excluded',
      { properties: { a: { ...date, formatExclusiveMinimum: 'today', formatExclusiveMaximum: 'today + 8 days' } } },
      [/Write "formatMinimum": "today \+ 1 day"/, /Write "formatMaximum": "today \+ 7 days"/],
    ],
    [
      'the days around today',
      {
        properties: {
          a: { ...date, formatExclusiveMinimum: 'today - 1 day' },
          b: { ...date, title: 'B', formatExclusiveMaximum: 'today' },
        },
      },
      [/Write "formatMinimum": "today"/, /Write "formatMaximum": "today - 1 day"/],
    ],
    [
      'times that are excluded',
      { properties: { a: { ...date, format: 'time', formatExclusiveMinimum: '08:59' } } },
      [/Write "formatMinimum": "09:00"/],
    ],
    [
      'a distance in months, which is excluded',
      { properties: { a: { ...date, formatExclusiveMinimum: 'today - 2 months' } } },
      [/"formatMinimum" with the first day/],
    ],
    [
      'entries that are counted',
      { properties: { a: { ...several, contains: { const: 'p' }, minContains: 2, maxContains: 3 } } },
      [
        /"contains".*a question of its own/,
        /in a list of their own, with "minItems": 2/,
        /in a list of their own, with "maxItems": 3/,
      ],
    ],
    ['positions', tuple({ prefixItems: [text, date] }), [/each of the 2 entries under "properties"/]],
    ['positions and nothing beyond', tuple({ prefixItems: [text], items: false }), [/Make the list a group/]],
    ['positions of draft-07', tuple({ items: [text, date] }), [/Make the list a group/]],
    [
      'names by a pattern',
      { properties: { a: text, g: { type: 'object', title: 'G', patternProperties: { '^x-': text } } } },
      [/"propertyNames": \{ "pattern": "\^x-" \} and the question under "additionalProperties"/],
    ],
    ['answers beyond', { properties: { a: text }, additionalProperties: true }, [/accepts only answers/]],
    [
      'answers beyond that are described',
      { properties: { a: text }, unevaluatedProperties: text },
      [/let visitors name what they answer/],
    ],
    [
      'a part that refers to itself',
      { $dynamicAnchor: 'node', properties: { a: text, l: { ...list, items: { $dynamicRef: '#node' } } } },
      [/"\$defs": \{ "node"/, /"\$ref": "#\/\$defs\/node", with "levels": 2/],
    ],
    [
      'an anchor',
      { $defs: { name: { $anchor: 'n', ...text } }, properties: { a: { $ref: '#n' } } },
      [/"#n" names an anchor.*"\$ref": "#\/\$defs\/n"/],
    ],
    [
      'a file in a text',
      { properties: { a: { ...text, contentEncoding: 'base64', contentMediaType: 'image/png' } } },
      [/"format": "attachment" and "attachments": \{ "types": \["image\/png"\] \}/],
    ],
    [
      'plain text of a media type',
      { properties: { a: { ...text, contentMediaType: 'text/markdown' } } },
      [/an answer is plain text/],
    ],
    ['translations', { properties: { a: { ...text, i18n: 'name' } } }, [/stands in ar\.json/]],
    [
      'every entry in a condition',
      when({ items: { const: 'p' } }),
      [/"not": \{ "contains": \{ "not": \{"const":"p"\}/],
    ],
    ['entries counted in a condition', when({ contains: { const: 'p' }, minContains: 2 }), [/"minItems"/]],
    ['a format in a condition', when({ format: 'date' }, date), [/has the format of its question/]],
    [
      'a limit of a date in a condition',
      when({ formatMinimum: 'today' }, date),
      [/Write the day out, e\.g\. "2026-09-01": the same answers would ask other questions tomorrow/],
    ],
    [
      'a date beyond a limit',
      when({ formatExclusiveMaximum: '2026-09-01' }, date),
      [/"not": \{ "formatMinimum": "2026-09-01" \}/],
    ],
    [
      'a limit that is no date',
      when({ formatMinimum: '1 May 2026' }, date),
      [/Write it as a day that there is, e\.g\. "2026-09-01", or/],
    ],
    [
      'a limit in a condition as it is spoken',
      when({ formatMinimum: '31/12/2026' }, date),
      [/cannot use "formatMinimum" in this way\. Write "formatMinimum": "2026-12-31"\.$/],
    ],
    [
      'a limit in a condition as it is spoken, which is excluded',
      when({ formatExclusiveMaximum: '1.9.2026' }, date),
      [/"not": \{ "formatMinimum": "2026-09-01" \}/],
    ],
  ])('%s', (_, schema, repairs) => {
    const found = findingsOfStep(schema, ordered);
    expect(found).toEqual(repairs.map((repair) => expect.stringMatching(repair)));
  });
});

describe('what form builders and other drafts write, whose repair says what is written instead', () => {
  const number = { type: 'integer', title: 'N' };
  const choice = { type: 'string', title: 'Way', enum: ['bus', 'foot'], enumNames: ['By bus', 'On foot'] };
  const question = (a: object) => ({ properties: { a } });
  const beside = (a: object) => ({ properties: { a, b: { ...number, title: 'B' } } });

  it.each<[string, object, RegExp]>([
    ['a type', question({ ...text, type: 'email' }), /Write "type": "string" and "format": "email"/],
    ['words', question({ type: 'string', maxLength: 50, label: 'Name' }), /Write "title": "Name"/],
    ['a placeholder', question({ ...text, placeholder: 'As on the card' }), /"ui:placeholder": "As on the card"/],
    [
      'options with words',
      question({ ...text, choices: [{ value: 'b', text: 'Bus' }, 'foot'] }),
      /Write "enum": \["b","foot"\] and "enumNames": \["Bus","foot"\]/,
    ],
    ['a condition', question({ ...text, visibleIf: '{b} = 1' }), /under|Move the question to "properties" of "then"/],
    ['names that are required', { ...question(text), required: { a: true, b: false } }, /Write "required": \["a"\]/],
    ['one name', { ...question(text), required: 'a' }, /Write \["a"\]/],
    ['a number in quotes', question({ ...text, maxLength: '50' }), /Write 50 without quotes/],
    ['options by value', question({ ...text, enum: { x: 'X' } }), /Write "enum": \["x"\] and "enumNames": \["X"\]/],
    [
      'labels by value',
      question({ ...text, enum: ['p', 'q'], enumNames: { q: 'Q', p: 'P' } }),
      /Write "enumNames": \["P","Q"\]/,
    ],
    ['a first day', question({ ...date, minimum: '2026-01-01' }), /Write "formatMinimum": "2026-01-01"/],
    [
      'a distance of days',
      question({ ...date, formatMinimum: 'today+7d' }),
      /Write "formatMinimum": "today \+ 7 days"/,
    ],
    [
      'a distance without a unit',
      question({ ...date, formatMaximum: 'today - 18' }),
      /Say what is counted: "today - 18 days"/,
    ],
    ['a day as it is spoken', question({ ...date, formatMaximum: '31.12.2026' }), /"formatMaximum": "2026-12-31"/],
    [
      'a day and a time',
      question({ ...date, format: 'date-time', formatMaximum: '2026-01-01T00:00:00Z' }),
      /"2026-01-01"/,
    ],
    ['a limit of draft-04', question({ ...number, minimum: 3, exclusiveMinimum: true }), /Write "minimum": 4/],
    ['a pattern between slashes', question({ ...text, pattern: '/^x$/i' }), /without the slashes: "\^x\$", with small/],
    ['a default day as it is spoken', question({ ...date, default: '31/12/2026' }), /Write "default": "2026-12-31"/],
    ['the beginning of a keyword', question({ ...date, formatMin: '2026-12-31' }), /Perhaps "formatMinimum" was meant/],
    [
      'a part that is null',
      { $defs: { p: null }, properties: { a: { $ref: '#/$defs/p', title: 'A' } } },
      /does not exist.* Write the part under "\$defs": \{ "p": \.\.\. \}/,
    ],
    [
      'a keyword of a case, misspelt',
      {
        properties: { a: { title: 'A' } },
        oneOf: [
          { title: 'One', properties: { a: { const: 'one' } } },
          { title: 'Two', propertes: { a: { const: 'two' } } },
        ],
      },
      /^\/oneOf\/1\/propertes "propertes" is not a keyword.*Perhaps "properties" was meant/,
    ],
    [
      'a rule of JSON Forms in a schema',
      beside({ ...text, rule: { effect: 'SHOW', condition: { scope: '#/properties/b', schema: { const: 1 } } } }),
      /Write in the schema "if": \{"properties":\{"b":\{"const":1\}\},"required":\["b"\]\}, and move the question/,
    ],
    ['a default in quotes', question({ ...number, default: '3' }), /Write "default": 3/],
    ['a default by its words', question({ ...choice, default: 'By bus' }), /Write "default": "bus"/],
    ['one option of several', question({ ...several, default: 'p' }), /Write "default": \["p"\]/],
    ['a condition on words', when({ const: 'By bus' }, choice), /“By bus” are the words of "bus"/],
    ['a condition on any of several', when({ const: ['bus', 'foot'] }, choice), /write "enum": \["bus","foot"\]/],
    ['labels beside the entries', question({ ...several, enumNames: ['P', 'Q'] }), /Move it to "items"/],
    [
      'types to choose from',
      question({ title: 'A', anyOf: [{ type: 'string' }, { type: 'number' }] }),
      /one type .* "string"/,
    ],
    [
      'cases that nothing tells apart',
      question({ title: 'A', oneOf: [{ properties: { b: text } }, { properties: { c: text } }] }),
      /Give each case a "const" of its own/,
    ],
    ['a comparison by name', beside({ ...number, equals: 'b' }), /Write \{ "\$data": "1\/b" \}/],
    ['a comparison by another path', beside({ ...number, minimum: { $data: '#/b' } }), /Write "\$data": "1\/b"/],
    [
      'a condition by a pointer',
      {
        ...when({ const: 'bus' }, choice),
        if: { properties: { '#/properties/a': { const: 'bus' } }, required: ['#/properties/a'] },
      },
      /Write "a"/,
    ],
    [
      'an expression that is a condition',
      question({ ...text, relevant: `${answer} = 'bus'` }),
      /beside "if": \{"properties":\{"b":\{"const":"bus"\}\},"required":\["b"\]\} of its group/,
    ],
    [
      'a choice among several as a condition',
      question({ ...text, relevant: `selected(${answer}, 'bus')` }),
      /"if": \{"properties":\{"b":\{"contains":\{"const":"bus"\}\}\},"required":\["b"\]\}/,
    ],
    ['a number as a condition', question({ ...text, relevant: `${answer} > 17` }), /"b":\{"exclusiveMinimum":17\}/],
    [
      'a longer condition',
      question({ ...text, relevant: `${answer} = 1 and ${answer} = 2` }),
      /beside "if": \{"allOf":\[\{"properties":\{"b":\{"const":1\}\},"required":\["b"\]\},\{"properties":\{"b":\{"const":2\}\},"required":\["b"\]\}\]\} of/,
    ],
    ['an expression that is a limit', question({ ...number, constraint: '. >= 18' }), /Write "minimum": 18\.$/],
    ['a limit that is itself not valid', question({ ...number, constraint: '. < 18' }), /Write "maximum": 17\.$/],
    ['a pattern', question({ ...text, constraint: "regex(., '^x$')" }), /Write "pattern": "\^x\$", and its message/],
    [
      'another expression',
      question({ ...number, constraint: '. mod 2 = 0' }),
      /"atLeast": \{ "\$data": .* forms:import\.$/,
    ],
    [
      'the message of a constraint',
      question({ type: 'integer', title: 'A', constraint: '. >= 3', constraint_message: 'No' }),
      /Write "errorMessage": \{"minimum":"No"\}/,
    ],
    [
      'a number of entries by its name alone',
      {
        type: 'object',
        properties: { n: { type: 'integer', title: 'N' }, l: { ...list, lengthEquals: 'n' } },
      },
      /Write \{ "\$data": "1\/n" \}\.$/,
    ],
    ['the message of a limit', question({ ...text, constraint_message: 'No' }), /"errorMessage": \{"pattern":"No"\}/],
    ['a message', question({ ...text, required_message: 'Needed' }), /"required": \{ "name": "Needed" \}/],
    ['a computation', question({ ...number, calculation: `${answer} + 1` }), /with the names of other questions/],
    ['a box of several lines', question({ ...text, appearance: 'multiline' }), /"ui:widget": "textarea"/],
    ['a look that there is not', question({ ...text, appearance: 'w1' }), /Remove it: how a question is drawn/],
    [
      'fewer options',
      question({ ...choice, choice_filter: `x=${answer}` }),
      /as "enum" of this question under "properties" of "then"/,
    ],
    [
      'as many entries as an answer says',
      question({ ...list, repeat_count: answer }),
      /"lengthEquals": \{ "\$data": "1\/b" \}/,
    ],
    ['so many entries', question({ ...list, repeat_count: '3' }), /Write "minItems": 3 and "maxItems": 3\.$/],
    ['files of a list', question({ type: 'array', title: 'A', format: 'attachment' }), /Move it to "items"/],
  ])('%s', (_, schema, repair) => {
    expect(findingsOfStep(schema, ordered)).toContainEqual(expect.stringMatching(repair));
  });

  it.each(['dependencies', 'dependentRequired'])('one name in the place of a list of them, in %s', (keyword) => {
    const schema = { properties: { a: text, b: { ...text, title: 'B' } }, [keyword]: { a: 'b' } };
    expect(findingsOfStep(schema, ordered)).toEqual([
      `/${keyword}/a "a" is the text "b", but must be a list of names. Write ["b"].`,
      expect.stringContaining('no message for a missing "b"'),
    ]);
  });

  it('a schema under "schema" is one finding', () => {
    expect(findingsOfStep({ type: undefined, schema: question(text) }, { 'ui:order': ['a'] })).toEqual([
      expect.stringMatching(/^\/schema .* Write what it holds directly here, without "schema" around it/),
    ]);
  });

  it('a text that is meant as a file needs no greatest length', () => {
    const findings = findingsOfStep(question({ type: 'string', title: 'A', format: 'data-url' }), ordered);
    expect(findings).toEqual([
      expect.stringContaining('"attachment"'),
      expect.stringContaining('The form asks for a file but sets no limits'),
    ]);
  });

  it.each<[string, object, RegExp]>([
    ['a key without ui:', { a: { help: 'Why' } }, /Write "ui:help": "Why"/],
    ['a key of the schema', { a: { title: 'A' } }, /Write it at the question in the schema/],
    ['a key within the options', { a: { 'ui:options': { 'ui:widget': 'textarea' } } }, /Write it beside "ui:options"/],
    [
      'an order of a group without questions',
      { g: { 'ui:order': ['p'] } },
      /"p".*Declare it under "properties" in the schema, or/,
    ],
    ['a widget', { a: { 'ui:widget': 'dropdown' } }, /Write "select"/],
  ])('%s', (_, ui, repair) => {
    expect(
      findingsOfStep({ properties: { a: text, g: { type: 'object', title: 'G' } } }, { ...ordered, ...ui }),
    ).toContainEqual(expect.stringMatching(repair));
  });
});
