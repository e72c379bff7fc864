// One application with all that the office knows about it, as its page shows it.
import { type Answers, type Form, getIn, type Language, listFields, type Move, type Office } from '../../core/index.ts';
import type {
  Contact,
  HistoryEntry,
  LookAlike,
  Application as Shown,
  ShownAnswer,
  ShownFile,
} from '../../ports/index.ts';
import { MOST_SHOWN } from '../config/limits.ts';
import type { RecordedEvent, Row } from '../storage/caseStore.ts';
import type { Application } from '../storage/store.ts';
import { answerText, type LabelledAnswer, labelledAnswers } from '../submissions/labelledAnswers.ts';
import type { Cases, FormAndOffice } from './context.ts';
import { describeRow } from './rows.ts';

/** Look-alikes beyond are among the family only. */
const MOST_LOOK_ALIKES = 10;

export async function describeApplication(
  { store }: Cases,
  application: Application,
  worded: FormAndOffice,
): Promise<Shown> {
  const { reference, answers, revision, language, attachments } = application;
  const { form, office } = worded;
  const [record, family, sameChild] = await Promise.all([
    store.record(reference, MOST_SHOWN),
    store.related(reference, 'family'),
    store.related(reference, 'sameChild'),
  ]);
  const own = labelledAnswers(form, answers);
  const others = await Promise.all(
    sameChild.slice(0, MOST_LOOK_ALIKES).map(async (row) => ({ row, other: await store.show(row.reference) })),
  );
  return {
    ...describeRow({ ...application, attachments: attachments.length }, worded),
    revision,
    language,
    steps: stepsOf(form, own),
    files: attachments.map(({ id, name, fileName, type, size }): ShownFile => {
      const label = own.find((one) => one.name === name)?.label ?? labelOfEntry(own, name);
      return { id, label, name: fileName, type, size };
    }),
    history: record.map((event) => describeEvent(event, office)),
    family: family.map((row) => describeRow(row, worded)),
    lookAlikes: others.flatMap(({ row, other }) => (other ? [compare(row, own, other.answers, worded)] : [])),
    contacts: contactsOf(form, answers),
  };
}

/** Answers to questions that the form no longer has come last, without a step. */
function stepsOf(form: Form, answers: readonly LabelledAnswer[]): Shown['steps'] {
  const labels = [...new Set([...form.steps.map(({ label }) => label), ''])];
  return labels
    .map((label) => ({ label, answers: answers.filter(({ headings }) => (headings[0] ?? '') === label).map(shown) }))
    .filter((step) => step.answers.length > 0);
}

function shown({ headings, label, text, name }: LabelledAnswer): ShownAnswer {
  return { headings: headings.slice(1), label, text, name };
}

/** A file in a list has the label of the list. */
function labelOfEntry(answers: readonly LabelledAnswer[], name: string): string {
  return answers.find((one) => name.startsWith(`${one.name}[`))?.label ?? name;
}

export function describeEvent({ content, ...event }: RecordedEvent, office: Office): HistoryEntry {
  if (content === undefined) return event;
  if (event.type === 'letter') return event;
  if (event.type === 'noted') return { ...event, note: String(content.note ?? '') };
  const move = event.type === 'moved' ? office.moves.find(({ id }) => id === event.move) : undefined;
  return { ...event, answers: movedAnswers(move, content, office.language) };
}

function movedAnswers(move: Move | undefined, content: Answers, language: Language): HistoryEntry['answers'] {
  const questions = move?.asks?.schema.properties ?? {};
  return Object.entries(content).map(([name, answer]) => {
    const question = questions[name] ?? {};
    return { label: question.title ?? name, text: answerText(question, answer, language) };
  });
}

function compare(row: Row, own: readonly LabelledAnswer[], answers: Answers, worded: FormAndOffice): LookAlike {
  const there = new Map(labelledAnswers(worded.form, answers).map((one) => [one.name, one]));
  const here = new Map(own.map((one) => [one.name, one]));
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const differs = names.flatMap((name) => {
    const [one, other] = [here.get(name), there.get(name)];
    if (one?.text === other?.text) return [];
    const { headings = [], label = name } = one ?? other ?? {};
    return [{ label: [...headings.slice(1), label].join(': '), here: one?.text ?? '', there: other?.text ?? '' }];
  });
  return { row: describeRow(row, worded), differs };
}

/** The telephone numbers and addresses among the answers. */
export function contactsOf(form: Form, answers: Answers): readonly Contact[] {
  return form.steps.flatMap((step) =>
    listFields(step, answers).flatMap(({ path, schema: { format, title = '' }, under }): Contact[] => {
      const value = getIn(answers, path);
      if ((format !== 'phone' && format !== 'email') || typeof value !== 'string' || value === '') return [];
      const group = under.findLast((heading) => 'title' in heading);
      // Members of a family have telephones of the same title.
      const whose = group && 'title' in group ? group.title : step.label;
      const label = `${whose}: ${title}`;
      return [{ label, kind: format, value }];
    }),
  );
}
