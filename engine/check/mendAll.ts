import type { DefinitionError } from '../compile/index.ts';
import { checkProject } from './checkProject.ts';
import { applyMend } from './edits/applyMend.ts';
import { withTranslations } from './edits/withTranslations.ts';

/** An answer that is mended may show another question, whose answer is then mended. No form is as deep as this. */
const MOST_ROUNDS = 20;

/** Files that record texts, answers and addresses. Mends of these files are carried out last, because other mends change what is recorded. */
const RECORDS = /(?:published|translated|addresses)\.json$/;

/**
 * Carries out the certain repairs, and those of what is found afterwards.
 * @returns the findings that are left
 */
export function mendAll(formsFolder: string, only?: string): Promise<readonly DefinitionError[]> {
  return mendWhere(formsFolder, only, () => true);
}

/** As {@link mendAll}, for the findings that are meant. */
export async function mendWhere(
  formsFolder: string,
  only: string | undefined,
  isMeant: (finding: DefinitionError) => boolean,
): Promise<readonly DefinitionError[]> {
  for (let round = 0; ; round++) {
    const findings = await checkProject(formsFolder, only);
    const certain = findings.flatMap((finding) => (finding.mend && isMeant(finding) ? [finding.mend] : []));
    if (certain.length === 0 || round === MOST_ROUNDS) return findings;
    const first = certain.filter((mend) => !mend.some(({ file }) => RECORDS.test(file)));
    // Last to first, so that removing an entry of a list does not change the pointers of later mends.
    for (const mend of (first.length > 0 ? first : certain).toReversed()) applyMend(withTranslations(mend));
  }
}
