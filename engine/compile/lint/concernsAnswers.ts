// The codes of findings that concern answers, and those that concern words, version and office only.

/** Rules whose findings change nothing in which answers a form takes. */
const OF_WORDS: ReadonlySet<string> = new Set([
  'labelsFitOptions',
  'questionsHaveTitles',
  'textsShown',
  'textsPlain',
  'titlesDistinct',
  'titlesUnmarked',
  'requiredHaveMessages',
  'messagesReachable',
  'messagesFitComparisons',
  'messagesFitLimits',
  'messagesFitPatterns',
  'examplesAnswer',
  'messagesNameTitles',
  'limitsInPlaceholders',
  'limitsInTexts',
  'uiNamesFields',
  'uiKeysFit',
  'autocompleteKnown',
  'formKeysFit',
  'answersKept',
  'pointersNameQuestions',
  'versionRaised',
  'doneSaysWhatHappens',
  'officeIsUsed',
  'officeIdsDistinct',
  'officeNamesAnswers',
  'officeNamesParts',
  'letterPlaceholders',
]);

/** False for texts, version and office. */
export function concernsAnswers(code: string): boolean {
  return !OF_WORDS.has(code);
}
