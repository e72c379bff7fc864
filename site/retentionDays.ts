/**
 * For how many days the school keeps an application at most: what the page on privacy promises, and what the service
 * keeps (the build hands it over). The setting RETENTION_DAYS, when the site is built, takes its place.
 */
export const retentionDays = Number(import.meta.env.RETENTION_DAYS || 730);
