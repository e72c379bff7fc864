// The checks of the files of a form that are read into one definition. What cannot be judged, because its shape is wrong, is left out first, and findings that may
// only be due to that are not reported.
import path from 'node:path';
import officeFileSchema from '../../forms/office.schema.json' with { type: 'json' };
import stepFileSchema from '../../forms/step.schema.json' with { type: 'json' };
import uiFileSchema from '../../forms/ui.schema.json' with { type: 'json' };
import { parsePointer, SOURCE } from '../core/index.ts';
import { atReferences } from './besideReferences.ts';
import { checkAcross, checkDefinition, checkQuestions } from './checkDefinition.ts';
import { CAUSES, doubtsOfConditions } from './doubts/doubtsOfConditions.ts';
import { doubtsOfForm } from './doubts/doubtsOfForm.ts';
import { doubtsOfSteps } from './doubts/doubtsOfSteps.ts';
import { doubtsOfUnread } from './doubts/doubtsOfUnread.ts';
import { refusedGroups, refusedParts } from './doubts/refusedParts.ts';
import { DefinitionError, type Place } from './errors/definitionError.ts';
import { STEP_REPAIRS, uiRepairs } from './foreign/foreignShapes.ts';
import { misplacedKeywords } from './foreign/misplacedKeywords.ts';
import { OFFICE_REPAIRS } from './foreign/officeShapes.ts';
import { withoutConsequences } from './lint/consequences.ts';
import { namesWithoutList } from './lint/namesWithoutList.ts';
import { checkJson, NOTHING } from './read/checkJson.ts';
import type { Definition, DefinitionStep } from './read/definition.ts';
import { withoutPlaceholders } from './read/readFacts.ts';
import { readableForm } from './readableForm.ts';
import { readableOffice } from './readableOffice.ts';
import { isOfStandIn, type ReadableStep } from './readableStep.ts';
import { RULES, RULES_OF_ONE_CONDITION } from './rules.ts';
import { withMisspeltRequired } from './schema/misspelt.ts';
import { belowSchemas } from './schema/positions.ts';

type Test = (finding: DefinitionError) => boolean;

export interface CheckedFiles {
  readonly findings: readonly DefinitionError[];
  /**
   * JSON Pointers in form.json of `if` of steps in which a mistake is reported. The form is checked again without them. Those steps are then always asked, so that
   * the rules that evaluate conditions see their questions.
   */
  readonly refused: readonly string[];
}

