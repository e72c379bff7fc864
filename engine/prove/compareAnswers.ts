/** True if two submissions are equal, apart from the order of keys and the ids that the service gives to files. */
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

/** Answers as a multipart request transmits them: lists without entries and groups without answers are absent. */
export function withoutEmpty<T>(answers: T): T {
  if (typeof answers !== 'object' || answers === null) return answers;
  const parts = Object.entries(answers)
    .map(([key, part]) => [key, withoutEmpty(part)] as const)
    .filter(([, part]) => typeof part !== 'object' || part === null || Object.keys(part).length > 0);
  return (Array.isArray(answers) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}
