import { type Answers, isRecord } from '../../core/index.ts';

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

/** Answers as a multipart request transmits them: blank entries, lists without entries and groups without answers are absent. */
export function withoutEmpty(answers: Answers): Answers {
  const parts = Object.entries(answers).map(([key, part]) => [key, transmitted(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)));
}

function transmitted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(transmitted).filter((part) => !isEmpty(part));
  return isRecord(value) ? withoutEmpty(value) : value;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}
