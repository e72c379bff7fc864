// What was found in a form last is valid as long as the files that it was read from are the same: one action of the studio, and one
// `check --mend`, asks for the findings of the same files up to ten times.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Definition } from './definition.ts';
import { notingReads, siblingFiles } from './jsonFile.ts';
import { keepRecent } from './recent.ts';

interface Known<Checked> {
  readonly checked: Checked;
  /** Limits may count from today. */
  readonly day: string;
  /** The content of the files that were read. */
  readonly read: ReadonlyMap<string, Buffer>;
  /** The names of the JSON files in their folders: a check also asks which files there are. */
  readonly names: ReadonlyMap<string, string>;
}

/** A definition with all that is derived from it takes about a megabyte. */
const MOST = 24;

const last = new Map<string, Known<unknown>>();

/** What `check` returned last for the key while its files are as they were then. A form with a file that cannot be read is checked again. */
export function unlessChecked<Checked extends { readonly definition?: Definition }>(
  key: string,
  check: () => Checked,
): Checked {
  const known = last.get(key) as Known<Checked> | undefined;
  if (known && isAsItWas(known)) return known.checked;
  const day = today();
  const { result: checked, read } = notingReads(check);
  last.delete(key);
  const { definition } = checked;
  if (!definition) return checked;
  const folders = [...read.keys(), definition.factsFile].map((file) => path.dirname(file));
  keepRecent(last, key, { checked, day, read, names: new Map(folders.map((one) => [one, namesIn(one)])) }, MOST);
  return checked;
}

function isAsItWas({ day, read, names }: Known<unknown>): boolean {
  return (
    day === today() &&
    [...names].every(([folder, all]) => namesIn(folder) === all) &&
    [...read].every(([file, bytes]) => existsSync(file) && bytes.equals(readFileSync(file)))
  );
}

const namesIn = (folder: string) => siblingFiles(path.join(folder, 'form.json')).join();

const today = () => new Date().toDateString();
