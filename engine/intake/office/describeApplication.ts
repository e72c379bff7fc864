// One application with all that the office knows about it, as its page shows it.
import type { Answers, Form, Language, Move, Office } from '../../core/index.ts';
import { answerText, type LabelledAnswer, labelledAnswers } from '../../languages/index.ts';
import type { HistoryEntry, Application as Shown, ShownAnswer, ShownFile } from '../../ports/index.ts';
import { MOST_SHOWN } from '../config/limits.ts';
import type { Version } from '../storage/answerStore.ts';
import type { RecordedEvent } from '../storage/caseStore.ts';
import type { Application } from '../storage/store.ts';
import { contactsOf } from './contactsOf.ts';
import type { Cases, FormAndOffice } from './context.ts';
import { changesOf, describeAskedLink } from './describeAsking.ts';
import { describeRow } from './rows.ts';

export async function describeApplication(
  { store }: Cases,
  application: Application,
  worded: FormAndOffice,
): Promise<Shown> {
  const { reference, answers, revision, language, attachments, otherFiles, versions: count } = application;
  const { form, office } = worded;
  const [record, family, sameChild, link, versions] = await Promise.all([
    store.record(reference, { most: MOST_SHOWN }),
    store.related(reference, 'family'),
    store.related(reference, 'sameChild'),
    store.latestLink(reference),
    count > 1 ? store.versions(reference) : [],
  ]);
  const own = labelledAnswers(form, answers, form.language);
  const first = new Map(
    labelledAnswers(form, versions[0]?.answers ?? answers, form.language).map(({ name, text }) => [name, text]),
  );
  return {
    ...describeRow({ ...application, attachments: attachments.length }, worded),
    revision,
    language,
    steps: stepsOf(form, own, first),
    canAsk: office.proof !== undefined,
    asking: link && describeAskedLink(link),
    files: [...attachments, ...otherFiles].map(({ id, name, fileName, type, size }, i): ShownFile => {
      const label = own.find((one) => one.name === name)?.label ?? labelOfEntry(own, name);
      return { id, label, name: fileName, type, size, isEarlier: i >= attachments.length };
    }),
    history: record.map((event) => describeEvent(event, office, { form, versions })),
    family: family.map((row) => describeRow(row, worded)),
    lookAlikes: sameChild.map((row) => describeRow(row, worded)),
    contacts: contactsOf(form, answers),
  };
}

/** Answers to questions that the form no longer has come last, without a step. */
function stepsOf(form: Form, answers: readonly LabelledAnswer[], first: ReadonlyMap<string, string>): Shown['steps'] {
  const labels = [...new Set([...form.steps.map(({ label }) => label), ''])];
  return labels
    .map((label) => ({
      label,
      answers: answers.filter(({ headings }) => (headings[0] ?? '') === label).map((one) => shown(one, first)),
    }))
    .filter((step) => step.answers.length > 0);
}

function shown(
  { headings, label, text, name, secret }: LabelledAnswer,
  first: ReadonlyMap<string, string>,
): ShownAnswer {
  const before = first.get(name) ?? '';
  const own = { headings: headings.slice(1), label, text, name };
  return { ...own, ...(secret !== undefined && { secret }), ...(before !== text && { first: before }) };
}

/** A file in a list has the label of the list. */
function labelOfEntry(answers: readonly LabelledAnswer[], name: string): string {
  return answers.find((one) => name.startsWith(`${one.name}[`))?.label ?? name;
}

export function describeEvent(
  { content, ...event }: RecordedEvent,
  office: Office,
  known?: { readonly form: Form; readonly versions: readonly Version[] },
): HistoryEntry {
  if (event.type === 'answered-again' && known) {
    return { ...event, changes: changesOf(known.form, known.versions, event.version) };
  }
  if (content === undefined) return event;
  if (event.type === 'letter') return event;
  if (event.type === 'asked-again') return { ...event, note: String(content.message ?? '') };
  if (event.type === 'noted') return { ...event, note: String(content.note ?? '') };
  const move = event.type === 'moved' ? office.moves.find(({ id }) => id === event.move) : undefined;
  return { ...event, answers: movedAnswers(move, content, office.language) };
}

function movedAnswers(move: Move | undefined, content: Answers, language: Language): HistoryEntry['answers'] {
  const questions = move?.asks?.schema.properties ?? {};
  return Object.entries(content).map(([name, answer]) => {
    const question = questions[name] ?? {};
    return { label: question.title ?? name, text: answerText(question, answer, language, language) };
  });
}
