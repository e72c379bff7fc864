// A submission as a multipart body: one part per answer, named in bracket notation; an attachment is the bytes of its file.
import { type Answers, isRecord } from '../core/index.ts';

/**
 * The body of a submission. `fileOf` finds the bytes of an attachment by its id; one whose id is in `held` the service has
 * already, and it is sent as its id.
 */
export function toFormData(
  answers: Answers,
  fileOf: (id: string) => File | undefined,
  held: ReadonlySet<string> = new Set(),
): FormData {
  const body = new FormData();
  /** True if a part was appended. */
  const append = (name: string, answer: unknown): boolean => {
    if (answer === undefined || answer === null) return false;
    if (Array.isArray(answer)) {
      // An entry without answers has no parts; it takes no index, so that the list has no hole.
      let sent = 0;
      for (const entry of answer) if (append(`${name}[${sent}]`, entry)) sent += 1;
      return sent > 0;
    }
    if (isRecord(answer)) {
      const { id } = answer;
      if (typeof id === 'string' && held.has(id)) return append(name, id);
      const file = typeof id === 'string' ? fileOf(id) : undefined;
      if (!file) {
        const parts = Object.entries(answer).map(([key, part]) => append(name === '' ? key : `${name}[${key}]`, part));
        return parts.includes(true);
      }
      body.append(name, file, file.name);
    } else {
      body.append(name, String(answer));
    }
    return true;
  };
  append('', answers);
  return body;
}
