// For each rule of engine/compile/lint the smallest definitions that it accepts and that it reports. A rule is run alone, so an
// example may violate others.

import type { RuleExamples } from './ruleExamples.ts';
import { attachmentCases } from './tableOfAttachments.ts';
import { characterCases } from './tableOfCharacters.ts';
import { conditionCases } from './tableOfConditions.ts';
import { fileCases } from './tableOfFiles.ts';
import { givenCases } from './tableOfGiven.ts';
import { groupCases } from './tableOfGroups.ts';
import { messageCases } from './tableOfMessages.ts';
import { officeCases } from './tableOfOffices.ts';
import { questionCases } from './tableOfQuestions.ts';
import { relationCases } from './tableOfRelations.ts';
import { saidLimitCases } from './tableOfSaidLimits.ts';
import { testCases } from './tableOfTests.ts';
import { textCases } from './tableOfTexts.ts';
import { uiCases } from './tableOfUi.ts';

export const table: Readonly<Record<string, RuleExamples>> = {
  ...questionCases,
  ...givenCases,
  ...relationCases,
  ...conditionCases,
  ...groupCases,
  ...testCases,
  ...attachmentCases,
  ...fileCases,
  ...uiCases,
  ...officeCases,
  ...textCases,
  ...saidLimitCases,
  ...messageCases,
  ...characterCases,
};
