import { CONDITION_KEYWORDS, type Schema } from '../../core/index.ts';

const KNOWN = new Set<string>(CONDITION_KEYWORDS);

/** The keywords of a condition, with their values, that no condition can use. `matches` takes each to hold. */
export function foreignTests(condition: Schema): readonly (readonly [keyword: string, value: unknown])[] {
  const { properties = {}, not, contains, allOf = [], anyOf = [] } = condition;
  const parts = [...Object.values(properties), not, contains, ...allOf, ...anyOf].filter((part) => part !== undefined);
  const own = Object.entries(condition).filter(([keyword]) => !KNOWN.has(keyword));
  return [...own, ...parts.flatMap(foreignTests)];
}

/** True if it is not known when the condition holds. */
export function isForeign(condition: Schema): boolean {
  return foreignTests(condition).some(([keyword]) => keyword !== '$comment');
}
