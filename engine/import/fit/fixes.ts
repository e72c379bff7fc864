// What is done about each finding of the check, by its code: the importer has no list of its own of what a form can be. A finding
// without an entry is answered by leaving out what it is about.

import { branchesHaveEffect } from './branchFixes.ts';
import { conditionOut, conditionsRequire, conditionsVary, dependenciesMeant, testsDecide } from './conditionFixes.ts';
import { keywords } from './keywordFixes.ts';
import {
  groupsRequired,
  labelsFitOptions,
  lengthsLimited,
  limitsAgree,
  listEntriesNotEmpty,
  listsSupported,
  noDuplicates,
  requiredNamesQuestions,
} from './listFixes.ts';
import { declarationsAgree, fieldNamesValid } from './nameFixes.ts';
import { optionsNotEmpty } from './options.ts';
import { valuesInList } from './optionTests.ts';
import { limitsNamed } from './placeholderFixes.ts';
import { type Fix, leaveOut, leaveQuestionOut, mended, removeQuietly } from './problem.ts';
import {
  attachmentsLimited,
  defaultsAnswer,
  fixedAnswers,
  formats,
  keywordsFitType,
  refsNotCircular,
  refsResolve,
  typesDeclared,
  valuesValid,
} from './shapeFixes.ts';
import { answersTaken, filesTaken } from './takenAtOnce.ts';
import {
  keywordsHaveMessages,
  messagesReachable,
  placeholders,
  questionsHaveTitles,
  requiredHaveMessages,
  textsPlain,
  textsShown,
  titlesDistinct,
  titlesUnmarked,
  wordsMended,
} from './textFixes.ts';
import { uiKeys, uiNamesFields } from './uiFixes.ts';

type Fixes = Readonly<Record<string, Fix>>;

/** By rank: fixes of one rank need those of the ranks before it, so each round applies only the first rank that has findings. */
const FIXES: readonly Fixes[] = [
  { schemasAreObjects: leaveOut, refsResolve, refsNotCircular, valuesValid },
  { keywords },
  { typesDeclared, formats, patterns: mended, fieldNamesValid, keysKnown: uiKeys },
  { optionsNotEmpty, keywordsFitType, fixedAnswers, listsSupported, defaultsAnswer },
  {
    requiredNamesQuestions,
    groupsRequired,
    conditionsRequire,
    conditionsNotCircular: leaveQuestionOut,
    conditionsNameQuestions: conditionOut,
    conditionsInGroups: leaveOut,
    valuesInList,
  },
  { dependenciesMeant, conditionsVary, testsDecide, branchesHaveEffect, declarationsAgree },
  {
    stepsNotEmpty: leaveQuestionOut,
    computedAnswers: leaveQuestionOut,
    listEntriesNotEmpty,
    noDuplicates,
    labelsFitOptions,
  },
  { lengthsLimited, limitsAgree, attachmentsLimited, questionsHaveTitles, textsShown, titlesUnmarked },
  {
    titlesDistinct,
    requiredHaveMessages,
    keywordsHaveMessages,
    messagesFitComparisons: wordsMended,
    messagesFitLimits: wordsMended,
    messagesFitPatterns: wordsMended,
    examplesAnswer: leaveOut,
    messagesNameTitles: wordsMended,
    limitsInPlaceholders: limitsNamed,
    textsPlain,
    messagesReachable,
    requiredHasEffect: leaveOut,
    placeholders,
    filesTaken,
    answersTaken,
  },
  {
    definitionsUsed: (problem) => removeQuietly(problem, problem.keys),
    uiNamesFields,
    uiKeysFit: uiKeys,
    widgetsFit: leaveOut,
    autocompleteKnown: leaveOut,
  },
];

/** The fixes of the first rank that has findings; findings of no rank come last. */
export function fixOf(code: string): { readonly rank: number; readonly fix: Fix } {
  const rank = FIXES.findIndex((fixes) => Object.hasOwn(fixes, code));
  return rank < 0 ? { rank: FIXES.length, fix: leaveOut } : { rank, fix: FIXES[rank]?.[code] ?? leaveOut };
}
