// Findings that follow from another, and disappear with it: only that one is reported. A condition may have the same result for every answer
// because of another mistake in it: a question or option that there is not, a test of a text where the answer is a number, or an answer that it does not require. Of a condition without effect, no single test has one.
// A `const` that is to be written as an option needs no message. A step whose schema stands under "schema" asks nothing, and has no type.
import { formatPointer, isRecord, parsePointer } from '../../core/index.ts';
import { CAUSES } from '../doubts/doubtsOfConditions.ts';
import type { DefinitionError, Place } from '../errors/definitionError.ts';
import { holderOf, isWithin } from '../errors/pointers.ts';

/** The findings without those that follow from another. */
export function withoutConsequences(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  const placesOf = (codes: readonly string[]) =>
    findings.filter(({ code }) => codes.includes(code)).map(({ place }) => place);
  const causes = placesOf(CAUSES);
  const translations = placesOf(['translated']);
  const varying = placesOf(['conditionsVary']);
  const limits = placesOf(['limitsAgree']);
  const fixed = findings.flatMap(({ code, problem, place }) =>
    code === 'fixedAnswers' && problem.endsWith('has only one valid answer.') ? place : [],
  );
  const repeating = findings.flatMap(({ code, problem, place }) =>
    code === 'limitsAgree' && problem.includes(' has no effect: this branch applies ') ? place : [],
  );
  // Of a group without its type, `typesDeclared` says what it is.
  const untyped = findings.flatMap(({ code, repair, place }) =>
    code === 'typesDeclared' && repair.includes('"object"') ? place : [],
  );
  const inParts = placesOf(['conditionsInGroups']).filter(
    ({ file, pointer }) =>
      pointer.endsWith('/allOf') && !untyped.some((one) => one.file === file && `${one.pointer}/allOf` === pointer),
  );
  const cases = placesOf(['keywords']).filter((one) => /\/(?:oneOf|anyOf)$/.test(one.pointer));
  const misnamed = placesOf(['conditionsNameQuestions']);
  const inGroups = placesOf([
    'keywords',
    'requiredNamesQuestions',
    'fixedAnswers',
    'typesDeclared',
    'formats',
    'keywordsFitType',
  ]);
  const misnames = findings.filter(({ code }) => code === 'conditionsNameQuestions');
  const misnamedRequired = findings.filter(({ code }) => code === 'requiredNamesQuestions');
  const formats = placesOf(['formats']);
  const renamed = findings.flatMap(({ problem, place }) => (problem.endsWith(', so it stays one.') ? place : []));
  const misfits = placesOf(['keywordsFitType']);
  const namesRequired = misnamedRequired.map(({ place }) => place);
  const inRequired = namesRequired.filter(({ pointer }) => /\/required\/\d+$/.test(pointer));
  const empty = placesOf(['stepsNotEmpty']).map(({ file }) => file);
  const wrapped = placesOf(['keywords']).filter(({ file, pointer }) => pointer === '/schema' && empty.includes(file));
  const idle = findings.flatMap(({ problem, place }) => (problem === 'This branch changes nothing.' ? place : []));
  const ofConditions = placesOf(['keywords', 'valuesValid', 'formats', 'conditionPatterns', 'conditionsNameQuestions']);
  const misplaced = placesOf(['uiKeysFit']);
  const asksForFile = findings.some(
    ({ code, repair }) => code === 'keywords' && repair.includes('"format": "attachment"'),
  );
  const isSent = !findings.some(({ code }) => code === 'officeIsUsed');
  const follows = ({ code, place: { file, pointer }, problem, repair }: DefinitionError) => {
    const isIn = (places: readonly Place[], around: string) =>
      places.some((one) => one.file === file && isWithin(one.pointer, around));
    // What is to be removed, or made another, needs no message.
    const isGoing = (one: DefinitionError) =>
      one.place.file === file &&
      one.place.pointer === pointer &&
      /\bremove it(?: with its message)?\.$/i.test(one.repair);
    if (code === 'keywordsHaveMessages' && findings.some(isGoing)) return true;
    // `contentEncoding` and `contentMediaType` both ask for a file.
    const saysSame = (one: DefinitionError) =>
      one.place.file === file &&
      one.place.pointer < pointer &&
      holderOf(one.place.pointer) === holderOf(pointer) &&
      one.repair === repair;
    if (code === 'keywords' && repair.startsWith('Remove it, and ask for a file') && findings.some(saysSame))
      return true;
    // Of a list whose options stand beside its type, it is told where they belong.
    const isOfOptions = ({ place, problem: what }: DefinitionError) =>
      place.file === file && holderOf(place.pointer) === pointer && what.startsWith('The options of a list stand');
    if ((code === 'typesDeclared' || code === 'lengthsLimited') && findings.some(isOfOptions)) return true;
    // What the parts of a single question say is said at the question, once they stand there.
    const isOfPart =
      SAID_IN_PARTS.includes(code) &&
      inParts.some((one) => one.file === file && isWithin(pointer, holderOf(one.pointer)));
    // A question of which the cases are to name the answers gets its type by them.
    const isOfCases =
      code === 'typesDeclared' && cases.some((one) => one.file === file && isDeclaredBeside(pointer, one.pointer));
    if (isOfPart || isOfCases) return true;
    // Without `submit.post` office.json is not read, so all its statuses seem to be gone; `officeIsUsed` reports the cause.
    if (code === 'statusesKept') return !isSent;
    if (code === 'translated') return isMoved(findings, { file, pointer });
    if (code === 'valuesValid' && /\/asks$/.test(pointer)) return isOfQuestions(findings, { file, pointer });
    // `translated` reports at this place that the placeholders are not those of the English; its repair corrects this, too.
    if (code === 'placeholders' || code === 'letterPlaceholders')
      return translations.some((one) => one.file === file && one.pointer === pointer);
    // The name that is required seems to be another, and is misspelt.
    if (code === 'messagesReachable' && pointer.endsWith('/errorMessage/required'))
      return isIn(namesRequired, `${pointer.slice(0, -'/errorMessage/required'.length)}/dependentRequired`);
    if (code === 'messagesReachable')
      return misnamedRequired.some(({ place, repair }) => place.file === file && isMeantBy(repair, problem));
    const isBeside = (one: Place) =>
      one.file === file && (isWithin(pointer, one.pointer) || isWithin(one.pointer, pointer));
    // If the group requires a question that only a branch asks, and the branch requires it as well, `requiredNamesQuestions` reports the first. Once that is removed, the second is
    // no repetition.
    if (code === 'branchesHaveEffect' && problem.includes(' is required already '))
      return misnamedRequired.some(
        (one) => one.place.file === file && one.problem.split(' ')[0] === problem.split(' ')[0],
      );
    // Whether the condition holds without an answer is not known before all of it can be read.
    const isUnanswered = code === 'branchesHaveEffect' && problem.startsWith('This applies only while');
    if (isUnanswered && isIn(ofConditions, `${holderOf(pointer)}/if`)) return true;
    // Where `uiKeysFit` says that `ui:same-as` is not for this question, the name that it has does not matter.
    if (code === 'referencesResolve') return misplaced.some((one) => one.file === file && one.pointer === pointer);
    // `attachments` has no effect yet, because a text is asked for in place of a file, which `keywords` reports.
    if (code === 'attachmentsLimited' && problem.startsWith('"attachments" has no effect: no question'))
      return asksForFile;
    // The repair of a name in the condition that is none says what to require.
    if (code === 'conditionsRequire') {
      const isOfSame = (place: Place) => place.file === file && isWithin(place.pointer, pointer);
      return misnames.some((one) => isOfSame(one.place) && names(one.problem, problem));
    }
    // What the right format is decides whether a text needs a `maxLength`.
    if (code === 'lengthsLimited' && isIn(formats, pointer)) return true;
    // `fixedAnswers` reports a `const` that visitors would have to enter, and tells to write `readOnly` or to list several options. With `readOnly` the `const` needs no
    // message; with other options a limit beside it may refuse one of them, so that it has no effect is not known yet.
    const only = `${pointer.slice(0, pointer.lastIndexOf('/'))}/const`;
    const isOnlyFixed = fixed.some((one) => one.file === file && one.pointer === only);
    // A `const` in a branch that only this answer leads to changes nothing, so nothing is to be written in its place.
    const isRepeated = code === 'limitsAgree' && problem.includes(' can still be chosen in this branch');
    if (isRepeated && repeating.some((one) => one.file === file && one.pointer === pointer)) return true;
    if (code === 'limitsAgree' && isOnlyFixed && problem.endsWith('The only answer passes it.')) return true;
    // `declarationsAgree` reports a text that a branch asks under the name of a choice; under a name of its own, its limits have an effect.
    // A keyword of another type says nothing, whatever its value or what it holds is.
    if (code === 'limitsAgree' || code === 'lengthsLimited')
      return [...misfits, ...renamed].some((one) => one.file === file && isWithin(pointer, one.pointer));
    // No question of the entry seems to be required, because the name under its `required` is misspelt.
    if (code === 'listEntriesNotEmpty') return isIn(inRequired, pointer);
    // "One of these is required" is read as a condition for each name on the others, so a misspelt name is found in each of these conditions, too.
    const among = /^.*\/anyOf(?=\/\d+(?:\/if)?$)/.exec(pointer)?.[0];
    if (
      among !== undefined &&
      ['conditionsNameQuestions', 'branchesHaveEffect'].includes(code) &&
      isIn(inRequired, among)
    )
      return true;
    // The repair would remove the test of a misspelt question.
    if (
      code === 'testsDecide' &&
      misnamed.some((one) => one.file === file && conditionAround(one.pointer) === conditionAround(pointer))
    )
      return true;
    // What a branch requires that changes nothing goes with it.
    if (code === 'requiredHasEffect' && isWithinOne(idle, file, pointer)) return true;
    // No question of the group seems to be required, because the name under its `required`, or that keyword, is misspelt.
    if (code === 'requiredHasEffect')
      return inGroups.some((one) => one.file === file && isInNamed(one.pointer, problem));
    // One of several parts of a condition can be removed, and `--mend` does.
    if (code === 'testsDecide') return !/\/(?:allOf|anyOf)\/\d+$/.test(pointer) && varying.some(isBeside);
    if (code === 'conditionsVary')
      return causes.some((one) => one.file === file && isWithin(pointer, conditionAround(one.pointer)));
    if (['typesDeclared', 'stepsNotEmpty', 'fieldNamesValid'].includes(code))
      return pointer === '' && wrapped.some((one) => one.file === file);
    if (code === 'uiNamesFields')
      return wrapped.some((one) => one.file.replace(/\.schema\.json$/, '.ui.json') === file);
    if (code !== 'keywordsHaveMessages' || pointer !== only) return false;
    return isOnlyFixed || limits.some((one) => one.file === file && one.pointer === only);
  };
  return findings.filter((finding) => !follows(finding));
}

