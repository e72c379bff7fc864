// Splits steps into what every rule can judge and what has to be left out first: values of a wrong shape, and what a rule of `FIRST` or `ACROSS_STEPS` reports,
// e.g. a condition with an invalid pattern.
import { formatPointer, getIn } from '../core/index.ts';
import { checkAcross, checkFirst } from './checkDefinition.ts';
import { doubtsOfSteps } from './doubts/doubtsOfSteps.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import type { Definition, DefinitionStep } from './read/definition.ts';
import { type Misshapen, type WellShaped, wellShaped } from './read/shapes/wellShaped.ts';
import { pointersAt } from './schema/pointersAt.ts';

export interface ReadableStep {
  /** As it is in its files. */
  readonly step: DefinitionStep;
  /** The step without what was left out; undefined if nothing had to be, or if nothing of the step is left. */
  readonly rest?: WellShaped | undefined;
  /** The same with stand-ins for conditions; undefined if no condition was left out. */
  readonly open?: WithStandIns | undefined;
  /** JSON Pointers, in the files of `step`, of what was left out. */
  readonly left: Misshapen;
  /** What `FIRST` and `ACROSS_STEPS` report of what was left out. */
  readonly findings: readonly DefinitionError[];
}

/**
 * A step in which each condition that was left out is replaced by a stand-in: `if` a question that no file has is answered with yes. So the rules judge what the
 * branch asks, without knowing for which answers it is asked.
 */
interface WithStandIns extends WellShaped {
  /** What the names of the stand-in questions begin with; no name in the file does. By it, findings about a stand-in are recognised, and not reported. */
  readonly standIn: string;
  /** True if every other condition of the step is in the branches of the one that was left out: then no two can exclude each other. */
  readonly isOnly: boolean;
}

/** @param misshapen what has a wrong shape in the files of the step; undefined if nothing has */
export function readableStep(
  definition: Definition,
  step: DefinitionStep,
  misshapen: Misshapen | undefined,
): ReadableStep {
  if (!misshapen) return withoutFaults(definition, { step, left: { asked: [], drawn: [] }, findings: [] });
  const readable = leavingOut(definition, step, misshapen, []);
  return readable.rest ? withoutFaults(definition, readable) : readable;
}

/** `FIRST` stops at the first rule with findings, so the next one is seen once these parts are left out. Each round leaves out at least one more part. */
function withoutFaults(definition: Definition, readable: ReadableStep): ReadableStep {
  const rest = restOf(readable);
  const judged = { ...definition, steps: [rest?.step ?? readable.step] };
  const isDoubtful = doubtsOfSteps(judged, rest ? [rest] : []);
  const left = withoutReported(definition, readable, checkFirst(definition, rest?.step ?? readable.step), isDoubtful);
  return left === readable ? readable : withoutFaults(definition, left);
}

/**
 * The steps without the conditions on other steps that `ACROSS_STEPS` reports. Those in form.json stay (`checkForm` leaves them out).
 * @param all the steps of the form in their order, readable each by itself
 * @param isInDoubt true for a finding that may be due to a step that cannot be read: the condition is left out, and nothing is reported
 */
export function readableTogether(
  definition: Definition,
  all: readonly ReadableStep[],
  isInDoubt: (finding: DefinitionError) => boolean,
): readonly ReadableStep[] {
  const judged = { ...definition, steps: all.map((one) => restOf(one)?.step ?? one.step) };
  const isDoubtful = doubtsOfSteps(
    judged,
    all.flatMap((one) => restOf(one) ?? []),
  );
  const faults = checkAcross(judged);
  const isUncertain = (finding: DefinitionError) => isDoubtful(finding) || isInDoubt(finding);
  const left = all.map((step) => withoutReported(definition, step, faults, isUncertain));
  return left.every((step, i) => step === all[i]) ? all : readableTogether(definition, left, isInDoubt);
}

function restOf({ rest, open }: ReadableStep): WellShaped | undefined {
  return open ?? rest;
}

function leavingOut(
  definition: Definition,
  step: DefinitionStep,
  left: Misshapen,
  findings: readonly DefinitionError[],
): ReadableStep {
  const rest = wellShaped(definition, step, left);
  return { step, rest, open: withStandIns(definition, step, left), left, findings };
}

function withStandIns(definition: Definition, step: DefinitionStep, left: Misshapen): WithStandIns | undefined {
  let standIn = 'standIn';
  while (JSON.stringify(step.schema).includes(standIn)) standIn += 'For';
  const rest = wellShaped(definition, step, left, standIn);
  if (!rest) return undefined;
  const { schema } = rest.step;
  const conditions = pointersAt(schema, (keys) => keys.at(-1) === 'if');
  const isStandIn = (keys: readonly string[]) => JSON.stringify(getIn(schema, keys)).includes(standIn);
  const [first, ...others] = conditions.filter(isStandIn);
  if (!first) return undefined;
  const branches = ['then', 'else'].map((branch) => formatPointer([...first.slice(0, -1), branch, '']));
  const isInside = (keys: readonly string[]) => branches.some((branch) => formatPointer(keys).startsWith(branch));
  const isOnly = others.length === 0 && conditions.every((keys) => keys === first || isInside(keys));
  return { ...rest, standIn, isOnly };
}

/** The step without what is reported in it; itself if that is nothing, or nothing that can be left out. */
function withoutReported(
  definition: Definition,
  readable: ReadableStep,
  reported: readonly DefinitionError[],
  isDoubtful: (finding: DefinitionError) => boolean,
): ReadableStep {
  const { step, open, left, findings } = readable;
  const faults = faultsIn(definition, restOf(readable)?.step ?? step, reported);
  const asked = [...faults.keys()].filter((pointer) => !left.asked.includes(pointer));
  if (asked.length === 0) return readable;
  const found = [...faults.values()].flat().filter((finding) => !isDoubtful(finding) && !isOfStandIn(finding, open));
  return leavingOut(definition, step, { asked: [...left.asked, ...asked], drawn: left.drawn }, [...findings, ...found]);
}

/** True for a finding about a question that no file has. */
export function isOfStandIn({ place, problem, repair }: DefinitionError, open: WithStandIns | undefined): boolean {
  return open !== undefined && `${place.pointer} ${problem} ${repair}`.includes(open.standIn);
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
