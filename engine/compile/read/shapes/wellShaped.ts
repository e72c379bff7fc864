// What of a step can be judged although something in its files has a wrong shape: a copy without the misshapen parts.
import {
  formatPointer,
  getIn,
  isRecord,
  parsePointer,
  recordOf,
  type Schema,
  type UiSchema,
} from '../../../core/index.ts';
import type { Place } from '../../errors/definitionError.ts';
import { normaliseCondition } from '../../normalise/normaliseCondition.ts';
import { without } from '../../normalise/without.ts';
import { acrossSteps } from '../../schema/acrossSteps.ts';
import { undeclaredNames } from '../../schema/namesReferred.ts';
import { type Position, positionBelow } from '../../schema/positions.ts';
import type { Definition, DefinitionStep } from '../definition.ts';
import { danglingRefs } from './danglingRefs.ts';
import { allDrawn, drawnAt, namedBy, type QuestionLeft, questionAt, wordedBy } from './questionsLeft.ts';

export interface WellShaped {
  readonly step: DefinitionStep;
  /** Where the parts were that were left out. */
  readonly parts: readonly Place[];
  /** The ones among `parts` that belong to no question: keywords of the step itself (`/required`) or of a branch (`/allOf/0/if`). */
  readonly ofStep: readonly Place[];
  /**
   * The questions of which something was left out, those that a part names (e.g. in `required`), and those that a `properties` among the parts, or what a `$ref` should lead to,
   * may have declared. Undefined if the `properties` of the step itself was left out: then no question of it is known.
   */
  readonly questions: readonly QuestionLeft[] | undefined;
}

/** JSON Pointers of what has a wrong shape in the two files of a step. */
export interface Misshapen {
  readonly asked: readonly string[];
  readonly drawn: readonly string[];
}

/**
 * The step without its misshapen parts; undefined if nothing is left. A question that is no object becomes an empty one, so that its name
 * stays known. A member of `allOf`, `oneOf` or `anyOf` that is no object becomes an empty one, too, so that the other members are judged; any other list with such a
 * member is left out as a whole.
 * What is written beside a `$ref` without a target is kept.
 * @param standIn the beginning of names for questions that no file has. With it, the condition on such a question takes the place of a misshapen `if`, which
 * then does not count as left out: what its branches ask is still asked.
 */
