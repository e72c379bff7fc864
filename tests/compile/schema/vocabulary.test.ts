// Every keyword of JSON Schema's drafts and every key and widget of RJSF is known by name: a form carries it, or it is refused with
// the repair in our spelling. A keyword that is carried from now on moves from `refused` to `carried`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { writtenBy } from '../../../engine/compile/errors/repairs.ts';
import { FOREIGN_FORMATS, FOREIGN_KEYWORDS } from '../../../engine/compile/foreign/foreignKeywords.ts';
import { FOREIGN_COMPONENTS, FOREIGN_UI_KEYS, FOREIGN_WIDGETS } from '../../../engine/compile/foreign/foreignUi.ts';
import { formFile, writeForm } from '../support/writeForm.ts';

const text = { type: 'string', title: 'A', maxLength: 50 };
const other = { type: 'string', title: 'B', maxLength: 50 };
const number = { type: 'number', title: 'A' };
const options = { type: 'string', title: 'A', enum: ['p', 'q'] };
const several = { type: 'array', title: 'A', uniqueItems: true, items: { type: 'string', enum: ['p', 'q'] } };
const list = {
  type: 'array',
  title: 'A',
  maxItems: 3,
  items: {
    type: 'object',
    properties: { c: other },
    required: ['c'],
    errorMessage: { required: { c: 'B is required' } },
  },
};
const required = { required: ['b'], errorMessage: { required: { b: 'B is required' } } };
const condition = { properties: { a: { const: 'p' } }, required: ['a'] };
/** A step with these questions. */
const step = (properties: object, others: object = {}) => ({ properties, ...others });
/** Questions, the second of which is asked in one case. */
const when = (keywords: object) => step({ a: options }, keywords);

const then = step({ b: other });

/** By keyword, a step that uses it and is accepted. */
const carried: Readonly<Record<string, object>> = {
  $comment: step({ a: { ...text, $comment: 'For maintainers.' } }),
  $defs: step({ a: { $ref: '#/$defs/a' } }, { $defs: { a: text } }),
  $id: step({ a: text }, { $id: 'urn:a' }),
  $ref: step({ a: { $ref: '#/definitions/a' } }, { definitions: { a: text } }),
  $schema: step({ a: text }, { $schema: 'http://json-schema.org/draft-07/schema#' }),
  allOf: when({ allOf: [{ if: condition, then }] }),
  const: step({ a: { ...text, const: 'p', readOnly: true } }),
  default: step({ a: { ...text, default: 'p' } }),
  definitions: step({ a: { $ref: '#/definitions/a' } }, { definitions: { a: text } }),
  dependencies: step({ a: text, b: other }, { dependencies: { a: ['b'] }, errorMessage: required.errorMessage }),
  dependentRequired: step(
    { a: text, b: other },
    { dependentRequired: { a: ['b'] }, errorMessage: required.errorMessage },
  ),
  dependentSchemas: step({ a: text }, { dependentSchemas: { a: { properties: { b: other } } } }),
  description: step({ a: { ...text, description: 'As on the passport.' } }),
  else: when({ if: condition, else: then }),
  enum: step({ a: options }),
  format: step({ a: { ...text, format: 'email' } }),
  if: when({ if: condition, then }),
  items: step({ a: list }),
  maxItems: step({ a: list }),
  maxLength: step({ a: text }),
  maximum: step({ a: { ...number, maximum: 3 } }),
  minItems: step({ a: { ...list, minItems: 2 } }),
  minLength: step({ a: { ...text, minLength: 2 } }),
  minimum: step({ a: { ...number, minimum: 3 } }),
  multipleOf: step({ a: { ...number, multipleOf: 3 } }),
  pattern: step({ a: { ...text, pattern: '^p', errorMessage: { pattern: 'Begin with p' } } }),
  properties: step({ a: text }),
  readOnly: step({ a: { ...text, const: 'p', readOnly: true } }),
  required: step({ a: text, b: other }, required),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: when({ if: condition, then }),
  title: step({ a: text }),
  type: step({ a: text }),
  uniqueItems: step({ a: several }),
};

