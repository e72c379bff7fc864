// The accepted examples of a form as applications of its office.
import type { Example } from '../../check/index.ts';
import {
  type Answers,
  answerAt,
  type Form,
  getIn,
  isList,
  listAttachments,
  listFields,
  type Office,
  questionAtPointer,
  type Schema,
  schoolYears,
} from '../../core/index.ts';
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
      columns: office.columns.map((pointer) =>
        wordsOf(questionAtPointer(form.steps, pointer), answerAt(answers, pointer)),
      ),
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
  return {
    ...row,
    revision: 0,
    language: form.language,
    steps: form.steps.map((step) => ({
      label: step.label,
      answers: listFields(step, answers)
        .map(({ name, path, schema }) => ({
          headings: [],
          label: schema.title || name,
          text: wordsOf(schema, getIn(answers, path)),
          name,
        }))
        .filter(({ text }) => text !== ''),
    })),
    files: [],
    history: [],
    family: [],
    lookAlikes: [],
    canAsk: false,
    contacts: [],
  };
}

/** An option by its label; of a list its single answers, of a file its name. */
function wordsOf(schema: Schema = {}, answer: unknown): string {
  const { enum: options = [], enumNames, items } = schema;
  if (Array.isArray(answer)) return isList(schema) ? '' : answer.map((one) => wordsOf(items, one)).join(', ');
  if (typeof answer === 'object' && answer !== null) return 'name' in answer ? String(answer.name) : '';
  if (answer === undefined) return '';
  return enumNames?.[options.indexOf(answer)] ?? String(answer).trim();
}
