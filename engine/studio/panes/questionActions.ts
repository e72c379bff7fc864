// What can be done to a question, in the order of its buttons.

import { SOURCE } from '../../core/index.ts';
import { addList } from '../descriptions/addList.ts';
import { addQuestion } from '../descriptions/addQuestion.ts';
import { beginQuestion } from '../descriptions/begins.ts';
import { addComputed, computeQuestion } from '../descriptions/computed.ts';
import type { Description } from '../descriptions/description.ts';
import { limitQuestion } from '../descriptions/limits.ts';
import { addOption, closeOptions, orderOptions, removeOption, rewordOption } from '../descriptions/options.ts';
import { titleOf } from '../descriptions/place.ts';
import { moveQuestion, renameQuestion, rewordQuestion, showQuestion } from '../descriptions/questions.ts';
import { addStep, renameStep, rewordStep, showStep } from '../descriptions/steps.ts';
import type { Action, Building } from '../protocol/actions.ts';
import type { Outline, OutlineGroup, OutlineQuestion, OutlineStep } from '../protocol/outline.ts';

/** A button: what it does, and either the change or what has to be asked before. */
export interface Offer {
  readonly label: string;
  /** The dialog's title, and the words for undoing it. */
  readonly what: string;
  readonly wanted: Action | Description;
}

/** The buttons of a step. */
export function stepActions({ steps }: Outline, step: OutlineStep): readonly Offer[] {
  const i = steps.indexOf(step);
  const title = `“${step.label[SOURCE] ?? step.id}”`;
  const move = (after: OutlineStep | undefined): Building => ({
    kind: 'move-step',
    step: step.id,
    ...(after && { after: after.id }),
  });
  const next = steps[i + 1];
  return [
    { label: 'Words…', what: `Another name for the step ${title}`, wanted: rewordStep(step) },
    ...(i > 0 ? [{ label: 'Shown if…', what: `When the step ${title} is asked`, wanted: showStep(step) }] : []),
    ...(i > 0 ? [{ label: 'Up', what: `Move the step ${title} up`, wanted: move(steps[i - 2]) }] : []),
    ...(next ? [{ label: 'Down', what: `Move the step ${title} down`, wanted: move(next) }] : []),
    { label: 'Name…', what: `Another name for the files or answers of the step ${title}`, wanted: renameStep(step) },
    { label: 'Remove…', what: `Remove the step ${title}`, wanted: { kind: 'remove-step', step: step.id } },
    { label: 'Add a step after it…', what: 'Add a step', wanted: addStep(step) },
  ];
}

/** The buttons below the questions of a group. */
export function groupActions(step: string, { path, title, questions, computable }: OutlineGroup): readonly Offer[] {
  const place = { step, path, after: questions.at(-1)?.name };
  return [
    { label: `Add a question to “${title}”…`, what: 'Add a question', wanted: addQuestion(place) },
    { label: 'Add a list…', what: 'Add a list', wanted: addList(place) },
    ...(computable.length > 0
      ? [{ label: 'Add a computed answer…', what: 'Add a computed answer', wanted: addComputed(place) }]
      : []),
  ];
}

/** The buttons of a question. */
export function questionActions(step: string, group: OutlineGroup, question: OutlineQuestion): readonly Offer[] {
  const { path, questions } = group;
  const { limits, begins, computed } = question;
  const named = { step, path, name: question.name };
  const i = questions.indexOf(question);
  const place = (after: OutlineQuestion | undefined) => ({ step, path, ...(after && { after: after.name }) });
  const title = `“${titleOf(question)}”`;
  const move = (to: OutlineQuestion | undefined): Building => ({
    kind: 'move-question',
    question: named,
    place: place(to),
  });
  const next = questions[i + 1];
  return [
    { label: 'Words…', what: `Other words for ${title}`, wanted: rewordQuestion(named, question) },
    { label: 'Shown if…', what: `When ${title} is asked`, wanted: showQuestion(named, question) },
    ...(limits
      ? [
          {
            label: 'Limits…',
            what: `What the answer to ${title} has to be`,
            wanted: limitQuestion(named, question, limits),
          },
        ]
      : []),
    ...(begins
      ? [
          {
            label: 'Begins with…',
            what: `What ${title} begins with`,
            wanted: beginQuestion(named, question, begins),
          },
        ]
      : []),
    ...(computed
      ? [
          {
            label: 'Computed from…',
            what: `What ${title} is computed from`,
            wanted: computeQuestion(named, group, computed),
          },
        ]
      : []),
    ...(i > 0 ? [{ label: 'Up', what: `Move ${title} up`, wanted: move(questions[i - 2]) }] : []),
    ...(next ? [{ label: 'Down', what: `Move ${title} down`, wanted: move(next) }] : []),
    { label: 'Move…', what: `Move ${title}`, wanted: moveQuestion(named) },
    ...(question.options.length > 0
      ? [
          { label: 'Add an option…', what: `Add an option to ${title}`, wanted: addOption(named, question) },
          {
            label: 'Words of an option…',
            what: `Other words for an option of ${title}`,
            wanted: rewordOption(named, question),
          },
          {
            label: 'Order of the options…',
            what: `Another order of the options of ${title}`,
            wanted: orderOptions(named, question),
          },
          ...(question.canClose
            ? [
                {
                  label: 'Close options…',
                  what: `Options of ${title} that are shown, and that nobody can choose`,
                  wanted: closeOptions(named, question),
                },
              ]
            : []),
          { label: 'Remove an option…', what: `Remove an option of ${title}`, wanted: removeOption(named, question) },
        ]
      : []),
    { label: 'Name…', what: `Another name for ${title}`, wanted: renameQuestion(named) },
    { label: 'Remove…', what: `Remove ${title}`, wanted: { kind: 'remove-question', question: named } },
    { label: 'Add a question after it…', what: 'Add a question', wanted: addQuestion(place(question)) },
  ];
}
