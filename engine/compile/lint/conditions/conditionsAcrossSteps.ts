// Conditions on answers of other steps, named by JSON Pointers into the submission. They may name single answers of earlier steps only,
// which are given before they are needed, and stand in form.json or beside the step's own questions.
import {
  declaredProperties,
  formatPointer,
  isGroupSchema,
  parsePointer,
  questionAtPointer,
  type Schema,
} from '../../../core/index.ts';
import { didYouMean, nearest, perhaps } from '../../errors/didYouMean.ts';
import { holderOf } from '../../errors/pointers.ts';
import type { Definition, DefinitionStep } from '../../read/definition.ts';
import {
  isMixed,
  isOutside,
  looksOutside,
  namesTested,
  outsideConditions,
  type PlacedCondition,
} from '../../schema/acrossSteps.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { inGroupAround, renamed } from '../../schema/groupAround.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { questionAt } from '../../schema/questions.ts';
import { subschemas } from '../../schema/subschemas.ts';
import { pointerMeant } from '../pointerMeant.ts';
import { renamedTests } from '../renamedTests.ts';
import type { Rule } from '../rule.ts';
import { type Fault, inFile } from '../schemaRule.ts';

export const conditionsAcrossSteps: Rule = function* (definition) {
  for (const [i, step] of definition.steps.entries()) {
    for (const { in: part = step.schema, at = '/if', problem, repair, meant } of faultsOf(definition, step, i)) {
      const placeOf = (pointer: string) => definition.placeWithin(part, pointer, step.schemaPlace);
      const told = typeof meant === 'object' ? inFile(meant, placeOf, definition.written) : undefined;
      yield { place: placeOf(at), problem, repair, meant: told };
    }
  }
};

function* faultsOf({ steps }: Definition, { entry, schema }: DefinitionStep, index: number): Generator<Fault> {
  const outside = outsideConditions(schema);
  const inStep = outside.map(({ part }) => part);
  for (const part of subschemas(schema)) {
    if (inStep.includes(part) || !looksOutside(part.if)) continue;
    const problem = 'A condition on another step stands inside a branch, or in a list of lists.';
    const repair =
      'Move it beside the questions of its group, or to their "allOf", with all that it tests in one "if".';
    yield { in: part, problem, repair };
  }
  for (const one of outside.filter(isMixed)) {
    const problem = 'In an entry, "anyOf" or "not" joins answers of the entry with those of another step.';
    yield { in: one.part, problem, repair: 'Write a condition for each, in an "allOf".' };
  }
  if (index === 0 && entry.if) {
    yield {
      in: entry,
      problem: 'The first step is always asked.',
      repair: 'Remove "if", or move the step behind those whose answers it tests.',
    };
    return;
  }
  for (const one of outside.filter((condition) => !isMixed(condition))) yield* ownFaults(one, steps[index]);
  const asked: readonly Pick<Schema, 'if'>[] = entry.if ? [entry, ...inStep] : inStep;
  for (const part of asked) {
    for (const name of namesTested(part.if)) {
      if (part !== entry && isOwn(name, steps[index])) continue;
      const fault = isOutside(name)
        ? pointerFault(name, steps, index, part.if)
        : part === entry && localFault(name, steps.slice(0, index), part.if);
      if (fault) yield { in: part, ...fault };
    }
    yield* entryFaults(part, steps.slice(0, index));
  }
}

/** Names that the condition tests in the entries of a list of another step, and that are not asked there. */
function* entryFaults(part: Pick<Schema, 'if'>, earlier: Definition['steps']): Generator<Fault> {
  for (const { path } of fieldReferences(part.if ?? {}).values()) {
    const [pointer = '', ...below] = path.map(String);
    const list = isOutside(pointer) ? questionAtPointer(earlier, pointer) : undefined;
    if (!list?.items || below.length < 2) continue;
    const asked: Schema = { properties: { [pointer]: list } };
    if (questionAt(asked, path)) continue;
    const around = questionAt(asked, path.slice(0, -1)) ?? {};
    const name = String(path.at(-1));
    const problem = `The condition refers to "${name}", which is not asked in the entries of "${pointer}".`;
    const repair = `Correct the name.${didYouMean(name, Object.keys(declaredProperties(around)))}`;
    yield { in: part, problem, repair };
  }
}

/** True for an answer of the step, also if the place of the step is missing before it. */
function isOwn(name: string, step: DefinitionStep | undefined): boolean {
  return isOutside(name) && placeIn(name, step) !== undefined;
}

function placeIn(name: string, step: DefinitionStep | undefined): string | undefined {
  return step && [name, formatPointer(step.at) + name].find((place) => questionAtPointer([step], place));
}

