// If a condition names a question or an option that does not exist, it is false for every answer. The questions of its `then` are then never asked, and a condition on one of
// them is false as well. The rules that evaluate conditions report all of this: their findings are held back until the name is corrected.
import path from 'node:path';
import { getIn, parsePointer, recordOf } from '../../core/index.ts';
import type { DefinitionError } from '../errors/definitionError.ts';
import type { Definition } from '../read/definition.ts';
import type { WellShaped } from '../read/shapes/wellShaped.ts';
import { namesThrough } from '../schema/namedQuestions.ts';
import { doubtsOfSteps } from './doubtsOfSteps.ts';
import { namesOf } from './mentioned.ts';

/** Rules that report a mistake inside of a condition. */
export const CAUSES: readonly string[] = ['conditionsNameQuestions', 'conditionsRequire', 'valuesInList'];

/** Rules that evaluate conditions, and report one that has no effect. */
const CONSEQUENCES: readonly string[] = [
  'branchesHaveEffect',
  'conditionsVary',
  'requiredHasEffect',
  'stepsNotEmpty',
  'testsDecide',
];

/**
 * Returns a test of findings: true for one that may disappear once a mistake among `findings` is corrected. It is one of `CONSEQUENCES`, and about
 * - a question that is asked under a condition in which there is a mistake (`CAUSES`);
 * - a question whose limits cross, so that no answer passes its conditions, or of which an option is written twice;
 * - a condition on such a question, or on a question that is asked under such a condition.
 * A finding about the number of options, or about one that is missing, is held back for a question with an option that is written twice.
 */
export function doubtsOfConditions(
  definition: Definition,
  findings: readonly DefinitionError[],
): (finding: DefinitionError) => boolean {
  const causes = findings.filter(({ code }) => CAUSES.includes(code));
  const rests = definition.steps.flatMap((step, i): WellShaped[] => {
    const names = causes.flatMap(({ place: { file, pointer } }) => {
      const isWhole = path.basename(file) === 'form.json' && pointer.startsWith(`/steps/${i}/if`);
      if (isWhole) return namesOf(step.schema);
      const keys = parsePointer(pointer);
      const part = recordOf(getIn(step.schema, keys.slice(0, keys.lastIndexOf('if'))));
      return file === step.schemaPlace.file && keys.includes('if')
        ? [part.then, part.else].flatMap((branch) => namesOf(recordOf(branch)))
        : [];
    });
    const questions = names.map((name) => ({ name, isHollow: true, loss: 'all' as const }));
    return questions.length > 0 ? [{ step, parts: [], ofStep: [], questions }] : [];
  });
  const isDoubtful = doubtsOfSteps(definition, rests);
  const wrong = findings.filter(isOfAnswers);
  const ofQuestions = doubtsOfSteps(
    definition,
    definition.steps.flatMap((step) => {
      const own = wrong.filter(({ place }) => place.file === step.schemaPlace.file);
      const questions = own.flatMap(({ place }) => questionAround(place.pointer));
      return questions.length > 0 ? [{ step, parts: [], ofStep: [], questions }] : [];
    }),
  );
  return (finding) =>
    (CONSEQUENCES.includes(finding.code) && (isDoubtful(finding) || ofQuestions(finding))) ||
    (dependsOnOptions(finding) && !wrong.includes(finding) && ofQuestions(finding));
}

/** True for a question that takes no answer because its limits cross, and for one of whose options one is written twice, perhaps instead of another. */
function isOfAnswers({ code, place, problem }: DefinitionError): boolean {
  return code === 'noDuplicates'
    ? /\/enum\/\d+$/.test(place.pointer)
    : code === 'limitsAgree' && problem.startsWith('No answer can satisfy both');
}

/** True for what may be due to the number of options, or to one that is missing. */
function dependsOnOptions({ code, place }: DefinitionError): boolean {
  return code === 'valuesInList' || (code === 'limitsAgree' && /\/m(?:ax|in)Items$/.test(place.pointer));
}

function questionAround(pointer: string) {
  const group = namesThrough(parsePointer(pointer));
  const name = group.pop();
  return name === undefined ? [] : [{ name, group, isHollow: false, loss: 'all' as const }];
}
