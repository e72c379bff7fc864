/**
 * Origin of the intake that the pages post to; empty for the pages' own. The setting VITE_INTAKE_BASE, when the site is
 * built, names it where the pages are served from elsewhere.
 */
export const intakeBase = import.meta.env.VITE_INTAKE_BASE ?? '';
