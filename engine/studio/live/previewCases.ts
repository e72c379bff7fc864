// The accepted examples of a form as applications of its office.
import type { Example } from '../../check/index.ts';
import {
  type Answers,
  answerAt,
  type Form,
  listAttachments,
  type Office,
  type OfficeEvent,
  questionAtPointer,
  schoolYears,
} from '../../core/index.ts';
import { answerText, labelledAnswers } from '../../languages/index.ts';
import type { Application, ApplicationRow, HistoryEntry, OfficeForm } from '../../ports/index.ts';

export interface PreviewedOffice {
  readonly form: Form;
  readonly office: Office;
  readonly examples: readonly Example[];
}

export interface PreviewedCase {
  readonly row: ApplicationRow;
  readonly answers: Answers;
  /** Oldest first. */
  readonly moves: readonly PreviewedMove[];
}

/** A move, with what was answered to its questions. */
export interface PreviewedMove {
  readonly event: Extract<OfficeEvent, { readonly type: 'moved' }>;
  readonly answers: Answers;
}

/** `moves`: of the examples that were moved, by their references. */
export function previewedCases(
  { form, office, examples }: PreviewedOffice,
  moves: ReadonlyMap<string, readonly PreviewedMove[]>,
): readonly PreviewedCase[] {
  const accepted = examples.filter(({ name }) => !name.startsWith('refused/'));
  return accepted.map(({ name, answers }) => ({
    answers,
    moves: moves.get(name) ?? [],
    row: {
      reference: name,
      form: form.id,
      name,
      receivedAt: new Date().toISOString(),
      status: moves.get(name)?.at(-1)?.event.to ?? office.statuses[0]?.id ?? '',
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

export function describeCase({ form, office }: PreviewedOffice, { row, answers, moves }: PreviewedCase): Application {
  const own = labelledAnswers(form, answers, form.language);
  return {
    ...row,
    revision: 0,
    language: form.language,
    steps: form.steps
      .map(({ label }) => ({
        label,
        answers: own
          .filter(({ headings }) => headings[0] === label)
          .map(({ headings, ...one }) => ({ ...one, headings: headings.slice(1) })),
      }))
      .filter((step) => step.answers.length > 0),
    files: [],
    history: moves.map((move) => historyOf(office, move)),
    family: [],
    lookAlikes: [],
    canAsk: false,
    contacts: [],
  };
}

/** Worded as in a letter. */
function historyOf({ moves, language }: Office, { event, answers }: PreviewedMove): HistoryEntry {
  const { properties = {} } = moves.find(({ id }) => id === event.move)?.asks?.schema ?? {};
  const inWords = Object.entries(answers).map(([name, answer]) => {
    const question = properties[name] ?? {};
    return { label: question.title ?? name, text: answerText(question, answer, language, language) };
  });
  return { ...event, ...(inWords.length > 0 && { answers: inWords }) };
}

function textAt(form: Form, answers: Answers, pointer: string): string {
  const answer = answerAt(answers, pointer);
  const { language } = form;
  return answer === undefined
    ? ''
    : answerText(questionAtPointer(form.steps, pointer) ?? {}, answer, language, language);
}