/** By keyword, a step that uses it, and the words of the repair. */
const refused: Readonly<Record<string, readonly [object, RegExp]>> = {
  $anchor: [step({ a: { ...text, $anchor: 'a' } }), /"\$defs": \{ "a": .* by "\$ref": "#\/\$defs\/a"/],
  $dynamicAnchor: [step({ a: { ...text, $dynamicAnchor: 'a' } }), /"\$defs": \{ "a": .* by "\$ref": "#\/\$defs\/a"/],
  $dynamicRef: [step({ a: { ...text, $dynamicRef: '#a' } }), /"\$ref": "#\/\$defs\/a", with "levels": 2/],
  $recursiveAnchor: [step({ a: text }, { $recursiveAnchor: true }), /Remove it.*"\$defs".*"levels"/],
  $recursiveRef: [step({ a: { ...text, $recursiveRef: '#' } }), /"\$ref": "#\/\$defs\/part", with "levels": 2/],
  $vocabulary: [step({ a: text }, { $vocabulary: {} }), /Remove it/],
  additionalItems: [step({ a: { ...list, additionalItems: false } }), /only the entries that "items"/],
  additionalProperties: [step({ a: text }, { additionalProperties: text }), /in a group of its own/],
  anyOf: [step({ a: { ...text, anyOf: [{ minLength: 1 }] } }), /under "if" and "then"/],
  contains: [step({ a: { ...several, contains: { const: 'p' } } }), /allowed in conditions only/],
  contentEncoding: [
    step({ a: { ...text, contentEncoding: 'base64' } }),
    /ask for a file: "type": "object", "format": "attachment"\./,
  ],
  contentMediaType: [
    step({ a: { ...text, contentMediaType: 'image/png' } }),
    /"attachments": \{ "types": \["image\/png"\] \}/,
  ],
  contentSchema: [step({ a: { ...text, contentSchema: {} } }), /a question for each part/],
  deprecated: [step({ a: { ...text, deprecated: true } }), /Remove it, or the question/],
  examples: [step({ a: { ...text, examples: ['Ring twice', 'p'] } }), /Remove it; .* "ui:placeholder": "Ring twice"/],
  exclusiveMaximum: [step({ a: { ...number, type: 'integer', exclusiveMaximum: 3 } }), /"maximum": 2/],
  exclusiveMinimum: [step({ a: { ...number, type: 'integer', exclusiveMinimum: 3 } }), /"minimum": 4/],
  maxContains: [
    step({ a: { ...several, contains: { const: 'p' }, maxContains: 1 } }),
    /in a list of their own, with "maxItems": 1/,
  ],
  maxProperties: [step({ a: text }, { maxProperties: 1 }), /in a group of its own/],
  minContains: [step({ a: { ...several, minContains: 1 } }), /Remove it: without "contains"/],
  minProperties: [step({ a: text }, { minProperties: 1 }), /in a group of its own/],
  not: [step({ a: { ...text, not: { const: 'p' } } }), /in conditions only/],
  oneOf: [step({ a: { ...text, oneOf: [{ minLength: 1 }] } }), /under "if" and "then"/],
  patternProperties: [step({ a: text }, { patternProperties: { p: text } }), /every question under "properties"/],
  prefixItems: [
    step({ a: { ...list, prefixItems: [text] } }),
    /a group: "type": "object", and each of the 1 entries under "properties"/,
  ],
  propertyNames: [step({ a: text }, { propertyNames: { pattern: 'p' } }), /in a group of its own/],
  unevaluatedItems: [step({ a: { ...list, unevaluatedItems: false } }), /only the entries that "items"/],
  unevaluatedProperties: [step({ a: text }, { unevaluatedProperties: false }), /only answers that it declares/],
  writeOnly: [step({ a: { ...text, writeOnly: true } }), /Remove it/],
};

/** Keywords of the drafts' own meta-schemas, as ajv brings them. */
function standardKeywords(): readonly string[] {
  const folder = 'node_modules/ajv/dist/refs';
  const files = ['json-schema-2019-09/meta', 'json-schema-2020-12/meta'].flatMap((draft) =>
    readdirSync(path.join(folder, draft)).map((name) => path.join(folder, draft, name)),
  );
  const all = [path.join(folder, 'json-schema-draft-07.json'), ...files].flatMap((file) =>
    Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { properties: object }).properties),
  );
  return [...new Set(all)].sort();
}

