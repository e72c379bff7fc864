/** A series of pseudo-random numbers from 0 to 1, the same for the same seed, so that a run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the constants of Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
