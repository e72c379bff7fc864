/**
 * The form in which two addresses of the site are compared: addresses that differ only in case, or in slashes at the end,
 * lead to the same page. `path` begins with a slash and has no query.
 */
export function normaliseAddress(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}
