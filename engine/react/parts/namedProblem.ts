import type { Field } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';
import { headings } from './headings.ts';

/**
 * Text of a link to a field: its headings, its label and the message. The label is left out where the message contains it
 * ("First Name is required"); without a field it is the message alone.
 */
export function namedProblem(field: Field | undefined, message: string, messages: WizardMessages): string {
  if (!field) return message;
  const { title } = field.schema;
  const isNamed = !title || message.toLowerCase().includes(title.toLowerCase());
  const label = isNamed ? '' : /[?؟:!.]$/.test(title) ? `${title} ` : `${title}: `;
  return headings(field.under, messages) + label + message;
}

/**
 * The texts of links to what is wrong, each with the field that it leads to: the first of those with the same text, as where one of
 * several answers is missing.
 */
export function linkTexts(
  problems: readonly { readonly name?: string; readonly message: string }[],
  fields: ReadonlyMap<string, Field>,
  messages: WizardMessages,
): ReadonlyMap<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  for (const { name, message } of problems) {
    const text = namedProblem(name === undefined ? undefined : fields.get(name), message, messages);
    if (!texts.has(text)) texts.set(text, name);
  }
  return texts;
}
