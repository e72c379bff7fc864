/**
 * `compute` with its results cached by the argument's identity in a WeakMap, so a result is freed with its argument. Only for
 * arguments that are never changed in place. The annotation lets the bundler leave out of a page what is memoised and not used there.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoise<A extends object, R extends object>(compute: (argument: A) => R): (argument: A) => R {
  const results = new WeakMap<A, R>();
  return (argument) => {
    let result = results.get(argument);
    if (result === undefined) {
      result = compute(argument);
      results.set(argument, result);
    }
    return result;
  };
}

/** {@link memoise} for two arguments. */
/* @__NO_SIDE_EFFECTS__ */
export function memoise2<A extends object, B extends object, R extends object>(
  compute: (first: A, second: B) => R,
): (first: A, second: B) => R {
  const byFirst = memoise((first: A) => memoise((second: B) => compute(first, second)));
  return (first, second) => byFirst(first)(second);
}
