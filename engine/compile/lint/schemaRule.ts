import { getIn, parsePointer, type Schema } from '../../core/index.ts';
import type { Edit, Meant, Place } from '../errors/definitionError.ts';
import { asOneStep } from '../read/asOneStep.ts';
import { groupParts } from '../schema/groupParts.ts';
import { groupSchemas, subschemas } from '../schema/subschemas.ts';
import type { Rule } from './rule.ts';

/** A finding in one schema. */
export interface Fault<Repair = string> {
  /** JSON Pointer below the schema; none for the whole schema. */
  readonly at?: string;
  /** The schema that `at` is relative to, if it is not the one that was checked. */
  readonly in?: Schema;
  /** The place to report for a finding at a `$ref`. Reading replaces a `$ref` by its definition, so `in` and `at` lead to the definition instead. */
  readonly place?: Place;
  readonly problem: string;
  readonly repair: Repair;
  /** What is meant, by JSON Pointers as `at`; for what stands outside of the schema, a function of the place. */
  readonly meant?: Meant | ((place: Place) => Meant | undefined) | undefined;
  /** What has to stand at the place instead, where that is certain. */
  readonly becomes?: unknown;
  /** What is to be removed, where that is certain: JSON Pointers as `at`, none of which moves another. */
  readonly removes?: readonly string[];
}

/** Where what stands at the pointer below a schema is written. */
export type PlaceOf = (schema: Schema, pointer: string) => Place;

/** Words that name the keyword at a place: what is checked may have been written as another one (`dependentRequired`). */
type RepairAt = (place: Place) => string;

/**
 * A rule that checks one schema at a time: each schema of a definition, or each group of questions; for
 * `conditions` each group, in a schema that also holds the answers of other steps that its conditions name; for `effects` the same, but a fault is
 * reported only if it is one in every group that the part belongs to.
 */
export function schemaRule(
  of: 'schemas' | 'groups' | 'conditions' | 'effects',
  check: (schema: Schema, placeOf: PlaceOf) => Iterable<Fault<string | RepairAt>>,
): Rule {
  const parts = of === 'schemas' ? subschemas : groupSchemas;
  return function* (authored) {
    const definition = of === 'conditions' || of === 'effects' ? asOneStep(authored) : authored;
    for (const { schema, schemaPlace } of definition.steps) {
      const placeWithin: PlaceOf = (part, pointer) => definition.placeWithin(part, pointer, schemaPlace);
      const writtenAt: WrittenAt = (part) => definition.placeOf(part, NOWHERE);
      const checked = [...parts(schema)].map((part) => ({ part, faults: [...check(part, placeWithin)] }));
      for (const { part, faults } of checked) {
        for (const fault of faults) {
          const { at = '', in: inner = part, problem, repair, meant } = fault;
          if (of === 'effects' && hasEffectElsewhere(fault, part, checked, writtenAt)) continue;
          const placeOf = (pointer: string) => placeWithin(inner, pointer);
          // What was put together of several steps has other keys than what is written.
          const isAsWritten = definition === authored;
          const isOwn = (place: Place) =>
            isAsWritten && place.file === schemaPlace.file && definition.written(place) !== undefined;
          const exact = fault.place ?? placeOf(at);
          const place = ofCondition(exact, definition.written);
          const isExact = place.pointer === exact.pointer;
          const words = typeof repair === 'string' ? repair : repair(place);
          const told =
            typeof meant === 'function'
              ? meant(place)
              : meant && isExact
                ? inFile(meant, placeOf, definition.written)
                : undefined;
          yield { place, problem, repair: words, meant: told, mend: mendOf(fault, placeOf, isOwn) };
        }
      }
    }
  };
}

/** What is meant, by pointers of the file; undefined where the file has another keyword in one of the places. */
export function inFile(
  { moves = [], values = {}, ...meant }: Meant,
  placeOf: (pointer: string) => Place,
  written: (place: Place) => unknown,
): Meant | undefined {
  const pointerOf = (at: string) => placeOf(at).pointer;
  const named = [...moves.map(([from]) => from), ...Object.keys(values)];
  if (named.some((at) => written(placeOf(at)) === undefined)) return undefined;
  return {
    ...meant,
    moves: moves.map(([from, to]) => [pointerOf(from), pointerOf(to)] as const),
    values: Object.fromEntries(Object.entries(values).map(([at, value]) => [pointerOf(at), value])),
  };
}

/** Of a test that reading has written in another way, the place of its condition. */
function ofCondition(place: Place, written: (place: Place) => unknown): Place {
  const [whole] = /^.*\/if(?=\/)/.exec(place.pointer) ?? [];
  return whole !== undefined && written(place) === undefined ? { ...place, pointer: whole } : place;
}

/** Where a part is written; {@link NOWHERE} for one that is in no file, because it was merged of several while reading. */
type WrittenAt = (part: Schema) => Place;

const NOWHERE: Place = { file: '', pointer: '' };

interface Checked {
  readonly part: Schema;
  readonly faults: readonly Fault<unknown>[];
}

/**
 * True if the faulty part of the files also belongs to another group, and is no fault there. A group that a branch outside adds to is checked twice, without and
 * with the addition. Example: the group requires `a`, and the branch requires `a` again. Then the group's own `required` has no effect with the addition, but it
 * has one without it, so it is no fault.
 */
function hasEffectElsewhere(
  fault: Fault<unknown>,
  group: Schema,
  all: readonly Checked[],
  placeOf: WrittenAt,
): boolean {
  const isSame = (one: Schema, other: Schema) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    if (place === NOWHERE || otherPlace === NOWHERE) return one === other;
    return place.file === otherPlace.file && place.pointer === otherPlace.pointer;
  };
  const own = fault.in ?? group;
  // A step with conditions on other steps is checked twice, too: its own part is without them, and has no such fault for that reason.
  const hasPlace = (schema: Schema) => getIn(schema, parsePointer(fault.at ?? '')) !== undefined;
  return all.some(({ part, faults }) => {
    if (part === group || !groupParts(part).some(({ schema }) => isSame(schema, own) && hasPlace(schema))) return false;
    return !faults.some(
      (other) => isSame(other.in ?? part, own) && other.at === fault.at && other.problem === fault.problem,
    );
  });
}

/** Definitions that other groups may refer to as well. */
export const SHARED = /\/(?:\$defs|definitions)\//;

function mendOf(
  { at = '', becomes, removes = [] }: Fault<unknown>,
  placeOf: (pointer: string) => Place,
  isOwn: (place: Place) => boolean,
): readonly Edit[] | undefined {
  const edit = ({ file, pointer }: Place, value: unknown): Edit => ({ file, pointer, value });
  if (becomes !== undefined) return [edit(placeOf(at), becomes)];
  const places = removes.map(placeOf);
  if (places.length === 0 || !places.every((place) => isOwn(place) && !SHARED.test(place.pointer))) return undefined;
  return places.map((place) => edit(place, undefined));
}
