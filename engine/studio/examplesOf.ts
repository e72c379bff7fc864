// What stands in a form's examples/ folder, in one shape: answers, and exactly the messages that they raise. Pure, so that
// tests in a browser can hand in `import.meta.glob('/forms/*/examples/**/*.json')`, and tests in Node what they read.
import type { Answers } from '../core/index.ts';
import { applyChange, type Change } from './applyChange.ts';

export interface Example {
  /** The form's id. */
  readonly form: string;
  /** `minimal`, `maximal` or e.g. `refused/family-email-invalid`. */
  readonly name: string;
  readonly answers: Answers;
  /** Messages by field name; none for an accepted example. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A file in `refused/`: answers of its own, or those of an accepted example with a change. */
type Refused = { readonly errors: Readonly<Record<string, string>> } & (
  | { readonly answers: Answers }
  | { readonly from: string; readonly change: Change }
);

const PLACE = /(?<form>[^/]+)\/examples\/(?<name>.+)\.json$/;

/** All examples among `files`, which are JSON values by path. */
export function examplesOf(files: Readonly<Record<string, unknown>>): readonly Example[] {
  return Object.keys(files)
    .sort()
    .flatMap((file) => {
      const { form, name } = PLACE.exec(file)?.groups ?? {};
      return form === undefined || name === undefined ? [] : [exampleAt(files, file, form, name)];
    });
}

function exampleAt(files: Readonly<Record<string, unknown>>, file: string, form: string, name: string): Example {
  if (!name.startsWith('refused/')) return { form, name, answers: files[file] as Answers, errors: {} };
  const refused = files[file] as Refused;
  if ('answers' in refused) return { form, name, answers: refused.answers, errors: refused.errors };
  const from = files[file.replace(`${name}.json`, `${refused.from}.json`)] as Answers | undefined;
  if (!from) throw new Error(`${file} starts from "${refused.from}", which is no example of ${form}.`);
  return { form, name, answers: applyChange(from, refused.change), errors: refused.errors };
}
