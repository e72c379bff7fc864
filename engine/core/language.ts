// The languages that a form can be read in. Definitions are written in English; the others stand beside them.

export type Language = 'en' | 'ar';

/** The language that definitions are written in. */
export const SOURCE: Language = 'en';

export const languages: readonly Language[] = ['en', 'ar'];

/** Every language that is not the definitions' own. */
export const translations: readonly Language[] = languages.filter((language) => language !== SOURCE);
