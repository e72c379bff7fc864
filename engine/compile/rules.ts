// Long because it imports every rule. The rules by name, and which of them are for what. A finding's code is the name of its rule.
import { branchesHaveEffect } from './lint/conditions/branchesHaveEffect.ts';
import { conditionPatterns } from './lint/conditions/conditionPatterns.ts';
import { conditionsAcrossSteps } from './lint/conditions/conditionsAcrossSteps.ts';
import { conditionsInGroups } from './lint/conditions/conditionsInGroups.ts';
import { conditionsNameQuestions } from './lint/conditions/conditionsNameQuestions.ts';
import { conditionsNotCircular } from './lint/conditions/conditionsNotCircular.ts';
import { conditionsRequire } from './lint/conditions/conditionsRequire.ts';
import { conditionsVary } from './lint/conditions/conditionsVary.ts';
import { declarationsAgree } from './lint/conditions/declarationsAgree.ts';
import { dependenciesMeant } from './lint/conditions/dependenciesMeant.ts';
import { testsDecide } from './lint/conditions/testsDecide.ts';
import { answersKept } from './lint/forms/answersKept.ts';
import { answersTaken } from './lint/forms/answersTaken.ts';
import { autocompleteKnown } from './lint/forms/autocompleteKnown.ts';
import { computedAnswers } from './lint/forms/computedAnswers.ts';
import { definitionsUsed } from './lint/forms/definitionsUsed.ts';
import { doneSaysWhatHappens } from './lint/forms/doneSaysWhatHappens.ts';
import { editorSchemas } from './lint/forms/editorSchemas.ts';
import { fieldNamesValid } from './lint/forms/fieldNamesValid.ts';
import { filesTaken } from './lint/forms/filesTaken.ts';
import { filesUsed } from './lint/forms/filesUsed.ts';
import { formKeysFit } from './lint/forms/formKeysFit.ts';
import { listsSupported } from './lint/forms/listsSupported.ts';
import { lockedAnswers } from './lint/forms/lockedAnswers.ts';
import { optionsNamed } from './lint/forms/optionsNamed.ts';
import { passwordsHidden } from './lint/forms/passwordsHidden.ts';
import { pointersNameQuestions } from './lint/forms/pointersNameQuestions.ts';
import { referencesResolve } from './lint/forms/referencesResolve.ts';
import { sentKeysFit } from './lint/forms/sentKeysFit.ts';
import { stepsAnswerable } from './lint/forms/stepsAnswerable.ts';
import { stepsDistinct } from './lint/forms/stepsDistinct.ts';
import { stepsNotEmpty } from './lint/forms/stepsNotEmpty.ts';
import { uiKeysFit } from './lint/forms/uiKeysFit.ts';
import { uiNamesFields } from './lint/forms/uiNamesFields.ts';
import { versionRaised } from './lint/forms/versionRaised.ts';
import { widgetsFit } from './lint/forms/widgetsFit.ts';
import { letterPlaceholders } from './lint/office/letterPlaceholders.ts';
import { officeIdsDistinct } from './lint/office/officeIdsDistinct.ts';
import { officeIsUsed } from './lint/office/officeIsUsed.ts';
import { officeNamesAnswers } from './lint/office/officeNamesAnswers.ts';
import { officeNamesParts } from './lint/office/officeNamesParts.ts';
import { proofIsDate } from './lint/office/proofIsDate.ts';
import { statusesKept } from './lint/office/statusesKept.ts';
import type { Rule } from './lint/rule.ts';
import { attachmentsLimited } from './lint/schemas/attachmentsLimited.ts';
import { comparisonsAcrossSteps } from './lint/schemas/comparisonsAcrossSteps.ts';
import { comparisonsNameQuestions } from './lint/schemas/comparisonsNameQuestions.ts';
import { defaultsAnswer } from './lint/schemas/defaultsAnswer.ts';
import { fixedAnswers } from './lint/schemas/fixedAnswers.ts';
import { formats } from './lint/schemas/formats.ts';
import { groupsRequired } from './lint/schemas/groupsRequired.ts';
import { keywords } from './lint/schemas/keywords.ts';
import { keywordsFitType } from './lint/schemas/keywordsFitType.ts';
import { lengthsLimited } from './lint/schemas/lengthsLimited.ts';
import { lengthsNameQuestions } from './lint/schemas/lengthsNameQuestions.ts';
import { limitsAgree, limitsAgreeInBranches, limitsAgreeInParts } from './lint/schemas/limitsAgree.ts';
import { listEntriesNotEmpty } from './lint/schemas/listEntriesNotEmpty.ts';
import { noDuplicates } from './lint/schemas/noDuplicates.ts';
import { optionsNotEmpty } from './lint/schemas/optionsNotEmpty.ts';
import { patterns } from './lint/schemas/patterns.ts';
import { requiredHasEffect } from './lint/schemas/requiredHasEffect.ts';
import { requiredNamesQuestions } from './lint/schemas/requiredNamesQuestions.ts';
import { schemasAreObjects } from './lint/schemas/schemasAreObjects.ts';
import { typesDeclared } from './lint/schemas/typesDeclared.ts';
import { uniqueInLists } from './lint/schemas/uniqueInLists.ts';
import { valuesInList } from './lint/schemas/valuesInList.ts';
import { charactersSafe } from './lint/texts/charactersSafe.ts';
import { examplesAnswer } from './lint/texts/examplesAnswer.ts';
import { factsKnown } from './lint/texts/factsKnown.ts';
import { keywordsHaveMessages } from './lint/texts/keywordsHaveMessages.ts';
import { labelsDistinct } from './lint/texts/labelsDistinct.ts';
import { labelsFitOptions } from './lint/texts/labelsFitOptions.ts';
import { limitsInPlaceholders } from './lint/texts/limitsInPlaceholders.ts';
import { limitsInTexts } from './lint/texts/limitsInTexts.ts';
import { messagesFitComparisons } from './lint/texts/messagesFitComparisons.ts';
import { messagesFitLimits } from './lint/texts/messagesFitLimits.ts';
import { messagesFitPatterns } from './lint/texts/messagesFitPatterns.ts';
import { messagesNameTitles } from './lint/texts/messagesNameTitles.ts';
import { messagesReachable } from './lint/texts/messagesReachable.ts';
import { placeholders } from './lint/texts/placeholders.ts';
import { questionsHaveTitles } from './lint/texts/questionsHaveTitles.ts';
import { requiredHaveMessages } from './lint/texts/requiredHaveMessages.ts';
import { textsPlain } from './lint/texts/textsPlain.ts';
import { textsShown } from './lint/texts/textsShown.ts';
import { titlesDistinct } from './lint/texts/titlesDistinct.ts';
import { titlesUnmarked } from './lint/texts/titlesUnmarked.ts';
import { translated } from './lint/texts/translated.ts';
import { translationsCurrent } from './lint/texts/translationsCurrent.ts';

