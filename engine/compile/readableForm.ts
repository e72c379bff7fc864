// The steps of a form as every rule can judge them together: what has to be left out of each, and steps without questions in the place of those of which none
// can be read.
import path from 'node:path';
import { parsePointer } from '../core/index.ts';
import { doubtsOfUnread } from './doubts/doubtsOfUnread.ts';
import type { Place } from './errors/definitionError.ts';
import { isWithin } from './errors/pointers.ts';
import type { Definition, DefinitionStep } from './read/definition.ts';
import type { Misshapen, WellShaped } from './read/shapes/wellShaped.ts';
import { type ReadableStep, readableStep, readableTogether } from './readableStep.ts';

export interface ReadableForm {
  /** In the order of form.json. If the form cannot be judged as a whole, only those that can be judged by themselves. */
  readonly steps: readonly ReadableStep[];
  /**
   * Steps of which no question can be read: those among `steps` whose files cannot be, e.g. because of a comma too many, and those whose entry in form.json has a wrong
   * shape, so that neither their files nor their place in the answers is known.
   */
  readonly unread: readonly DefinitionStep[];
  /** What is left of steps that cannot be judged as a whole, because a `properties` has a wrong shape. */
  readonly parts: readonly WellShaped[];
  /** False where the list of steps cannot be read, or something that is left out of no step, such as the facts of the school. */
  readonly isWhole: boolean;
}

/** @param shapes what has a wrong shape in the files of each step that could be read; undefined where nothing has */
export function readableForm(
  definition: Definition,
  shapes: ReadonlyMap<DefinitionStep, Misshapen | undefined>,
): ReadableForm {
  const { form, formLeft, broken, toUnread, officePlace, publishedPlace } = definition;
  const each = [...shapes].map(([step, misshapen]) => readableStep(definition, step, misshapen));
  const isJudged = ({ rest, left }: ReadableStep) =>
    rest ? rest.questions !== undefined : left.asked.length + left.drawn.length === 0;
  const read = form.steps.flatMap((entry) => each.find((one) => one.step.entry === entry && isJudged(one)) ?? []);
  const parts = each.flatMap((one) => (one.rest && !isJudged(one) ? one.rest : []));
  const areKnown = !formLeft.some((pointer) => /^(?:\/steps)?$/.test(pointer));
  const missing = form.steps.filter((entry) => !read.some(({ step }) => step.entry === entry));
  const unknown = formLeft.filter((pointer) => /^\/steps\/\d+$/.test(pointer));
  const unread = areKnown ? missing.map((entry) => unreadStep(definition, entry)) : [];
  const all = [...unread, ...unknown.map((pointer) => unknownStep(definition, pointer))];
  const undrawn = each.flatMap(({ step }) => (step.isUndrawn ? filesOf(definition, step.entry) : []));
  const withoutUse = [
    officePlace,
    publishedPlace,
    ...undrawn,
    ...missing.flatMap((entry) => filesOf(definition, entry)),
  ];
  const referred = new Set(toUnread.values());
  const isLeftOut = (place: Place) =>
    referred.has(place.file) ||
    withoutUse.some(({ file }) => file === place.file) ||
    read.some(({ rest }) => rest && isIn(rest, place));
  const isWhole = areKnown && broken.every(({ place }) => isLeftOut(place));
  if (!isWhole) return { steps: read, unread: [], parts, isWhole };
  const steps = form.steps.flatMap((entry) => {
    const empty = unread.find((step) => step.entry === entry);
    return empty ? withoutQuestions(empty) : (read.find(({ step }) => step.entry === entry) ?? []);
  });
  return { steps: readableTogether(definition, steps, doubtsOfUnread(definition, all)), unread: all, parts, isWhole };
}

/** True for a place in what was left out of a step. */
function isIn({ parts }: WellShaped, { file, pointer }: Place): boolean {
  return parts.some((part) => part.file === file && isWithin(pointer, part.pointer));
}

function filesOf({ folder }: Definition, { id }: DefinitionStep['entry']): readonly Pick<Place, 'file'>[] {
  return ['schema', 'ui'].map((kind) => ({ file: path.join(folder, `${id}.${kind}.json`) }));
}

/** Its own place is the one in form.json: no place can be found in a file that cannot be read. */
function unreadStep({ form, placeInForm }: Definition, entry: DefinitionStep['entry']): DefinitionStep {
  return emptyStep(entry, placeInForm(`/steps/${form.steps.indexOf(entry)}`));
}

/** @param pointer of its entry in form.json, which was left out */
function unknownStep({ placeInForm }: Definition, pointer: string): DefinitionStep {
  return emptyStep({ id: '', label: '' }, { file: placeInForm('').file, pointer });
}

function emptyStep(entry: DefinitionStep['entry'], place: Place): DefinitionStep {
  return {
    id: entry.id,
    label: entry.label,
    at: parsePointer(entry.at ?? ''),
    schema: { type: 'object', properties: {} },
    ui: {},
    entry,
    foreignUi: [],
    labelledInUi: [],
    schemaPlace: place,
    uiPlace: place,
  };
}

function withoutQuestions(step: DefinitionStep): ReadableStep {
  return { step, rest: { step, parts: [], ofStep: [], questions: [] }, left: { asked: [], drawn: [] }, findings: [] };
}
