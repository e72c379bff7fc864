// With `"next": "when-valid"` the button waits until a step's answers differ from those of a new form. A step without a question that
// a visitor answers would never let anybody pass.
import { declaredProperties, isGroupSchema, type Schema } from '../../../core/index.ts';
import type { Rule } from '../rule.ts';

export const stepsAnswerable: Rule = function* ({ form, steps, placeInForm }) {
  if (form.next !== 'when-valid') return;
  for (const [i, { id, schema }] of steps.entries()) {
    if (isAnswered(schema)) continue;
    const problem = `With "next": "when-valid" nobody gets past the step "${id}": it has nothing to answer.`;
    const repair = 'Write "next": "check", or ask something in this step.';
    yield { place: placeInForm(`/steps/${i}`), problem, repair };
  }
};

function isAnswered(group: Schema): boolean {
  return Object.values(declaredProperties(group)).some((question) =>
    isGroupSchema(question) ? isAnswered(question) : question.readOnly !== true,
  );
}
