// Holds a definition against every rule. The list of rules is the index of what a maintainer is protected from.
import { SOURCE } from '../core/language.ts';
import type { DefinitionError } from './definitionError.ts';
import type { Definition } from './readDefinition.ts';
import { attachmentsLimited } from './rules/attachmentsLimited.ts';
import { bounded } from './rules/bounded.ts';
import { conditionsRequire } from './rules/conditionsRequire.ts';
import { keywords } from './rules/keywords.ts';
import { placeholders } from './rules/placeholders.ts';
import { pointersNameQuestions } from './rules/pointersNameQuestions.ts';
import { questionsHaveTitles } from './rules/questionsHaveTitles.ts';
import type { Rule } from './rules/rule.ts';
import { stepsApart } from './rules/stepsApart.ts';
import { translated } from './rules/translated.ts';
import { uiNamesFields } from './rules/uiNamesFields.ts';

const RULES: readonly Rule[] = [
  keywords,
  conditionsRequire,
  bounded,
  questionsHaveTitles,
  uiNamesFields,
  placeholders,
  attachmentsLimited,
  stepsApart,
  pointersNameQuestions,
];

/** Everything that is wrong with the definition in its language, in the order of the rules. */
export function checkDefinition(definition: Definition): readonly DefinitionError[] {
  const rules = definition.language === SOURCE ? RULES : [translated, ...RULES];
  return rules.flatMap((rule) => [...rule(definition)]);
}