/**
 * True for a `translated` finding that vanishes with a mend of `translationsCurrent`: when an English text moves in its file, its translation still has the old JSON
 * Pointer as its name. The mend renames it, so neither is the new name missing nor the old one unknown.
 */
function isMoved(findings: readonly DefinitionError[], { file, pointer }: Place): boolean {
  const [name = '', text = ''] = parsePointer(pointer);
  const moves = findings.flatMap(({ code, mend = [] }) => (code === 'translationsCurrent' ? mend : []));
  const moved = moves.find((edit) => edit.file === file && edit.pointer === formatPointer([name]))?.value;
  const before = findings.some(
    (one) => one.code === 'translated' && one.place.pointer === pointer && NO_TEXT.test(one.problem),
  );
  return isRecord(moved) && Object.hasOwn(moved, text) !== before;
}

const NO_TEXT = /is not a text of/;

/** True where the questions that a move asks stand straight under "asks": one finding says so, and that they need a "type" and "properties" follows. */
function isOfQuestions(findings: readonly DefinitionError[], { file, pointer }: Place): boolean {
  return findings.some(
    ({ code, place, repair }) =>
      code === 'keysKnown' &&
      place.file === file &&
      isWithin(place.pointer, pointer) &&
      repair.startsWith('Write it under'),
  );
}

