/** Answers as they arrive: a list without entries, or an entry without answers, has no parts in a request. */
export function asSent<T>(answers: T): T {
  if (typeof answers !== 'object' || answers === null) return answers;
  const parts = Object.entries(answers)
    .map(([key, part]) => [key, asSent(part)] as const)
    .filter(([, part]) => typeof part !== 'object' || part === null || Object.keys(part).length > 0);
  return (Array.isArray(answers) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}
