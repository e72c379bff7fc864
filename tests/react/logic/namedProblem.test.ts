// Every link of an error summary names its question, in every form and language, and no two questions that are called alike have links that are.
import { dropped } from 'virtual:fixtures';
import { formsIn } from 'virtual:forms/all';
import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../../engine/check/examples/examplesOf.ts';
import { type Field, listFields } from '../../../engine/core/answers/listFields.ts';
import { isRecord } from '../../../engine/core/model/schema.ts';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { orderedErrors } from '../../../engine/core/validation/orderedErrors.ts';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { wizard as en } from '../../../engine/languages/en/wizard.ts';
import { loadWizardMessages, type WizardMessages } from '../../../engine/languages/wizard.ts';
import { namedProblem } from '../../../engine/react/parts/namedProblem.ts';
import { isAttachment } from '../../support/flatten.ts';

const examples = examplesOf(
  import.meta.glob(['../../../forms/*/examples/**/*.json', '../../fixtures/forms/*/examples/*.json'], {
    eager: true,
    import: 'default',
  }),
);
const forms: readonly Form[] = [...Object.values(formsIn).flat(), ...Object.values(dropped).flatMap(Object.values)];

/** The same lists with the same number of entries, none of which has an answer; undefined where there is no list of groups. */
function emptied(answers: unknown): unknown {
  const isEntry = (answer: unknown) => isRecord(answer) && !isAttachment(answer);
  if (Array.isArray(answers)) return answers.every(isEntry) ? answers.map((entry) => emptied(entry) ?? {}) : undefined;
  if (!isRecord(answers)) return undefined;
  const lists = Object.entries(answers).flatMap(([key, answer]) => {
    const list = emptied(answer);
    return list === undefined ? [] : [[key, list] as const];
  });
  return lists.length > 0 ? Object.fromEntries(lists) : undefined;
}

/** What the links of each step's summary say, with the label of the question that each leads to. */
function summaries(
  form: Form,
  given: Answers,
  messages: WizardMessages,
): (readonly { label: string; says: string }[])[] {
  const { answers } = startWizard(form, given);
  return form.steps.map((step) => {
    const fields = new Map(listFields(step, answers).map((field) => [field.name, field]));
    return orderedErrors(step, answers).map(({ name, message }) => {
      const field = fields.get(name);
      return { label: field?.schema.title ?? '', says: namedProblem(field, message, messages) };
    });
  });
}

it.each(forms.map((form) => [form.id, form.language, form] as const))('%s, %s', async (id, _, form) => {
  const messages = await loadWizardMessages(form.language);
  const own = examples.filter((example) => example.form === id).map(({ answers }) => answers);
  const shown = [{}, ...own, ...own.map((answers) => (emptied(answers) ?? {}) as Answers)].flatMap((answers) =>
    summaries(form, answers, messages),
  );
  const lower = (text: string) => text.toLowerCase();
  const nameless = shown.flat().filter(({ label, says }) => !lower(says).includes(lower(label)));
  // Links may be alike only if they name each of their questions, as where one of several answers is missing.
  const distinct = (links: readonly object[]) => new Set(links.map((link) => JSON.stringify(link))).size;
  const alike = shown.filter((links) => distinct(links) < links.length).map((links) => links.map(({ says }) => says));
  expect({ nameless, alike }).toEqual({ nameless: [], alike: [] });
  expect(shown.flat().length).toBeGreaterThan(0);
});

describe('a label is said once', () => {
  const field = (title: string | undefined, under: Field['under'] = []) => ({ schema: { title }, under }) as Field;
  const entry = { name: 'rooms', list: { 'ui:entry': 'Room' }, index: 1 };
  it.each([
    [field('First Name'), 'First Name is required', 'First Name is required'],
    [field('Email'), 'Please write a whole email address', 'Please write a whole email address'],
    [field('Report'), 'The file is empty', 'Report: The file is empty'],
    [field('Have you any?'), 'This field is required', 'Have you any? This field is required'],
    [field('هل لكم إخوة؟'), 'هذا الحقل مطلوب', 'هل لكم إخوة؟ هذا الحقل مطلوب'],
    [field('Whose', [entry]), 'This field is required', 'Room 2: Whose: This field is required'],
    [field(undefined), 'This field is required', 'This field is required'],
    [undefined, 'Come back tomorrow', 'Come back tomorrow'],
  ])('%#', (at, message, says) => {
    expect(namedProblem(at, message, en)).toBe(says);
  });
});
