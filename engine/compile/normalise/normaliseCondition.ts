// Tests of an answer that core does not know, written by those that it does.
import { isRecord, lengthPattern, recordOf } from '../../core/index.ts';
import type { Json } from './dependencyCases.ts';

type Rewrite = (limit: number) => Json;

/** By keyword; an answer of another type passes each, as it passes the keyword. */
const REWRITTEN: Readonly<Record<string, Rewrite>> = {
  minLength: (least) => ({ pattern: lengthPattern(least) }),
  maxLength: (most) => ({ pattern: lengthPattern(0, most) }),
  exclusiveMinimum: (limit) => ({ not: { maximum: limit } }),
  exclusiveMaximum: (limit) => ({ not: { minimum: limit } }),
};

/** Further tests that a condition may have, besides those of core. */
export const REWRITTEN_TESTS: readonly string[] = [...Object.keys(REWRITTEN), 'maxItems'];

/** The condition by the keywords of core; what is misshapen stays for the check to report. */
export function normaliseCondition(condition: unknown): unknown {
  if (!isRecord(condition)) return condition;
  const own: Record<string, unknown> = {};
  const tests: unknown[] = [];
  for (const [keyword, value] of Object.entries(condition)) {
    const rewrite = Object.hasOwn(REWRITTEN, keyword) ? REWRITTEN[keyword] : undefined;
    if (typeof value === 'number' && rewrite) tests.push(rewrite(value));
    // Only a list can be longer than this.
    else if (keyword === 'maxItems' && typeof value === 'number') tests.push(atMost(value));
    else own[keyword] = inside(keyword, value);
  }
  if (tests.length === 0) return own;
  const allOf = [...(Array.isArray(own.allOf) ? own.allOf : []), ...tests];
  return { ...own, allOf };
}

function atMost(entries: number): Json {
  return { not: { minItems: entries + 1 } };
}

function inside(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isRecord(value)) {
    return Object.fromEntries(Object.entries(recordOf(value)).map(([name, test]) => [name, normaliseCondition(test)]));
  }
  if (keyword === 'not' || keyword === 'contains') return normaliseCondition(value);
  if (keyword === 'allOf' || keyword === 'anyOf') return Array.isArray(value) ? value.map(normaliseCondition) : value;
  return value;
}
