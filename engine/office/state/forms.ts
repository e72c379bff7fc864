// The forms and how the office works with them; asked once for a visit.
import { createContext, useContext } from 'react';
import type { OfficeForm, OfficeForms } from '../../ports/index.ts';

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