/** One fault for all names of the condition. */
function* ownFaults(one: PlacedCondition, step: DefinitionStep | undefined): Generator<Fault> {
  const { part, path } = one;
  const name = namesTested(part.if).find((tested) => isOwn(tested, step));
  if (!step || name === undefined) return;
  const problem = `"${name}" is asked in this step.`;
  const condition = renamed(part.if ?? {}, (tested) => placeIn(tested, step) ?? tested);
  const { group, part: around } = inGroupAround({ path, part: { ...part, if: condition } }, step.at) ?? {};
  const asks = Object.keys(around ?? {}).flatMap((key) => (key === 'if' ? [] : `"${key}"`));
  const where = group && group.length > 0 ? `of "${group.join('/')}"` : 'of the step';
  const moved = `Move it to the "allOf" ${where}: ${JSON.stringify(around)?.replaceAll('{}', '{ ... }')}, with what ${asks.join(' and ')} says here at the "{ ... }".`;
  const local = `Write "if": ${JSON.stringify(around?.if)}.`;
  const unknown = 'Name it as in its own group, in a condition of that group.';
  yield { in: part, problem, repair: !group ? unknown : group.length < path.length ? moved : local };
}

function localFault(name: string, earlier: Definition['steps'], condition: Schema | undefined): Fault {
  const problem = `"${name}" does not say of which step it is.`;
  const inside = Object.entries(condition?.properties?.[name]?.properties ?? {});
  const placed = inside.map(([key, test]) => [formatPointer([name, key]), test] as const);
  if (placed.length > 0 && placed.every(([pointer]) => questionAtPointer(earlier, pointer))) {
    const test = { properties: Object.fromEntries(placed), required: placed.map(([pointer]) => pointer) };
    return { problem, repair: `Write "if": ${JSON.stringify(test)}.` };
  }
  const meant = pointerMeant(earlier, name);
  const repair = meant ? `Write "${meant}".` : `Write where its answer stands in the submission, e.g. "/${name}".`;
  return { problem, repair };
}

function pointerFault(
  name: string,
  steps: Definition['steps'],
  index: number,
  condition: Schema | undefined,
): Fault | undefined {
  const earlier = steps.slice(0, index);
  const question = questionAtPointer(earlier, name);
  const isInEntry = questionAtPointer(earlier, holderOf(name))?.items !== undefined;
  if (!question && !isInEntry) return unknownFault(name, steps, index, condition);
  if (!question || parsePointer(name).some((key) => /^\d+$/.test(key))) {
    const problem = `"${name}" is in an entry of a list, of which there may be none.`;
    return { problem, repair: 'Test an answer outside of the list, or the list itself, by "contains".' };
  }
  if (isGroupSchema(question)) {
    const asked = Object.keys(declaredProperties(question));
    const tested = namesTested(condition?.properties?.[name]).filter((key) => asked.includes(key));
    const inside = (tested.length > 0 ? tested : asked.slice(0, 1)).map((key) => `"${name}${formatPointer([key])}"`);
    const which =
      tested.length > 0
        ? `Name what is asked in it: ${inside.join(', ')}.`
        : `Name a question in it, e.g. ${inside[0]}.`;
    return { problem: `"${name}" is a group.`, repair: which };
  }
  if (question.computed) {
    const problem = `The condition refers to "${name}", which is computed.`;
    return { problem, repair: 'Let it refer to the answers that this follows from.' };
  }
  return undefined;
}

function unknownFault(name: string, steps: Definition['steps'], index: number, condition: Schema | undefined): Fault {
  if (isOwn(name, steps[index])) {
    const problem = `"${name}" is asked in this step.`;
    return { problem, repair: 'Name an answer of an earlier step, or remove the condition.' };
  }
  if (questionAtPointer(steps.slice(index + 1), name)) {
    const problem = `"${name}" is asked in a later step, and has no answer yet.`;
    return { problem, repair: 'Ask it in an earlier step, or change the order of the steps.' };
  }
  const known = steps
    .slice(0, index)
    .flatMap(({ at, schema }) => groupQuestions(schema).map(({ key }) => formatPointer([...at, key])));
  // A name that the condition has elsewhere is likelier than one that is as near.
  const near =
    nearest(
      name,
      namesTested(condition).filter((one) => known.includes(one)),
    ) ?? nearest(name, known);
  const repair =
    known.length === 0
      ? 'There is none: name a question of the group that the condition stands in, without "/".'
      : `Write where the answer stands in the submission, e.g. "${known[0]}".${perhaps(near)}`;
  const { namedAt = [] } = fieldReferences(condition ?? {}).get(name) ?? {};
  const meant = near === undefined ? undefined : renamedTests(namedAt, near);
  return { problem: `"${name}" is not a question of an earlier step.`, repair, meant };
}
