// ajv's standalone code carries every schema as a constant, though it looks at few of its parts: the words of ajv-errors,
// required names in a loop, long lists of options. What no code looks at is cut away. Nothing is guessed: a constant stays
// whole below every path of fixed keys by which some code reaches for it, and altogether where it is used otherwise.
import { stringify } from 'ajv';
import type { SourceCode } from 'ajv/dist/types/index.js';

/** Takes the schemas out of the functions' sources; returns them as constants, cut down to what the code reaches for. */
export function leanSource(sources: readonly SourceCode[]): string {
  const code = sources.map(({ validateCode }) => validateCode).join('\n');
  const names = new Set(sources.flatMap(({ scopeValues }) => [...(scopeValues.schema ?? [])]));
  for (const { scopeValues } of sources) delete scopeValues.schema;
  const constants = [...names].map(
    ({ str, value }) => `const ${str}=${stringify(reached(value?.ref, pathsOf(str, code)))};`,
  );
  return constants.join('\n');
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
  const part = ([key, inner]: [string, unknown]) => [key, reached(inner, below(key))] as const;
  const kept = Object.entries(value)
    .filter(([key]) => below(key).length > 0)
    .map(part);
  if (!Array.isArray(value)) return Object.fromEntries(kept);
  return value.map((_, i) => kept.find(([key]) => Number(key) === i)?.[1] ?? 0);
}
