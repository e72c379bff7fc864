// What of a step can be judged although some of its schema has a wrong shape: a copy without the misshapen parts, and which findings in it
// are about what was left out.
import { formatPointer, getIn, isRecord, parsePointer, type Schema } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';
import type { Definition, DefinitionStep } from './readDefinition.ts';

export interface WellShaped {
  readonly step: DefinitionStep;
  /** True for a finding that may be due to what was left out: there, around it, or at a keyword beside it. */
  isDoubtful(place: Place): boolean;
}

/**
 * The step without the parts at these JSON Pointers of its schema; undefined if nothing is left. A question that is no object becomes an
 * empty one, so that its name stays known, and a list is left out with any of its members.
 * @param nowhere places of `$ref`s without a target. What is written beside such a `$ref` is kept; findings in it are doubtful.
 */
export function wellShaped(
  { placeAs, placeWithin }: Definition,
  step: DefinitionStep,
  misshapen: readonly string[],
  nowhere: readonly Place[],
): WellShaped | undefined {
  const { schema, schemaPlace } = step;
  const paths = misshapen.map((pointer) => beforeLists(schema, parsePointer(pointer)));
  if (paths.some((keys) => keys.length === 0) || !isRecord(schema)) return undefined;
  const left = paths.reduce((rest: unknown, keys) => without(rest, keys, placeAs), schema) as Schema;
  const places = [
    ...paths.map((keys) => placeWithin(schema, formatPointer(keys), schemaPlace)),
    ...nowhere.map(({ file, pointer }) => ({ file, pointer: holderOf(pointer) })),
  ];
  return { step: { ...step, schema: left }, isDoubtful: (place) => places.some((one) => concerns(one, place)) };
}

/** True for a place in `part`, around it, or at a keyword beside it, and where a branch says more of the same question. */
function concerns(part: Place, { file, pointer }: Place): boolean {
  if (part.file !== file) return false;
  const question = QUESTION.exec(part.pointer)?.[0];
  if (question !== undefined && `${pointer}/`.includes(`${question}/`)) return true;
  if (isWithin(part.pointer, pointer) || isWithin(pointer, part.pointer)) return true;
  return question === undefined && holderOf(pointer) === holderOf(part.pointer);
}

/** The end of a JSON Pointer to a question: its name below `properties`. */
const QUESTION = /\/properties\/[^/]+$/;

/** The keys up to the first list among what they lead through. */
function beforeLists(schema: Schema, keys: readonly string[]): readonly string[] {
  const first = keys.findIndex(
    (_, i) => Array.isArray(getIn(schema, keys.slice(0, i))) && !isRecord(getIn(schema, keys.slice(0, i + 1))),
  );
  return first < 0 ? keys : keys.slice(0, first);
}

/**
 * A copy of `node` without the part at the keys; only the objects on the way to it are copied.
 * @param isNamed true where `node` is a map of questions by their names (`properties`), and not a schema
 */
function without(
  node: unknown,
  [key = '', ...below]: readonly string[],
  placeAs: Definition['placeAs'],
  isNamed = false,
): unknown {
  if (Array.isArray(node)) {
    const copy = node.map((one, i) => (String(i) === key ? without(one, below, placeAs) : one));
    placeAs(copy, node);
    return copy;
  }
  if (!isRecord(node)) return node;
  const { [key]: part, ...others } = node;
  const inside = below.length > 0 ? without(part, below, placeAs, key === 'properties') : isNamed ? {} : undefined;
  const copy = inside === undefined ? others : { ...node, [key]: inside };
  placeAs(copy, node);
  return copy;
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function isWithin(pointer: string, around: string): boolean {
  return pointer === around || pointer.startsWith(`${around}/`);
}
