// The files of a form's examples/ folder in one shape: answers, and the exact messages of their errors. Pure: tests in a
// browser pass `import.meta.glob('/forms/*/examples/**/*.json')`, the dev server and tests in Node pass the files they read.
import { type Answers, isRecord, recordOf } from '../../core/index.ts';
import { applyChange, type Change } from './applyChange.ts';
import { daysWritten } from './daysWritten.ts';

export interface Example {
  /** The form's id. */
  readonly form: string;
  /** `minimal`, `maximal` or e.g. `refused/family-email-invalid`. */
  readonly name: string;
  readonly answers: Answers;
  /** Messages by field name; empty for an accepted example. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A file in `refused/`: its own answers, or those of an accepted example with a change. */
type Refused = { readonly errors: Readonly<Record<string, string>> } & (
  | { readonly answers: Answers }
  | { readonly from: string; readonly change: Change }
);

const EXAMPLE_FILE = /(?<form>[^/]+)\/examples\/(?<name>.+)\.json$/;

/** All examples among `files`, which are JSON values by path. */
export function examplesOf(written: Readonly<Record<string, unknown>>): readonly Example[] {
  const files = daysWritten(written);
  return Object.keys(files)
    .sort()
    .flatMap((file) => {
      const { form, name } = EXAMPLE_FILE.exec(file)?.groups ?? {};
      return form === undefined || name === undefined ? [] : [exampleAt(files, file, form, name)];
    });
}

function exampleAt(files: Readonly<Record<string, unknown>>, file: string, form: string, name: string): Example {
  if (!name.startsWith('refused/')) return { form, name, answers: recordOf(files[file]), errors: {} };
  const refused = files[file];
  if (!isRefused(refused)) throw new Error(`${file} has no "errors".`);
  if ('answers' in refused) return { form, name, answers: refused.answers, errors: refused.errors };
  const from = files[file.replace(`${name}.json`, `${refused.from}.json`)];
  if (!isRecord(from)) throw new Error(`${file}: "from" names "${refused.from}", which is not an example of ${form}.`);
  return { form, name, answers: applyChange(from, refused.change), errors: refused.errors };
}

function isRefused(file: unknown): file is Refused {
  return isRecord(file) && isRecord(file.errors) && ('answers' in file || 'from' in file);
}
