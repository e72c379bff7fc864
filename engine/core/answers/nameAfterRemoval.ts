// State that is kept by field name (touched, refused) must follow its entry when one before it is removed.
import { toName, toPath } from '../model/path.ts';

/** The name after entry `removed` of `list` is gone: shifted, unchanged, or undefined when it stood in that entry. */
export function nameAfterRemoval(name: string, list: string, removed: number): string | undefined {
  const at = toPath(list);
  const path = toPath(name);
  const index = path[at.length];
  if (typeof index !== 'number' || index < removed || toName(path.slice(0, at.length)) !== list) return name;
  if (index === removed) return undefined;
  return toName([...at, index - 1, ...path.slice(at.length + 1)]);
}
