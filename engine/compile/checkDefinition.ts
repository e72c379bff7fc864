// The list of rules, and running them.
import { SOURCE } from '../core/index.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import { branchesHaveEffect } from './lint/conditions/branchesHaveEffect.ts';
import { conditionsInGroups } from './lint/conditions/conditionsInGroups.ts';
import { conditionsNameQuestions } from './lint/conditions/conditionsNameQuestions.ts';
import { conditionsRequire } from './lint/conditions/conditionsRequire.ts';
import { conditionsVary } from './lint/conditions/conditionsVary.ts';
import { questionsReachable } from './lint/conditions/questionsReachable.ts';
import { fieldNamesValid } from './lint/forms/fieldNamesValid.ts';
import { filesUsed } from './lint/forms/filesUsed.ts';
import { listsSupported } from './lint/forms/listsSupported.ts';
import { pointersNameQuestions } from './lint/forms/pointersNameQuestions.ts';
import { referencesResolve } from './lint/forms/referencesResolve.ts';
import { stepsDistinct } from './lint/forms/stepsDistinct.ts';
import { uiNamesFields } from './lint/forms/uiNamesFields.ts';
import { versionRaised } from './lint/forms/versionRaised.ts';
import { widgetsFit } from './lint/forms/widgetsFit.ts';
import type { Rule } from './lint/rule.ts';
import { attachmentsLimited } from './lint/schemas/attachmentsLimited.ts';
import { fixedAnswers } from './lint/schemas/fixedAnswers.ts';
import { formats } from './lint/schemas/formats.ts';
import { groupsRequired } from './lint/schemas/groupsRequired.ts';
import { keywords } from './lint/schemas/keywords.ts';
import { keywordsFitType } from './lint/schemas/keywordsFitType.ts';
import { lengthsLimited } from './lint/schemas/lengthsLimited.ts';
import { lengthsNameQuestions } from './lint/schemas/lengthsNameQuestions.ts';
import { limitsAgree } from './lint/schemas/limitsAgree.ts';
import { listEntriesNotEmpty } from './lint/schemas/listEntriesNotEmpty.ts';
import { noDuplicates } from './lint/schemas/noDuplicates.ts';
import { patterns } from './lint/schemas/patterns.ts';
import { requiredNamesQuestions } from './lint/schemas/requiredNamesQuestions.ts';
import { schemasAreObjects } from './lint/schemas/schemasAreObjects.ts';
import { typesDeclared } from './lint/schemas/typesDeclared.ts';
import { valuesInList } from './lint/schemas/valuesInList.ts';
import { keywordsHaveMessages } from './lint/texts/keywordsHaveMessages.ts';
import { labelsFitOptions } from './lint/texts/labelsFitOptions.ts';
import { messagesReachable } from './lint/texts/messagesReachable.ts';
import { placeholders } from './lint/texts/placeholders.ts';
import { questionsHaveTitles } from './lint/texts/questionsHaveTitles.ts';
import { requiredHaveMessages } from './lint/texts/requiredHaveMessages.ts';
import { titlesDistinct } from './lint/texts/titlesDistinct.ts';
import { translated } from './lint/texts/translated.ts';
import type { Definition } from './read/readDefinition.ts';

const RULES: readonly Rule[] = [
  stepsDistinct,
  filesUsed,
  keywords,
  typesDeclared,
  formats,
  patterns,
  keywordsFitType,
  fixedAnswers,
  listsSupported,
  listEntriesNotEmpty,
  fieldNamesValid,
  conditionsRequire,
  conditionsNameQuestions,
  conditionsInGroups,
  valuesInList,
  conditionsVary,
  questionsReachable,
  branchesHaveEffect,
  requiredNamesQuestions,
  groupsRequired,
  lengthsLimited,
  limitsAgree,
  noDuplicates,
  labelsFitOptions,
  lengthsNameQuestions,
  questionsHaveTitles,
  titlesDistinct,
  requiredHaveMessages,
  keywordsHaveMessages,
  messagesReachable,
  placeholders,
  uiNamesFields,
  widgetsFit,
  attachmentsLimited,
  referencesResolve,
  pointersNameQuestions,
  versionRaised,
];

/** In a translation only texts differ, so the other rules would find the same again. */
const TRANSLATION_RULES: readonly Rule[] = [translated, placeholders, titlesDistinct];

/** The findings of every rule for the definition's language, in the order of the rules. */
export function checkDefinition(definition: Definition): readonly DefinitionError[] {
  if (definition.language !== SOURCE) return TRANSLATION_RULES.flatMap((rule) => [...rule(definition)]);
  const invalid = [...schemasAreObjects(definition)];
  return invalid.length > 0 ? invalid : RULES.flatMap((rule) => [...rule(definition)]);
}
