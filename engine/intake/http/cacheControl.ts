// Files in `assets/` whose name ends with the build's content hash (eight characters) never change: cached for a year. The
// pattern demands a capital or an underscore, or a word or date of eight characters would be taken for a hash. Pages are
// revalidated on each request (304 if unchanged), other files after an hour.
const HASHED = /[/\\]assets[/\\][^/\\]+-(?=[\w-]*[A-Z_])[\w-]{8}\.\w+$/;

/** The Cache-Control header of a file in the public folder, compressed or not. */
export function cacheControl(file: string): string {
  const name = file.replace(/\.(br|gz)$/, '');
  if (HASHED.test(name)) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
