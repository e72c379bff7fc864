/** The result of `work`, or `otherwise` where it fails with a `DOMException`: storage is refused, full, lost or timed out. */
export async function orRefused<T, const Otherwise>(
  work: () => Promise<T>,
  otherwise: Otherwise,
): Promise<T | Otherwise> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}
