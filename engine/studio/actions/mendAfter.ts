// After a change only what follows from it is mended: a finding that was there before is the maintainer's to decide on.
import { mendWhere } from '../../check/index.ts';
import type { DefinitionError } from '../../compile/index.ts';

/** Only the check writes these records: they are brought up to date with every change. */
const OF_RECORDS = ['versionRaised', 'translationsCurrent'];

/** What tells a finding from others wherever it stands in its file. */
export function keyOf({ code, place, problem }: DefinitionError): string {
  return JSON.stringify([code, place.file, problem]);
}

/**
 * Carries out the certain repairs of the findings of a form that are not among the known.
 * @param known keys as of {@link keyOf}
 * @returns the findings that are left
 */
export function mendAfter(
  folder: string,
  form: string,
  known: ReadonlySet<string>,
): Promise<readonly DefinitionError[]> {
  return mendWhere(folder, form, (finding) => OF_RECORDS.includes(finding.code) || !known.has(keyOf(finding)));
}
