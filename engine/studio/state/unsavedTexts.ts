// Unsaved texts, stored in the browser's local storage on every change, so that a reload or a crash loses nothing. A browser
// may refuse its storage; the caller then warns the maintainer.

export interface Unsaved {
  readonly text: string;
  /** The file's content when editing began. */
  readonly before: string;
}

const keyOf = (file: string) => `studio ${file}`;

/** The unsaved text of a file, if there is one. */
export function readUnsaved(file: string): Unsaved | undefined {
  const stored = tryStorage(() => localStorage.getItem(keyOf(file)));
  // Written below.
  return stored ? (JSON.parse(stored) as Unsaved) : undefined;
}

/** Stores the unsaved text of a file, or removes it if undefined. Returns false if the browser refuses storage. */
export function storeUnsaved(file: string, unsaved: Unsaved | undefined): boolean {
  const isStored = tryStorage(() => {
    if (unsaved) localStorage.setItem(keyOf(file), JSON.stringify(unsaved));
    else localStorage.removeItem(keyOf(file));
    return true;
  });
  return isStored ?? false;
}

/** The result of `access`; undefined if the browser refuses its storage. */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
