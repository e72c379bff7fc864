// Splits a step into what every rule can judge and what has to be left out first: values of a wrong shape, and what a rule of `FIRST` reports, e.g. a condition
// with an invalid pattern.
import { formatPointer } from '../core/index.ts';
import { checkFirst, checkQuestions } from './checkDefinition.ts';
import { doubtsOfSteps } from './doubts/doubtsOfSteps.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import type { Definition, DefinitionStep } from './read/readDefinition.ts';
import { type Misshapen, type WellShaped, wellShaped } from './read/wellShaped.ts';
import { pointersAt } from './schema/pointersAt.ts';

export interface ReadableStep {
  readonly step: DefinitionStep;
  /** The step without what was left out; undefined if nothing had to be, or if nothing of the step is left. */
  readonly rest?: WellShaped | undefined;
  /** What `FIRST` reports, and what `QUESTION_RULES` find before a condition is left out: afterwards nothing in its branches is asked. */
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
  // `FIRST` stops at the first rule with findings, so the next one is seen once these parts are left out. Each round leaves out at least one more part.
  for (;;) {
    const readable: DefinitionStep = rest?.step ?? step;
    const faults = faultsIn(definition, readable).filter((pointer) => !left.includes(pointer));
    if (faults.length === 0) return { step, rest, findings };
    const isDoubtful = doubtsOfSteps({ ...definition, steps: [readable] }, rest ? [rest] : []);
    findings.push(...checkQuestions(definition, readable).filter((finding) => !isDoubtful(finding)));
    left.push(...faults);
    rest = wellShaped(definition, step, { asked: left, drawn });
  }
}

/**
 * JSON Pointers, in the step's schema, of the conditions and questions that rules of `FIRST` report. None if a finding is about the whole step or about form.json:
 * then nothing can be left out, and `checkDefinition` judges the step by `QUESTION_RULES` alone.
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
