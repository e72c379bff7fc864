// Where the parts of a regular expression end.

/** The end of the group that begins at `at`. */
export function groupEnd(source: string, at: number): number {
  let depth = 0;
  for (let i = at; i < source.length; i = tokenEnd(source, i)) {
    if (source[i] === '(') depth++;
    if (source[i] === ')' && --depth === 0) return i + 1;
  }
  return source.length;
}

/** The end of the escape, class or character that begins at `at`. */
export function tokenEnd(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] !== '[') return at + 1;
  let i = at + 1;
  while (i < source.length && source[i] !== ']') i += source[i] === '\\' ? 2 : 1;
  return i + 1;
}
