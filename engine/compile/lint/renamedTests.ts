import { formatPointer } from '../../core/index.ts';
import type { Meant } from '../errors/definitionError.ts';

/**
 * What is meant by a condition on a misspelt name: the condition with the right one, wherever it has the wrong one.
 * @param namedAt where the condition names it, as keys below its `if` (`fieldReferences`)
 */
export function renamedTests(namedAt: readonly (readonly (string | number)[])[], name: string): Meant {
  const places = namedAt.map((keys) => ['if', ...keys]);
  const inTests = places.filter((keys) => keys.at(-2) === 'properties');
  const required = places.filter((keys) => keys.at(-2) === 'required');
  return {
    moves: inTests.map((keys) => [formatPointer(keys), formatPointer(keys.with(-1, name))]),
    values: Object.fromEntries(required.map((keys) => [formatPointer(keys), name])),
    isLikely: true,
  };
}
