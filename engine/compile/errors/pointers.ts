// Comparisons of JSON Pointers, which say where a finding is.

/** True for `around` itself and for every place below it. */
export function isWithin(pointer: string, around: string): boolean {
  return pointer === around || pointer.startsWith(`${around}/`);
}

/** The pointer without its last key: that of the object or list in which the part stands. For the whole document, the same. */
export function holderOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}
