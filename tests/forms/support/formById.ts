import { forms } from 'virtual:forms/all';
import type { Form } from '../../../engine/core/model/types.ts';

/** A compiled form of this site. */
export function formById(id: string): Form {
  const form = forms.find((candidate) => candidate.id === id);
  if (!form) throw new Error(`There is no form ${id}.`);
  return form;
}
