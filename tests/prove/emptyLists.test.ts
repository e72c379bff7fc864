// A list whose entries were all removed is no answer, in the browser as at the service: whatever requires the list refuses it.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { compileForm } from '../../engine/compile/compileForm.ts';
import { pruneAnswers } from '../../engine/core/answers/pruneAnswers.ts';
import { formSchema } from '../../engine/core/model/formSchema.ts';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { formErrors } from '../../engine/core/validation/stepErrors.ts';
import { loadForm } from '../../engine/prove/loadForm.ts';
import { formFile, writeForm } from '../compile/support/writeForm.ts';

const text = { type: 'string', title: 'A', maxLength: 9 };
const listed = { type: 'array', title: 'L', maxItems: 3 };
const needed = { required: ['n'], errorMessage: { required: { n: 'N?' } } };
const LISTS: Readonly<Record<string, object>> = {
  'of options': { type: 'array', title: 'L', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
  'of texts': { ...listed, items: { type: 'string', maxLength: 9 } },
  'of groups': { ...listed, items: { type: 'object', properties: { n: { ...text, title: 'N' } }, ...needed } },
  'of files': { ...listed, items: { type: 'object', format: 'attachment' } },
  'of pairs': { type: 'object', title: 'L', maxProperties: 3, additionalProperties: { ...text, title: 'Of it' } },
};
const says = { errorMessage: { required: { l: 'L?' } } };
const REQUIRING: Readonly<Record<string, object>> = {
  always: { required: ['l'], ...says },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  'in a branch': { if: { required: ['a'] }, then: { required: ['l'], ...says } },
  'beside another': { dependentRequired: { a: ['l'] }, ...says },
  'as one of two': { anyOf: [{ required: ['l'] }, { required: ['b'] }], errorMessage: { anyOf: 'L?' } },
};

const cases = Object.keys(LISTS).flatMap((list) => Object.keys(REQUIRING).map((when) => [list, when] as const));

describe.each(cases)('a list %s, required %s', (list, when) => {
  it('is missing without entries', async () => {
    const properties = { a: text, b: { ...text, title: 'B' }, l: LISTS[list] };
    const folder = writeForm({
      'trip/form.json': formFile({
        steps: [{ id: 'who', label: 'Who' }],
        ...(list === 'of files' && { attachments: { maxBytes: 5000, types: ['image/png'] } }),
      }),
      'trip/who.schema.json': { type: 'object', properties, ...REQUIRING[when] },
      'trip/who.ui.json': {},
    });
    expect(checkForm(folder, 'trip').findings.map(({ message }) => message)).toEqual([]);
    const form = await loadForm(compileForm(folder, 'trip').code);
    const emptied = { a: 'x', l: [] };
    const inBrowser = formErrors(form, pruneAnswers(formSchema(form), emptied));
    expect([...inBrowser.values()].map(({ message }) => message)).toContain('L?');
    const sent = acceptSubmission(form, emptied);
    expect(sent.errors.map(({ message }) => message)).toEqual([...inBrowser.values()].map(({ message }) => message));
    expect(sent.answers).toEqual({ a: 'x' });
  });
});
