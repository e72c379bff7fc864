import { type FormEntry, forms } from 'virtual:forms';

/**
 * The form with this `purpose` in its form.json. Pages refer to forms by purpose, since ids, routes and titles are defined in
 * `forms/` only.
 * @throws if no form has it
 */
export function formFor(purpose: string): FormEntry {
  const form = forms.find((entry) => entry.purpose === purpose);
  // Cannot happen in a built site: `npm run check` and prerendering look up every purpose.
  if (!form) throw new Error(`No form.json has the purpose "${purpose}".`);
  return form;
}
