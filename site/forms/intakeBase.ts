/**
 * Origin of the intake that forms post to; empty if it is the pages' own origin. Set by the environment variable
 * VITE_INTAKE_BASE when the site is built.
 */
export const intakeBase = import.meta.env.VITE_INTAKE_BASE ?? '';
