// Long because it lists every rule. The rules by name, and running them. A finding's code is the name of its rule.
import { SOURCE } from '../core/index.ts';
import { DefinitionError } from './errors/definitionError.ts';
import { branchesHaveEffect } from './lint/conditions/branchesHaveEffect.ts';
import { conditionPatterns } from './lint/conditions/conditionPatterns.ts';
import { conditionsAcrossSteps } from './lint/conditions/conditionsAcrossSteps.ts';
import { conditionsInGroups } from './lint/conditions/conditionsInGroups.ts';
import { conditionsNameQuestions } from './lint/conditions/conditionsNameQuestions.ts';
import { conditionsNotCircular } from './lint/conditions/conditionsNotCircular.ts';
import { conditionsRequire } from './lint/conditions/conditionsRequire.ts';
import { conditionsVary } from './lint/conditions/conditionsVary.ts';
import { declarationsAgree } from './lint/conditions/declarationsAgree.ts';
import { testsDecide } from './lint/conditions/testsDecide.ts';
import { answersTaken } from './lint/forms/answersTaken.ts';
import { autocompleteKnown } from './lint/forms/autocompleteKnown.ts';
import { computedAnswers } from './lint/forms/computedAnswers.ts';
import { definitionsUsed } from './lint/forms/definitionsUsed.ts';
import { doneSaysWhatHappens } from './lint/forms/doneSaysWhatHappens.ts';
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
import { limitsAgree } from './lint/schemas/limitsAgree.ts';
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
import { factsKnown } from './lint/texts/factsKnown.ts';
import { keywordsHaveMessages } from './lint/texts/keywordsHaveMessages.ts';
import { labelsFitOptions } from './lint/texts/labelsFitOptions.ts';
import { limitsInPlaceholders } from './lint/texts/limitsInPlaceholders.ts';
import { limitsInTexts } from './lint/texts/limitsInTexts.ts';
import { messagesNameTitles } from './lint/texts/messagesNameTitles.ts';
import { messagesReachable } from './lint/texts/messagesReachable.ts';
import { placeholders } from './lint/texts/placeholders.ts';
import { questionsHaveTitles } from './lint/texts/questionsHaveTitles.ts';
import { requiredHaveMessages } from './lint/texts/requiredHaveMessages.ts';
import { textsShown } from './lint/texts/textsShown.ts';
import { titlesDistinct } from './lint/texts/titlesDistinct.ts';
import { translated } from './lint/texts/translated.ts';
import { translationsCurrent } from './lint/texts/translationsCurrent.ts';
import { questionsOfMoves } from './read/questionsOfMoves.ts';
import type { Definition } from './read/readDefinition.ts';
import { noteYesNo } from './schema/yesNo.ts';

type Rules = Readonly<Record<string, Rule>>;

/** The others rely on each of these, so they leave out the steps in which it finds something; each relies on those before it. */
const FIRST: readonly Rules[] = [{ schemasAreObjects }, { conditionPatterns }, { conditionsNotCircular }];

/** As {@link FIRST}, for steps that others decide on. */
const ACROSS_STEPS: readonly Rules[] = [{ conditionsAcrossSteps }, { conditionsNotCircular }];

