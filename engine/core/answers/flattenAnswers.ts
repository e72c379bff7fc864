import { toName, toPath } from '../model/path.ts';
import { isRecord } from '../model/schema.ts';

// For lists of answers by name, e.g. those that a new version of the form has no question for.

export interface FlatAnswer {
  readonly name: string;
  /** Text, number, true or false; a file as its name. */
  readonly answer: string;
}

/** The single answers within `answer`, whose own name is `name`. A file is one answer, by its file name; blank ones are left out. */
export function flattenAnswers(name: string, answer: unknown): readonly FlatAnswer[] {
  if (answer === undefined || answer === null || answer === '') return [];
  if (typeof answer !== 'object') return [{ name, answer: String(answer) }];
  const { name: file, size } = answer as { readonly name?: unknown; readonly size?: unknown };
  if (typeof file === 'string' && typeof size === 'number') return [{ name, answer: file }];
  const parts = Array.isArray(answer) ? answer.entries() : isRecord(answer) ? Object.entries(answer) : [];
  return [...parts].flatMap(([key, part]) => flattenAnswers(toName([...toPath(name), key]), part));
}
