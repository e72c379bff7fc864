// Small forms for one purpose, with validators written by hand: they say what a test is about and nothing else.

import type { Answers, Form, Schema, Step, UiSchema } from '../../../engine/core/model/types.ts';
import type { ValidationError } from '../../../engine/core/model/validator.ts';
import { engineTexts } from '../../../engine/languages/index.ts';

interface Questions {
  readonly [name: string]: Schema;
}

interface Particulars {
  readonly required?: readonly string[];
  readonly ui?: UiSchema;
  /** What is wrong with these answers, beyond what is missing. */
  readonly faults?: (answers: Answers) => readonly ValidationError[];
}

/** A step that stands at the root of the submission. */
export function makeStep(
  id: string,
  properties: Questions,
  { required = [], ui = {}, faults }: Particulars = {},
): Step {
  const validate: Step['validate'] = (data) => {
    const answers = data as Answers;
    const missing = required.filter((name) => answers[name] === undefined);
    validate.errors = [...missing.map(isMissing), ...(faults?.(answers) ?? [])];
    return validate.errors.length === 0;
  };
  return {
    id,
    label: id,
    at: [],
    schema: { type: 'object', properties, required },
    ui,
    validate,
    messages: engineTexts.en.validation,
  };
}

function isMissing(missingProperty: string): ValidationError {
  return { keyword: 'required', instancePath: '', params: { missingProperty } };
}

/** A form of these steps whose button is always active, unless `more` says otherwise. */
export function makeForm(steps: readonly Step[], more: Partial<Form> = {}): Form {
  return {
    id: 'made',
    language: 'en',
    version: 1,
    title: 'Made Form',
    route: '/made',
    aliases: [],
    steps,
    next: 'check',
    phoneCountry: 'lb',
    submit: { post: '/made' },
    done: { title: 'Received', text: ['What happens next.'] },
    ...more,
  };
}
