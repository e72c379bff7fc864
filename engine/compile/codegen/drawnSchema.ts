// What the ui file says of a question that core and React have to know: a password, an answer that is shown and cannot be changed, options that
// nobody may choose.
import {
  declaredProperties,
  forgetting,
  formSchema,
  isGroupSchema,
  type Schema,
  type UiSchema,
} from '../../core/index.ts';
import { withAllOptions } from '../schema/closedOptions.ts';
import { isLocked } from '../schema/locks.ts';
import { mapQuestions } from '../schema/mapQuestions.ts';
import type { StepParts } from './compiledStep.ts';
import { Source } from './emitShared.ts';

/** The schema of core and React, made of the one that is validated. */
export function drawnSchema(schema: Schema, ui: UiSchema): Schema {
  return mapQuestions(schema, ui, (question, own) => {
    const whole = withAllOptions(question);
    const asked: Schema = isPassword(own) ? { ...whole, inputType: 'password' } : whole;
    return isLocked(own) && !asked.readOnly ? { ...asked, readOnly: true } : asked;
  });
}

/** What takes the passwords out of the answers to a form; undefined for one without. */
export function withoutSecrets(steps: readonly Pick<StepParts, 'at' | 'schema'>[]): Source | undefined {
  const paths = secretPaths(steps);
  return paths.length > 0 ? new Source(`(${forgetting})(${JSON.stringify(paths)})`) : undefined;
}

/** Keys that lead to the passwords of drawn steps; a list on the way has none of its own. */
export function secretPaths(steps: readonly Pick<StepParts, 'at' | 'schema'>[]): readonly (readonly string[])[] {
  return [...new Map([...secretsIn(formSchema({ steps }), [])].map((path) => [path.join('/'), path])).values()];
}

function isPassword({ 'ui:widget': widget }: UiSchema): boolean {
  return widget === 'password';
}

function* secretsIn(group: Schema, path: readonly string[]): Generator<readonly string[]> {
  for (const [key, question] of Object.entries(declaredProperties(group))) {
    const below = [...path, key];
    if (question.inputType === 'password') yield below;
    yield* secretsInside(question, below);
  }
}

function* secretsInside(question: Schema, path: readonly string[]): Generator<readonly string[]> {
  if (isGroupSchema(question)) yield* secretsIn(question, path);
  else if (question.items) yield* secretsInside(question.items, path);
}
