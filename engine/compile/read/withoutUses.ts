// On the last level of a part that repeats within itself, the list or group with the next level is not asked. A condition that requires
// it does not hold there, and what is computed from it alone is not asked either.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from '../normalise/dependencyCases.ts';

/** @param gone names of questions that the part no longer has */
export function withoutUses(part: Json, gone: readonly string[]): Json {
  const { allOf, properties, ...own } = part;
  const isOver = requires(own, gone);
  const { if: _condition, then: _then, else: otherwise, ...others } = own;
  const parts = [...(Array.isArray(allOf) ? allOf : []), ...(isOver && isRecord(otherwise) ? [otherwise] : [])];
  const left = parts.flatMap((one) => (requires(one, gone) ? (recordOf(one).else ?? []) : [one]));
  return {
    ...(isOver ? others : own),
    ...(properties !== undefined && { properties: withoutComputed(recordOf(properties), gone) }),
    ...(left.length > 0 && { allOf: left }),
  };
}

/** True for a condition that needs an answer to what is gone. */
function requires(part: unknown, gone: readonly string[]): boolean {
  const { required } = recordOf(recordOf(part).if);
  return Array.isArray(required) && required.some((name) => gone.includes(name));
}

function withoutComputed(properties: Json, gone: readonly string[]): Json {
  const left = Object.entries(properties).flatMap(([name, question]) => {
    const computed = isRecord(question) && isRecord(question.computed) ? question.computed : {};
    const kept = Object.entries(computed).map(([key, named]) => [key, withoutNames(key, named, gone)] as const);
    if (kept.every(([key, named]) => named === computed[key])) return [[name, question]];
    if (kept.some(([, named]) => named === undefined)) return [];
    return [[name, { ...recordOf(question), computed: Object.fromEntries(kept) }]];
  });
  const all: Json = Object.fromEntries(left);
  const further = Object.keys(properties).filter((name) => !Object.hasOwn(all, name));
  return further.length > 0 ? withoutComputed(all, further) : all;
}

/** What a computation names, without what is gone; undefined where nothing can be computed of the rest. */
function withoutNames(key: string, named: unknown, gone: readonly string[]): unknown {
  const isGone = (name: unknown) => typeof name === 'string' && gone.includes(name.split('/')[0] ?? '');
  if (key === 'count' || key === 'pick') return isGone(named) ? undefined : named;
  if (!Array.isArray(named) || !named.some(isGone)) return named;
  const left = named.filter((name) => !isGone(name));
  return key === 'difference' || left.length === 0 ? undefined : left;
}
