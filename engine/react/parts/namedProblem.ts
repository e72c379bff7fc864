import type { Field } from '../../core/index.ts';
import type { Words } from '../words/words.ts';
import { headings } from './headings.ts';

/**
 * What a link to a field says of it: what the question stands under, its label, and the message. The label is left out
 * where the message has it already ("First Name is required"); without a field there is only the message.
 */
export function namedProblem(field: Field | undefined, message: string, words: Words): string {
  if (!field) return message;
  const { title } = field.schema;
  const isNamed = !title || message.toLowerCase().includes(title.toLowerCase());
  const label = isNamed ? '' : /[?؟:!.]$/.test(title) ? `${title} ` : `${title}: `;
  return headings(field.under, words) + label + message;
}
