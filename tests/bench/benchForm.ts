// The admission form with its validators, and a step for the two files of the benchmark.
import { forms } from 'virtual:forms/all';
import type { Form, Schema } from '../../engine/core/model/types.ts';
import type { Validate } from '../../engine/core/model/validator.ts';
import { engineTexts } from '../../engine/languages/index.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const file: Schema = { type: 'object', format: 'attachment' };
const schema: Schema = { type: 'object', properties: { files: { type: 'array', items: file } } };

const validate: Validate = (data) => {
  const { files = [] } = data as { files?: { size: number; type: string }[] };
  return files.every(({ size, type }) => size > 0 && size <= MAX_BYTES && type === 'application/pdf');
};

/** Accepts the admission form's answers, and files of at most 10 MB as `files[0]`, `files[1]`, ... */
export function benchForm(): Form {
  const admission = forms.find(({ id }) => id === 'admission');
  if (!admission) throw new Error('There is no form admission.');
  const files = { id: 'files', label: 'Files', at: [], schema, ui: {}, validate, messages: engineTexts.en.validation };
  return {
    ...admission,
    steps: [...admission.steps, files],
    attachments: { maxBytes: MAX_BYTES, types: ['application/pdf'] },
    submit: { post: '/apply' },
  };
}
