import * as facts from 'virtual:facts';

/**
 * For how many days at most the service keeps an application. The privacy page states it, and the build passes it to the service
 * in `dist/site.json`. The environment variable RETENTION_DAYS, read when the site is built, overrides that of facts.json.
 */
export const retentionDays = Number(facts.retentionDays);
