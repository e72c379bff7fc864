// The accepted examples of a form as applications of its office.
import type { Example } from '../../check/index.ts';
import {
  type Answers,
  answerAt,
  type Form,
  listAttachments,
  type Office,
  questionAtPointer,
  schoolYears,
} from '../../core/index.ts';
import { answerText, labelledAnswers } from '../../languages/index.ts';
import type { Application, ApplicationRow, OfficeForm } from '../../ports/index.ts';

export interface PreviewedOffice {
  readonly form: Form;
  readonly office: Office;
  readonly examples: readonly Example[];
}

export interface PreviewedCase {
  readonly row: ApplicationRow;
  readonly answers: Answers;
}

/** `statuses`: of those that were moved, by their references. */
export function previewedCases(
  { form, office, examples }: PreviewedOffice,
  statuses: ReadonlyMap<string, string>,
): readonly PreviewedCase[] {
  const accepted = examples.filter(({ name }) => !name.startsWith('refused/'));
  return accepted.map(({ name, answers }) => ({
    answers,
    row: {
      reference: name,
      form: form.id,
      name,
      receivedAt: new Date().toISOString(),
      status: statuses.get(name) ?? office.statuses[0]?.id ?? '',
      unseen: false,
      flagged: false,
      attachments: listAttachments(form, answers).length,
      columns: office.columns.map((pointer) => textAt(form, answers, pointer)),
    },
  }));
}

/** As the service describes them. */
export function describeForm({ form, office }: PreviewedOffice): OfficeForm {
  const today = new Date().toISOString().slice(0, 10);
  return {
    id: form.id,
    title: form.title,
    columns: office.columns.map((pointer) => {
      const { title: label = pointer, enum: options, enumNames = [] } = questionAtPointer(form.steps, pointer) ?? {};
      return {
        label,
        options: options?.map((option, i) => ({ value: String(option), label: enumNames[i] ?? String(option).trim() })),
      };
    }),
    years: schoolYears(today, office.yearBegins),
    statuses: office.statuses,
    moves: office.moves.map(({ asks, ...move }) => ({ ...move, asks: asks?.schema })),
    letters: office.letters.map(({ id, label, in: offered }) => ({ id, label, in: offered })),
  };
}

export function describeCase({ form }: PreviewedOffice, { row, answers }: PreviewedCase): Application {
  const own = labelledAnswers(form, answers, form.language);
  return {
    ...row,
    revision: 0,
    language: form.language,
    steps: form.steps.map(({ label }) => ({
      label,
      answers: own
        .filter(({ headings }) => headings[0] === label)
        .map(({ headings, ...one }) => ({ ...one, headings: headings.slice(1) })),
    })),
    files: [],
    history: [],
    family: [],
    lookAlikes: [],
    canAsk: false,
    contacts: [],
  };
}

function textAt(form: Form, answers: Answers, pointer: string): string {
  const answer = answerAt(answers, pointer);
  const { language } = form;
  return answer === undefined
    ? ''
    : answerText(questionAtPointer(form.steps, pointer) ?? {}, answer, language, language);
}
