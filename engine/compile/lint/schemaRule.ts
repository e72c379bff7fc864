import type { Schema } from '../../core/index.ts';
import { asOneStep } from '../read/asOneStep.ts';
import type { DefinitionStep } from '../read/readDefinition.ts';
import { groupSchemas, subschemas } from '../schema/subschemas.ts';
import type { Rule } from './rule.ts';

/** A finding in one schema. */
export interface Fault {
  /** JSON Pointer below the schema; none for the whole schema. */
  readonly at?: string;
  /** The schema that `at` is relative to, if it is not the one that was checked. */
  readonly in?: Schema;
  readonly problem: string;
  readonly repair: string;
  /** What has to stand at the place instead, where that is certain. */
  readonly becomes?: unknown;
}

/**
 * A rule that checks one schema at a time: each schema of a definition, or each group of questions; for
 * `conditions` each group, in a schema that also holds the answers of other steps that its conditions name.
 */
export function schemaRule(of: 'schemas' | 'groups' | 'conditions', check: (schema: Schema) => Iterable<Fault>): Rule {
  const parts = of === 'schemas' ? subschemas : groupSchemas;
  const inStep = function* ({ schema, schemaPlace }: DefinitionStep, placeWithin: PlaceWithin) {
    for (const part of parts(schema)) {
      for (const { at = '', in: inner = part, problem, repair, becomes } of check(part)) {
        const place = placeWithin(inner, at, schemaPlace);
        const mend = becomes === undefined ? undefined : [{ file: place.file, pointer: place.pointer, value: becomes }];
        yield { place, problem, repair, mend };
      }
    }
  };
  return function* (definition) {
    const { steps, placeWithin } = of === 'conditions' ? asOneStep(definition) : definition;
    for (const step of steps) yield* inStep(step, placeWithin);
  };
}

type PlaceWithin = Parameters<Rule>[0]['placeWithin'];
