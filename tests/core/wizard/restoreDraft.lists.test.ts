// What was left blank in a list stands there again when a draft is continued: JSON has null for it.
import { expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/index.ts';
import { type Answers, restoreDraft } from '../../../engine/core/index.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { formFile, writeForm } from '../../compile/support/writeForm.ts';

const list = (items: object, others: object = {}) => ({ type: 'array', title: 'List', maxItems: 4, items, ...others });
const number = { type: 'integer' };
const files = {
  'trip/who.schema.json': {
    type: 'object',
    properties: {
      numbers: list(number, { title: 'Numbers', minItems: 2 }),
      rows: list(list(number, { title: 'Row', minItems: 2 }), { title: 'Rows' }),
      options: list({ type: 'string', enum: ['a', 'b'] }, { title: 'Options', maxItems: undefined, uniqueItems: true }),
    },
    required: ['numbers'],
  },
  'trip/who.ui.json': {},
  'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who' }] }),
};

async function restored(answers: Answers): Promise<Answers> {
  const form = await loadForm(compileForm(writeForm(files), 'trip').code);
  const saved = { form: 'trip', version: 1, step: 0, savedAt: '2026-11-01T10:00:00.000Z', waiting: false };
  const draft = { ...saved, submissionId: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11', answers };
  return restoreDraft(form, JSON.parse(JSON.stringify(draft))).state.answers;
}

it.each<[string, Answers]>([
  ['a required list that begins blank', { numbers: [undefined, undefined] }],
  ['an entry between two others', { numbers: [1, undefined, 3] }],
  ['the first of as many as are needed', { numbers: [undefined, 2] }],
  [
    'answers in rows',
    {
      numbers: [1, 2],
      rows: [
        [undefined, undefined],
        [undefined, 3],
      ],
    },
  ],
])('%s', async (_, answers) => {
  expect(await restored(answers)).toEqual(answers);
});

it('an option that is none is not chosen', async () => {
  expect(await restored({ numbers: [1, 2], options: ['a', null] })).toEqual({ numbers: [1, 2], options: ['a'] });
});
