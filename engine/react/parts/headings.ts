import type { Heading } from '../../core/listFields.ts';
import type { Words } from '../words/words.ts';

/** What a question stands under, as it is called on the page: "Room 2", "Address". */
export function headings(under: readonly Heading[], words: Words): readonly string[] {
  return under.map((heading) =>
    heading.kind === 'group' ? heading.title : words.entry(String(heading.list['ui:entry'] ?? ''), heading.index + 1),
  );
}
