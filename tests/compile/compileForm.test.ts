// The compiled module runs under a content security policy without `unsafe-eval`, and contains what the definition says.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../engine/compile/compileForm.ts';
import { listForms } from '../../engine/compile/read/readDefinition.ts';
import { languages, SOURCE } from '../../engine/core/locale/language.ts';
import type { Form } from '../../engine/core/model/types.ts';
import { runModule } from './support/runModule.ts';
import { goodFiles, writeFiles, writeForm } from './support/writeForm.ts';

const forms = path.resolve(import.meta.dirname, '../../forms');
const text = { type: 'string', title: 'Text', maxLength: 50 };

async function compiled(folder: string): Promise<Form> {
  return (await runModule<{ form: Form }>(compileForm(folder, 'trip').code)).form;
}

/** Imports in the code, and globals that a strict policy or a browser lacks. */
function outsideReferences(code: string): string[] {
  const { program, errors } = parseSync('form.js', code);
  expect(errors).toEqual([]);
  const syntax = JSON.stringify(program);
  return [
    ...(syntax.match(/"type":"Import\w+"/g) ?? []),
    ...(syntax.match(/"type":"Identifier",(?:"\w+":\d+,)*"name":"(?:require|eval|Function|process|globalThis)"/g) ??
      []),
  ];
}

it('outsideReferences finds imports and forbidden globals in code, not in strings', () => {
  const code =
    'import a from "b"; const f = require("c"); new Function("d"); eval("e"); import("f"); const g = "require";';
  expect(outsideReferences(code).length).toBeGreaterThanOrEqual(5);
  expect(outsideReferences('const a = "require(1)"; export const b = { "eval": a };')).toEqual([]);
});

describe.each(listForms(forms).flatMap((id) => languages.map((language) => [id, language] as const)))(
  'the module of %s in %s',
  (id, language) => {
    const { code, definition } = compileForm(forms, id, language);

    it('imports nothing and evaluates nothing', () => {
      expect(outsideReferences(code)).toEqual([]);
    });

    it('contains messages in its validators only', async () => {
      const { form } = await runModule<{ form: Form }>(code);
      expect(JSON.stringify(form.steps)).not.toContain('errorMessage');
      expect(JSON.stringify(form.steps)).not.toContain('$comment');
    });

    it('lists every file of its definition', () => {
      const apart = language === SOURCE ? ['ar.json', 'translated.json'] : ['translated.json'];
      const isRead = (name: string) => name.endsWith('.json') && !apart.includes(name);
      const own = readdirSync(path.join(forms, id)).filter(isRead);
      expect(definition.files).toEqual(expect.arrayContaining(own.map((name) => path.join(forms, id, name))));
    });
  },
);

it('a module contains a long list of options once, shared by questions and validators', () => {
  const found = listForms(forms).flatMap((id) => {
    const { code, definition } = compileForm(forms, id);
    const lists = JSON.stringify(definition.steps).match(/(?<="enum":)\[[^\]]{150,}\]/g) ?? [];
    return lists.map((list) => code.split(list).length - 1);
  });
  expect(new Set(found)).toEqual(new Set([1]));
});

describe('a compiled form', () => {
  it('has the shape that core reads', async () => {
    const form = await compiled(writeForm());
    const { validate, messages, ...step } = form.steps[0] ?? { validate: undefined, messages: undefined };
    const { steps, ...rest } = form;
    expect(messages).toMatchObject({ language: 'en', required: 'This field is required' });
    const { errorMessage, ...schema } = goodFiles['trip/who.schema.json'];
    expect(step).toEqual({
      id: 'who',
      label: 'Who',
      at: ['who'],
      schema,
      ui: goodFiles['trip/who.ui.json'],
    });
    expect(rest).toEqual({
      id: 'trip',
      language: 'en',
      version: 1,
      title: 'Trip',
      route: '/trip',
      aliases: [],
      next: 'check',
      submit: { post: '/trip' },
      done: { title: 'Done', text: ['Good.'] },
    });
    expect([validate?.({ name: 'Maya' }), validate?.({})]).toEqual([true, false]);
  });

  it('has its $refs resolved; keys beside a $ref override', async () => {
    const folder = writeForm({
      'trip/who.schema.json': {
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        properties: {
          name: { $ref: '../lists/name.json', title: 'First name' },
          last: { $ref: '#/properties/name', title: 'Last name' },
          city: { $ref: 'place.schema.json#/properties/city' },
        },
        allOf: [{ $ref: 'place.schema.json' }],
      },
      'trip/place.schema.json': {
        type: 'object',
        properties: { city: text },
        required: ['city'],
        errorMessage: { required: 'City is required' },
      },
      'trip/who.ui.json': { $ref: 'common.ui.json', city: { 'ui:description': 'Own' } },
      'trip/common.ui.json': { city: { 'ui:description': 'Common' }, name: { 'ui:description': 'Common' } },
      'lists/name.json': { type: 'string', enum: [' A'], title: 'Name' },
    });
    const [step] = (await compiled(folder)).steps;
    expect(step?.schema.properties).toEqual({
      name: { type: 'string', enum: [' A'], title: 'First name' },
      last: { type: 'string', enum: [' A'], title: 'Last name' },
      city: text,
    });
    expect(step?.schema.allOf).toEqual([{ type: 'object', properties: { city: text }, required: ['city'] }]);
    expect(step?.ui).toEqual({ city: { 'ui:description': 'Own' }, name: { 'ui:description': 'Common' } });
  });

  it('has one object for a part that two $refs name', async () => {
    const folder = writeForm({
      'trip/who.schema.json': {
        type: 'object',
        properties: {
          a: { $ref: '../lists/long.json' },
          b: { type: 'object', properties: { a: { $ref: '../lists/long.json' } } },
        },
      },
      'trip/who.ui.json': {},
      'lists/long.json': text,
    });
    const [step] = (await compiled(folder)).steps;
    expect(step?.schema.properties?.a).toBe(step?.schema.properties?.b?.properties?.a);
  });

  it('computes from an option called like the prototype of objects', async () => {
    const [way, of] = [['a', '__proto__'], JSON.parse('{ "a": 5, "__proto__": 1 }')];
    const properties = {
      way: { type: 'string', title: 'Way', enum: way },
      fee: { type: 'integer', title: 'Fee', readOnly: true, computed: { pick: 'way', of } },
    };
    const folder = writeForm({ 'trip/who.schema.json': { type: 'object', properties }, 'trip/who.ui.json': {} });
    const [step] = (await compiled(folder)).steps;
    expect(way.map((one) => step?.schema.properties?.fee?.compute?.({ way: one }))).toEqual([5, 1]);
  });

  it('validates hundreds of options without an import', async () => {
    const options = Array.from({ length: 400 }, (_, i) => `Option ${i}`);
    const folder = writeForm({
      'trip/who.schema.json': {
        type: 'object',
        properties: { name: { type: 'string', title: 'Name', enum: options } },
        required: ['name'],
        errorMessage: { required: 'Name is required' },
      },
    });
    expect(outsideReferences(compileForm(folder, 'trip').code)).toEqual([]);
    const [step] = (await compiled(folder)).steps;
    expect([step?.validate({ name: 'Option 399' }), step?.validate({ name: 'Option 400' })]).toEqual([true, false]);
  });
});

describe('listForms', () => {
  it('lists the folders with a form.json', () => {
    const folder = writeForm({ 'lists/a.json': {}, 'form.schema.json': {}, 'empty/readme.md': 'x' });
    writeFiles(folder, { 'another/form.json': {} });
    expect(listForms(folder)).toEqual(['another', 'trip']);
  });
});