/** What is found in the files of the steps and in office.json, by their shapes and by the rules; form.json has been checked for its shape before. */
export function checkFiles(definition: Definition): CheckedFiles {
  const { steps, partial, office, officePlace, placeWithin, language, form, broken } = definition;
  const placeInOffice = (at: string) => placeWithin(office ?? {}, at, officePlace);
  const inOffice = office ? checkJson(officeFileSchema, office, placeInOffice, OFFICE_REPAIRS) : NOTHING;
  const shapes = new Map([...steps, ...partial].map((step) => [step, shapesIn(definition, step)]));
  const all = [...shapes.values(), ...definition.unasked.map((step) => shapesIn(definition, step)), inOffice];
  const isWhole = ({ misshapen: { asked, drawn } }: ReturnType<typeof shapesIn>) => asked.length + drawn.length === 0;
  const isSound = (step: DefinitionStep, shape: ReturnType<typeof shapesIn>) => steps.includes(step) && isWhole(shape);
  const misshapen = [...shapes].map(
    ([step, shape]) => [step, isSound(step, shape) ? undefined : shape.misshapen] as const,
  );
  const readable = readableForm(definition, new Map(misshapen));
  const rests = [...readable.steps.flatMap(({ rest }) => rest ?? []), ...readable.parts];
  const ofOffice = readableOffice(definition, inOffice.misshapen);
  // The record has the statuses of office.json: without them the two cannot be compared.
  const isUnread = broken.some(({ place }) => place.file === officePlace.file);
  const judged = readable.steps.map(({ step, rest }) => rest?.step ?? step);
  const left = { ...ofOffice.definition, steps: judged, ...(isUnread && { office: undefined, published: undefined }) };
  const across = readable.isWhole ? checkAcross(left) : undefined;
  const ofForm = [doubtsOfForm(left), doubtsOfUnread(left, readable.unread), ofOffice.isInDoubt];
  const isInDoubt: Test = (finding) => ofForm.some((test) => test(finding));
  const isDoubtful = doubtsOfSteps(left, rests);
  const follows = doubtsOfSteps(left, refusedParts(left));
  const isAsWritten = judged.length === form.steps.length && rests.length === 0;
  const found = checkDefinition(left, across);
  const isConsequence = doubtsOfConditions(left, found);
  const wrong = [...(across ?? []), ...found.filter(({ code }) => CAUSES.includes(code))];
  const refused = [...new Set(wrong.flatMap(({ place }) => stepCondition(place) ?? []))];
  const unknown = new Set(
    all.flatMap(({ unknownKeys }) => unknownKeys.map(({ place }) => `${place.file}#${place.pointer}`)),
  );
  const byRules = found.filter(
    (finding) =>
      !unknown.has(`${finding.place.file}#${finding.place.pointer}`) &&
      !isDoubtful(finding) &&
      !isConsequence(finding) &&
      !isInDoubt(finding) &&
      (finding.code === 'keywords' || !follows(finding)) &&
      (isAsWritten || !isOfAll(finding)),
  );
  const inBranches = checkBranches(left, readable.steps, across?.length === 0, isInDoubt);
  // A translation changes texts only: the shape of the files is reported in the source language.
  if (language !== SOURCE) return { findings: withoutConsequences([...byRules, ...inBranches]), refused };
  const findings = withoutConsequences(
    atReferences(left, [
      ...all.flatMap(({ unknownKeys }) => unknownKeys),
      ...all.flatMap(({ invalid }) => invalid),
      ...namesWithoutList(definition.files),
      ...readable.steps.flatMap((step) => step.findings),
      ...readable.parts.flatMap(({ step }) => checkQuestions(definition, step).filter((one) => !isDoubtful(one))),
      ...refusedGroups(left).flatMap((step) => checkQuestions(left, step).filter((one) => !isDoubtful(one))),
      ...byRules,
      ...inBranches,
    ]),
  );
  return { findings, refused };
}

/**
 * What is found in the branches of conditions that were left out because they cannot be evaluated. Each branch is checked with a condition in place of its own that
 * can be (`withStandIns`).
 * @param definition with the steps without those conditions
 * @param areAll true if the form is whole but for what was left out
 */
function checkBranches(
  definition: Definition,
  readable: readonly ReadableStep[],
  areAll: boolean,
  isInDoubt: Test,
): readonly DefinitionError[] {
  const opened = readable.flatMap(({ open }) => open ?? []);
  if (opened.length === 0) return [];
  const openedOf = new Map(readable.map(({ rest, open }) => [rest?.step, open?.step]));
  const steps = definition.steps.map((step) => openedOf.get(step) ?? step);
  const all = { ...definition, steps };
  const isDoubtful = doubtsOfSteps(
    all,
    readable.flatMap(({ rest, open }) => open ?? rest ?? []),
  );
  const isCertain = opened.every(({ isOnly }) => isOnly) && steps.every(({ whole }) => !whole);
  const found = checkDefinition(all, areAll ? [] : undefined, isCertain ? RULES : RULES_OF_ONE_CONDITION);
  return found.filter(
    (finding) =>
      !isDoubtful(finding) &&
      !isInDoubt(finding) &&
      !isOfAll(finding) &&
      !opened.some((open) => isOfStandIn(finding, open)),
  );
}

function isOfForm({ file }: Place): boolean {
  return path.basename(file) === 'form.json';
}

