// A question that a branch adds to a group, to the entries of a list or to an earlier step decides about others like any other question.
import { describe, expect, it } from 'vitest';
import { proveDrawn } from '../../engine/prove/proveDrawn.ts';
import { formFile } from '../compile/support/writeForm.ts';

const yesNo = (title: string) => ({ type: 'string', title, enum: ['yes', 'no'] });
const text = (title: string) => ({ type: 'string', title, maxLength: 20 });
const group = (properties: object) => ({ type: 'object', title: 'Group', properties });
const list = (properties: object) => ({
  type: 'array',
  title: 'List',
  maxItems: 2,
  items: { type: 'object', properties, required: ['z'], errorMessage: { required: { z: 'Z is needed' } } },
});
const when = (condition: object, properties: object) => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties },
});
const is = (key: string, test: object) => ({ properties: { [key]: test }, required: [key] });
const r = is('r', { const: 'yes' });
const added = { added: yesNo('Added') };

const TESTS = {
  'an option': is('added', { const: 'yes' }),
  'another than an option': is('added', { not: { const: 'yes' } }),
  'that there is an answer': { required: ['added'] },
  'that there is none': { not: { required: ['added'] } },
};

async function proved(files: object) {
  const { refused, findings, idle } = await proveDrawn({
    language: 'en',
    files: { 'form.json': formFile({}), ...files },
  });
  return [...refused, ...findings, ...idle];
}

describe.each(Object.entries(TESTS))('tested for %s', (_, test) => {
  it('in a group', async () => {
    const schema = {
      type: 'object',
      properties: { r: yesNo('R'), g: group({ z: text('Z') }) },
      allOf: [
        when(r, { g: { properties: added } }),
        when({ properties: { g: test }, required: ['g'] }, { w: text('W') }),
      ],
    };
    const ui = { 'ui:order': ['r', 'g', 'w'], g: { 'ui:order': ['z', 'added'] } };
    expect(await proved({ 'who.schema.json': schema, 'who.ui.json': ui })).toEqual([]);
  });

  it('in an earlier step', async () => {
    const steps = ['one', 'two', 'who'].map((id) => ({ id, label: `Step ${id}`, at: `/${id}` }));
    const across = JSON.parse(JSON.stringify(test).replaceAll('"added"', '"/two/added"'));
    const form = formFile({ steps: [...steps.slice(0, 2), { ...steps[2], if: across }] });
    const two = {
      type: 'object',
      properties: { z: text('Z') },
      ...when(is('/one/r', { const: 'yes' }), added),
    };
    const files = {
      'one.schema.json': { type: 'object', properties: { r: yesNo('R') } },
      'one.ui.json': {},
      'two.schema.json': two,
      'two.ui.json': { 'ui:order': ['z', 'added'] },
      'who.schema.json': { type: 'object', properties: { w: text('W') } },
      'who.ui.json': {},
    };
    expect(await proved({ ...files, 'form.json': form })).toEqual([]);
  });

  it('in an entry of a list', async () => {
    const schema = {
      type: 'object',
      properties: { r: yesNo('R'), l: list({ z: text('Z') }) },
      allOf: [
        when(r, { l: { items: { properties: added } } }),
        when({ properties: { l: { contains: test } }, required: ['l'] }, { w: text('W') }),
      ],
    };
    const ui = { 'ui:order': ['r', 'l', 'w'], l: { items: { 'ui:order': ['z', 'added'] } } };
    expect(await proved({ 'who.schema.json': schema, 'who.ui.json': ui })).toEqual([]);
  });
});
