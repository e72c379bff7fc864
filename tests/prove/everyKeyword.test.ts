// Each keyword that an answer can violate, in a form of its own: the proof gives a valid answer, violates the keyword and gets
// its message. A keyword without an example does not compile.
import { expect, it } from 'vitest';
import { compileForm, type ViolableKeyword } from '../../engine/compile/index.ts';
import type { Schema } from '../../engine/core/index.ts';
import { loadForm } from '../../engine/prove/loadForm.ts';
import { proveForm } from '../../engine/prove/proveForm.ts';
import { formFile, writeForm } from '../compile/support/writeForm.ts';

const text = { type: 'string', maxLength: 9 };
const options = { type: 'string', enum: ['a', 'b', 'c'] };

const other = { $data: '1/count' };

/** Without `const`: beside `readOnly`, where alone it may be, a visitor cannot violate it; `uniqueInList` is for the entries of a list. */
const examples: Record<Exclude<ViolableKeyword, 'const' | 'uniqueInList'>, Schema> = {
  enum: options,
  format: { ...text, maxLength: 99, format: 'email' },
  minLength: { ...text, minLength: 3 },
  maxLength: text,
  pattern: { ...text, pattern: '^[a-f]{3}$' },
  between: { ...text, pattern: '^[0-9]+$', between: [3, 9], errorMessage: { pattern: 'Digits', between: 'Not so' } },
  formatMinimum: { type: 'string', format: 'date', formatMinimum: 'today + 7 days' },
  formatMaximum: { type: 'string', format: 'date', formatMaximum: 'today' },
  minimum: { type: 'number', minimum: 3 },
  maximum: { type: 'number', maximum: -3 },
  multipleOf: { type: 'number', minimum: 1, multipleOf: 0.5 },
  minItems: { type: 'array', items: options, minItems: 2, uniqueItems: true },
  maxItems: { type: 'array', items: options, maxItems: 2, uniqueItems: true },
  uniqueItems: { type: 'array', items: options, uniqueItems: true },
  equals: { type: 'integer', equals: other },
  atLeast: { type: 'integer', atLeast: other },
  atMost: { type: 'integer', atMost: other },
  moreThan: { type: 'integer', minimum: -3, maximum: 2, moreThan: other },
  lessThan: { type: 'integer', lessThan: other },
  lengthEquals: { type: 'array', items: options, uniqueItems: true, lengthEquals: other },
};

it.each(Object.entries(examples))('%s is proved', async (keyword, question) => {
  const count = { type: 'integer', title: 'Count', minimum: 1, maximum: 3 };
  const asked = { title: 'Asked', errorMessage: { [keyword]: 'Not so' }, ...question };
  const folder = writeForm({
    'trip/who.schema.json': {
      type: 'object',
      properties: { count, asked },
      required: ['count', 'asked'],
      errorMessage: { required: { count: 'Count is required', asked: 'Asked is required' } },
    },
    'trip/who.ui.json': { 'ui:sections': [{ fields: ['count', 'asked'] }] },
    'trip/form.json': formFile({}),
  });
  const { code, definition } = compileForm(folder, 'trip');
  const { messages, findings } = await proveForm(definition, await loadForm(code));
  expect(findings.map(String)).toEqual([]);
  expect(messages.seen).toBe(messages.of);
});
