/** Who else can be named as the author of an event, or as whom an application is assigned to. */
const RESERVED = ['parent', 'service', 'nobody'];

/** The canonical name of an account, e.g. `anna` for ` Anna`; undefined if `typed` cannot be one. */
export function readAccountName(typed: string): string | undefined {
  const name = typed.normalize('NFKC').trim().toLowerCase();
  return /^[a-z][a-z0-9._-]{0,39}$/.test(name) && !RESERVED.includes(name) ? name : undefined;
}
