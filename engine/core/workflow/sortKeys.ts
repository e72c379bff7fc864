import { foldForSearch } from '../locale/foldForSearch.ts';
import { questionAtPointer } from '../model/questionAtPointer.ts';
import type { Answers, Form, Schema } from '../model/types.ts';
import { answerAt } from './answerAt.ts';
import type { Office } from './types.ts';

/** Larger numbers sort as equal. */
const MOST = 1e12;
const DIGITS = 18;

/**
 * For each of the office's columns a text that sorts as its answer does, by code units: options in the order of the list,
 * numbers by size, dates by day, texts folded; empty where there is no answer.
 * @param form in the language of the definitions, whatever the applicant's: translations may order options otherwise
 */
export function sortKeys(office: Office, form: Form, answers: Answers): readonly string[] {
  return office.columns.map((pointer) =>
    sortKey(questionAtPointer(form.steps, pointer) ?? {}, answerAt(answers, pointer)),
  );
}

function sortKey({ enum: options, format }: Schema, answer: unknown): string {
  if (answer === undefined || answer === null) return '';
  const option = options?.indexOf(answer) ?? -1;
  if (option >= 0) return numberKey(option);
  if (typeof answer === 'number') return numberKey(answer);
  // ISO dates sort as texts.
  return format === 'date' ? String(answer) : foldForSearch(String(answer));
}

/** Shifted, so that negative numbers sort before the others. */
function numberKey(number: number): string {
  return (Math.min(Math.max(number, -MOST), MOST) + MOST).toFixed(4).padStart(DIGITS, '0');
}
