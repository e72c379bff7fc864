import type { Field } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';
import { withHeadings } from './withHeadings.ts';

/**
 * Text of a link to a field: its headings, its label and the message. The label is left out where the message contains it
 * ("First Name is required"); without a field it is the message alone.
 */
export function namedProblem(field: Field | undefined, message: string, messages: WizardMessages): string {
  if (!field) return message;
  const { title } = field.schema;
  const isNamed = !title || message.toLowerCase().includes(title.toLowerCase());
  const label = isNamed ? '' : /[?؟:!.]$/.test(title) ? `${title} ` : `${title}: `;
  return withHeadings(field.under, messages, label + message);
}
