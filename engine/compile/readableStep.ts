// Splits steps into what every rule can judge and what has to be left out first: values of a wrong shape, and what a rule of `FIRST` or `ACROSS_STEPS` reports,
// e.g. a condition with an invalid pattern.
import { formatPointer } from '../core/index.ts';
import { checkAcross, checkFirst, checkQuestions } from './checkDefinition.ts';
import { doubtsOfSteps } from './doubts/doubtsOfSteps.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import type { Definition, DefinitionStep } from './read/readDefinition.ts';
import { type Misshapen, type WellShaped, wellShaped } from './read/wellShaped.ts';
import { pointersAt } from './schema/pointersAt.ts';

export interface ReadableStep {
  /** As it is in its files. */
  readonly step: DefinitionStep;
  /** The step without what was left out; undefined if nothing had to be, or if nothing of the step is left. */
  readonly rest?: WellShaped | undefined;
  /** JSON Pointers, in the files of `step`, of what was left out. */
  readonly left: Misshapen;
  /** What `FIRST` and `ACROSS_STEPS` report, and what `QUESTION_RULES` find before a condition is left out: afterwards nothing in its branches is asked. */
  readonly findings: readonly DefinitionError[];
}

/** @param misshapen what has a wrong shape in the files of the step; undefined if nothing has */
export function readableStep(
  definition: Definition,
  step: DefinitionStep,
  misshapen: Misshapen | undefined,
): ReadableStep {
  const rest = misshapen && wellShaped(definition, step, misshapen);
  const readable = { step, rest, left: misshapen ?? { asked: [], drawn: [] }, findings: [] };
  return misshapen && !rest ? readable : withoutFaults(definition, readable);
}

/** `FIRST` stops at the first rule with findings, so the next one is seen once these parts are left out. Each round leaves out at least one more part. */
function withoutFaults(definition: Definition, readable: ReadableStep): ReadableStep {
  const { step, rest } = readable;
  const remaining = rest?.step ?? step;
  const isDoubtful = doubtsOfSteps({ ...definition, steps: [remaining] }, rest ? [rest] : []);
  const left = leavingOut(definition, readable, checkFirst(definition, remaining), isDoubtful);
  return left === readable ? readable : withoutFaults(definition, left);
}

/**
 * The steps without the conditions on other steps that `ACROSS_STEPS` reports. Those in form.json stay (`checkForm` leaves them out).
 * @param all the steps of the form in their order, readable each by itself
 */
export function readableTogether(definition: Definition, all: readonly ReadableStep[]): readonly ReadableStep[] {
  const form = { ...definition, steps: all.map(({ step, rest }) => rest?.step ?? step) };
  const isDoubtful = doubtsOfSteps(
    form,
    all.flatMap(({ rest }) => rest ?? []),
  );
  const faults = checkAcross(form);
  const left = all.map((step) => leavingOut(definition, step, faults, isDoubtful));
  return left.every((step, i) => step === all[i]) ? all : readableTogether(definition, left);
}

/** The step without what is reported in it; itself if that is nothing, or nothing that can be left out. */
function leavingOut(
  definition: Definition,
  readable: ReadableStep,
  reported: readonly DefinitionError[],
  isDoubtful: (finding: DefinitionError) => boolean,
): ReadableStep {
  const { step, rest, left, findings } = readable;
  const remaining = rest?.step ?? step;
  const faults = faultsIn(definition, remaining, reported);
  const asked = [...faults.keys()].filter((pointer) => !left.asked.includes(pointer));
  if (asked.length === 0) return readable;
  const found = [...faults.values(), ...checkQuestions(definition, remaining)].flat();
  const all = { asked: [...left.asked, ...asked], drawn: left.drawn };
  return {
    step,
    rest: wellShaped(definition, step, all),
    left: all,
    findings: [...findings, ...found.filter((finding) => !isDoubtful(finding))],
  };
}

/**
 * What is reported of conditions and questions of a step, by their JSON Pointers in its schema. Nothing if a finding is about the whole step or about form.json:
 * then nothing can be left out, and `checkDefinition` judges the step by `QUESTION_RULES` alone.
 */
function faultsIn(
  definition: Definition,
  { schema, schemaPlace }: DefinitionStep,
  reported: readonly DefinitionError[],
): ReadonlyMap<string, readonly DefinitionError[]> {
  if (reported.length === 0) return new Map();
  const faultsAt = (keys: readonly string[]) => {
    const { file, pointer } = definition.placeWithin(schema, formatPointer(keys), schemaPlace);
    return reported.filter(({ place }) => place.file === file && place.pointer === pointer);
  };
  const found = pointersAt(schema, (keys) => faultsAt(keys).length > 0);
  if (found.some(({ length }) => length === 0)) return new Map();
  return new Map(found.map((keys) => [formatPointer(keys), faultsAt(keys)]));
}
