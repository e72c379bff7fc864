import { type FormEntry, forms } from 'virtual:forms';

/**
 * The form with this English title. Pages refer to forms by title, since a form's id and route are defined in `forms/` only.
 * @throws if no form has it
 */
export function formTitled(title: string): FormEntry {
  const form = forms.find((entry) => entry.words.en.title === title);
  // Cannot happen in a built site: prerendering looks up every title.
  if (!form) throw new Error(`No form.json has the title "${title}".`);
  return form;
}
