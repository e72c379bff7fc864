// A condition may have the same result for every answer because of another mistake in it: a question or option that there is not, a test of a text
// where the answer is a number, or an answer that it does not require. Only that mistake is reported.
import type { DefinitionError } from '../errors/definitionError.ts';

const CAUSES = ['conditionsNameQuestions', 'conditionsRequire', 'valuesInList'];

/** The findings without those that follow from another, and disappear with it. */
export function withoutConsequences(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  const causes = findings.filter(({ code }) => CAUSES.includes(code)).map(({ place }) => place);
  const follows = ({ code, place }: DefinitionError) =>
    code === 'conditionsVary' &&
    causes.some(({ file, pointer }) => file === place.file && isWithin(place.pointer, pointer));
  return findings.filter((finding) => !follows(finding));
}

function isWithin(pointer: string, condition: string): boolean {
  return pointer === condition || pointer.startsWith(`${condition}/`);
}
