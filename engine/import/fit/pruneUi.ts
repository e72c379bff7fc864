// A UI schema may draw questions that the schema does not have; RJSF ignores them.
import { isRecord } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import { declarationsBelow } from '../draft/schemas.ts';

/** Removes the ui entries of questions that the schema does not declare. */
export function pruneUi(
  draft: Draft,
  file: string,
  root: Json,
  ui: Json,
  groups: readonly Json[] = [root],
  keys: readonly string[] = [],
): void {
  for (const [name, entry] of Object.entries(ui)) {
    if (name.startsWith('ui:') || name.startsWith('$') || !isRecord(entry)) continue;
    const at = [...keys, name];
    const declared = groups.flatMap((group) => declarationsBelow(root, group, name));
    if (declared.length > 0) pruneUi(draft, file, root, entry, declared, at);
    else {
      draft.note('left', draft.originOf(file, at), 'There is no such question.');
      delete ui[name];
    }
  }
}

/** Removes the entries that say nothing. */
export function dropEmpty(ui: Json): void {
  for (const [name, entry] of Object.entries(ui)) {
    if (name.startsWith('ui:') || !isRecord(entry)) continue;
    dropEmpty(entry);
    if (Object.keys(entry).length === 0) delete ui[name];
  }
}
