// Properties that hold for any answers, tested with random ones. The seed is fixed, so that a failure is reproducible.

import { dropped } from 'virtual:fixtures';
import { forms } from 'virtual:forms/all';
import fc, { type GeneratorValue } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pruneAnswers } from '../../engine/core/answers/pruneAnswers.ts';
import { isVisible } from '../../engine/core/answers/visibleSchemaAt.ts';
import { declaredProperties } from '../../engine/core/model/declaredProperties.ts';
import { formSchema } from '../../engine/core/model/formSchema.ts';
import { toPath } from '../../engine/core/model/path.ts';
import { isGroupSchema } from '../../engine/core/model/schema.ts';
import type { Answers, Form, Schema } from '../../engine/core/model/types.ts';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { restoreDraft } from '../../engine/core/wizard/restoreDraft.ts';
import { sameAnswers } from '../../engine/prove/answers/compareAnswers.ts';
import { sampleAnswer } from '../../engine/prove/answers/sampleAnswer.ts';
import { memoryIntake } from '../../engine/prove/memoryIntake.ts';
import { flatten } from '../support/flatten.ts';
import { formUi, generateGroup } from './generateAnswers.ts';

const settings = { seed: 8, numRuns: 40 };

/** Answers to any questions, visible or not, valid or not. */
function generateAnything(draw: GeneratorValue, question: Schema, form: Form): unknown {
  if (isGroupSchema(question)) {
    const entries = Object.entries(declaredProperties(question)).filter(() => draw(fc.boolean));
    return Object.fromEntries(entries.map(([key, inner]) => [key, generateAnything(draw, inner, form)]));
  }
  const { items, enum: options } = question;
  if (items && draw(fc.boolean)) {
    return Array.from({ length: draw(fc.nat, 3) }, () => generateAnything(draw, items, form));
  }
  if (options && draw(fc.boolean)) return draw(fc.constantFrom, ...options);
  return draw(fc.boolean) ? sampleAnswer(question, form.attachments) : draw(fc.string);
}

// The site's forms, and those written for other engines.
describe.each([...forms, ...Object.values(dropped.en)])('in the form $id', (form) => {
  const schema = formSchema(form);
  const ui = formUi(form);
  const anything = (check: (answers: Answers) => void) =>
    fc.assert(
      fc.property(fc.gen(), (draw) => check(generateAnything(draw, schema, form) as Answers)),
      settings,
    );

  it('pruning is idempotent', () => {
    anything((answers) => {
      const once = pruneAnswers(schema, answers);
      expect(pruneAnswers(schema, once)).toBe(once);
    });
  });

  it('pruned answers are all visible', () => {
    anything((answers) => {
      const names = flatten(pruneAnswers(schema, answers)).map(([name]) => name);
      expect(names.filter((name) => !isVisible(schema, pruneAnswers(schema, answers), toPath(name)))).toEqual([]);
    });
  });

  describe('a valid submission', () => {
    const intake = memoryIntake(form);

    it('is unchanged and valid after a draft, a request and the intake', async () => {
      await fc.assert(
        fc.asyncProperty(fc.gen(), async (draw) => {
          const answers = pruneAnswers(schema, generateGroup(draw, schema, form.attachments, ui));
          expect(acceptSubmission(form, answers)).toEqual({ answers, errors: [] });
          const { state, orphans } = restoreDraft(form, draftOf(form, answers));
          expect([state.answers, orphans]).toEqual([answers, []]);
          const sent = await intake.send(state.answers);
          expect([...sent.errors]).toEqual([]);
          expect(sameAnswers(sent.answers, answers)).toBe(true);
        }),
        settings,
      );
    });
  });
});

function draftOf({ id, version }: Form, answers: Answers) {
  const draft = {
    form: id,
    version,
    answers,
    step: 0,
    savedAt: '2026-01-01T00:00:00Z',
    submissionId: 'x',
    waiting: false,
  };
  return JSON.parse(JSON.stringify(draft)) as typeof draft;
}
