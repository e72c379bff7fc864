// Another name for a status of office.json: moves, letters and translations follow. Applications keep the status that they have, so one
// that was published stays beside the new one as `retired`.
import type { Definition } from '../../compile/index.ts';
import { formatPointer, placeholdersIn } from '../../core/index.ts';
import type { At, Draft } from './draft/draft.ts';
import { below } from './draft/groups.ts';
import { Impossible } from './draft/impossible.ts';
import { moveTranslations, TRANSLATIONS, translationAt } from './draft/words.ts';

/** Renames the status. What was possible in it is possible in a retired one, too, and no move leads there. */
export function renameStatus(draft: Draft, definition: Definition, status: string, id: string): void {
  const { office, officePlace, published } = definition;
  const { statuses, moves, letters = [] } = office ?? { statuses: [], moves: [] };
  const index = statuses.findIndex((one) => one.id === status);
  if (index < 0) throw new Impossible(`There is no status “${status}” any more.`);
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Impossible(`“${id}” cannot name a status: use small letters, digits and -.`);
  if (statuses.some((one) => one.id === id)) throw new Impossible(`There is a status “${id}” already.`);
  const isKept = published?.statuses?.includes(status) ?? false;
  const root: At = { file: officePlace.file, pointer: '' };
  const list = below(root, 'statuses');
  const kept = { ...Object(draft.value(below(list, index))), retired: true };
  draft.set(below(list, index, 'id'), id);
  nameTexts(draft, root.file, status, id, isKept);
  if (isKept) draft.insert(list, kept);
  for (const [i, { from, to }] of moves.entries()) {
    replaceIn(draft, below(root, 'moves', i, 'from'), from, status, id, isKept);
    if (to === status) draft.set(below(root, 'moves', i, 'to'), id);
  }
  for (const [i, letter] of letters.entries())
    replaceIn(draft, below(root, 'letters', i, 'in'), letter.in, status, id, isKept && !needsMove(letter));
}

function replaceIn(
  draft: Draft,
  list: At,
  statuses: readonly string[],
  status: string,
  id: string,
  isKept: boolean,
): void {
  const index = statuses.indexOf(status);
  if (index < 0) return;
  if (isKept) draft.insert(list, id, index);
  else draft.set(below(list, index), id);
}

/** True for a letter that says what a move has asked: in a retired status the check cannot know that the move was made. */
function needsMove({ subject, text }: { readonly subject: string; readonly text: readonly string[] }): boolean {
  return [subject, ...text].some((one) =>
    placeholdersIn(one).some(({ kind, ifBlank }) => kind === 'asked' && ifBlank === undefined),
  );
}

/** The texts of the status by its new name; by the former one, too, while the status is kept. */
function nameTexts(draft: Draft, file: string, status: string, id: string, isKept: boolean): void {
  const nameOf = (one: string, ...keys: readonly string[]) => formatPointer(['statuses', one, ...keys]);
  if (!isKept) {
    moveTranslations(draft, { file, pointer: nameOf(status) }, { file, pointer: nameOf(id) });
    return;
  }
  for (const language of TRANSLATIONS) {
    const text = draft.value(translationAt(file, nameOf(status, 'label'), language));
    if (text !== undefined) draft.set(translationAt(file, nameOf(id, 'label'), language), text);
  }
}
