/** Storage that is refused, full, lost or silent is the same to the visitor: `otherwise` stands for that. */
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