export type Rules = Readonly<Record<string, Rule>>;

/** The others rely on each of these, so they leave out the steps in which it finds something; each relies on those before it. */
export const FIRST = [{ schemasAreObjects }, { conditionPatterns }, { conditionsNotCircular }] as const;

/** As {@link FIRST}, for steps that others decide on. */
export const ACROSS_STEPS: readonly Rules[] = [{ conditionsAcrossSteps }, { conditionsNotCircular }];

export const RULES: Rules = {
  stepsDistinct,
  stepsAnswerable,
  filesTaken,
  answersTaken,
  filesUsed,
  definitionsUsed,
  keywords,
  typesDeclared,
  formats,
  patterns,
  keywordsFitType,
  fixedAnswers,
  defaultsAnswer,
  computedAnswers,
  listsSupported,
  listEntriesNotEmpty,
  fieldNamesValid,
  conditionsRequire,
  conditionsNameQuestions,
  conditionsInGroups,
  valuesInList,
  dependenciesMeant,
  conditionsVary,
  testsDecide,
  stepsNotEmpty,
  declarationsAgree,
  branchesHaveEffect,
  requiredNamesQuestions,
  groupsRequired,
  requiredHasEffect,
  lengthsLimited,
  limitsAgree,
  noDuplicates,
  optionsNotEmpty,
  charactersSafe,
  textsPlain,
  labelsFitOptions,
  lengthsNameQuestions,
  comparisonsNameQuestions,
  comparisonsAcrossSteps,
  uniqueInLists,
  factsKnown,
  questionsHaveTitles,
  textsShown,
  titlesDistinct,
  titlesUnmarked,
  requiredHaveMessages,
  keywordsHaveMessages,
  messagesReachable,
  placeholders,
  messagesNameTitles,
  limitsInPlaceholders,
  examplesAnswer,
  limitsInTexts,
  messagesFitComparisons,
  messagesFitLimits,
  messagesFitPatterns,
  uiNamesFields,
  widgetsFit,
  lockedAnswers,
  optionsNamed,
  uiKeysFit,
  autocompleteKnown,
  attachmentsLimited,
  formKeysFit,
  sentKeysFit,
  answersKept,
  editorSchemas,
  referencesResolve,
  pointersNameQuestions,
  passwordsHidden,
  versionRaised,
  doneSaysWhatHappens,
  officeIsUsed,
  officeIdsDistinct,
  officeNamesAnswers,
  officeNamesParts,
  proofIsDate,
  statusesKept,
  letterPlaceholders,
};