function repairsOf(schema: object, ui: object = { 'ui:order': ['*'] }): readonly string[] {
  const folder = writeForm({
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who' }] }),
    'trip/who.schema.json': { type: 'object', ...schema },
    'trip/who.ui.json': ui,
  });
  return checkForm(folder, 'trip').findings.map(({ problem, repair }) => `${problem} ${repair}`);
}

/** The finding that names the word. */
const naming = (word: string, found: readonly string[]) => found.find((one) => one.includes(`"${word}"`)) ?? '';

describe('keywords of draft-07, 2019-09 and 2020-12', () => {
  it('are all carried or refused by name', () => {
    expect([...Object.keys(carried), ...Object.keys(refused)].sort()).toEqual(standardKeywords());
  });

  it.each(Object.entries(carried))('%s is carried', (_, schema) => {
    expect(repairsOf(schema)).toEqual([]);
  });

  it.each(Object.entries(refused))('%s is refused with its repair', (keyword, [schema, repair]) => {
    expect(naming(keyword, repairsOf(schema))).toMatch(repair);
  });
});

describe('other spellings', () => {
  it.each(Object.entries(FOREIGN_KEYWORDS).filter(([keyword]) => !(keyword in refused)))(
    'the keyword %s',
    (keyword, repair) => {
      const schema = { ...text, [keyword]: 'p' };
      const words = typeof repair === 'function' ? repair('p', schema) : repair;
      const { key = '' } = writtenBy(words, keyword) ?? {};
      const told = key in schema && key !== keyword ? `Remove it, or write what it says as "${key}"` : words;
      expect(naming(keyword, repairsOf(step({ a: schema })))).toContain(told);
    },
  );

  it.each(Object.entries(FOREIGN_FORMATS))('the format %s', (format, repair) => {
    expect(naming(format, repairsOf(step({ a: { ...text, format } })))).toContain(repair);
  });

  it.each(Object.entries(FOREIGN_UI_KEYS))('the ui key %s', (key, repair) => {
    expect(naming(key, repairsOf(step({ a: text }), { a: { [key]: ['p'] } }))).toContain(repair);
  });

  it('are the components of RJSF that draw a question', () => {
    const written = readFileSync('node_modules/@rjsf/core/lib/components/widgets/index.js', 'utf8');
    const names = [...written.matchAll(/^import (\w+) from/gm)].map(([, name]) => name);
    expect(Object.keys(FOREIGN_COMPONENTS).sort()).toEqual(names.sort());
  });

  it.each(Object.entries({ ...FOREIGN_WIDGETS, ...FOREIGN_COMPONENTS }))('the widget %s', (widget, repair) => {
    expect(naming(widget, repairsOf(step({ a: text }), { a: { 'ui:widget': widget } }))).toContain(repair);
  });

  it('an option that no widget reads', () => {
    const ui = { a: { 'ui:options': { orderable: false, inline: true } } };
    expect(repairsOf(step({ a: text }), ui)).toEqual([
      expect.stringMatching(/"orderable" has no effect.*entries of a list/),
      expect.stringMatching(/"inline" has no effect.*draws all forms alike/),
    ]);
  });
});
