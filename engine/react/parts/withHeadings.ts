import type { Heading } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';

/** `text` after the headings above its question, e.g. "Room 2: Address: Street"; without a text the headings alone. */
export function withHeadings(under: readonly Heading[], messages: WizardMessages, text: string): string {
  const names = under.map((part) =>
    'title' in part ? part.title : messages.entry(part.list['ui:entry'] ?? '', part.index + 1),
  );
  return [...names, text].filter(Boolean).join(': ');
}
