import { CONDITION_KEYWORDS, type Schema } from '../../core/index.ts';

const KNOWN = new Set<string>(CONDITION_KEYWORDS);

interface ForeignTest {
  /** Where it stands in the condition. */
  readonly keys: readonly (string | number)[];
  readonly keyword: string;
  readonly value: unknown;
}

/** The keywords of a condition that no condition can use. `matches` takes each to hold. */
export function foreignTests(condition: Schema, at: ForeignTest['keys'] = []): readonly ForeignTest[] {
  const { properties = {}, not, contains, allOf = [], anyOf = [] } = condition;
  const parts = [
    ...Object.entries(properties).map(([name, part]) => ({ keys: ['properties', name], part })),
    ...(not ? [{ keys: ['not'], part: not }] : []),
    ...(contains ? [{ keys: ['contains'], part: contains }] : []),
    ...allOf.map((part, i) => ({ keys: ['allOf', i], part })),
    ...anyOf.map((part, i) => ({ keys: ['anyOf', i], part })),
  ];
  const own = Object.entries(condition).filter(([keyword]) => !KNOWN.has(keyword));
  return [
    ...own.map(([keyword, value]) => ({ keys: [...at, keyword], keyword, value })),
    ...parts.flatMap(({ keys, part }) => foreignTests(part, [...at, ...keys])),
  ];
}

/** True if it is not known when the condition holds. */
export function isForeign(condition: Schema): boolean {
  return foreignTests(condition).some(({ keyword }) => keyword !== '$comment');
}
