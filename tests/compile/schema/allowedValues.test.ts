// The finding of a value that a file's schema refuses names what is allowed there.
import { describe, expect, it } from 'vitest';
import { OFFICE_REPAIRS } from '../../../engine/compile/foreign/officeShapes.ts';
import { checkJson } from '../../../engine/compile/read/checkJson.ts';
import formSchema from '../../../forms/form.schema.json' with { type: 'json' };
import officeSchema from '../../../forms/office.schema.json' with { type: 'json' };
import stepSchema from '../../../forms/step.schema.json' with { type: 'json' };
import uiSchema from '../../../forms/ui.schema.json' with { type: 'json' };

const inFile = (pointer: string) => ({ file: 'a.json', pointer });

it.each<[string, object, unknown, string]>([
  ['a constant', { const: 'string' }, 'boolean', '"a" is the text "boolean", but must be "string". Write "string".'],
  ['a constant that is no text', { const: false }, [], '"a" is a list, but must be false. Write false.'],
  ['options', { enum: ['x', 'y'] }, 'z', 'x, y'],
  ['types', { type: ['string', 'array'] }, 7, 'string or array'],
  ['a pattern', { pattern: '^x', patternMeans: 'a word with x' }, 'y', 'Write a word with x.'],
  ['a pattern without words', { pattern: '^x' }, 'y', '^x'],
  ['a least number', { minimum: 3 }, 1, '3'],
  ['a number that is too small', { exclusiveMinimum: 3 }, 3, '3'],
  ['a greatest number', { maximum: 3 }, 4, '3'],
  ['a least length', { minLength: 3 }, 'ab', '3'],
  ['a greatest length', { maxLength: 3 }, 'abcd', '3'],
  ['few entries', { minItems: 3 }, [1], '3'],
  ['many entries', { maxItems: 3 }, [1, 2, 3, 4], '3'],
  ['few keys', { minProperties: 3 }, { b: 1 }, '3'],
  ['what belongs to a key', { dependencies: { b: ['c'] } }, { b: 1 }, 'c'],
  ['names of keys', { propertyNames: { pattern: '^x', patternMeans: 'a word with x' } }, { y: 1 }, 'a word with x'],
])('%s', (_, schema, value, allowed) => {
  const { invalid } = checkJson({ properties: { a: schema } }, { a: value }, inFile);
  expect(invalid.map(({ problem, repair }) => `${problem} ${repair}`)).toEqual([expect.stringContaining(allowed)]);
});

describe('in the schemas of files', () => {
  const FILES = { form: formSchema, office: officeSchema, step: stepSchema, ui: uiSchema };
  const patterns = Object.entries(FILES).flatMap(([file, schema]) => [...patternsIn(schema)].map((one) => [file, one]));

  it.each(patterns)('%s: what %j asks for is said in words', (_, one) => {
    expect(one).toHaveProperty('patternMeans');
  });

  it.each([
    ['boolean', /but must be "string"\. Write .*"enum": \["yes", "no"\].*yes-no\.json/],
    ['integer', /but must be "string"\. Write "type": "string" with "maxLength"/],
    ['array', /but must be "string"\. Ask each answer by a question of its own/],
    ['text', /but must be "string"\. Write "string"\./],
  ])('a move that asks for a %s', (type, words) => {
    const asks = { type: 'object', properties: { half: { type, title: 'Half pay' } } };
    const office = {
      columns: ['/a'],
      search: ['/a'],
      statuses: [{ id: 'new', label: 'New' }],
      moves: [{ id: 'go', label: 'Go', from: ['new'], to: 'new', asks }],
    };
    const { invalid } = checkJson(officeSchema, office, inFile, OFFICE_REPAIRS);
    expect(invalid.map(({ problem, repair }) => `${problem} ${repair}`)).toEqual([expect.stringMatching(words)]);
  });
});

/** Each part of a schema with a `pattern`, without those of placeholders, in whose place a number is asked for. */
function* patternsIn(part: unknown): Generator<object> {
  if (typeof part !== 'object' || part === null) return;
  if ('pattern' in part && typeof part.pattern === 'string' && !part.pattern.includes('{\\{')) yield part;
  for (const inner of Object.values(part)) yield* patternsIn(inner);
}
