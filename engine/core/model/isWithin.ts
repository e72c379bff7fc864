import { declaredProperties } from './declaredProperties.ts';
import { toName, toPath } from './path.ts';
import type { Step } from './types.ts';

/** True for the name of a question of the step, or of what is in one. */
export function isWithin(name: string, { at, schema }: Step): boolean {
  const path = toPath(name);
  const [first = ''] = path;
  if (at.length === 0) return Object.hasOwn(declaredProperties(schema), first);
  return toName(path.slice(0, at.length)) === toName(at);
}
