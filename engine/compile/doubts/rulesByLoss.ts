// What of a question a rule depends on: a finding of it is in doubt only if that was left out. All other rules depend on what the answers are, or on their limits.
import { KEYWORDS } from '../schema/keywords.ts';

/** Rules for which it matters whether there is a question, and of what type its answers are, but neither its limits nor its words. */
export const OF_NAMES: readonly string[] = [
  'comparisonsNameQuestions',
  'computedAnswers',
  'conditionsNameQuestions',
  'conditionsRequire',
  'keywords',
  'lengthsNameQuestions',
  'requiredNamesQuestions',
  'uiNamesFields',
  'valuesInList',
];

/**
 * Rules that judge a question by what is said of itself: whether it is asked, and what others are, does not matter to them. They name the question in their words where
 * the finding is not in it.
 */
export const OF_ITSELF: readonly string[] = [
  'autocompleteKnown',
  'charactersSafe',
  'factsKnown',
  'formats',
  'keywords',
  'keywordsFitType',
  'keywordsHaveMessages',
  'labelsFitOptions',
  'lengthsLimited',
  'listsSupported',
  'noDuplicates',
  'optionsNotEmpty',
  'patterns',
  'placeholders',
  'questionsHaveTitles',
  'requiredHaveMessages',
  'textsPlain',
  'titlesUnmarked',
  'typesDeclared',
];

/** Of some of {@link OF_ITSELF}, all keywords of a question that decide whether something is found, or which words are said of it. */
export const KEYWORDS_READ: Readonly<Record<string, readonly string[]>> = {
  charactersSafe: [],
  factsKnown: [],
  formats: ['type', 'format', 'title', 'enum', 'attachments', 'formatMinimum', 'formatMaximum'],
  keywordsHaveMessages: [
    ...Object.keys(KEYWORDS).filter((one) => 'needsMessage' in KEYWORDS[one as keyof typeof KEYWORDS]),
    'type',
    'enum',
    'readOnly',
    'errorMessage',
  ],
  patterns: ['pattern', 'format'],
  questionsHaveTitles: ['type', 'format', 'title', 'properties', 'required', 'items', '$ref'],
  requiredHaveMessages: [
    'type',
    'format',
    'title',
    'properties',
    'required',
    'items',
    '$ref',
    'minItems',
    'readOnly',
    'computed',
    'errorMessage',
    'ui:widget',
  ],
  textsPlain: [],
  titlesUnmarked: ['title'],
};

/** Rules about the controls of questions, and which texts those show. */
export const OF_CONTROLS: readonly string[] = [
  'limitsInPlaceholders',
  'optionsNamed',
  'textsShown',
  'uiKeysFit',
  'widgetsFit',
];

/** Rules about the messages of a question, and what else is said in files of messages. */
export const OF_MESSAGES: readonly string[] = [
  'charactersSafe',
  'examplesAnswer',
  'factsKnown',
  'keywordsHaveMessages',
  'limitsInTexts',
  'messagesFitComparisons',
  'messagesFitLimits',
  'messagesFitPatterns',
  'messagesNameTitles',
  'messagesReachable',
  'placeholders',
  'requiredHaveMessages',
  'textsPlain',
  'translated',
  'translationsCurrent',
];

/** Rules that read titles and descriptions. For `branchesHaveEffect` a question that has a title in a branch is asked there; one without a title narrows the question of another branch. */
export const OF_TITLES: readonly string[] = [
  'branchesHaveEffect',
  'labelsFitOptions',
  'questionsHaveTitles',
  'titlesDistinct',
];
