// A condition on a question or an option that there is not never holds, so what it asks is never asked: only the condition is reported.
import type { DefinitionError } from '../errors/definitionError.ts';

const CAUSES = ['conditionsNameQuestions', 'valuesInList'];

/** The findings without those that follow from another, and disappear with it. */
export function withoutConsequences(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  const causes = findings.filter(({ code }) => CAUSES.includes(code)).map(({ place }) => place);
  const follows = ({ code, place }: DefinitionError) =>
    code === 'questionsReachable' &&
    causes.some(
      ({ file, pointer }) => file === place.file && branchesOf(pointer).some((at) => place.pointer.startsWith(at)),
    );
  return findings.filter((finding) => !follows(finding));
}

/** The beginnings of the pointers to what a condition asks: its branches, or the part of `dependentSchemas` that it was made of. */
function branchesOf(pointer: string): readonly string[] {
  const holder = pointer.replace(/\/if$/, '');
  return /\/(?:dependencies|dependentSchemas)\/[^/]+$/.test(holder)
    ? [`${holder}/`]
    : [`${holder}/then/`, `${holder}/else/`];
}