/** The JSON Pointer of the condition of a step in form.json that the place is in; undefined for one that form.json only refers to (`$ref`). */
function stepCondition(place: Place): string | undefined {
  return isOfForm(place) ? /^\/steps\/\d+\/if(?=\/|$)/.exec(place.pointer)?.[0] : undefined;
}

/** What has a wrong shape in the files of a step. */
function shapesIn({ placeWithin, broken }: Definition, step: DefinitionStep) {
  const { schema, schemaPlace, ui, foreignUi, uiPlace } = step;
  const placeOf = (pointer: string) => placeWithin(schema, pointer, schemaPlace);
  const found = [...misplacedKeywords(schema)];
  const strays = found.flatMap(({ at, isLeftOut }) => (isLeftOut ? at : []));
  const misplaced = found.map(({ at, moves, values = {}, isLikely = false, problem, repair }) => {
    const pointerOf = (pointer: string) => placeOf(pointer).pointer;
    const meant = {
      isLikely,
      moves: moves.map(([from, to]) => [pointerOf(from), pointerOf(to)] as const),
      values: Object.fromEntries(Object.entries(values).map(([pointer, value]) => [pointerOf(pointer), value])),
    };
    return new DefinitionError('keywords', { place: placeOf(at), problem, repair, meant });
  });
  const asked = checkJson(STEP_FILE, schema, placeOf, STEP_REPAIRS);
  const drawn = checkJson(uiFileSchema, ui, (at) => placeWithin(ui, at, uiPlace), uiRepairs(schema));
  const foreign = foreignUi.map(({ at, problem, repair }) => {
    return new DefinitionError('keysKnown', { place: placeWithin(ui, at, uiPlace), problem, repair });
  });
  // A part of nothing but a `$ref` that leads nowhere seems to be empty.
  const isReferring = ({ place }: DefinitionError) =>
    broken.some((one) => one.place.file === place.file && one.place.pointer === `${place.pointer}/$ref`);
  const invalid = asked.invalid.filter((one) => !isReferring(one));
  const ofSchema = withMisspeltRequired(schema, [...invalid, ...asked.unknownKeys.filter(isInKeyword)]);
  return {
    invalid: [...ofSchema.filter(isInvalid), ...drawn.invalid],
    unknownKeys: [...misplaced, ...ofSchema.filter((one) => !isInvalid(one)), ...foreign, ...drawn.unknownKeys],
    misshapen: {
      asked: [...asked.misshapen, ...strays],
      drawn: [...drawn.misshapen, ...referringNowhere(broken, uiPlace)],
    },
  };
}

/** JSON Pointers of the entries of a ui file whose `$ref` leads nowhere, or back to itself. */
function referringNowhere(broken: readonly DefinitionError[], { file }: Place): readonly string[] {
  const own = broken.flatMap(({ place }) => (place.file === file ? place.pointer : []));
  return own.flatMap((pointer) => (pointer.endsWith('/$ref') ? pointer.slice(0, -'/$ref'.length) : []));
}

function isInvalid({ code }: DefinitionError): boolean {
  return code === 'valuesValid';
}

/** False for a keyword, a test of a condition and a part of a computation, which the rules `keywords` and `computedAnswers` report. */
function isInKeyword({ place }: DefinitionError): boolean {
  const [keyword, ...below] = belowSchemas(parsePointer(place.pointer));
  return below.length > 0 && keyword !== 'if' && keyword !== 'computed';
}

// Editors let a placeholder stand for a number; here it is filled in already.
const STEP_FILE = withoutPlaceholders(stepFileSchema);

/** True for a finding in published.json or translated.json, or one in form.json that adds up all answers or files: while a part is left out it may be wrong. */
function isOfAll({ code, place }: DefinitionError): boolean {
  return TOTALS.includes(code)
    ? isOfForm(place)
    : ['published.json', 'translated.json'].includes(path.basename(place.file));
}

const TOTALS: readonly string[] = ['filesTaken', 'answersTaken'];
