// Of each step what every rule can judge: all of it, or, where a value has a wrong shape or a condition cannot be read, the rest.
import { formatPointer } from '../core/index.ts';
import { checkFirst, checkQuestions } from './checkDefinition.ts';
import { doubtsOfSteps } from './doubts/doubtsOfSteps.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import type { Definition, DefinitionStep } from './read/readDefinition.ts';
import { type Misshapen, type WellShaped, wellShaped } from './read/wellShaped.ts';
import { pointersAt } from './schema/pointersAt.ts';

export interface ReadableStep {
  readonly step: DefinitionStep;
  /** What is left of it; undefined for a step that is judged as it is, or of which nothing is left. */
  readonly rest?: WellShaped | undefined;
  /** What the rules before all others find, and what is found of each question by itself: also in the branches of a condition that is left out. */
  readonly findings: readonly DefinitionError[];
}

/** @param misshapen what has a wrong shape in the files of the step; undefined if nothing has */
export function readableStep(
  definition: Definition,
  step: DefinitionStep,
  misshapen: Misshapen | undefined,
): ReadableStep {
  let rest = misshapen && wellShaped(definition, step, misshapen);
  if (misshapen && !rest) return { step, findings: [] };
  const { asked = [], drawn = [] } = misshapen ?? {};
  const findings: DefinitionError[] = [];
  const left = [...asked];
  // Of several kinds of faults each is found once those before it are left out.
  for (;;) {
    const readable: DefinitionStep = rest?.step ?? step;
    // One that stays although it is left out has another cause.
    const faults = faultsIn(definition, readable).filter((pointer) => !left.includes(pointer));
    if (faults.length === 0) return { step, rest, findings };
    const isDoubtful = doubtsOfSteps({ ...definition, steps: [readable] }, rest ? [rest] : []);
    findings.push(...checkQuestions(definition, readable).filter((finding) => !isDoubtful(finding)));
    left.push(...faults);
    rest = wellShaped(definition, step, { asked: left, drawn });
  }
}

/**
 * JSON Pointers of what the other rules cannot read: a condition, or a question that hides itself. None if one of these stands in form.json, so that nothing
 * can be left out of the step.
 */
function faultsIn(definition: Definition, step: DefinitionStep): readonly string[] {
  const places = checkFirst(definition, step).map(({ place }) => place);
  if (places.length === 0) return [];
  const { schema, schemaPlace } = step;
  const isFault = (keys: readonly string[]) => {
    const { file, pointer } = definition.placeWithin(schema, formatPointer(keys), schemaPlace);
    return places.some((place) => place.file === file && place.pointer === pointer);
  };
  const found = pointersAt(schema, isFault);
  return found.some(({ length }) => length === 0) ? [] : found.map(formatPointer);
}
