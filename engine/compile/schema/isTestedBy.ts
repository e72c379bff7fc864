import type { Schema } from '../../core/index.ts';
import { fieldReferences } from './fieldReferences.ts';
import { type Branch, groupParts } from './groupParts.ts';

/** True where one of these branches depends on the answer to the question `key`, also by way of questions that are asked for that answer. */
export function isTestedBy(under: readonly Branch[], key: string, group: Schema): boolean {
  const seen = new Set<string>();
  const depends = (branches: readonly Branch[]): boolean =>
    branches.some(({ condition }) => namesIn(condition).some(leadsBack));
  const leadsBack = (name: string): boolean => {
    if (name === key) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return groupParts(group).some((part) => Object.hasOwn(part.schema.properties ?? {}, name) && depends(part.under));
  };
  return depends(under);
}

/** The questions of the group that a condition refers to. */
function namesIn(condition: Schema): readonly string[] {
  return [...fieldReferences(condition).values()].map(({ path: [name] }) => String(name));
}
