// What is asked before a step is added or worded anew.
import { SOURCE } from '../../core/index.ts';
import type { NewStep, OutlineStep } from '../protocol/outline.ts';
import { kindFields, questionIn, requiredFields } from './addQuestion.ts';
import { caseField, caseIn } from './case.ts';
import { type DescribedField, type Description, hasSource, type Values, wordsIn } from './description.ts';

/** A step after this one, with the question that it begins with. */
export function addStep(after: OutlineStep): Description {
  return {
    fields: (outline, values) => [
      ...stepFields,
      {
        kind: 'choice',
        name: 'after',
        label: 'After',
        options: [
          { value: '', label: 'nothing: it comes first' },
          ...outline.steps.map(({ id, label }) => ({ value: id, label: label[SOURCE] ?? id })),
        ],
        fallback: after.id,
      },
      ...kindFields(outline, values, 'Title of its first question'),
      ...requiredFields(values),
    ],
    change(_, values) {
      const step = stepIn(values);
      return step && { kind: 'add-step', step, ...(values.after && { after: values.after }) };
    },
  };
}

/** The name of a new step. */
export const stepFields: readonly DescribedField[] = [{ kind: 'words', name: 'label', label: 'Name of the step' }];

/** The step that is described; undefined while something is missing. */
export function stepIn(values: Values): NewStep | undefined {
  const [label, first] = [wordsIn(values, 'label'), questionIn(values)];
  return hasSource(label) && first ? { label, first } : undefined;
}

/** Another name for a step. */
export function rewordStep({ id, label }: OutlineStep): Description {
  return {
    fields: () => [{ kind: 'words', name: 'label', label: 'Name of the step', fallback: label }],
    change(_, values) {
      const words = wordsIn(values, 'label');
      return hasSource(words) ? { kind: 'reword-step', step: id, label: words } : undefined;
    },
  };
}

/** Other names for the files of a step and for its answers. */
export function renameStep({ id, at }: OutlineStep): Description {
  const ofAnswers: DescribedField = {
    kind: 'text',
    name: 'at',
    label: 'Name of its answers',
    hint: 'Under which they are sent and kept, together. The plan says what becomes of earlier answers.',
    fallback: at ?? '',
  };
  return {
    waitsForDrafts: true,
    fields: () => [
      {
        kind: 'text',
        name: 'id',
        label: 'Name of its files',
        hint: 'Small letters, digits and -. Parents see nothing of it.',
        fallback: id,
      },
      ...(at === undefined ? [] : [ofAnswers]),
    ],
    change(_, values) {
      const [name, answers] = [values.id?.trim(), values.at?.trim()];
      if (!name || (at !== undefined && !answers) || (name === id && (at === undefined || answers === at)))
        return undefined;
      return { kind: 'rename-step', step: id, id: name, ...(at !== undefined && { at: answers }) };
    },
  };
}

/** The case in which a step is asked. */
export function showStep({ id, isConditional, test, comparable }: OutlineStep): Description {
  const hint =
    isConditional && !test
      ? 'Now it is asked in a case that cannot be shown here; “Conditions” has it. What you choose replaces it.'
      : undefined;
  return {
    fields: () => [caseField(comparable, undefined, test, hint)],
    change(_, values) {
      const now = caseIn(values);
      return { kind: 'show-step', step: id, ...(now && { test: now }) };
    },
  };
}