/** Rules that read what the parts of a question say. */
const SAID_IN_PARTS: readonly string[] = ['typesDeclared', 'lengthsLimited', 'messagesReachable', 'textsShown'];

/** True for a question that the group declares in which the keyword stands. */
function isDeclaredBeside(question: string, keyword: string): boolean {
  return holderOf(question) === `${holderOf(keyword)}/properties`;
}

function isWithinOne(places: readonly Place[], file: string, pointer: string): boolean {
  return places.some((one) => one.file === file && isWithin(pointer, one.pointer));
}

/** True if both name the same question of a condition. */
function names(misnamed: string, unrequired: string): boolean {
  const [name] = /"[^"]+"/.exec(misnamed) ?? [];
  return name !== undefined && unrequired.startsWith(`The condition on ${name} `);
}

/** True if `repair` proposes the name with which `problem` begins. */
function isMeantBy(repair: string, problem: string): boolean {
  const [name] = /^"[^"]+"/.exec(problem) ?? [];
  return name !== undefined && repair.endsWith(`Perhaps ${name} was meant.`);
}

/** True for a pointer into a question that `problem` names. */
function isInNamed(pointer: string, problem: string): boolean {
  const keys = parsePointer(pointer);
  return keys.some((key, i) => keys[i - 1] === 'properties' && problem.includes(`"${key}"`));
}

/** The innermost condition that a place is in; otherwise the place itself. */
function conditionAround(pointer: string): string {
  return /^.*\/if(?=\/|$)/.exec(pointer)?.[0] ?? pointer;
}
