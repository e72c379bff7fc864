// Holds a definition against every rule. The list of rules is the index of what a maintainer is protected from.
import { SOURCE } from '../../core/locale/language.ts';
import type { DefinitionError } from '../errors/definitionError.ts';
import type { Definition } from '../read/readDefinition.ts';
import { attachmentsLimited } from './rules/attachmentsLimited.ts';
import { bounded } from './rules/bounded.ts';
import { branchesMatter } from './rules/branchesMatter.ts';
import { conditionsDecide } from './rules/conditionsDecide.ts';
import { conditionsInGroups } from './rules/conditionsInGroups.ts';
import { conditionsNameQuestions } from './rules/conditionsNameQuestions.ts';
import { conditionsRequire } from './rules/conditionsRequire.ts';
import { filesUsed } from './rules/filesUsed.ts';
import { fixedAnswers } from './rules/fixedAnswers.ts';
import { formats } from './rules/formats.ts';
import { groupsRequired } from './rules/groupsRequired.ts';
import { keywords } from './rules/keywords.ts';
import { keywordsFitType } from './rules/keywordsFitType.ts';
import { keywordsHaveWords } from './rules/keywordsHaveWords.ts';
import { labelsApart } from './rules/labelsApart.ts';
import { labelsFitOptions } from './rules/labelsFitOptions.ts';
import { lengthsNameQuestions } from './rules/lengthsNameQuestions.ts';
import { limitsAgree } from './rules/limitsAgree.ts';
import { listsBegin } from './rules/listsBegin.ts';
import { listsDrawn } from './rules/listsDrawn.ts';
import { messagesRaised } from './rules/messagesRaised.ts';
import { namesTravel } from './rules/namesTravel.ts';
import { noDuplicates } from './rules/noDuplicates.ts';
import { patterns } from './rules/patterns.ts';
import { placeholders } from './rules/placeholders.ts';
import { pointersLead } from './rules/pointersLead.ts';
import { pointersNameQuestions } from './rules/pointersNameQuestions.ts';
import { questionsHaveTitles } from './rules/questionsHaveTitles.ts';
import { questionsReachable } from './rules/questionsReachable.ts';
import { requiredHaveWords } from './rules/requiredHaveWords.ts';
import { requiredNamesQuestions } from './rules/requiredNamesQuestions.ts';
import type { Rule } from './rules/rule.ts';
import { schemasAreObjects } from './rules/schemasAreObjects.ts';
import { stepsApart } from './rules/stepsApart.ts';
import { translated } from './rules/translated.ts';
import { typesSaid } from './rules/typesSaid.ts';
import { uiNamesFields } from './rules/uiNamesFields.ts';
import { valuesInList } from './rules/valuesInList.ts';
import { versionRaised } from './rules/versionRaised.ts';

const RULES: readonly Rule[] = [
  stepsApart,
  filesUsed,
  keywords,
  typesSaid,
  formats,
  patterns,
  keywordsFitType,
  fixedAnswers,
  listsDrawn,
  listsBegin,
  namesTravel,
  conditionsRequire,
  conditionsNameQuestions,
  conditionsInGroups,
  valuesInList,
  conditionsDecide,
  questionsReachable,
  branchesMatter,
  requiredNamesQuestions,
  groupsRequired,
  bounded,
  limitsAgree,
  noDuplicates,
  labelsFitOptions,
  lengthsNameQuestions,
  questionsHaveTitles,
  labelsApart,
  requiredHaveWords,
  keywordsHaveWords,
  messagesRaised,
  placeholders,
  uiNamesFields,
  attachmentsLimited,
  pointersLead,
  pointersNameQuestions,
  versionRaised,
];

/** What is left to say of the same definition in another language. */
const WORDS_RULES: readonly Rule[] = [translated, placeholders, labelsApart];

/** Everything that is wrong with the definition in its language, in the order of the rules. */
export function checkDefinition(definition: Definition): readonly DefinitionError[] {
  if (definition.language !== SOURCE) return WORDS_RULES.flatMap((rule) => [...rule(definition)]);
  const unreadable = [...schemasAreObjects(definition)];
  return unreadable.length > 0 ? unreadable : RULES.flatMap((rule) => [...rule(definition)]);
}
