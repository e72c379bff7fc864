/** True when two submissions say the same; files have ids of the service's own. */
export function sameAnswers(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(comparable);
  const entries = Object.entries(value).filter(([key]) => !(key === 'id' && 'size' in value));
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, comparable(part)]));
}
