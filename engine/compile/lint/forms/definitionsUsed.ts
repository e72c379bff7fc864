// A part under `$defs` or `definitions` is asked only where a `$ref` leads to it from a step; one that nothing leads to would be edited without effect.
// Files outside of the form's folder are not judged, because other forms may refer to what this one does not.
import path from 'node:path';
import { formatPointer, getIn, isRecord, parsePointer } from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { holderOf } from '../../errors/pointers.ts';
import { readJsonFile, rootPosition } from '../../read/jsonFile.ts';
import { targetOf } from '../../read/refTarget.ts';
import { type Position, positionBelow } from '../../schema/positions.ts';
import { questionsReplaced } from '../questionsReplaced.ts';
import type { Rule } from '../rule.ts';

const KEYWORDS = ['$defs', 'definitions'];
/** What a `$ref` says, which may stand under a misspelt `$ref`. */
const REFERENCE = /^(?=\S)(?:[\w./-]+\.json)?(?:#\S*)?$/;

/** Where something stands, or where a reference leads. */
interface At {
  readonly file: string;
  readonly pointer: string;
}

/** A `$defs` or `definitions`, and the parts that are named in it. */
interface Holder {
  readonly at: At;
  readonly parts: readonly At[];
}

/** All that the rule reads of the form's files. A `$ref` whose target does not exist, and one under another key, has no `to`. */
interface Found {
  readonly holders: Holder[];
  readonly refs: { readonly from: At; readonly to: At | undefined }[];
  /** Files that a `$ref` leads to and that cannot be read. */
  readonly unread: ReadonlySet<string>;
}

export const definitionsUsed: Rule = function* (definition) {
  yield* questionsReplaced(definition);
  const { files, folder, toUnread } = definition;
  const found: Found = { holders: [], refs: [], unread: new Set(toUnread.values()) };
  for (const file of files.filter((one) => one.endsWith('.json')))
    collect(readJsonFile(file).value, { file, pointer: '' }, rootPosition(file), found);
  // The rule `refsResolve` reports a `$ref` without a target. It may be a misspelt name of a part that then looks unused.
  if (found.refs.some(({ to }) => to === undefined)) return;
  const used = usedParts(found);
  for (const { at, parts } of found.holders) {
    if (path.dirname(at.file) !== folder) continue;
    const unused = parts.filter((part) => !used.has(part));
    for (const part of unused.length === parts.length ? [at] : unused) yield faultOf(part);
  }
};

function faultOf({ file, pointer }: At): Finding {
  const name = String(parsePointer(pointer).at(-1));
  const problem = `No "$ref" leads to ${KEYWORDS.includes(name) ? `anything under "${name}"` : `"${name}"`} from what is asked.`;
  const place = readJsonFile(file).place(pointer);
  return { place, problem, repair: 'Remove it, or refer to it.' };
}

function collect(part: unknown, at: At, position: Position, found: Found): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) {
    const below = { ...at, pointer: at.pointer + formatPointer([key]) };
    if (key === '$ref' && typeof inner === 'string') {
      const to = targetOf(inner, at.file);
      const isRead = 'file' in to && !found.unread.has(to.file);
      const leads = isRead && getIn(readJsonFile(to.file).value, parsePointer(to.pointer)) !== undefined;
      found.refs.push({ from: at, to: leads ? to : undefined });
    } else if (position === 'schema' && typeof inner === 'string' && REFERENCE.test(inner)) {
      found.refs.push({ from: at, to: undefined });
    }
    if (position === 'schema' && KEYWORDS.includes(key) && isRecord(inner)) {
      const parts = Object.keys(inner).map((name) => ({ ...at, pointer: below.pointer + formatPointer([name]) }));
      found.holders.push({ at: below, parts });
    }
    collect(inner, below, positionBelow(position, key), found);
  }
}

/** The parts that what is asked refers to, and those that these refer to in turn. A `$ref` to something inside a part uses the part. */
function usedParts({ holders, refs }: Found): ReadonlySet<At> {
  const parts = new Map(holders.flatMap((holder) => holder.parts).map((part) => [nameOf(part), part]));
  const leading = new Map<At | undefined, (At | undefined)[]>();
  for (const { from, to } of refs) {
    const part = partAround(from, parts);
    const all = leading.get(part) ?? [];
    all.push(to && partAround(to, parts));
    leading.set(part, all);
  }
  const used = new Set<At>();
  const follow = (from: At | undefined) => {
    for (const part of leading.get(from) ?? []) {
      if (!part || used.has(part)) continue;
      used.add(part);
      follow(part);
    }
  };
  follow(undefined);
  return used;
}

function nameOf({ file, pointer }: At): string {
  return `${file}#${pointer}`;
}

/** The innermost of the parts that something stands in. */
function partAround({ file, pointer }: At, parts: ReadonlyMap<string, At>): At | undefined {
  const part = parts.get(nameOf({ file, pointer }));
  return part || pointer === '' ? part : partAround({ file, pointer: holderOf(pointer) }, parts);
}
