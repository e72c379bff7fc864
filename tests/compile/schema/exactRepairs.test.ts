// A foreign keyword is answered with what to write in its place: the repair holds the value that was written, ready to be taken over.
import { describe, expect, it } from 'vitest';
import { findingsOfStep, list, text } from '../support/findingsOfStep.ts';

const date = { type: 'string', title: 'A', format: 'date' };
const several = { type: 'array', title: 'A', uniqueItems: true, items: { type: 'string', enum: ['p', 'q'] } };
const tuple = (keywords: object) => ({ properties: { a: { type: 'array', title: 'A', maxItems: 2, ...keywords } } });
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
      [/"attachments": \{ "types": \["image\/png"\] \}/, /"format": "attachment"/],
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
      [/Use "pattern", e\.g\. "\^2026-09-"/],
    ],
  ])('%s', (_, schema, repairs) => {
    const found = findingsOfStep(schema, ordered);
    expect(found).toEqual(repairs.map((repair) => expect.stringMatching(repair)));
  });
});
