// The forms of this project and their examples, in the browser.
import { forms } from 'virtual:forms';
import { type Example, examplesOf } from '../../../engine/check/examples/examplesOf.ts';
import { normaliseAnswers } from '../../../engine/core/answers/normaliseAnswers.ts';
import type { Language } from '../../../engine/core/locale/language.ts';
import { formSchema } from '../../../engine/core/model/formSchema.ts';
import type { Answers, Form } from '../../../engine/core/model/types.ts';

export const examples = examplesOf(
  import.meta.glob('../../../forms/*/examples/**/*.json', { eager: true, import: 'default' }),
);

/** `minimal`, `maximal` or a refused example of a form. */
export function example(form: string, name: string): Example {
  const found = examples.find((one) => one.form === form && one.name === name);
  if (!found) throw new Error(`The form ${form} has no example ${name}.`);
  return found;
}

/** The answers of an example as the form's controls hand them on. */
export function typedAnswers(form: Form, { answers }: Example): Answers {
  return normaliseAnswers(formSchema(form), answers).answers;
}

/** A form of this project, compiled. */
export async function loadForm(id: string, language: Language = 'en'): Promise<Form> {
  const entry = forms.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no form ${id}.`);
  return entry.load(language);
}
