// The forms and how the office works with them; asked once for a visit.
import { createContext, useContext } from 'react';
import { includesRole, knownStatus, type Role } from '../../core/index.ts';
import type { OfficeForm, OfficeForms, OfficeMove } from '../../ports/index.ts';

export const FormsContext = createContext<OfficeForms | undefined>(undefined);

export function useForms(): OfficeForms {
  const forms = useContext(FormsContext);
  if (!forms) throw new Error('This part is drawn outside of its context.');
  return forms;
}

/** A status by its words; a later office.json may no longer have it. */
export function statusLabel({ statuses }: OfficeForm, status: string): string {
  return statuses.find(({ id }) => id === status)?.label ?? status;
}

export function moveLabel({ moves }: OfficeForm, move: string): string {
  return moves.find(({ id }) => id === move)?.label ?? move;
}

/** The moves that `role` may make now, in the order of office.json. */
export function possibleMoves(form: OfficeForm, status: string, role: Role): readonly OfficeMove[] {
  const at = knownStatus(form, status);
  return form.moves.filter((move) => move.from.includes(at) && includesRole(role, move.role));
}

/** The letters that are offered now. */
export function offeredLetters(form: OfficeForm, status: string): OfficeForm['letters'] {
  const at = knownStatus(form, status);
  return form.letters.filter((letter) => letter.in.includes(at));
}
