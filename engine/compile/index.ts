export { answersRequired } from './answers/answersRequired.ts';
export { answerText } from './answers/answerText.ts';
export { brokenLimit } from './answers/brokenLimit.ts';
export { combinationsOf, variedPaths } from './answers/combinations.ts';
export { withComparedLimits } from './answers/comparedLimits.ts';
export { formattedTexts } from './answers/formattedTexts.ts';
export { exactness, multipleBeyond } from './answers/isMultiple.ts';
export { firstNumber } from './answers/numbersWithin.ts';
export { shiftedDay } from './answers/shiftedDay.ts';
export { type CheckedForm, checkForm } from './checkForm.ts';
export { expandAttachments } from './codegen/expandAttachments.ts';
export { type CompiledForm, compileDefinition, compileForm, compileInParts } from './compileForm.ts';
export { compileOffice, compileOfficeOf } from './compileOffice.ts';
export { DefinitionError, type Edit, type Finding, type Place } from './errors/definitionError.ts';
export { didYouMean } from './errors/didYouMean.ts';
export { type Fact, type Facts, factIn, factValue, fillText } from './facts/facts.ts';
export { RENAMED_FORMATS } from './foreign/foreignKeywords.ts';
export { comparedKind } from './lint/comparableAnswers.ts';
export {
  type ComputableAnswer,
  type ComputationKind,
  computableAnswers,
  groupOfStep,
  singleAnswer,
} from './lint/computableAnswers.ts';
export { passwordNames } from './lint/forms/passwordsHidden.ts';
export { unsafeTexts } from './lint/texts/charactersSafe.ts';
export { plain } from './lint/texts/textsPlain.ts';
export { withoutMark } from './lint/texts/titlesUnmarked.ts';
export { fillMessages } from './messages/fillMessages.ts';
export { casesOf, caseValue, questionOfCases } from './normalise/alternatives.ts';
export { normaliseUi } from './normalise/normaliseUi.ts';
export { publishedOf } from './publish/published.ts';
export { recordFindings } from './publish/recordFindings.ts';
export {
  behindIn,
  currentRecord,
  RECORD,
  type RecordedFile,
  recordedOf,
  recordFileOf,
  recordOf,
} from './publish/translationRecord.ts';
export { asOneStep, wholeSchema } from './read/asOneStep.ts';
export { checkFolder } from './read/checkFolder.ts';
export { checkJson } from './read/checkJson.ts';
export type { Definition, DefinitionStep, FormFile, OfficeFile } from './read/definition.ts';
export { differencesIn } from './read/differencesIn.ts';
export { filesBelow, foldersIn, isFolder } from './read/filesBelow.ts';
export { formAt } from './read/formAt.ts';
export { type JsonFile, parseJsonFile, readJsonFile } from './read/jsonFile.ts';
export { languageFileOf, readLanguageFile, translate } from './read/languageFile.ts';
export { listTexts } from './read/listTexts.ts';
export { officeOf } from './read/officeOf.ts';
export { MOST_LEVELS } from './read/parseJson.ts';
export { listForms } from './read/readDefinition.ts';
export { factsFileOf, readFacts, unknownFact, withFacts } from './read/readFacts.ts';
export { recent } from './read/recent.ts';
export { placesOfConditions } from './schema/acrossSteps.ts';
export { withAllOptions, withClosed } from './schema/closedOptions.ts';
export { COMPARISONS, type Comparison, comparedOutside, comparedPath, comparedWith } from './schema/comparisons.ts';
export { lastName, namesIn, reachedBy } from './schema/computations.ts';
export { drawnWidget } from './schema/drawnWidget.ts';
export { entryOf } from './schema/entryOf.ts';
export { fieldReferences } from './schema/fieldReferences.ts';
export { everyDay, FORMATS } from './schema/formats.ts';
export { appliesTo, type Branch, type GroupPart, groupParts } from './schema/groupParts.ts';
export { groupQuestions } from './schema/groupQuestions.ts';
export { LIMITS, type LimitKeyword, type ViolableKeyword } from './schema/keywords.ts';
export { mapQuestions } from './schema/mapQuestions.ts';
export { isOfNamedAnswers } from './schema/namedAnswers.ts';
export { characterSamples, withoutProperties } from './schema/patterns/characterSamples.ts';
export { textsMatching } from './schema/patterns/textMatching.ts';
export { DEPENDENCIES, positionBelow } from './schema/positions.ts';
export { hasInitialAnswer, isNeverMissing, questionAt, questionsAt } from './schema/questions.ts';
export { testsClosed } from './schema/testsClosed.ts';
export { isBox, isYesNo, noteYesNo } from './schema/yesNo.ts';
