// Leaves out questions without a control, which JSON Forms does not show.
import { isRecord } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { followed } from '../../draft/schemas.ts';
import { groupAt } from '../conditions.ts';

/** Leaves the questions out that are on no path to a control; a control of a group shows all that is in it. */
export function leaveUnshown(
  draft: Draft,
  root: Json,
  paths: readonly (readonly string[])[],
  at: readonly string[] = [],
): void {
  if (paths.some((path) => path.length === at.length)) return;
  const properties = groupAt(draft, root, at)?.properties;
  if (!isRecord(properties)) return;
  for (const [name, question] of Object.entries(properties)) {
    const below = paths.filter((path) => path[at.length] === name);
    if (below.length > 0) {
      if (isRecord(followed(root, question).properties)) leaveUnshown(draft, root, below, [...at, name]);
      continue;
    }
    const place = isRecord(question) ? draft.placeOf(question) : name;
    // A definition may be shown where another group refers to it, so the note says which of its places is not.
    const what = / \/(?:definitions|\$defs)\//.test(place) ? `"${[...at, name].join('/')}"` : 'it';
    draft.note(
      'left',
      place,
      `No control of the UI schema shows ${what}, so nobody was asked.`,
      '',
      'If it is to be asked, add it.',
    );
    draft.gone.add(name);
    delete properties[name];
  }
}
