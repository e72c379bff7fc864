// The proof finds answers with which such a condition holds, and others with which it does not.
import { expect, it } from 'vitest';
import { proveDrawn } from '../../engine/prove/proveDrawn.ts';
import { hardConditions, text } from '../compile/support/hardConditions.ts';
import { formFile } from '../compile/support/writeForm.ts';

it.each(hardConditions)('%j is tested by %j', async (question, test) => {
  const isOfFiles = JSON.stringify(question).includes('attachment');
  const { refused, findings, idle } = await proveDrawn({
    language: 'en',
    files: {
      'form.json': formFile(isOfFiles ? { attachments: { maxBytes: 5_000_000, types: ['application/pdf'] } } : {}),
      'who.schema.json': {
        type: 'object',
        properties: { a: { ...question, ...('pattern' in question && { errorMessage: { pattern: 'Wrong' } }) } },
        if: { properties: { a: test }, required: ['a'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { b: { ...text, title: 'B' } } },
      },
      'who.ui.json': { 'ui:order': ['a', 'b'] },
    },
  });
  expect({ refused, findings, idle }).toEqual({ refused: [], findings: [], idle: [] });
});
