// What the editor offers and explains, from a schema.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { meaningAt, offersAt, schemaNameOf } from '../../../engine/studio/state/schemaHelp.ts';

const schema = {
  type: 'object',
  properties: {
    title: { description: 'What it is called.', type: 'string' },
    next: { description: 'When Next works.', enum: ['check', 'when-valid'] },
    steps: { type: 'array', items: { $ref: '#/definitions/step' } },
    map: { patternProperties: { '^ui:': {} }, additionalProperties: { $ref: '#/definitions/step' } },
  },
  definitions: {
    step: {
      description: 'A step.',
      allOf: [{ properties: { id: { description: 'Its name.', examples: ['who'] }, open: { type: 'boolean' } } }],
    },
  },
};

/** `|` stands for the cursor. */
const at = (marked: string) => [marked.replace('|', ''), marked.indexOf('|')] as const;
const labels = (marked: string) => offersAt(schema, ...at(marked))?.options.map(({ label }) => label);

describe('offers', () => {
  it.each([
    ['keys of the whole file', '{ | }', ['"title"', '"next"', '"steps"', '"map"']],
    ['keys that are not there yet', '{ "title": "x", | }', ['"next"', '"steps"', '"map"']],
    ['all keys in empty quotes', '{ "|" }', ['"title"', '"next"', '"steps"', '"map"']],
    ['keys that have what is typed, those that begin with it first', '{ "T|" }', ['"title"', '"steps"', '"next"']],
    ['keys behind a reference, within a list', '{ "steps": [{ | }] }', ['"id"', '"open"']],
    ['keys of any name', '{ "map": { "who": { | } } }', ['"id"', '"open"']],
    ['values of a list of values', '{ "next": | }', ['"check"', '"when-valid"']],
    ['values while one is typed', '{ "next": "ch|" }', ['"check"']],
    ['yes and no', '{ "steps": [{ "open": | }] }', ['true', 'false']],
    ['examples', '{ "steps": [{ "id": "|" }] }', ['"who"']],
    ['nothing where the schema says nothing', '{ "map": { "ui:x": { | } } }', undefined],
    ['nothing in a free text', '{ "title": "|" }', undefined],
  ])('%s', (_, marked, expected) => {
    expect(labels(marked)).toEqual(expected);
  });

  it('replace the word that is typed, with its quotes', () => {
    const [text, offset] = at('{ "ti|": "x" }');
    const offers = offersAt(schema, text, offset);
    expect(text.slice(offers?.from, offers?.to)).toBe('"ti"');
    expect(offers?.options[0]).toEqual({ label: '"title"', apply: '"title"', info: 'What it is called.' });
    expect(offersAt(schema, ...at('{ | }'))?.options[0]?.apply).toBe('"title": ');
  });
});

it.each([
  ['a key', '{ "ne|xt": "check" }', 'When Next works.'],
  ['a value', '{ "next": "ch|eck" }', 'When Next works.'],
  ['a part behind a reference', '{ "steps": [{ "i|d": "who" }] }', 'Its name.'],
  ['what the schema does not say', '{ "oth|er": 1 }', undefined],
])('explains %s', (_, marked, expected) => {
  expect(meaningAt(schema, ...at(marked))).toBe(expected);
});

it('each kind of file has its schema, which is there', () => {
  const files = ['trip/form.json', 'trip/office.json', 'trip/who.ui.json', 'trip/who.schema.json', 'trip/ar.json'];
  const lists = ['lists/grade.json', 'lists/ar.json'];
  const names = [...files, ...lists].map(schemaNameOf);
  expect(names).toEqual(
    ['form', 'office', 'ui', 'step', 'words', 'list', 'words'].map((kind) => `${kind}.schema.json`),
  );
  const present = readdirSync('forms');
  expect(names.filter((name) => !present.includes(name ?? ''))).toEqual([]);
  expect(schemaNameOf('trip/published.json')).toBeUndefined();
});
