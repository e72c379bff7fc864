// Small forms with the compiler's validators, for tests of core.

import type { Form, Schema, Step, UiSchema } from '../../../engine/core/model/types.ts';
import { engineTexts } from '../../../engine/languages/index.ts';
import { runValidators } from '../../compile/support/runValidators.ts';

interface StepInput {
  readonly schema: Schema;
  readonly at?: readonly string[];
  readonly ui?: UiSchema;
}

/** Steps are called `step0`, `step1`; without `at` they stand at the root. */
export async function makeForm(steps: readonly StepInput[], others: Partial<Form> = {}): Promise<Form> {
  const limits = { maxBytes: 1000, types: ['application/pdf'] };
  const schemas = steps.map(({ schema }) => schema);
  const validators = await runValidators(schemas, limits);
  return {
    id: 'made',
    language: 'en',
    version: 1,
    title: 'Made',
    route: '/made',
    aliases: [],
    steps: steps.map(({ schema, at = [], ui = {} }, i): Step => {
      const validate = validators[i];
      if (!validate) throw new Error(`There is no validator for step ${i}.`);
      return { id: `step${i}`, label: `Step ${i}`, at, schema, ui, validate, messages: engineTexts.en.validation };
    }),
    next: 'when-valid',
    attachments: limits,
    submit: { post: '/made' },
    done: { title: 'Done', text: [] },
    ...others,
  };
}
