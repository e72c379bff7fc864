/** More than the files of any project that are read at each check; their texts take some 20 MB. */
const MOST = 3000;

/** Sets an entry of a cache as its latest, and removes the one that was set longest ago once it has too many. */
export function keepRecent<K, V>(cache: Map<K, V>, key: K, value: V, most = MOST): void {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
}

/**
 * `compute` with its results for the texts that it was given last. A text has one result wherever it stands: the studio checks a new
 * copy of all files at each change.
 */
export function recent<R extends object>(compute: (text: string) => R): (text: string) => R {
  const results = new Map<string, R>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    keepRecent(results, text, result);
    return result;
  };
}
