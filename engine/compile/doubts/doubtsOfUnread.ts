// Steps of which nothing can be read are judged as steps without questions (`readableForm.ts`), so that the rest of the form is judged whole. Some of what the rules
// find there may only be due to the questions that are missing: those findings are not reported.
import { formatPointer, parsePointer, toName } from '../../core/index.ts';
import type { DefinitionError, Place } from '../errors/definitionError.ts';
import { isWithin } from '../errors/pointers.ts';
import type { Definition, DefinitionStep } from '../read/definition.ts';

/** Rules that report that no question has or uses something (e.g. `phoneCountry` without a phone number), with the places where they do. A step that cannot be read may have it. */
const OF_ALL_QUESTIONS: readonly (readonly [code: string, place: RegExp])[] = [
  ['attachmentsLimited', /form\.json#/],
  ['definitionsUsed', /#/],
  ['filesUsed', /#/],
  ['formKeysFit', /#\/(?:phoneCountry|incomplete)$/],
];

/** Rules that report a JSON Pointer that leads to no answer. The answers of a step without `at` are at the top of the submission, so any unknown pointer may lead to one of them. */
const OF_NAMED_ANSWERS: readonly string[] = [
  'comparisonsAcrossSteps',
  'conditionsAcrossSteps',
  'letterPlaceholders',
  'lockedAnswers',
  'officeNamesAnswers',
  'pointersNameQuestions',
  'proofIsDate',
  'referencesResolve',
  'stepsDistinct',
  'versionRaised',
];

/**
 * Returns a test of findings: true for one that may be due to the unread steps. These are
 * - findings at such a step, whose own place is the one in form.json;
 * - findings of `OF_ALL_QUESTIONS`, and where such a step has no `at`, of `OF_NAMED_ANSWERS`, unless they name only answers below the `at` of a step that is read;
 * - findings that name an answer of such a step, in their words or in what is written at their place.
 */
export function doubtsOfUnread(
  definition: Definition,
  unread: readonly DefinitionStep[],
): (finding: Pick<DefinitionError, 'code' | 'place' | 'problem' | 'repair'>) => boolean {
  const isNameless = unread.some(({ at }) => at.length === 0);
  const mentions = unread.flatMap(({ at }) =>
    at.length === 0 ? [] : [`${formatPointer(at)}/`, `${formatPointer(at)}"`, `${toName(at)}[`],
  );
  const read = definition.steps.filter(
    (step) => step.at.length > 0 && !unread.some(({ entry }) => entry === step.entry),
  );
  // Two steps may not have the same place (`stepsDistinct`). A letter may also name what is no answer.
  const isOfRead = (code: string, problem: string) => {
    const named = [...problem.matchAll(/["{](\/[^"}]*)["}]/g)].map(([, pointer = '']) => pointer);
    const areOfRead = named.every((one) => read.some(({ at }) => isWithin(one, formatPointer(at))));
    return areOfRead && (named.length > 0 || code === 'letterPlaceholders');
  };
  const undrawn = definition.partial.filter((step) => step.isUndrawn);
  return ({ code, place, problem, repair }) => {
    // The ui file may refer to any other file, order the questions, and name options that differ in capital letters only.
    if (undrawn.length > 0 && code === 'filesUsed') return true;
    const isOfUi = code === 'uiNamesFields' || problem.includes('differ only in');
    if (isOfUi && undrawn.some(({ schemaPlace }) => schemaPlace.file === place.file)) return true;
    if (unread.length === 0) return false;
    const words = `${problem} ${repair} ${JSON.stringify(definition.written(place))}`;
    return (
      OF_ALL_QUESTIONS.some(([one, at]) => code === one && at.test(`${place.file}#${place.pointer}`)) ||
      (isNameless && OF_NAMED_ANSWERS.includes(code) && !isOfRead(code, problem)) ||
      unread.some((step) => isOfQuestions(step, place)) ||
      mentions.some((mention) => words.includes(mention))
    );
  };
}

/** True for the place of an unread step, or of something in it that its entry in form.json does not have. */
function isOfQuestions({ entry, schemaPlace }: DefinitionStep, { file, pointer }: Place): boolean {
  if (file !== schemaPlace.file || !`${pointer}/`.startsWith(`${schemaPlace.pointer}/`)) return false;
  const [key] = parsePointer(pointer.slice(schemaPlace.pointer.length));
  return key === undefined || !Object.hasOwn(entry, key);
}
