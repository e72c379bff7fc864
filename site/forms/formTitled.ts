import { type FormEntry, forms } from 'virtual:forms';

/** The form with this English title: where it stands is its own matter, so a page asks for it by what people call it. */
export function formTitled(title: string): FormEntry {
  const form = forms.find((entry) => entry.words.en.title === title);
  // In a built site every title is right: prerendering asks for all of them.
  if (!form) throw new Error(`No form.json has the title "${title}".`);
  return form;
}
