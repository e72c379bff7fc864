// What does not follow a change of a published form: drafts on devices of parents, and applications that were received.
import { recordOf } from '../../core/index.ts';
import type { FileChange } from '../protocol/actions.ts';

/** The sentences that a plan of these files needs; none for a form that was never published. */
export function notesOn(form: string, files: readonly FileChange[]): readonly string[] {
  const published = files.find(({ name }) => name === `${form}/published.json`);
  const versions = [published?.before, published?.after].map(
    (text) => text && Number(recordOf(JSON.parse(text)).version),
  );
  const [before, after] = versions;
  if (!before || !after || before === after) return [];
  return [
    `The form becomes version ${after}, because answers have other names or types, or are gone. A parent who has begun to fill it in ` +
      'finds these answers above the form, to be noted down and given again. Applications that were received keep them: the office ' +
      'shows them last, by their earlier names, and its columns, search and letters do not find them.',
  ];
}
