// How the wizard judges answers that are given one after the other, as a visitor gives them.
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

/** The state of a visit in which everything was answered; a conditional question as soon as it is asked. */
export function answerAll(form: Form, answers: Answers): WizardState {
  const given = singleAnswers(formSchema(form), answers, []);
  let state = startWizard(form);
  // A question may stand before the one that brings it up; each round brings up at least one more level.
  for (let round = 0; round < 4; round++) {
    const before = state.answers;
    for (const [path, answer] of given) state = change(form, state, path, answer);
    if (JSON.stringify(before) === JSON.stringify(state.answers)) break;
  }
  return state;
}

/** The visit goes on with another answer to one question; undefined takes it away. */
export function change(form: Form, state: WizardState, path: Path, answer: unknown): WizardState {
  return reduceWizard(form, state, { type: 'change', name: toName(path), answer });
}

/** What the wizard holds against the answers of this state. */
export function browserVerdict(form: Form, { answers }: WizardState): Verdict {
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
