// Texts that were typed and not saved, kept in the browser's local storage at every key, so that a reload or a crash costs
// nothing. Where the browser refuses storage, the maintainer is told.

export interface Unsaved {
  readonly text: string;
  /** What the file held when the text was begun. */
  readonly before: string;
}

const keyOf = (file: string) => `studio ${file}`;

/** The unsaved text of a file, if there is one. */
export function readUnsaved(file: string): Unsaved | undefined {
  const kept = allowed(() => localStorage.getItem(keyOf(file)));
  return kept ? (JSON.parse(kept) as Unsaved) : undefined;
}

/** Keeps the text in place of an earlier one; without a text there is none any more. False where the browser keeps nothing. */
export function keepUnsaved(file: string, unsaved: Unsaved | undefined): boolean {
  const kept = allowed(() => {
    if (unsaved) localStorage.setItem(keyOf(file), JSON.stringify(unsaved));
    else localStorage.removeItem(keyOf(file));
    return true;
  });
  return kept ?? false;
}

/** What `work` gives; undefined where the browser refuses its storage. */
function allowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
