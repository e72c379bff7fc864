// Random walks of answering, undoing and navigating: a step is marked completed only while it is valid, and no navigation
// passes an incomplete step. The seed is fixed, so that a failure is reproducible.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFields } from '../../../engine/core/answers/listFields.ts';
import type { Form } from '../../../engine/core/model/types.ts';
import { stepErrors } from '../../../engine/core/validation/stepErrors.ts';
import { canAdvance, stepStates } from '../../../engine/core/wizard/canAdvance.ts';
import { reduceWizard } from '../../../engine/core/wizard/reduceWizard.ts';
import { startWizard, type WizardAction, type WizardState } from '../../../engine/core/wizard/wizardState.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, text, when, yesNo } from '../support/schemas.ts';
import { change, makeSteps, next, play, playOn } from '../support/steps.ts';

const shared = await makeForm(
  [
    {
      schema: group(
        { a: text, more: yesNo },
        { required: ['a'], ...when('more', 'yes', group({ z: text }, { required: ['z'] })) },
      ),
    },
    { schema: group({ b: text }, { required: ['b'] }) },
    { schema: group({ c: text }) },
    { schema: group({ d: yesNo }, { required: ['d'] }) },
  ],
  { next: 'check' },
);
const forms: Readonly<Record<string, Form>> = {
  'Next needs a valid step': await makeSteps(),
  'Next is always active': await makeSteps({ next: 'check' }),
  'steps share the root': shared,
};

const FILE = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 1 };
const ANSWERS = ['yes', 'no', 'Maya', 'too long', undefined];
const FILES = [FILE, { ...FILE, size: 1_000_000 }, undefined];

/** Random numbers that pick an action, a question, an answer and a step. */
type Chance = readonly [action: number, question: number, answer: number, step: number];

const pick = <T>(from: readonly T[], chance: number) => from[chance % from.length] as T;

/** The actions possible in this state, by the page or the browser's back and forward buttons. */
function possible(form: Form, state: WizardState, [, question, chance, to]: Chance): readonly WizardAction[] {
  const step = form.steps[state.step];
  const fields = step ? listFields(step, state.answers).filter(({ schema }) => !schema.items) : [];
  const { name } = pick(fields, question);
  const answer = change(name, pick(ANSWERS, chance));
  const { list = [] } = (state.answers.pets ?? {}) as { readonly list?: readonly unknown[] };
  return [
    ...[answer, answer, answer, answer, next, next, next],
    ...([{ type: 'leave', name }, { type: 'previous' }, { type: 'review' }] as const),
    { type: 'go-to', step: to % form.steps.length },
    { type: 'change-answer', step: to % (state.step + 1) },
    ...fields.flatMap(({ schema, name: of }) =>
      schema.format === 'attachment' ? [{ type: 'attach', files: { name: of, single: true } } as const] : [],
    ),
    ...[...state.attaching].map((files) => ({ type: 'attached', files, answer: pick(FILES, chance) }) as const),
    ...state.cleared.map((cleared) => ({ type: 'undo', cleared }) as const),
    ...(state.step === 1 && list.length > 0 ? [{ type: 'remove-entry', name: 'pets[list]', index: 0 } as const] : []),
    ...(state.step === form.steps.length - 1 ? [{ type: 'send' } as const] : []),
  ];
}

describe.each(Object.entries(forms))('where %s', (_, form) => {
  it('completed steps have no errors, and all steps before the current one are complete', () => {
    const completed = new Set<number>();
    const walk = (chances: readonly Chance[]) => {
      let state = startWizard(form);
      for (const chance of chances) {
        const action = pick(possible(form, state, chance), chance[0]);
        state = reduceWizard(form, state, action);
        if (state.submission.phase === 'sending') return;
        const states = stepStates(form, state);
        const marked = form.steps.flatMap((step, i) => (states[i] === 'completed' ? [{ step, i }] : []));
        for (const { i } of marked) completed.add(i);
        expect(marked.filter(({ step }) => stepErrors(step, state.answers).size > 0)).toEqual([]);
        const passed = form.steps.flatMap((__, i) => (i < state.step && !canAdvance(form, state, i) ? [i] : []));
        expect([action.type, passed]).toEqual([action.type, []]);
      }
    };
    const chances = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), { minLength: 20, maxLength: 60 });
    fc.assert(fc.property(chances, walk), { seed: 14, numRuns: 500 });
    // Guards the test itself: the walks must reach the last step.
    expect(completed.size).toBe(form.steps.length - 1);
  });
});

it('a step without answers is pending, even when the visit was left at a later step', () => {
  const state = startWizard(shared, { a: 'x', c: 'x' }, 2);
  expect(stepStates(shared, state)).toEqual(['completed', 'pending', 'current', 'pending']);
});

it('Back, a changed answer, then Forward stops at the step that became incomplete', () => {
  const form = forms['Next needs a valid step'] as Form;
  const atPets = play(form, change('who[name]', 'Maya'), next);
  expect(stepStates(form, atPets)).toEqual(['completed', 'current', 'pending']);
  const back = playOn(form, atPets, { type: 'go-to', step: 0 }, change('who[more]', 'yes'));
  expect(stepStates(form, playOn(form, back, { type: 'go-to', step: 1 }))).toEqual(['current', 'pending', 'pending']);
});
