// The build puts a hash of the content, eight characters, into the names of what lies in `assets/`: such a file never
// changes. A word or a date at a name's end looks alike but for capitals; taken for a hash, it would stay for a year.
// A page is asked for anew each time (a 304 if it is the same); what is neither may be an hour old.
const HASHED = /[/\\]assets[/\\][^/\\]+-(?=[\w-]*[A-Z_])[\w-]{8}\.\w+$/;

/** The Cache-Control header of a file in the public folder, compressed or not. */
export function cacheControl(file: string): string {
  const name = file.replace(/\.(br|gz)$/, '');
  if (HASHED.test(name)) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
