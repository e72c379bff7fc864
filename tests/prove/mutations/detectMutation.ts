// Which check detects a mutation first: the linter, the form's examples or the prover. published.json and translated.json
// are left out: they would detect every renamed field and every changed text. Only what the mutation changes is compiled and
// proved again.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Example } from '../../../engine/check/examples/examplesOf.ts';
import { type CheckedForm, checkForm } from '../../../engine/compile/checkForm.ts';
import { coreSchema } from '../../../engine/compile/codegen/coreSchema.ts';
import { compileForm } from '../../../engine/compile/compileForm.ts';
import type { Definition } from '../../../engine/compile/read/definition.ts';
import { listForms } from '../../../engine/compile/read/readDefinition.ts';
import type { Form, Step } from '../../../engine/core/model/types.ts';
import { acceptSubmission } from '../../../engine/core/validation/acceptSubmission.ts';
import { sameAnswers } from '../../../engine/prove/answers/compareAnswers.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { proveForm } from '../../../engine/prove/proveForm.ts';
import { runValidators } from '../../compile/support/runValidators.ts';
import type { SeededMutation } from './seededMutations.ts';

export type Detector = 'linter' | 'examples' | 'prover' | 'none';

export interface Original {
  readonly definition: Definition;
  /** Every file that the Arabic form was read from. */
  readonly translated: readonly string[];
  readonly form: Form;
}

/** The forms in `folder` before any mutation. */
export function originalForms(folder: string): Promise<readonly Original[]> {
  return Promise.all(
    listForms(folder).map(async (id) => {
      const { code, definition } = compileForm(folder, id);
      const translated = compileForm(folder, id, 'ar').definition.files;
      return { definition, translated, form: await loadForm(code) };
    }),
  );
}

/** Applies the mutation in `folder`, runs the checks, and undoes it. */
export async function detectMutation(
  mutation: SeededMutation,
  folder: string,
  originals: readonly Original[],
  examples: readonly Example[],
): Promise<Detector> {
  const file = path.join(folder, mutation.file);
  writeFileSync(file, mutation.text);
  try {
    const affected = originals.filter(({ translated, definition }) =>
      [...translated, ...definition.files].includes(file),
    );
    const checked: CheckedForm[] = [];
    for (const { definition } of affected) {
      const one = checkForm(folder, definition.id);
      if (one.findings.length > 0) return 'linter';
      checked.push(one);
    }
    if (affected.some(({ definition }) => checkForm(folder, definition.id, 'ar').findings.length > 0)) return 'linter';
    const made = await Promise.all(
      checked.map(async ({ definition }, i) => (definition ? changed(definition, affected[i], folder) : [])),
    );
    const mutated = made.flat();
    const isWrong = ({ whole }: Changed) => examples.some((one) => one.form === whole.id && !holds(whole, one));
    if (mutated.some(isWrong)) return 'examples';
    for (const { definition, form } of mutated) {
      if ((await proveForm(definition, form)).findings.length > 0) return 'prover';
    }
    return 'none';
  } finally {
    writeFileSync(file, mutation.original);
  }
}

/** Definition and form reduced to the steps that the mutation changed, and the whole form. */
interface Changed extends Omit<Original, 'translated'> {
  readonly whole: Form;
}

async function changed(definition: Definition, before: Original | undefined, folder: string): Promise<Changed[]> {
  if (!before || JSON.stringify(before.definition.form) !== JSON.stringify(definition.form)) {
    const form = await loadForm(compileForm(folder, definition.id).code);
    return [{ definition, form, whole: form }];
  }
  const differs = definition.steps.map(
    ({ schema }, i) => JSON.stringify(schema) !== JSON.stringify(before.definition.steps[i]?.schema),
  );
  const schemas = definition.steps.filter((_, i) => differs[i]).map(({ schema }) => schema);
  const validators = await runValidators(schemas, definition.form.attachments);
  const steps = before.form.steps.map((step, i): Step => {
    const { schema } = definition.steps[i] ?? step;
    return differs[i] ? { ...step, schema: coreSchema(schema), validate: validators.shift() ?? step.validate } : step;
  });
  const ofChanged = <T>(all: readonly T[]) => all.filter((_, i) => differs[i]);
  return [
    {
      definition: { ...definition, steps: ofChanged(definition.steps) },
      form: { ...before.form, steps: ofChanged(steps) },
      whole: { ...before.form, steps },
    },
  ];
}

function holds(form: Form, { answers, errors }: Example): boolean {
  const said = acceptSubmission(form, answers);
  const told = Object.fromEntries(said.errors.map(({ name, message }) => [name, message]));
  const isKept = Object.keys(errors).length > 0 || JSON.stringify(said.answers) === JSON.stringify(answers);
  return sameAnswers(told, errors) && isKept;
}
