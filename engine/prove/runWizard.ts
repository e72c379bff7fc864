// Runs the wizard's reducer with answers given one after the other, as a visitor gives them.
import {
  type Answers,
  declaredProperties,
  type Form,
  formErrors,
  formSchema,
  isGroupSchema,
  isRecord,
  type Path,
  reduceWizard,
  type Schema,
  startWizard,
  toName,
  type WizardState,
} from '../core/index.ts';
import type { Verdict } from './memoryIntake.ts';

/** More than the conditions of a form are nested. */
const MAX_LEVELS = 4;

/** The wizard's state after all answers were given, each once its question is visible. */
export function answerAll(form: Form, answers: Answers): WizardState {
  const given = singleAnswers(formSchema(form), answers, []);
  let state = startWizard(form);
  // A question may precede the one that its condition tests; each round makes at least one more level visible.
  for (let round = 0; round < MAX_LEVELS; round++) {
    const before = state.answers;
    for (const [path, answer] of given) state = changeAnswer(form, state, path, answer);
    if (JSON.stringify(before) === JSON.stringify(state.answers)) break;
  }
  return state;
}

/** The state after one more answer; undefined removes the answer. */
export function changeAnswer(form: Form, state: WizardState, path: Path, answer: unknown): WizardState {
  return reduceWizard(form, state, { type: 'change', name: toName(path), answer });
}

/** The answers and errors of the state. */
export function wizardVerdict(form: Form, { answers }: WizardState): Verdict {
  const errors = formErrors(form, answers);
  return { answers, errors: new Map([...errors.values()].map(({ name, message }) => [name, message])) };
}

function singleAnswers(schema: Schema, value: unknown, path: Path): (readonly [Path, unknown])[] {
  if (isRecord(value) && isGroupSchema(schema)) {
    return Object.entries(declaredProperties(schema)).flatMap(([key, question]) =>
      value[key] === undefined ? [] : singleAnswers(question, value[key], [...path, key]),
    );
  }
  const { items } = schema;
  if (Array.isArray(value) && items && isGroupSchema(items)) {
    return value.flatMap((entry, i) => singleAnswers(items, entry, [...path, i]));
  }
  return [[path, value]];
}
