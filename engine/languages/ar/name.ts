/** The language's own name. */
export const name = 'العربية';
