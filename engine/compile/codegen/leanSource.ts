// ajv's standalone code carries every schema as a constant, though it looks at few of its parts: the words of ajv-errors,
// required names in a loop, long lists of options. What no code looks at is cut away. Nothing is guessed: a constant stays
// whole below every path of fixed keys by which some code reaches for it, and altogether where it is used otherwise.
import type { SourceCode } from 'ajv/dist/types/index.js';

/** Takes the schemas out of the functions' sources; returns them by name, cut down to what the code reaches for. */
export function leanSource(sources: readonly SourceCode[]): ReadonlyMap<string, unknown> {
  const code = sources.map(({ validateCode }) => validateCode).join('\n');
  const names = new Set(sources.flatMap(({ scopeValues }) => [...(scopeValues.schema ?? [])]));
  for (const { scopeValues } of sources) delete scopeValues.schema;
  return new Map([...names].map(({ str, value }) => [str, reached(value?.ref, pathsOf(str, code))]));
}

type Keys = readonly string[];

const KEY = /\.([A-Za-z_$][\w$]*)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g;

/** By which keys the code reaches into the constant of this name. */
function pathsOf(name: string, code: string): Keys[] {
  const uses = code.matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])((?:${KEY.source})*)`, 'g'));
  return [...uses].map(([, path = '']) =>
    [...path.matchAll(KEY)].map(([, plain, quoted = '']) => plain ?? String(JSON.parse(quoted))),
  );
}

/** What stands at the ends of the paths, with the way there; a list keeps its places. */
function reached(value: unknown, paths: readonly Keys[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isPart = (key: string | undefined) => key !== undefined && Object.keys(value).includes(key);
  if (!paths.every(([key]) => isPart(key))) return value;
  const below = (key: string) => paths.flatMap(([first, ...rest]) => (first === key ? [rest] : []));
  if (Array.isArray(value)) {
    return value.map((part, i) => (below(`${i}`).length > 0 ? reached(part, below(`${i}`)) : 0));
  }
  const kept = Object.entries(value).filter(([key]) => below(key).length > 0);
  return Object.fromEntries(kept.map(([key, part]) => [key, reached(part, below(key))]));
}
