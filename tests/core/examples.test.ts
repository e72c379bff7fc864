// Every example of every form, validated as the intake validates a submission.
import { describe, expect, it } from 'vitest';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { formById } from '../forms/support/formById.ts';
import { readExamples } from '../support/readExamples.ts';

const messages = (errors: readonly { name: string; message: string }[]) =>
  Object.fromEntries(errors.map(({ name, message }) => [name, message]));

describe('the example', () => {
  const isRefused = ({ name }: { name: string }) => name.startsWith('refused/');
  const accepted = readExamples().filter((example) => !isRefused(example));
  const refused = readExamples().filter(isRefused);

  it.each(accepted)('$form/$name is accepted with its answers unchanged', ({ form, answers }) => {
    expect(acceptSubmission(formById(form), answers)).toEqual({ answers, errors: [] });
  });

  it.each(refused)('$form/$name is refused with its messages at its fields', ({ form, answers, errors }) => {
    const found = acceptSubmission(formById(form), answers).errors;
    expect(messages(found)).toEqual(errors);
    expect(found).toHaveLength(Object.keys(errors).length);
  });
});
