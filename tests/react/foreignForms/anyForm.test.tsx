// Forms drawn at random that the check accepts, on the page: every text of the definition is met, and answers are given by the
// controls, every option among them, and leave the page as they are. `DRAWN` and `SEED` say which are drawn.
import { drawn as accepted } from 'virtual:drawn';
import { describe, expect, it } from 'vitest';
import { isMultiple } from '../../../engine/compile/answers/isMultiple.ts';
import { flattenAnswers } from '../../../engine/core/answers/flattenAnswers.ts';
import { type Field, listFields } from '../../../engine/core/answers/listFields.ts';
import { setIn, toPath } from '../../../engine/core/model/path.ts';
import { isList } from '../../../engine/core/model/schema.ts';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { sameAnswers } from '../../../engine/prove/answers/compareAnswers.ts';
import { withFurtherParts } from '../../../engine/react/furtherParts.ts';
import { control, radio, shownErrors } from '../support/controls.ts';
import { fillIn, give, isDrawn } from '../support/fillIn.ts';
import { goOn } from '../support/keys.ts';
import { mountWizard } from '../support/mountWizard.tsx';

const drawn = accepted.map((one) => ({ ...one, form: withFurtherParts(one.form) }));
const receipt = { reference: 'K7QM-4XRT-7', receivedAt: '2026-01-01T00:00:00Z' };
const received = async () => ({ kind: 'received', receipt }) as const;

/** Everything that the page says or offers to a screen reader, on one line. */
function words(): string {
  const named = [...document.querySelectorAll('[placeholder], [aria-label], [label]')].flatMap((element) =>
    ['placeholder', 'aria-label', 'label'].map((name) => element.getAttribute(name) ?? ''),
  );
  return oneLine([document.body.textContent, ...named].join(' '));
}

/** Without the marks that isolate a text's direction. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const fullestOf = (submissions: readonly Answers[]): Answers =>
  submissions.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0] ?? {};

/** The submission without one of its answers, for each of them. */
function withoutEach(answers: Answers): readonly Answers[] {
  const paths = Object.entries(answers).flatMap(([key, answer]) =>
    flattenAnswers(key, answer).map(({ name }) => toPath(name)),
  );
  return paths.map((path) => setIn(answers, path, undefined));
}

function optionsOf({ schema }: Field): readonly unknown[] {
  return schema.readOnly || isList(schema) ? [] : ((schema.items ?? schema).enum ?? []);
}

/** True for an option that is shown, and that the page lets nobody choose. */
function isClosed({ name }: Field, option: unknown): boolean {
  const value = CSS.escape(String(option));
  const selectors = [
    `select[name="${CSS.escape(name)}"] [value="${value}"]`,
    `input[name="${CSS.escape(name)}"][value="${value}"]`,
  ];
  return document.querySelector(`:is(${selectors}):disabled`) !== null;
}

/** Chooses the option; true if the page then shows it chosen, or a box of several the other way round. */
async function choose(field: Field, option: unknown): Promise<boolean> {
  const { name, schema } = field;
  if (schema.items) {
    const box = radio(name, String(option));
    const wasTicked = box.checked;
    box.click();
    return box.checked !== wasTicked;
  }
  await give(field, option);
  const native = document.querySelector<HTMLSelectElement>(`select[name="${CSS.escape(name)}"]`);
  return native ? native.value === String(option) : radio(name, String(option)).checked;
}

/** The least and the greatest number, the shortest and the longest text that the question takes. */
function limitsOf({ schema }: Field): readonly (number | string)[] {
  const { type, enum: options, format, pattern, readOnly, computed, minimum, maximum, multipleOf } = schema;
  if (options || readOnly || computed || schema.const !== undefined) return [];
  if (type === 'integer' || type === 'number') {
    const limits = [minimum, maximum].flatMap((limit) => limit ?? []);
    return limits.filter((limit) => multipleOf === undefined || isMultiple(limit, multipleOf));
  }
  const { minLength = 1, maxLength } = schema;
  if (type !== 'string' || format || pattern || maxLength === undefined) return [];
  return [Math.max(1, minLength), maxLength].map((length) => 'x'.repeat(length));
}

async function fillInAll(form: Form, answers: Answers): Promise<Answers | undefined> {
  const page = await mountWizard(form, { submit: received });
  for (const [i, step] of form.steps.entries()) {
    if (i > 0) await goOn();
    await fillIn(step, answers);
    expect(shownErrors()).toEqual({});
  }
  return page.submitted();
}

describe.each(drawn.map((one, i) => [i, one] as const))('%i', (_, { files, submissions, texts, ...one }) => {
  // As pages have it whose ui files name further widgets.
  const form = withFurtherParts(one.form);

  it('every text is met', async () => {
    let met = '';
    const meet = async (answers: Answers) => {
      for (const step of form.steps.keys()) {
        await mountWizard(form, { answers, step });
        met += words();
        for (const button of document.querySelectorAll<HTMLButtonElement>('.combobox-toggle')) {
          button.click();
          await expect.poll(() => button.ariaExpanded).toBe('true');
          met += words();
        }
      }
    };
    for (const answers of [{}, ...submissions]) await meet(answers);
    const last = await mountWizard(form, {
      answers: submissions[0] ?? {},
      step: form.steps.length - 1,
      submit: received,
    });
    await last.submitted();
    await expect.poll(() => document.querySelector('.confirmation, .notice')).not.toBeNull();
    met += words();
    const unmet = () => texts.filter((text) => !met.includes(oneLine(text)));
    // A text may be shown only while a required question is unanswered; every submission answers it, so one answer is left out at a time.
    for (const answers of submissions.flatMap(withoutEach)) if (unmet().length > 0) await meet(answers);
    expect(unmet(), JSON.stringify(files)).toEqual([]);
  });

  it('is filled in with as many answers as it takes, and sends them', async () => {
    const answers = fullestOf(submissions);
    const sent = await fillInAll(form, answers);
    expect(sameAnswers(sent ?? {}, answers), `${JSON.stringify(sent)} instead of ${JSON.stringify(answers)}`).toBe(
      true,
    );
  });

  it('every option of every choice can be chosen, but those that nobody may choose', async () => {
    const answers = fullestOf(submissions);
    for (const [i, step] of form.steps.entries()) {
      await mountWizard(form, { answers, step: i });
      const refused: string[] = [];
      for (const field of listFields(step, answers)) {
        for (const option of optionsOf(field)) {
          // An option may end that a later question is asked.
          if (!isDrawn(field)) continue;
          const isOpen = !field.ui['ui:enumDisabled']?.includes(option);
          if (isOpen ? !(await choose(field, option)) : !isClosed(field, option))
            refused.push(`${field.name} ${option}`);
        }
      }
      expect(refused, JSON.stringify(files)).toEqual([]);
    }
  });

  it('every question takes its least and its greatest answer', async () => {
    const answers = fullestOf(submissions);
    for (const [i, step] of form.steps.entries()) {
      await mountWizard(form, { answers, step: i });
      const refused: string[] = [];
      for (const field of listFields(step, answers)) {
        for (const answer of limitsOf(field)) {
          if (!isDrawn(field)) continue;
          await give(field, answer);
          // An answer before it may have ended that it is asked.
          if (isDrawn(field) && control(field.name).value !== String(answer)) refused.push(`${field.name} ${answer}`);
        }
      }
      expect(refused, JSON.stringify(files)).toEqual([]);
    }
  });
});