export function wellShaped(
  { placeAs, placeOf, placeWithin, broken, form, office, steps }: Definition,
  step: DefinitionStep,
  { asked, drawn }: Misshapen,
  standIn?: string,
): WellShaped | undefined {
  const { schema, schemaPlace, ui, uiPlace, at, entry } = step;
  const dangling = step.isCut ? danglingRefs(schema, broken, placeOf) : [];
  const nowhere = dangling.filter(({ keys }) => !keys.some((_, i) => isCondition(schema, keys.slice(0, i + 1))));
  const conditions = dangling
    .filter((one) => !nowhere.includes(one))
    .map(({ keys }) => formatPointer(upToKeyword(keys)));
  const pointers = [...new Set([...asked, ...conditions])];
  const all = pointers.map((pointer) => beforeLists(schema, upToKeyword(parsePointer(pointer))));
  const paths = standIn === undefined ? all : all.filter((keys) => !isCondition(schema, keys));
  const uiPaths = drawn.map((pointer) => upToUiKey(parsePointer(pointer)));
  if ([...all, ...uiPaths].some((keys) => keys.length === 0) || !isRecord(schema)) return undefined;
  const withoutParts = all.reduce<unknown>((rest, keys, i) => {
    const becomes = paths.includes(keys) ? undefined : conditionOn(`${standIn}${i}`);
    return without(rest, keys, { placeAs, becomes }, 'schema');
  }, schema) as Schema;
  // A step is a group, whatever its file says.
  const left: Schema = asked.includes('/type') ? { ...withoutParts, type: 'object' } : withoutParts;
  if (left !== withoutParts) placeAs(left, schema);
  const leftUi = uiPaths.reduce<unknown>((rest, keys) => without(rest, keys, { placeAs }, 'other'), ui) as UiSchema;
  const inSchema = [
    ...paths.map((keys) => placeWithin(schema, formatPointer(keys), schemaPlace)),
    ...nowhere.map(({ place }) => place),
  ];
  const inUi = uiPaths.map((keys) => placeWithin(ui, formatPointer(keys), uiPlace));
  const asks = paths.map((keys) => questionAt(schema, keys));
  const asksNowhere = nowhere.map(({ keys, isDefinition }) => (isDefinition ? undefined : questionAt(schema, keys)));
  const ofGroups = nowhere.filter(({ isDefinition }, i) => !isDefinition && asksNowhere[i] === undefined);
  const ownPaths = paths.filter((_, i) => asks[i] === undefined);
  const areKnown = !ownPaths.some(([key, ...below]) => key === 'properties' && below.length === 0);
  const mayAsk =
    ofGroups.some(({ keys }) => keys.reduce(positionBelow, 'schema') !== 'other') ||
    ownPaths.some((keys) => keys.at(-1) === 'properties');
  const mayBeLost = mayAsk ? undeclaredNames({ schema: left, ui: leftUi, at }, { form, office, steps }) : [];
  const named = [...ownPaths.flatMap((keys) => namedBy(schema, keys)), ...mayBeLost].map((name) => ({
    name,
    isHollow: true,
    loss: 'all' as const,
  }));
  const questions = [
    ...[...asks, ...asksNowhere].filter((one) => one !== undefined),
    ...named,
    ...ownPaths.flatMap((keys) => wordedBy(schema, keys)),
    ...uiPaths.flatMap((keys) => drawnAt(schema, keys, getIn(ui, keys))),
    ...(step.isUndrawn ? allDrawn(schema) : []),
  ];
  // The step with the conditions on others that it has left.
  const condition = normaliseCondition(entry.if) as Schema | undefined;
  const across = acrossSteps({ at, schema: left, ...(condition && { if: condition }) }, entry, placeAs);
  const { if: _, whole: __, ...own } = step;
  return {
    step: { ...own, ...across, schema: left, ui: leftUi },
    parts: [...inSchema, ...inUi],
    ofStep: inSchema.filter((_, i) => [...asks, ...asksNowhere][i] === undefined),
    questions: areKnown ? questions : undefined,
  };
}

/** The keys of a ui file up to the first that says how something is drawn. */
function upToUiKey(keys: readonly string[]): readonly string[] {
  const first = keys.findIndex((key) => key.startsWith('ui:'));
  return first < 0 ? keys : keys.slice(0, first + 1);
}

/**
 * The keys of a schema up to the first keyword whose value holds no schemas: half of a comparison or of a computation is none. Messages
 * are left out one by one.
 */
function upToKeyword(keys: readonly string[]): readonly string[] {
  let position: Position = 'schema';
  for (const [i, key] of keys.entries()) {
    const below = positionBelow(position, key);
    if (position === 'schema' && below === 'other' && key !== 'errorMessage') return keys.slice(0, i + 1);
    position = below;
  }
  return keys;
}

/**
 * Shortens keys that lead through a list to a member that is no object (`["required", "0"]`): to the list as a whole, because its other members cannot be judged
 * without that one. In a list of schemas (`allOf`, `oneOf`, `anyOf`) they can, so there the keys are shortened to the member.
 */
function beforeLists(schema: Schema, keys: readonly string[]): readonly string[] {
  const first = keys.findIndex(
    (_, i) => Array.isArray(getIn(schema, keys.slice(0, i))) && !isRecord(getIn(schema, keys.slice(0, i + 1))),
  );
  if (first < 0) return keys;
  const member = keys.slice(0, first + 1);
  return member.reduce<Position>(positionBelow, 'schema') === 'schema' ? member : keys.slice(0, first);
}

/** True for the `if` of a group, or of a part of one, and not for a question of that name. */
function isCondition(schema: Schema, keys: readonly string[]): boolean {
  const position = keys.slice(0, -1).reduce<Position>(positionBelow, 'schema');
  const { type = 'object' } = recordOf(getIn(schema, keys.slice(0, -1)));
  return position === 'schema' && keys.at(-1) === 'if' && type === 'object';
}

/** What a group says of a question of this name, and a condition on it. */
function conditionOn(name: string): Schema {
  const question: Schema = { type: 'string', title: name, enum: ['yes', 'no'] };
  return { properties: { [name]: question }, if: { properties: { [name]: { const: 'yes' } }, required: [name] } };
}
