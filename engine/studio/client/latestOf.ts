/**
 * Passes on the result of the promise that was given last. Promises can settle in another order than they were given: the result or error of
 * an earlier one is dropped, because a newer one stands for it.
 * @returns a function that takes each promise; it resolves when that promise is settled
 */
export function latestOf<Result>(
  onResult: (result: Result) => void,
  onError: (error: unknown) => void,
): (work: Promise<Result>) => Promise<void> {
  let latest: Promise<Result> | undefined;
  return async (work) => {
    latest = work;
    try {
      const result = await work;
      if (latest === work) onResult(result);
    } catch (error) {
      if (latest === work) onError(error);
    }
  };
}
