// Asking again, for any form, any submission and any questions of it: the restricted form shows and checks of what it knows
// exactly what the whole form shows and checks of these questions, and nothing else changes.
import { dropped } from 'virtual:fixtures';
import { forms } from 'virtual:forms/all';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFields } from '../../engine/core/answers/listFields.ts';
import { pruneAnswers } from '../../engine/core/answers/pruneAnswers.ts';
import { acceptAgain } from '../../engine/core/asking/acceptAgain.ts';
import { askableFields } from '../../engine/core/asking/askableFields.ts';
import { answersFor, askedAnswers, restrictForm } from '../../engine/core/asking/restrictForm.ts';
import { formSchema } from '../../engine/core/model/formSchema.ts';
import { getIn } from '../../engine/core/model/path.ts';
import type { Answers, Form } from '../../engine/core/model/types.ts';
import { formErrors } from '../../engine/core/validation/stepErrors.ts';
import { startWizard } from '../../engine/core/wizard/wizardState.ts';
import { formUi, generateGroup } from './generateAnswers.ts';

const settings = { seed: 17, numRuns: 40 };

const fieldsOf = (form: Form, answers: Answers) => form.steps.flatMap((step) => listFields(step, answers));

describe.each([...forms, ...Object.values(dropped.en)])('in the form $id', (form) => {
  const schema = formSchema(form);
  const ui = formUi(form);

  it('the restricted form agrees with the whole', () => {
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const [stored, others] = [0, 1].map(() =>
          pruneAnswers(schema, generateGroup(draw, schema, form.attachments, ui)),
        );
        if (!stored || !others) return;
        const askable = askableFields(form, stored, '').map(({ pointer }) => pointer);
        const marked = draw(fc.subarray, askable, { minLength: Math.min(1, askable.length) });
        const restricted = restrictForm(form, marked);
        const known = answersFor(form, marked, stored);

        // What is drawn at first: the marked questions and those that follow, with their earlier answers.
        const { answers } = startWizard(restricted, known);
        const drawn = fieldsOf(restricted, answers).map(({ name }) => name);
        const whole = fieldsOf(form, stored).map(({ name }) => name);
        expect(drawn).toEqual(whole.filter((name) => drawn.includes(name)));
        const first = askableFields(restricted, answers, '').map(({ pointer }) => pointer);
        expect(marked.filter((pointer) => !first.includes(pointer))).toEqual([]);

        // Sent back as it is, it changes nothing.
        const same = acceptAgain(form, marked, stored, askedAnswers(form, marked, answers));
        expect(same).toEqual({ answers: stored, errors: [], conflicts: [] });

        // Answered otherwise: page and service find the same errors, and nothing changes that was not asked.
        const given = acceptAgain(form, marked, known, askedAnswers(form, marked, others)).answers;
        const now = startWizard(restricted, given).answers;
        const merged = acceptAgain(form, marked, stored, askedAnswers(form, marked, now));
        const names = (found: Iterable<{ readonly name: string }>) => [...found].map(({ name }) => name).sort();
        expect(merged.conflicts).toEqual([]);
        expect(names(merged.errors)).toEqual(names(formErrors(restricted, now).values()));
        for (const { path } of fieldsOf(restricted, now)) expect(getIn(merged.answers, path)).toEqual(getIn(now, path));
        for (const { name, path, schema } of fieldsOf(form, stored)) {
          // A computed answer may follow from one that was asked.
          if (!drawn.includes(name) && !schema.compute)
            expect(getIn(merged.answers, path)).toEqual(getIn(stored, path));
        }
      }),
      settings,
    );
  });
});