const RULES: Rules = {
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
  labelsFitOptions,
  lengthsNameQuestions,
  comparisonsNameQuestions,
  comparisonsAcrossSteps,
  uniqueInLists,
  factsKnown,
  questionsHaveTitles,
  textsShown,
  titlesDistinct,
  requiredHaveMessages,
  keywordsHaveMessages,
  messagesReachable,
  placeholders,
  messagesNameTitles,
  limitsInPlaceholders,
  limitsInTexts,
  uiNamesFields,
  widgetsFit,
  lockedAnswers,
  optionsNamed,
  uiKeysFit,
  autocompleteKnown,
  attachmentsLimited,
  formKeysFit,
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
const QUESTION_RULES: Rules = {
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

/** For the questions that an office's moves ask; `forms/office.schema.json` rules out what the others look for. */
const MOVE_RULES: Rules = {
  keywords,
  typesDeclared,
  keywordsFitType,
  fieldNamesValid,
  requiredNamesQuestions,
  lengthsLimited,
  noDuplicates,
  optionsNotEmpty,
  labelsFitOptions,
  questionsHaveTitles,
  titlesDistinct,
  requiredHaveMessages,
  messagesReachable,
  placeholders,
};

/** In a translation only texts differ, so the other rules would find the same again. */
const TRANSLATION_RULES: Rules = {
  messagesNameTitles,
  translated,
  translationsCurrent,
  charactersSafe,
  factsKnown,
  placeholders,
  limitsInTexts,
  titlesDistinct,
  doneSaysWhatHappens,
  letterPlaceholders,
};
const MOVE_TRANSLATION_RULES: Rules = { placeholders, titlesDistinct };

/** Rules that compare a step with the rest of the form; they would find what a part that cannot be read declares missing. */
const OF_WHOLE_FORM: ReadonlySet<string> = new Set([
  'stepsDistinct',
  'filesUsed',
  'definitionsUsed',
  'comparisonsAcrossSteps',
  'computedAnswers',
  'attachmentsLimited',
  'formKeysFit',
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

/**
 * The findings of every rule for the definition's language, in the order of the rules.
 * @param isWhole false if parts of the form are left out; then only rules that need one step at a time are run
 */
export function checkDefinition(definition: Definition, isWhole = true): readonly DefinitionError[] {
  const moves = questionsOfMoves(definition);
  const checked = definition.steps.map((step) => ({
    step,
    faults: checkFirst(definition, step),
  }));
  const invalid = checked.flatMap(({ faults }) => faults);
  const steps = checked.flatMap(({ step, faults }) => (faults.length > 0 ? [] : step));
  const readable = { ...definition, steps };
  for (const { schema, ui } of steps) noteYesNo(schema, ui);
  const across = isWhole && invalid.length === 0 ? runFirst(readable, ACROSS_STEPS) : [];
  const areAll = isWhole && invalid.length === 0 && across.length === 0;
  // Without all of the others nothing is known of a step that they decide on.
  const sound = areAll ? readable : { ...readable, steps: steps.filter(({ whole }) => !whole) };
  if (definition.language !== SOURCE)
    return [...run(TRANSLATION_RULES, sound, areAll), ...run(MOVE_TRANSLATION_RULES, moves, true)];
  const others = checked.filter(({ step }) => !sound.steps.includes(step));
  return [
    ...invalid,
    ...across,
    ...run(RULES, sound, areAll),
    ...others.flatMap(({ step, faults }) => byQuestion(definition, step, faults)),
    ...run(MOVE_RULES, moves, true),
  ];
}

/** The findings of {@link FIRST} in a step. */
export function checkFirst(definition: Definition, step: Definition['steps'][number]): readonly DefinitionError[] {
  return runFirst({ ...definition, steps: [alone(step)] }, FIRST);
}

/** The findings of {@link FIRST} and of the rules that judge each question by itself, for a step of which parts are left out. */
export function checkQuestions(definition: Definition, step: Definition['steps'][number]): readonly DefinitionError[] {
  const faults = checkFirst(definition, step);
  return [...faults, ...byQuestion(definition, step, faults)];
}

/** @param faults what {@link FIRST} found in the step: `limitsAgree` evaluates conditions, and every rule reads schemas as objects */
function byQuestion(
  definition: Definition,
  step: Definition['steps'][number],
  faults: readonly DefinitionError[] = [],
): readonly DefinitionError[] {
  if (faults.some(({ code }) => code === 'schemasAreObjects')) return [];
  const { limitsAgree, ...withoutConditions } = QUESTION_RULES;
  // The step is judged without the other steps. Whether limits in branches that depend on their answers agree cannot be known then.
  const rules = faults.length > 0 || step.whole ? withoutConditions : QUESTION_RULES;
  return run(rules, { ...definition, steps: [alone(step)] }, true);
}

/** The step without what others decide of it. */
function alone({ whole, ...step }: Definition['steps'][number]): Definition['steps'][number] {
  return step;
}

function runFirst(definition: Definition, all: readonly Rules[]): readonly DefinitionError[] {
  for (const rules of all) {
    const found = run(rules, definition, true);
    if (found.length > 0) return found;
  }
  return [];
}

function run(rules: Rules, definition: Definition, isWhole: boolean): readonly DefinitionError[] {
  return Object.entries(rules)
    .filter(([name]) => isWhole || !OF_WHOLE_FORM.has(name))
    .flatMap(([name, rule]) => [...rule(definition)].map((finding) => new DefinitionError(name, finding)));
}
