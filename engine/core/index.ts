export { beginning } from './answers/beginning.ts';
export { computing } from './answers/computing.ts';
export { ending } from './answers/ending.ts';
export { EXACT_DIGITS, exact } from './answers/exact.ts';
export { flattenAnswers } from './answers/flattenAnswers.ts';
export { forgetting } from './answers/forgetting.ts';
export { isAsked, lastAsked } from './answers/isAsked.ts';
export { listAttachments, type NamedAttachment } from './answers/listAttachments.ts';
export { type Field, type Heading, listFields } from './answers/listFields.ts';
export { mapDocument } from './answers/mapDocument.ts';
export { CONDITION_KEYWORDS, matches } from './answers/matches.ts';
export { momentOf, momentPattern } from './answers/momentPattern.ts';
export { normaliseAnswer } from './answers/normaliseAnswer.ts';
export { CircularCondition, pruneAnswers } from './answers/pruneAnswers.ts';
export { resolve } from './answers/resolve.ts';
export { lengthPattern, lengthsOf } from './answers/textLength.ts';
export { visibleSchemaAt } from './answers/visibleSchemaAt.ts';
export { beginsCode, CALLING_CODES, countriesOf, nationalDigits } from './locale/callingCodes.ts';
export { compareAlphabetically } from './locale/compareAlphabetically.ts';
export { foldForSearch, searchWords } from './locale/foldForSearch.ts';
export { foldDigits } from './locale/foldText.ts';
export { dateIn, dateInWords, digitsIn, joinWithOr, numberIn, quantityIn } from './locale/formatting.ts';
export { isolateText, plusInFront } from './locale/isolateText.ts';
export { kindsOf } from './locale/kindsOf.ts';
export {
  byLanguage,
  directionOf,
  type InAnyLanguage,
  type Language,
  languages,
  notations,
  SOURCE,
} from './locale/language.ts';
export { momentInWords } from './locale/momentInWords.ts';
export { monthOf } from './locale/monthNames.ts';
export { formatDate, parseDate } from './locale/parseDate.ts';
export { type PluralWords, pluralCategories, pluralOf } from './locale/plural.ts';
export { internationalDigits, isInternational, normalisePhone, plainDigits } from './locale/readPhone.ts';
export { attachmentsIn } from './model/attachmentsIn.ts';
export type { BuiltSite } from './model/builtSite.ts';
export { dayOfLimit, type RelativeDay, readRelativeDay } from './model/dayLimits.ts';
export { declaredProperties, declaredTogether, declaresPath } from './model/declaredProperties.ts';
export { formSchema } from './model/formSchema.ts';
export { HIDDEN_TEXT } from './model/hiddenText.ts';
export { formatPointer, parsePointer } from './model/jsonPointer.ts';
export { keysOf } from './model/keysOf.ts';
export { largestSubmission, MOST_DIFFERENT } from './model/largestSubmission.ts';
export { limitsOfFile } from './model/limitsOfFile.ts';
export { memoise, memoise2 } from './model/memoise.ts';
export { type Messages, messageFor } from './model/messages.ts';
export { narrowed } from './model/narrowed.ts';
export { normaliseAddress } from './model/normaliseAddress.ts';
export { getIn, setIn, toName, toPath } from './model/path.ts';
export {
  ELAPSED_HEADER,
  HONEYPOT_NAME,
  OFFICE_HEADER,
} from './model/protocol.ts';
export { questionAtPointer } from './model/questionAtPointer.ts';
export { includesRole, type Role, roles } from './model/role.ts';
export { hasQuestions, isGroupSchema, isList, isRecord, isRequired, recordOf } from './model/schema.ts';
export { allSections, DRAWN_AT_ONCE, EVERY_OTHER, sections, uiOf } from './model/sections.ts';
export { DEV_ADDRESSES, SERVICE_ADDRESSES } from './model/serviceAddresses.ts';
export { codeOf, messageOf } from './model/thrown.ts';
export { titlePath } from './model/titlePath.ts';
export type {
  Answers,
  Attachment,
  AttachmentLimits,
  Computation,
  FieldError,
  Form,
  Path,
  Receipt,
  Schema,
  Section,
  Step,
  UiSchema,
} from './model/types.ts';
export type { ValidationError } from './model/validator.ts';
export { isWireName } from './model/wireName.ts';
export { acceptSubmission } from './validation/acceptSubmission.ts';
export { neededOnce } from './validation/neededOnce.ts';
export { isUnanswered, orderedErrors } from './validation/orderedErrors.ts';
export { stableAnswers } from './validation/stableAnswers.ts';
export { formErrors, stepErrors } from './validation/stepErrors.ts';
export { applyPreHydrationInput, type PreHydrationInput } from './wizard/applyPreHydrationInput.ts';
export { canAdvance, type StepState, stepStates } from './wizard/canAdvance.ts';
export { carryOver } from './wizard/carryOver.ts';
export { type Cleared, isNamed } from './wizard/cleared.ts';
export { isWaiting } from './wizard/isWaiting.ts';
export { prefillAnswers } from './wizard/prefillAnswers.ts';
export { reduceWizard } from './wizard/reduceWizard.ts';
export { type Draft, type Orphan, restoreDraft } from './wizard/restoreDraft.ts';
export { shownError } from './wizard/shownError.ts';
export {
  type Failure,
  pristineAnswers,
  startWizard,
  type WizardAction,
  type WizardState,
} from './wizard/wizardState.ts';
export { answerAt } from './workflow/answerAt.ts';
export { type Actor, type Command, type Decision, decide, type Refusal } from './workflow/decide.ts';
export { type FamilyKey, familyKeys } from './workflow/familyKeys.ts';
export { fillLetter } from './workflow/fillLetter.ts';
export { knownStatus } from './workflow/knownStatus.ts';
export { LETTER_FACTS, type Placeholder, placeholdersIn } from './workflow/placeholders.ts';
export { type CaseState, reduceCase } from './workflow/reduceCase.ts';
export { type SchoolYear, schoolYears } from './workflow/schoolYears.ts';
export { searchText } from './workflow/searchText.ts';
export { sortKeys } from './workflow/sortKeys.ts';
export type {
  AccountChange,
  AccountEvent,
  EventBody,
  EventContent,
  Letter,
  LetterMail,
  LetterWay,
  Move,
  Office,
  OfficeEvent,
} from './workflow/types.ts';
