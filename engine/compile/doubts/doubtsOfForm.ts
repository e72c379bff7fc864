// Values of form.json of a wrong shape are reported and left out (`wellShapedForm`), and the rules run on the rest. Some of what they find
// there may only be due to what is missing: those findings are not reported.
import path from 'node:path';
import { parsePointer, questionAtPointer, SOURCE } from '../../core/index.ts';
import type { DefinitionError } from '../errors/definitionError.ts';
import type { Definition, DefinitionStep } from '../read/definition.ts';
import { isOutside, namesTested, outsideConditions } from '../schema/acrossSteps.ts';

/** By the place of a value of form.json, the rules that read it: while it is left out, what they find may be wrong. */
const DECIDED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/version$/, ['versionRaised']],
  [/^\/title$|^\/steps\/\d+\/label$/, ['textsShown']],
  [/^\/attachments$/, ['filesTaken', 'attachmentsLimited', 'limitsInTexts']],
  [/^\/submit(?:\/post)?$/, ['officeIsUsed', 'statusesKept', 'sentKeysFit', 'answersKept']],
  [/^\/(?:submit(?:\/post|\/download)?|done.*)$/, ['doneSaysWhatHappens']],
  [/^\/prefill/, ['lockedAnswers']],
  [/^\/steps\/\d+\/if$/, ['filesTaken', 'conditionsAcrossSteps']],
  [
    /^\/steps\/\d+\/at$/,
    [
      'stepsDistinct',
      'answersKept',
      'referencesResolve',
      'pointersNameQuestions',
      'lockedAnswers',
      'computedAnswers',
      'comparisonsAcrossSteps',
      'conditionsAcrossSteps',
      'versionRaised',
      'officeNamesAnswers',
      'proofIsDate',
      'letterPlaceholders',
    ],
  ],
];

/**
 * Returns a test of findings: true for one that may be due to a value that was left out. These are
 * - findings of the rules in `DECIDED` for its place;
 * - all findings in published.json and translated.json, which record every answer and text of the form;
 * - findings in a language file at the translations of left-out values;
 * - where something under `prefill` was left out: findings about the other answers that a link gives;
 * - if a step's `at` was left out: findings below `/steps` of form.json, except those of `stepsDistinct`, and findings in the files of every step that has a
 *   condition on another step;
 * - if a step's `if` was left out: findings about a step that has a condition on an answer of that step, or on an answer of another such step.
 */
export function doubtsOfForm(definition: Definition): (finding: Pick<DefinitionError, 'code' | 'place'>) => boolean {
  const { formLeft: left, steps, language, folder } = definition;
  const decided = new Set(DECIDED.flatMap(([place, codes]) => (left.some((one) => place.test(one)) ? codes : [])));
  const isUnplaced = left.some((one) => /^\/steps\/\d+\/at$/.test(one));
  const doubtful = isUnplaced ? steps.filter(({ whole }) => whole) : onUnknownSteps(definition);
  const files = doubtful.flatMap((step) => [step.schemaPlace.file, step.uiPlace.file]);
  const inForm = isUnplaced ? ['/steps/'] : doubtful.map((step) => placeOfStep(definition, step));
  const form = path.join(folder, 'form.json');
  return ({ code, place: { file, pointer } }) => {
    if (left.length === 0) return false;
    const name = path.basename(file);
    if (decided.has(code) || ['published.json', 'translated.json'].includes(name)) return true;
    if (language !== SOURCE && name === `${language}.json`) return isOfLeft(left, parsePointer(pointer));
    const isLinked = code === 'pointersNameQuestions' && pointer.startsWith('/prefill/');
    if (isLinked && left.some((one) => one.startsWith('/prefill'))) return true;
    // `stepsDistinct` reads ids and `at` only, and `DECIDED` names it where an `at` was left out.
    const isOfStep = file === form && inForm.some((one) => pointer.startsWith(one)) && code !== 'stepsDistinct';
    return files.includes(file) || isOfStep;
  };
}

/**
 * The steps with a condition on an answer of a step whose `if` was left out, or on an answer of another of them. Without its `if` the step is always asked, so a
 * condition on a required answer of it seems to hold always.
 */
function onUnknownSteps(definition: Definition): readonly DefinitionStep[] {
  const { steps, formLeft } = definition;
  if (!formLeft.some((one) => /^\/steps\/\d+\/if$/.test(one))) return [];
  const unknown = steps.filter((step) => formLeft.includes(`${placeOfStep(definition, step)}if`));
  const found: DefinitionStep[] = [];
  for (const step of steps) {
    const conditions = [step.entry.if, ...outsideConditions(step.schema).map(({ part }) => part.if)];
    const names = conditions.flatMap(namesTested).filter(isOutside);
    // Only answers of earlier steps can be tested, so one pass finds all.
    if (names.some((name) => questionAtPointer([...unknown, ...found], name))) found.push(step);
  }
  return found;
}

/** The JSON Pointer of the step's entry in form.json, with a slash at its end. */
function placeOfStep({ form, placeInForm }: Definition, { entry }: DefinitionStep): string {
  return `${placeInForm(`/steps/${form.steps.indexOf(entry)}`).pointer}/`;
}

/** True for the place of a translation of what was left out, where those of a step stand under its id, and of a file that may be a step's. */
function isOfLeft(left: readonly string[], [file, text]: readonly string[]): boolean {
  if (file !== 'form.json') return text === undefined && left.some((one) => /^(?:\/steps(?:\/\d+)?)?$/.test(one));
  return left.some((one) => `${text}/`.startsWith(one.startsWith('/steps') ? '/steps/' : `${one}/`));
}
