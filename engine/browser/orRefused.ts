/** Storage that is refused, full or gone is the same to the visitor: nothing is kept, and `otherwise` stands for that. */
export async function orRefused<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException || !globalThis.indexedDB) return otherwise;
    throw error;
  }
}
