import type { Heading } from '../../core/index.ts';
import type { Words } from '../words/words.ts';

/** Prefix for a label: the headings above the question, e.g. "Room 2: Address: ". */
export function headings(under: readonly Heading[], words: Words): string {
  return under
    .map((part) => `${'title' in part ? part.title : words.entry(part.list['ui:entry'] ?? '', part.index + 1)}: `)
    .join('');
}
