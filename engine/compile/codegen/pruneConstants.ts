// Dead data elimination: ajv's standalone code contains every schema as a constant, but accesses few parts of it (messages of
// ajv-errors, `required` in loops, long lists of options). The other parts are removed. Where the code accesses a constant by a
// path of fixed keys, all below that path stays; where it uses the constant in any other way, the whole constant stays.
import type { SourceCode } from 'ajv/dist/types/index.js';

/** Removes the schemas from the sources' scopes and returns them by constant name, reduced to the parts that the code accesses. */
export function pruneConstants(sources: readonly SourceCode[]): ReadonlyMap<string, unknown> {
  const code = sources.map(({ validateCode }) => validateCode).join('\n');
  const names = new Set(sources.flatMap(({ scopeValues }) => [...(scopeValues.schema ?? [])]));
  for (const { scopeValues } of sources) delete scopeValues.schema;
  return new Map([...names].map(({ str, value }) => [str, reduceTo(value?.ref, pathsOf(str, code))]));
}

type Keys = readonly string[];

const KEY = /\.([A-Za-z_$][\w$]*)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g;

/** The paths of fixed keys by which the code accesses the constant of this name. */
function pathsOf(name: string, code: string): Keys[] {
  const uses = code.matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])((?:${KEY.source})*)`, 'g'));
  return [...uses].map(([, path = '']) =>
    [...path.matchAll(KEY)].map(([, plain, quoted = '']) => plain ?? String(JSON.parse(quoted))),
  );
}

/** `value` reduced to the paths; a list keeps its indices. */
function reduceTo(value: unknown, paths: readonly Keys[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isPart = (key: string | undefined) => key !== undefined && Object.keys(value).includes(key);
  if (!paths.every(([key]) => isPart(key))) return value;
  const below = (key: string) => paths.flatMap(([first, ...rest]) => (first === key ? [rest] : []));
  if (Array.isArray(value)) {
    return value.map((part, i) => (below(`${i}`).length > 0 ? reduceTo(part, below(`${i}`)) : 0));
  }
  const kept = Object.entries(value).filter(([key]) => below(key).length > 0);
  return Object.fromEntries(kept.map(([key, part]) => [key, reduceTo(part, below(key))]));
}
