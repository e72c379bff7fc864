import { foldForSearch } from '../locale/foldForSearch.ts';
import type { Answers } from '../model/types.ts';
import { answerAt } from './answerAt.ts';
import type { Office } from './types.ts';

export interface FamilyKey {
  readonly kind: 'family' | 'sameChild';
  /** Equal for two applications that are related by this; contains answers, so only its digest is stored. */
  readonly key: string;
}

/** The keys by which an application is related to others; one of which an answer is missing is left out. */
export function familyKeys(office: Office, answers: Answers): readonly FamilyKey[] {
  return (['family', 'sameChild'] as const).flatMap((kind) =>
    office[kind].flatMap((pointers) => {
      const values = pointers.map((pointer) => foldForSearch(String(answerAt(answers, pointer) ?? '')));
      return values.includes('') ? [] : [{ kind, key: JSON.stringify([pointers, values]) }];
    }),
  );
}
