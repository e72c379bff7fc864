import { foldForSearch, phoneDigits } from '../locale/foldForSearch.ts';
import type { Answers } from '../model/types.ts';
import { answerAt } from './answerAt.ts';
import type { Office } from './types.ts';

const E164 = /^\+\d+$/;

/** The folded text in which a search for an application looks: its reference, with and without dashes, and its answers to `office.search`. */
export function searchText(office: Office, reference: string, answers: Answers): string {
  const found = office.search.map((pointer) => String(answerAt(answers, pointer) ?? ''));
  const parts = found.map((text) => (E164.test(text) ? phoneDigits(text) : foldForSearch(text)));
  return [foldForSearch(reference), foldForSearch(reference.replaceAll('-', '')), ...parts]
    .filter((part) => part !== '')
    .join(' ');
}
