// Holds a definition against every rule. The list of rules is the index of what a maintainer is protected from.
import { SOURCE } from '../core/index.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import { branchesMatter } from './lint/conditions/branchesMatter.ts';
import { conditionsDecide } from './lint/conditions/conditionsDecide.ts';
import { conditionsInGroups } from './lint/conditions/conditionsInGroups.ts';
import { conditionsNameQuestions } from './lint/conditions/conditionsNameQuestions.ts';
import { conditionsRequire } from './lint/conditions/conditionsRequire.ts';
import { questionsReachable } from './lint/conditions/questionsReachable.ts';
import { filesUsed } from './lint/forms/filesUsed.ts';
import { listsDrawn } from './lint/forms/listsDrawn.ts';
import { namesTravel } from './lint/forms/namesTravel.ts';
import { pointersLead } from './lint/forms/pointersLead.ts';
import { pointersNameQuestions } from './lint/forms/pointersNameQuestions.ts';
import { stepsApart } from './lint/forms/stepsApart.ts';
import { uiNamesFields } from './lint/forms/uiNamesFields.ts';
import { versionRaised } from './lint/forms/versionRaised.ts';
import { widgetsFit } from './lint/forms/widgetsFit.ts';
import type { Rule } from './lint/rule.ts';
import { attachmentsLimited } from './lint/schemas/attachmentsLimited.ts';
import { bounded } from './lint/schemas/bounded.ts';
import { fixedAnswers } from './lint/schemas/fixedAnswers.ts';
import { formats } from './lint/schemas/formats.ts';
import { groupsRequired } from './lint/schemas/groupsRequired.ts';
import { keywords } from './lint/schemas/keywords.ts';
import { keywordsFitType } from './lint/schemas/keywordsFitType.ts';
import { lengthsNameQuestions } from './lint/schemas/lengthsNameQuestions.ts';
import { limitsAgree } from './lint/schemas/limitsAgree.ts';
import { listsBegin } from './lint/schemas/listsBegin.ts';
import { noDuplicates } from './lint/schemas/noDuplicates.ts';
import { patterns } from './lint/schemas/patterns.ts';
import { requiredNamesQuestions } from './lint/schemas/requiredNamesQuestions.ts';
import { schemasAreObjects } from './lint/schemas/schemasAreObjects.ts';
import { typesSaid } from './lint/schemas/typesSaid.ts';
import { valuesInList } from './lint/schemas/valuesInList.ts';
import { keywordsHaveWords } from './lint/texts/keywordsHaveWords.ts';
import { labelsApart } from './lint/texts/labelsApart.ts';
import { labelsFitOptions } from './lint/texts/labelsFitOptions.ts';
import { messagesRaised } from './lint/texts/messagesRaised.ts';
import { placeholders } from './lint/texts/placeholders.ts';
import { questionsHaveTitles } from './lint/texts/questionsHaveTitles.ts';
import { requiredHaveWords } from './lint/texts/requiredHaveWords.ts';
import { translated } from './lint/texts/translated.ts';
import type { Definition } from './read/readDefinition.ts';

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
  widgetsFit,
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
