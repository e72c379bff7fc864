import type { Schema } from '../../core/index.ts';
import { DefinitionError } from '../errors/definitionError.ts';
import type { DefinitionStep } from '../read/readDefinition.ts';
import { walkGroups } from '../schema/walkGroups.ts';
import { walkSchema } from '../schema/walkSchema.ts';
import type { Rule } from './rule.ts';

/** What is wrong with one schema, and where in it (a JSON Pointer below the schema; empty for the whole). */
export interface Fault {
  readonly at?: string;
  /** The schema that `at` starts from, where it is not the one that was looked at. */
  readonly in?: Schema;
  readonly problem: string;
  readonly repair: string;
}

/** A rule that looks at one schema at a time: at every one, or at every group of questions. */
export function schemaRule(of: 'schemas' | 'groups', check: (schema: Schema) => Iterable<Fault>): Rule {
  const parts = of === 'groups' ? walkGroups : walkSchema;
  const inStep = function* ({ schema, schemaPlace }: DefinitionStep, placeWithin: Place) {
    for (const part of parts(schema)) {
      for (const { at = '', in: inner = part, problem, repair } of check(part)) {
        yield new DefinitionError(placeWithin(inner, at, schemaPlace), problem, repair);
      }
    }
  };
  return function* ({ steps, placeWithin }) {
    for (const step of steps) yield* inStep(step, placeWithin);
  };
}

type Place = Parameters<Rule>[0]['placeWithin'];
