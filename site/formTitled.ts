import { type FormEntry, forms } from 'virtual:forms';

/** The form with this English title: where it stands is its own matter, so a page asks for it by what people call it. */
export function formTitled(title: string): FormEntry {
  const form = forms.find((entry) => entry.words.en.title === title);
  if (form) return form;
  // In the browser it has been right since the build.
  const advice = import.meta.env.SSR || import.meta.env.DEV ? ' Correct it here, or in the form’s form.json.' : '';
  throw new Error(`No form has the title "${title}".${advice}`);
}
