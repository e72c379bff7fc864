// Touched fields and refusals are stored by field name, which has the entry's index. When an entry is removed, the names of
// the later entries change.
import { toName, toPath } from '../model/path.ts';

/** The name after entry `removed` of `list` was removed: shifted, unchanged, or undefined for a field of that entry. */
export function nameAfterRemoval(name: string, list: string, removed: number): string | undefined {
  const at = toPath(list);
  const path = toPath(name);
  const index = path[at.length];
  if (typeof index !== 'number' || index < removed || toName(path.slice(0, at.length)) !== list) return name;
  if (index === removed) return undefined;
  return toName([...at, index - 1, ...path.slice(at.length + 1)]);
}
