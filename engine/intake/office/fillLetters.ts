import {
  type Answers,
  fillLetter,
  knownStatus,
  type Language,
  type Letter,
  languages,
  SOURCE,
} from '../../core/index.ts';
import type { FilledLetter, LetterText } from '../../ports/index.ts';
import { DEFAULT_TIME_ZONE, localTime } from '../config/timeZone.ts';
import type { RecordedEvent } from '../storage/caseStore.ts';
import type { Application } from '../storage/store.ts';
import { contactsOf } from './contactsOf.ts';
import { type Definitions, type FormAndOffice, formWithOffice } from './context.ts';

/** The letters that the status of an application offers. */
export function lettersOf({ office }: FormAndOffice, status: string): readonly Letter[] {
  return office.letters.filter((letter) => letter.in.includes(knownStatus(office, status)));
}

/**
 * A letter, filled in every language; undefined if the status does not offer it.
 * @param record with all moves of the application
 */
export function fillLetters(
  definitions: Definitions,
  application: Pick<Application, 'reference' | 'form' | 'status' | 'answers'>,
  id: string,
  record: readonly RecordedEvent[],
): FilledLetter | undefined {
  const asked = latestAnswers(record);
  const filled = languages.flatMap((language) => {
    const worded = formWithOffice(definitions, language, application.form);
    const letter = worded && lettersOf(worded, application.status).find((one) => one.id === id);
    return worded && letter ? [[language, fillOne(definitions, worded, letter, application, asked)] as const] : [];
  });
  const source = formWithOffice(definitions, SOURCE, application.form);
  if (!source || filled.length < languages.length) return undefined;
  const to = contactsOf(source.form, application.answers).find(({ kind }) => kind === 'email')?.value;
  // Object.fromEntries does not know that no language is missing.
  return { to, ...(Object.fromEntries(filled) as Record<Language, LetterText>) };
}

function fillOne(
  { school, timeZone = DEFAULT_TIME_ZONE }: Definitions,
  { form, office }: FormAndOffice,
  letter: Letter,
  { reference, answers }: Pick<Application, 'reference' | 'answers'>,
  asked: Readonly<Record<string, Answers>>,
): LetterText {
  return fillLetter(letter, {
    office,
    form,
    answers,
    asked,
    reference,
    school: school?.name[office.language] ?? '',
    telephone: school?.phone ?? '',
    today: localTime(new Date().toISOString(), timeZone).day,
  });
}

/** The latest answers to the questions of each move, by its id. */
function latestAnswers(record: readonly RecordedEvent[]): Readonly<Record<string, Answers>> {
  const moves = record.flatMap((event) => (event.type === 'moved' ? [[event.move, event.content ?? {}] as const] : []));
  return Object.fromEntries(moves);
}