/** Rules that judge one question by itself. */
export const QUESTION_RULES: Rules = {
  keywords,
  typesDeclared,
  formats,
  patterns,
  keywordsFitType,
  listsSupported,
  lengthsLimited,
  limitsAgree,
  noDuplicates,
  optionsNotEmpty,
  keywordsHaveMessages,
  placeholders,
};

/** {@link QUESTION_RULES} that evaluate no condition. */
export const QUESTION_RULES_WITHOUT_CONDITIONS: Rules = { ...QUESTION_RULES, limitsAgree: limitsAgreeInParts };

const {
  declarationsAgree: _declarationsAgree,
  listEntriesNotEmpty: _listEntriesNotEmpty,
  requiredNamesQuestions: _requiredNamesQuestions,
  stepsNotEmpty: _stepsNotEmpty,
  titlesDistinct: _titlesDistinct,
  ...ofOneCondition
} = RULES;

/**
 * {@link RULES} without those that report what happens while several conditions hold. If one of the conditions is not known, it may be one that never holds
 * together with the others, so what those rules find is not certain.
 */
export const RULES_OF_ONE_CONDITION: Rules = { ...ofOneCondition, limitsAgree: limitsAgreeInBranches };

/** For the questions that an office's moves ask; `forms/office.schema.json` rules out what the others look for. */
export const MOVE_RULES: Rules = {
  typesDeclared,
  keywordsFitType,
  fieldNamesValid,
  requiredNamesQuestions,
  lengthsLimited,
  limitsAgree: limitsAgreeInParts,
  noDuplicates,
  optionsNotEmpty,
  labelsFitOptions,
  questionsHaveTitles,
  titlesDistinct,
  requiredHaveMessages,
  messagesReachable,
  placeholders,
  messagesNameTitles,
  limitsInPlaceholders,
  examplesAnswer,
  limitsInTexts,
  messagesFitComparisons,
  messagesFitLimits,
  messagesFitPatterns,
};

/** For every language but the first: only texts differ there, so the other rules would report again what they report for the first language. */
export const TRANSLATION_RULES: Rules = {
  messagesNameTitles,
  translated,
  translationsCurrent,
  charactersSafe,
  textsPlain,
  factsKnown,
  placeholders,
  examplesAnswer,
  limitsInTexts,
  messagesFitComparisons,
  messagesFitLimits,
  messagesFitPatterns,
  titlesDistinct,
  titlesUnmarked,
  labelsDistinct,
  doneSaysWhatHappens,
  letterPlaceholders,
};
export const MOVE_TRANSLATION_RULES: Rules = {
  messagesNameTitles,
  placeholders,
  examplesAnswer,
  limitsInTexts,
  messagesFitComparisons,
  messagesFitLimits,
  messagesFitPatterns,
  titlesDistinct,
  labelsDistinct,
};

/** Rules that compare a step with the rest of the form; they would find what a part that cannot be read declares missing. */
export const OF_WHOLE_FORM: ReadonlySet<string> = new Set([
  'stepsDistinct',
  'filesUsed',
  'definitionsUsed',
  'comparisonsAcrossSteps',
  'computedAnswers',
  'attachmentsLimited',
  'formKeysFit',
  'answersKept',
  'referencesResolve',
  'pointersNameQuestions',
  'passwordsHidden',
  'lockedAnswers',
  'versionRaised',
  'doneSaysWhatHappens',
  'officeIsUsed',
  'officeNamesAnswers',
  'officeNamesParts',
  'proofIsDate',
  'statusesKept',
  'letterPlaceholders',
]);
