// What stands under `$defs` or `definitions` has an effect only where a `$ref` leads to it from something that is asked. Files outside of the
// form's folder are shared with other forms, and are not judged.
import path from 'node:path';
import { formatPointer, getIn, isRecord, parsePointer } from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { readJsonFile, rootPosition } from '../../read/jsonFile.ts';
import { targetOf } from '../../read/refTarget.ts';
import { type Position, positionBelow } from '../../schema/positions.ts';
import type { Rule } from '../rule.ts';

const KEYWORDS = ['$defs', 'definitions'];

/** Where something stands, or where a reference leads. */
interface At {
  readonly file: string;
  readonly pointer: string;
}

/** What is read of the files: each part under `$defs`, and each `$ref`, with nothing as `to` if it leads nowhere. */
interface Found {
  readonly parts: At[];
  readonly refs: { readonly from: At; readonly to: At | undefined }[];
}

export const definitionsUsed: Rule = function* ({ files, folder }) {
  const found: Found = { parts: [], refs: [] };
  for (const file of files.filter((one) => one.endsWith('.json')))
    collect(readJsonFile(file).value, { file, pointer: '' }, rootPosition(file), found);
  // The rule `refsResolve` reports it; a part that is not used may be what was meant.
  if (found.refs.some(({ to }) => to === undefined)) return;
  const used = usedParts(found);
  const own = found.parts.filter(({ file }) => path.dirname(file) === folder);
  for (const [{ file, pointer }, parts] of byHolder(own)) {
    const unused = parts.filter((part) => !used.has(part));
    const all = unused.length === parts.length ? [{ file, pointer }] : unused;
    for (const part of all) yield faultOf(part);
  }
};

function faultOf({ file, pointer }: At): Finding {
  const name = String(parsePointer(pointer).at(-1));
  const problem = `No "$ref" leads to ${KEYWORDS.includes(name) ? `anything under "${name}"` : `"${name}"`} from what is asked.`;
  const place = readJsonFile(file).place(pointer);
  return { place, problem, repair: 'Remove it, or refer to it.', mend: [{ file, pointer, value: undefined }] };
}

function collect(part: unknown, at: At, position: Position, found: Found): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) {
    const below = { ...at, pointer: at.pointer + formatPointer([key]) };
    if (key === '$ref' && typeof inner === 'string') {
      const to = targetOf(inner, at.file);
      const leads = 'file' in to && getIn(readJsonFile(to.file).value, parsePointer(to.pointer)) !== undefined;
      found.refs.push({ from: at, to: leads ? to : undefined });
    }
    if (position === 'schema' && KEYWORDS.includes(key) && isRecord(inner))
      for (const name of Object.keys(inner))
        found.parts.push({ ...below, pointer: below.pointer + formatPointer([name]) });
    collect(inner, below, positionBelow(position, key), found);
  }
}

/** The parts that a reference leads to, or into, from outside of all parts or from a part that is used. */
function usedParts({ parts, refs }: Found): ReadonlySet<At> {
  const partOf = (one: At | undefined) => one && parts.findLast((part) => isInside(one, part));
  const used = new Set<At>();
  const follow = (from: At | undefined) => {
    for (const ref of refs) {
      const part = partOf(ref.to);
      if (partOf(ref.from) !== from || !part || used.has(part)) continue;
      used.add(part);
      follow(part);
    }
  };
  follow(undefined);
  return used;
}

/** Parts that stand under the same keyword, by where that is. */
function byHolder(parts: readonly At[]): Map<At, At[]> {
  const holders = new Map<string, [At, At[]]>();
  for (const part of parts) {
    const holder = { ...part, pointer: formatPointer(parsePointer(part.pointer).slice(0, -1)) };
    const key = `${holder.file}#${holder.pointer}`;
    const known = holders.get(key) ?? [holder, []];
    known[1].push(part);
    holders.set(key, known);
  }
  return new Map(holders.values());
}

function isInside(one: At, part: At): boolean {
  return one.file === part.file && `${one.pointer}/`.startsWith(`${part.pointer}/`);
}
