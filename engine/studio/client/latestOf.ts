/**
 * Hands on what comes of the latest of several pieces of work; what comes of an earlier one is out of date by then, also where it takes
 * longer.
 * @returns a function to call with each of them
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
