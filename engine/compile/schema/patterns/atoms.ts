/** The source of what matches one character of a pattern: a class, a property, an escape or a character. */
export const ATOM = String.raw`(?:\[(?:\\.|[^\]\\])+\]|\\[pP]\{[^}]*\}|\\.|[^\\()[\]{}.*+?|^$])`;
