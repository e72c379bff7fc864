/** The first is that of a browser which names those after it, too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** `Firefox, Windows` from a `User-Agent` header; one that says neither is shortened. */
export function browserName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([sign]) => userAgent.includes(sign))?.[1] ?? []);
  return named.length > 0 ? named.join(', ') : userAgent.slice(0, 60);
}
