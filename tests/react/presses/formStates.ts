// What can stand on the screen: every step of a form, untouched, or with everything that its conditions bring.

import { type Example, examplesOf } from '../../../engine/check/examples/examplesOf.ts';
import { listFields } from '../../../engine/core/answers/listFields.ts';
import { setIn } from '../../../engine/core/model/path.ts';
import type { Answers, Form, Schema } from '../../../engine/core/model/types.ts';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { examples, typedAnswers } from '../support/examples.ts';

export interface View {
  readonly form: Form;
  readonly step: number;
  /** Every choice of the form's fullest example: what follows from them is asked, and not answered. */
  readonly chosen: Answers;
}

const ofFixtures = examplesOf(
  import.meta.glob('../../fixtures/forms/*/examples/maximal.json', { eager: true, import: 'default' }),
);

/** Every step of `form`. */
export function viewsOf(form: Form): readonly View[] {
  const maximal = [...examples, ...ofFixtures].find((one) => one.form === form.id && one.name === 'maximal');
  const chosen = maximal ? choicesOf(form, maximal) : {};
  return form.steps.map((_, step) => ({ form, step, chosen }));
}

function choicesOf(form: Form, example: Example): Answers {
  const { answers } = startWizard(form, typedAnswers(form, example));
  const open = form.steps.flatMap((step) => listFields(step, answers)).filter(({ schema }) => !isChoice(schema));
  return open.reduce<Answers>((left, { path }) => setIn(left, path, undefined), answers);
}

/** Also a list: its entries stay, and so do their choices. */
const isChoice = ({ type, items, enum: options }: Schema): boolean =>
  options !== undefined || type === 'boolean' || (items !== undefined && items.format !== 'attachment');
