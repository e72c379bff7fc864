// What of a step can be judged although something in its files has a wrong shape: a copy without the misshapen parts.
import {
  formatPointer,
  getIn,
  isRecord,
  parsePointer,
  recordOf,
  type Schema,
  type UiSchema,
} from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';
import { normaliseCondition } from '../normalise/normaliseCondition.ts';
import { without } from '../normalise/without.ts';
import { acrossSteps } from '../schema/acrossSteps.ts';
import { LIMITS } from '../schema/keywords.ts';
import { isReadAsNamedAnswers } from '../schema/namedAnswers.ts';
import { namesMeant, undeclaredNames } from '../schema/namesReferred.ts';
import { type Position, positionBelow } from '../schema/positions.ts';
import { subschemas } from '../schema/subschemas.ts';
import type { Definition, DefinitionStep } from './readDefinition.ts';

export interface WellShaped {
  readonly step: DefinitionStep;
  /** Where the parts were that were left out. */
  readonly parts: readonly Place[];
  /** The ones among `parts` that belong to no question: keywords of the step itself (`/required`) or of a branch (`/allOf/0/if`). */
  readonly ofStep: readonly Place[];
  /**
   * The questions of which something was left out, those that a part names (e.g. in `required`), and those that a `properties` among the parts may have declared. Undefined if
   * the `properties` of the step itself was left out: then no question of it is known.
   */
  readonly questions: readonly QuestionLeft[] | undefined;
}

interface QuestionLeft {
  readonly name: string;
  /** What the rest of the form can notice of the loss. */
  readonly loss: Loss;
  /** True if what was left out may have held other questions: those that are missing in the group are then not certain to be missing. */
  readonly isHollow: boolean;
}

/**
 * `control`: how the question is drawn; `words`: what is said of it; `limits`: which of the answers of its type are valid; `all`: what its answers are, whether there are any, or anything else.
 */
type Loss = 'control' | 'words' | 'limits' | 'all';

const WORDS: readonly string[] = ['title', 'description', 'errorMessage', '$comment', 'examples'];

/** Keywords that a single question cannot have, so that nothing else depends on them. */
const OF_GROUPS: readonly string[] = ['required'];

/** JSON Pointers of what has a wrong shape in the two files of a step. */
export interface Misshapen {
  readonly asked: readonly string[];
  readonly drawn: readonly string[];
}

/**
 * The step without its misshapen parts; undefined if nothing is left. A question that is no object becomes an empty one, so that its name
 * stays known, and a list is left out with any of its members.
 * What is written beside a `$ref` without a target is kept.
 * @param standIn the beginning of names for questions that no file has. With it, the condition on such a question takes the place of a misshapen `if`, which
 * then does not count as left out: what its branches ask is still asked.
 */
export function wellShaped(
  { placeAs, placeWithin, broken, form, office, steps, partial }: Definition,
  step: DefinitionStep,
  { asked, drawn }: Misshapen,
  standIn?: string,
): WellShaped | undefined {
  const { schema, schemaPlace, ui, uiPlace, at, entry } = step;
  const others = [...steps, ...partial].filter((one) => one.schemaPlace.file !== schemaPlace.file);
  const isPartial = partial.some((one) => one.schemaPlace.file === schemaPlace.file);
  const nowhere = broken
    .map(({ place }) => place)
    .filter(({ file }) => isPartial && !others.some((one) => one.schemaPlace.file === file));
  const all = asked.map((pointer) => beforeLists(schema, upToKeyword(parsePointer(pointer))));
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
    ...nowhere.map(({ file, pointer }) => ({ file, pointer: holderOf(pointer) })),
  ];
  const inUi = uiPaths.map((keys) => placeWithin(ui, formatPointer(keys), uiPlace));
  const asks = paths.map((keys) => questionAt(schema, keys));
  const asksNowhere = nowhere.map(({ pointer }) => questionAt(schema, parsePointer(holderOf(pointer))));
  const ownPaths = paths.filter((_, i) => asks[i] === undefined);
  const areKnown = !ownPaths.some(([key, ...below]) => key === 'properties' && below.length === 0);
  const lost = ownPaths.filter((keys) => keys.at(-1) === 'properties');
  const mayBeLost = lost.length > 0 ? undeclaredNames({ schema: left, ui: leftUi, at }, { form, office, steps }) : [];
  const named = [...ownPaths.flatMap((keys) => namedBy(schema, keys)), ...mayBeLost].map((name) => ({
    name,
    isHollow: true,
    loss: 'all' as const,
  }));
  const questions = [
    ...asks.filter((one) => one !== undefined),
    ...asksNowhere,
    ...named,
    ...uiPaths.flatMap((keys) => drawnAt(schema, keys)),
  ];
  // The step with the conditions on others that it has left.
  const condition = normaliseCondition(entry.if) as Schema | undefined;
  const across = acrossSteps({ at, schema: left, ...(condition && { if: condition }) }, entry, placeAs);
  const { if: _, whole: __, ...own } = step;
  return {
    step: { ...own, ...across, schema: left, ui: leftUi },
    parts: [...inSchema, ...inUi],
    ofStep: inSchema.filter((_, i) => i < paths.length && asks[i] === undefined),
    questions: areKnown && questions.every((question) => question !== undefined) ? questions : undefined,
  };
}

