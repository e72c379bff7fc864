// The rules' examples: for each file in engine/compile/rules the smallest definitions that it takes and that it finds fault
// with. A rule is run alone, so that an example may be wrong in other ways.

import type { RuleExamples } from './ruleExamples.ts';
import { fileCases } from './tableOfFiles.ts';
import { groupCases } from './tableOfGroups.ts';
import { questionCases } from './tableOfQuestions.ts';

export const table: Readonly<Record<string, RuleExamples>> = { ...questionCases, ...groupCases, ...fileCases };
