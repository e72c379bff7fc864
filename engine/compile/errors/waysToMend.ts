// What maintainers do besides editing a file, in the words of both places in which they read findings: studio and terminal.

/** Carries out what is certain. */
export const MEND = 'press “Mend it” in the studio, or run npm run check -- --mend';

/** Takes translations as being as new as their English. */
export const CONFIRM =
  'press “All translations still say the same” in the studio, or run npm run check -- --translated';
