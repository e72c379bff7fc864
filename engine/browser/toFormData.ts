// A submission as a multipart body: one part per answer, named in bracket notation; a file stands where its answer names it.
import { isGroup } from '../core/path.ts';
import type { Answers } from '../core/types.ts';

/** The body of a submission. `fileOf` finds the bytes of an attachment by its id. */
export function toFormData(answers: Answers, fileOf: (id: string) => File | undefined): FormData {
  const body = new FormData();
  const append = (name: string, answer: unknown): void => {
    if (answer === undefined || answer === null) return;
    if (Array.isArray(answer)) {
      for (const [i, entry] of answer.entries()) append(`${name}[${i}]`, entry);
    } else if (isGroup(answer)) {
      const file = typeof answer.id === 'string' ? fileOf(answer.id) : undefined;
      if (file) body.append(name, file, file.name);
      else for (const [key, part] of Object.entries(answer)) append(name === '' ? key : `${name}[${key}]`, part);
    } else {
      body.append(name, String(answer));
    }
  };
  append('', answers);
  return body;
}