/**
 * The question at these keys of a schema, or the innermost one around them; undefined if they lead to no question. For the name or the answer
 * of an entry that visitors name, which are no questions of the definition, it is the group.
 */
function questionAt(schema: Schema, keys: readonly string[]): QuestionLeft | undefined {
  let question: QuestionLeft | undefined;
  let position: Position = 'schema';
  for (const [i, key] of keys.entries()) {
    const isQuestion =
      position === 'schemas' &&
      keys[i - 1] === 'properties' &&
      !isReadAsNamedAnswers(getIn(schema, keys.slice(0, i - 2)));
    if (isQuestion) question = { name: key, isHollow: holds(keys[i + 1]), loss: lossOf(schema, keys.slice(0, i + 2)) };
    position = positionBelow(position, key);
  }
  return question;
}

/** @param keys of a keyword of a question */
function lossOf(schema: Schema, keys: readonly string[]): Loss {
  const keyword = keys.at(-1) ?? '';
  const { type } = recordOf(getIn(schema, keys.slice(0, -1)));
  if (WORDS.includes(keyword) || (OF_GROUPS.includes(keyword) && typeof type === 'string' && type !== 'object'))
    return 'words';
  return Object.hasOwn(LIMITS, keyword) && keyword !== 'const' ? 'limits' : 'all';
}

/**
 * Names of questions in a keyword that was left out: the keys of every `properties` in it, and all texts of its lists (`required`). For `properties` itself,
 * see `namesMeant`. For `if`, the names in the `then` and `else` beside it: core asks what is in a branch only by its `if`, so without that they seem to be asked nowhere.
 */
function namedBy(schema: Schema, keys: readonly string[]): readonly string[] {
  const part = getIn(schema, keys);
  const { then: yes, else: no } = recordOf(getIn(schema, keys.slice(0, -1)));
  if (keys.at(-1) === 'properties') return namesMeant(part);
  return keys.at(-1) === 'if' ? [yes, no].flatMap(namesIn) : [part].flat().flatMap(nameOrNamesIn);
}

function namesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(nameOrNamesIn);
  const asked = Object.keys(recordOf(recordOf(part).properties));
  return [...asked, ...Object.values(recordOf(part)).flatMap(namesIn)];
}

function nameOrNamesIn(part: unknown): readonly string[] {
  return typeof part === 'string' ? [part] : namesIn(part);
}

/**
 * The question that the keys of a ui file lead to, or to a key of; none for a key of the step. Only yes or no has other answers with another control: a checkbox that is not
 * ticked has none.
 */
function drawnAt(schema: Schema, keys: readonly string[]): readonly QuestionLeft[] {
  const name = keys.findLast((key) => !key.startsWith('ui:'));
  if (name === undefined) return [];
  const isYesNo = [...subschemas(schema)].some(({ properties }) => properties?.[name]?.type === 'boolean');
  const isControl = keys.at(-1) === 'ui:widget' ? !isYesNo : OF_CONTROLS.includes(keys.at(-1) ?? '');
  return [{ name, isHollow: name === keys.at(-1), loss: isControl ? 'control' : 'all' }];
}

/** Keys of a ui file that say how a question is drawn, whatever its answers are. */
const OF_CONTROLS: readonly string[] = [
  'ui:title',
  'ui:description',
  'ui:help',
  'ui:placeholder',
  'ui:autocomplete',
  'ui:inputmode',
  'ui:script',
];

/** True if there may be questions in the value of the keyword, or if what is asked in a group depends on it. */
function holds(keyword: string | undefined): boolean {
  if (keyword === undefined || positionBelow('schema', keyword) !== 'other') return true;
  return ['$ref', 'type', 'if'].includes(keyword);
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

/** The keys up to the first list among what they lead through. */
function beforeLists(schema: Schema, keys: readonly string[]): readonly string[] {
  const first = keys.findIndex(
    (_, i) => Array.isArray(getIn(schema, keys.slice(0, i))) && !isRecord(getIn(schema, keys.slice(0, i + 1))),
  );
  return first < 0 ? keys : keys.slice(0, first);
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

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}
