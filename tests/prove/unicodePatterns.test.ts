// Patterns of questions are read with the flag `u` everywhere: by the check, the validators, conditions and the proof. So `\p{L}` is a letter of any script, and a
// character is never half of an emoji.
import { expect, it } from 'vitest';
import { compileForm } from '../../engine/compile/index.ts';
import type { Form } from '../../engine/core/index.ts';
import { proveDrawn } from '../../engine/prove/proveDrawn.ts';
import { runModule } from '../compile/support/runModule.ts';
import { formFile, writeForm } from '../compile/support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 20 };

it.each<[pattern: string, valid: string[], invalid: string[]]>([
  [String.raw`^\p{L}+$`, ['Haddad', 'حداد', 'Éa'], ['p{L}', '7']],
  [String.raw`^\p{Lu}`, ['A', 'Éa'], ['p{Lu}', 'a']],
  [String.raw`^[\p{Script=Arabic} ]+$`, ['عربي', 'ع ب'], ['Arabic', 'script']],
  [String.raw`^\P{L}$`, ['7', '-'], ['a', 'ع']],
  [String.raw`^a\u{2B}$`, ['a+'], ['auu', 'a']],
  [String.raw`^\u0041\x42$`, ['AB'], ['ab']],
  ['^[😀😁]$', ['😀', '😁'], ['a', '😀😁']],
  [String.raw`^[\u{1F600}-\u{1F64F}]$`, ['😀'], ['a']],
  ['^.{2}$', ['ab', '😀😀'], ['😀', 'abc']],
  [String.raw`^\p{Script=Thai}+$`, ['ไทย'], ['Thai']],
])('%s', async (pattern, valid, invalid) => {
  const asked = { ...text, pattern, errorMessage: { pattern: 'Wrong' } };
  const question = {
    'who.schema.json': { type: 'object', properties: { a: asked } },
    'who.ui.json': {},
    'form.json': formFile({}),
  };
  const condition = {
    ...question,
    'who.schema.json': {
      type: 'object',
      properties: { a: text },
      if: { properties: { a: { pattern } }, required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { b: { ...text, title: 'B' } } },
    },
    'who.ui.json': { 'ui:order': ['a', 'b'] },
  };
  for (const files of [question, condition]) {
    const { refused, findings, idle } = await proveDrawn({ language: 'en', files });
    expect({ refused, findings, idle }).toEqual({ refused: [], findings: [], idle: [] });
  }
  const folder = writeForm({ 'trip/who.schema.json': question['who.schema.json'], 'trip/who.ui.json': {} });
  const { form } = await runModule<{ form: Form }>(compileForm(folder, 'trip').code);
  const isValid = (answer: string) => form.steps[0]?.validate({ a: answer });
  expect([...valid, ...invalid].filter(isValid)).toEqual(valid);
});
