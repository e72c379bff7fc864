// Which findings may be due to what was left out of form.json because it has a wrong shape (`wellShapedForm`).
import path from 'node:path';
import { parsePointer, SOURCE } from '../../core/index.ts';
import type { DefinitionError } from '../errors/definitionError.ts';
import type { Definition } from './readDefinition.ts';

/** By the place of what was left out, the rules that it decides on. */
const DECIDED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/version$/, ['versionRaised']],
  [/^\/title$|^\/steps\/\d+\/label$/, ['textsShown']],
  [/^\/attachments$/, ['filesTaken', 'attachmentsLimited', 'limitsInTexts']],
  [/^\/submit(?:\/post)?$/, ['officeIsUsed', 'statusesKept']],
  [/^\/(?:submit(?:\/post|\/download)?|done.*)$/, ['doneSaysWhatHappens']],
  [/^\/prefill/, ['lockedAnswers']],
  [/^\/steps\/\d+\/if$/, ['filesTaken', 'conditionsAcrossSteps']],
  [
    /^\/steps\/\d+\/at$/,
    [
      'stepsDistinct',
      'referencesResolve',
      'pointersNameQuestions',
      'lockedAnswers',
      'computedAnswers',
      'conditionsAcrossSteps',
      'versionRaised',
      'officeNamesAnswers',
      'proofIsDate',
      'letterPlaceholders',
    ],
  ],
];

/**
 * A test of findings: true for one that may disappear once the misshapen values are corrected, and is therefore not reported. These are
 * findings of the rules that the values decide on, and those about the records of all answers and texts, and about translations of the
 * values. Where the condition or the place of a step is unknown, so is what conditions on its answers can ask.
 */
export function doubtsOfForm({
  formLeft: left,
  steps,
  language,
  folder,
}: Definition): (finding: Pick<DefinitionError, 'code' | 'place'>) => boolean {
  const decided = new Set(DECIDED.flatMap(([place, codes]) => (left.some((one) => place.test(one)) ? codes : [])));
  const isStepUnknown = left.some((one) => /^\/steps\/\d+\/(?:if|at)$/.test(one));
  const conditional = steps.filter(({ whole }) => whole).flatMap((step) => [step.schemaPlace.file, step.uiPlace.file]);
  const form = path.join(folder, 'form.json');
  return ({ code, place: { file, pointer } }) => {
    if (left.length === 0) return false;
    const name = path.basename(file);
    if (decided.has(code) || ['published.json', 'translated.json'].includes(name)) return true;
    if (language !== SOURCE && name === `${language}.json`) return isOfLeft(left, parsePointer(pointer));
    const isLinked = code === 'pointersNameQuestions' && pointer.startsWith('/prefill/');
    if (isLinked && left.some((one) => one.startsWith('/prefill'))) return true;
    return isStepUnknown && (conditional.includes(file) || (file === form && pointer.startsWith('/steps/')));
  };
}

/** True for the place of a translation of what was left out, where those of a step stand under its id, and of a file that may be a step's. */
function isOfLeft(left: readonly string[], [file, text]: readonly string[]): boolean {
  if (file !== 'form.json') return text === undefined && left.some((one) => /^(?:\/steps(?:\/\d+)?)?$/.test(one));
  return left.some((one) => `${text}/`.startsWith(one.startsWith('/steps') ? '/steps/' : `${one}/`));
}
