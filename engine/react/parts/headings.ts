import type { Heading } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';

/** Prefix for a label: the headings above the question, e.g. "Room 2: Address: ". */
export function headings(under: readonly Heading[], messages: WizardMessages): string {
  return under
    .map((part) => `${'title' in part ? part.title : messages.entry(part.list['ui:entry'] ?? '', part.index + 1)}: `)
    .join('');
}
