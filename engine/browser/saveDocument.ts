// Saves a document on the device as a download.

/** Milliseconds until the object URL is revoked; browsers read it after `click()` has returned. */
const REVOKE_AFTER_MS = 60_000;

/** Saves `content` as JSON under `fileName`. Throws when the browser refuses. */
export function saveDocument(fileName: string, content: unknown): void {
  saveText(fileName, JSON.stringify(content, null, 2));
}

/** Saves JSON text under `fileName`. Throws when the browser refuses. */
export function saveText(fileName: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
